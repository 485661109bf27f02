import { editionOf } from '@stamtafel/games';
import type { Match, Seat } from '@stamtafel/kernel';
import { seedOf } from '@stamtafel/kernel';
import type { Body, Made } from './entry.ts';
import type { ReadEntry } from './log-entries.ts';
import { matchOf } from './matches.ts';
import { beginPlay, carryOut, goneBack, hasHash, type Play, type TakenBack } from './play.ts';
import { Standing } from './standing.ts';
import { chairOf, isHost, type Orders, type SeatState, sitting, type TableState } from './state.ts';
import { newTime, type Time } from './time.ts';

/** What a table needs besides its own past. */
export interface Surroundings {
  /** The secret of the shuffles; in the log it is sealed. */
  unseal(table: string, sealed: string): string;
}

/** A replay of the log leads elsewhere than the match did: the table must not be played on. Names no card. */
export class Astray extends Error {
  override name = 'Astray';
}

/** Folds entries into a table. `plain` leaves out the match itself: enough to know who sits where. */
export class Fold {
  table: TableState | undefined;
  readonly standing = new Standing();
  readonly #id: string;
  readonly #around: Surroundings;
  readonly #plain: boolean;

  constructor(id: string, around: Surroundings, { plain = false } = {}) {
    this.#id = id;
    this.#around = around;
    this.#plain = plain;
  }

  add({ at, body }: ReadEntry): void {
    if (body.is === 'made') {
      this.table = newTable(this.#id, body, at);
      return;
    }
    if (this.table === undefined) throw new Astray('the first entry does not make a table');
    this.table = this.#plain
      ? applyPlain(this.table, body)
      : apply(this.table, body, at, this.standing, this.#around);
    this.standing.follow(body);
  }
}

export function newTable(id: string, made: Made, at: number): TableState {
  return withPeople({
    id,
    made,
    madeAt: at,
    touched: at,
    options: made.options,
    phase: 'gathering',
    seats: made.seats.map((plan, i) => ({
      ...vacant,
      ...plan,
      invite: made.invites[i] ?? undefined,
    })),
    sat: made.sat ?? made.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    orders: made.seats.map(() => ({})),
    key: made.key,
    play: undefined,
    seenBy: made.seats.map(() => []),
    barred: made.barred ?? [],
    sent: (made.barred ?? []).map((person, n) => ({ n, seat: undefined, people: [person] })),
    people: [],
    next: undefined,
    nextBy: undefined,
  });
}

/** After anyone has come or gone. */
const withPeople = (table: TableState): TableState => ({
  ...table,
  people: [...new Set([table.made.host, ...sitting(table)])],
});

const vacant: SeatState = {
  kind: 'open',
  person: undefined,
  name: '',
  playsFor: undefined,
  level: undefined,
  kept: false,
  words: undefined,
  invite: undefined,
};

type Happening = Exclude<Body, Made>;

/**
 * The table after an entry; throws `Astray` if the log and the rules disagree, `Refused` if an answer was never
 * allowed.
 */
export function apply(
  table: TableState,
  body: Happening,
  at: number,
  standing: Standing,
  around: Surroundings,
): TableState {
  switch (body.is) {
    case 'started':
      return agreed(withPlay(touched(table, body, at), freshPlay(dealt(table), around, at), at), body);
    case 'moved':
      return agreed(withPlay(table, carryOut(playOf(table), body, at), at), body);
    case 'undone':
      return agreed(withPlay(table, playWithout(table, standing, body, at, around), at), body);
    case 'paused':
      return withTime(touched(table, body, at), (time) => ({ ...time, left: body.left ?? time.left }));
    case 'resumed':
      return withTime(touched(table, body, at), (time) => ({ ...time, since: time.since.map(() => at) }));
    case 'ordered':
    case 'invited':
    case 'locked':
    case 'sentAway':
    case 'letBack':
      // Concerns nobody else, so the table does not count as touched.
      return applyPlain(table, body);
    default:
      return touched(table, body, at);
  }
}

/** After something that everyone may know at once. */
const touched = (table: TableState, body: Happening, at: number): TableState => ({
  ...applyPlain(table, body),
  touched: at,
});

function agreed(table: TableState, body: { readonly state: string }): TableState {
  if (!hasHash(playOf(table).state, body.state))
    throw new Astray('a replay does not lead where the match was');
  return table;
}

function playOf({ play }: TableState): Play {
  if (play === undefined) throw new Astray('there is no match at this table');
  return play;
}

/** The cards are dealt: what is fair for those who sit there now holds for the whole match (SV-805). */
export const dealt = (table: TableState): TableState => ({
  ...table,
  phase: 'playing',
  seenBy: table.seats.map(({ person, playsFor }) => [playsFor ?? person ?? []].flat()),
  options:
    editionOf(table.made.game)?.seating?.options(table.made.options, table.seats.map(chairOf)) ??
    table.made.options,
});

/** When the match is over, so is the table. */
export const withPlay = (table: TableState, play: Play, at: number): TableState => ({
  ...table,
  play,
  phase: play.outcome ? 'over' : table.phase,
  touched: play.outcome ? at : table.touched,
});

const withTime = (table: TableState, change: (time: Time) => Time): TableState => {
  const { play } = table;
  return play?.time === undefined ? table : { ...table, play: { ...play, time: change(play.time) } };
};

export const freshPlay = (table: TableState, around: Surroundings, at: number): Play =>
  beginPlay(matchOfTable(table), seedOfTable(table, around), freshTime(table, at));

function freshTime({ made: { clock }, seats }: TableState, at: number): Time | undefined {
  if (clock.kind === 'none') return undefined;
  return newTime(seats.length, at, clock.kind === 'match' ? seats.map(() => clock.seconds * 1000) : []);
}

export const seedOfTable = ({ id, made, seats }: TableState, around: Surroundings): string =>
  seedOf(
    around.unseal(id, made.secret),
    seats.map(({ words }) => words ?? ''),
  );

export const matchOfTable = ({ made, options }: TableState): Match =>
  matchOf({ game: made.game, rules: made.rules, seats: made.seats.length, options });

/** The match after something is taken back. */
export function playWithout(
  table: TableState,
  standing: Standing,
  undone: TakenBack,
  at: number,
  around: Surroundings,
): Play {
  const { clock } = table.made;
  const increment = clock.kind === 'match' ? clock.increment * 1000 : 0;
  const without = standing.without(undone, () => beginPlay(matchOfTable(table), seedOfTable(table, around)));
  return goneBack(playOf(table), without, undone, { gone: standing.gone(undone), when: at, increment });
}

/** Everything but the match itself. */
function applyPlain(table: TableState, body: Happening): TableState {
  switch (body.is) {
    case 'took':
      return seenFrom(
        withSitter(table, body.seat, {
          kind: 'person',
          person: body.person,
          name: body.name,
          playsFor: body.playsFor,
        }),
        body.seat,
        body.playsFor ?? body.person,
      );
    case 'left':
      return withSitter(table, body.seat, {});
    case 'removed':
      return withSent(withSitter(table, body.seat, {}), sentFrom(table, body.seat), body.seat);
    case 'sentAway':
      return withSent(table, [body.person]);
    case 'letBack':
      return withoutSent(table, body.n);
    case 'seated':
      return withSitter(table, body.seat, { kind: 'bot', level: body.level });
    case 'kept':
      return withSeat(table, body.seat, { kept: true, level: body.level });
    case 'returned':
      return withSeat(table, body.seat, { kept: false, level: undefined });
    case 'invited':
      return withSeat(table, body.seat, { invite: body.invite });
    case 'locked':
      return { ...table, key: body.key };
    case 'renamed':
      return {
        ...table,
        seats: table.seats.map((seat) => (seat.person === body.person ? { ...seat, name: body.name } : seat)),
      };
    case 'contributed':
      return withSeat(table, body.seat, { words: body.words });
    case 'ordered':
      return { ...table, orders: table.orders.with(body.seat, ordersAfter(table.orders[body.seat], body)) };
    case 'started':
      return dealt(table);
    case 'resumed':
      return { ...table, phase: 'playing' };
    case 'paused':
      return { ...table, phase: 'paused' };
    case 'ended':
      return { ...table, phase: 'over' };
    case 'rematched':
      return { ...table, next: body.next, nextBy: body.seat };
    case 'moved':
    case 'undone':
      return table;
  }
}

const withSeat = (table: TableState, seat: Seat, change: Partial<SeatState>): TableState => ({
  ...table,
  seats: table.seats.map((before, i) => (i === seat ? { ...before, ...change } : before)),
});

const withSent = (table: TableState, people: readonly string[], seat?: Seat): TableState =>
  people.length === 0
    ? table
    : {
        ...table,
        barred: [...table.barred, ...people],
        sent: [...table.sent, { n: (table.sent.at(-1)?.n ?? -1) + 1, seat, people }],
      };

/** Whoever was sent away more than once is let back in once for all. */
function withoutSent(table: TableState, n: number): TableState {
  const back = table.sent.find((one) => one.n === n)?.people ?? [];
  const stays = (person: string): boolean => !back.includes(person);
  const sent = table.sent.map((one) => ({ ...one, people: one.people.filter(stays) }));
  return {
    ...table,
    barred: table.barred.filter(stays),
    sent: sent.filter(({ people }) => people.length > 0),
  };
}

/** The previous player is gone, and their orders with them; someone else sits there now, or nobody. */
const withSitter = (table: TableState, seat: Seat, sitter: Partial<SeatState>): TableState => ({
  ...withPeople(withSeat(table, seat, { ...emptied(table, seat), ...sitter })),
  sat: satAfter(table, seat, sitter),
  orders: table.orders.with(seat, {}),
});

function satAfter({ sat }: TableState, seat: Seat, { kind }: Partial<SeatState>): readonly Seat[] {
  if (kind !== 'person') return sat.filter((other) => other !== seat);
  return sat.includes(seat) ? sat : [...sat, seat];
}

/** From the deal on, anyone who sits down sees the hand there and will not forget it. */
const seenFrom = (table: TableState, seat: Seat, looker: string): TableState =>
  table.phase === 'gathering' || table.seenBy[seat]?.includes(looker)
    ? table
    : { ...table, seenBy: table.seenBy.map((who, i) => (i === seat ? [...who, looker] : who)) };

/**
 * A person who runs a program is sent away with it, or they would sit down in its place. A host only takes their own
 * program off its chair.
 */
function sentFrom(table: TableState, seat: Seat): readonly string[] {
  const { person, playsFor } = table.seats[seat] ?? vacant;
  if (person === undefined) return [];
  return playsFor === undefined || isHost(table, playsFor) ? [person] : [person, playsFor];
}

/** What was added to the shuffle stays with the seat once the cards are dealt; nothing else does. */
const emptied = (table: TableState, seat: Seat): SeatState => ({
  ...vacant,
  words: table.phase === 'gathering' ? undefined : table.seats[seat]?.words,
});

function ordersAfter(
  orders: Orders = {},
  { asks, order }: { readonly asks: string; readonly order: 'none' | Orders[string] },
): Orders {
  const { [asks]: _, ...others } = orders;
  return order === 'none' ? others : { ...others, [asks]: order };
}
