import { editionOf } from '@stamtafel/games';
import type { Match, Seat } from '@stamtafel/kernel';
import { seedOf } from '@stamtafel/kernel';
import type { Body, Made, Moved } from './entry.ts';
import type { ReadEntry } from './log-entries.ts';
import { matchOf } from './matches.ts';
import { beginPlay, carryOut, type Play, remaining, replayed, stateHash } from './play.ts';
import { chairOf, type Orders, type SeatState, sitting, type TableState } from './state.ts';

/** What a table needs besides its own past. */
export interface Surroundings {
  /** The secret of the shuffles, which the log only has sealed. */
  unseal(table: string, sealed: string): string;
}

/** A log that leads elsewhere than it did: the table must not be played on. Names no card. */
export class Astray extends Error {
  override name = 'Astray';
}

/** Folds entries to a table. `plain` leaves out the match itself: enough to tell who sits where. */
export class Fold {
  table: TableState | undefined;
  /** The answers that stand. */
  moves: readonly Moved[] = [];
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
      : apply(this.table, body, at, this.moves, this.#around);
    if (body.is === 'moved') this.moves = [...this.moves, body];
    if (body.is === 'undone') this.moves = remaining(this.moves, body.seat, body.how);
  }
}

export function newTable(id: string, made: Made, at: number): TableState {
  return withPeople({
    id,
    made,
    madeAt: at,
    options: made.options,
    phase: 'gathering',
    seats: made.seats.map((plan, i) => ({
      ...vacant,
      ...plan,
      invite: made.invites[i] ?? undefined,
    })),
    orders: made.seats.map(() => ({})),
    key: made.key,
    play: undefined,
    barred: [],
    people: [],
    next: undefined,
    nextBy: undefined,
  });
}

/** After anybody has come or gone. */
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

/** The table after an entry; throws `Astray` where the log and the rules disagree, `Refused` where they never agreed. */
export function apply(
  table: TableState,
  body: Happening,
  at: number,
  moves: readonly Moved[],
  around: Surroundings,
): TableState {
  switch (body.is) {
    case 'started':
      return agreed(withPlay(applyPlain(table, body), freshPlay(dealt(table), around, at)), body);
    case 'moved':
      return agreed(withPlay(table, carryOut(playOf(table), body, at)), body);
    case 'undone': {
      const left = remaining(moves, body.seat, body.how);
      return agreed(withPlay(table, playWith(table, left, body, at, around)), body);
    }
    case 'paused':
      return {
        ...applyPlain(table, body),
        play: table.play && { ...table.play, left: body.left ?? table.play.left },
      };
    case 'resumed': {
      const { play } = table;
      return { ...applyPlain(table, body), play: play && { ...play, since: play.since.map(() => at) } };
    }
    default:
      return applyPlain(table, body);
  }
}

function agreed(table: TableState, body: { readonly state: string }): TableState {
  if (stateHash(playOf(table).state) !== body.state)
    throw new Astray('a replay does not lead where the match was');
  return table;
}

export function playOf({ play }: TableState): Play {
  if (play === undefined) throw new Astray('there is no match at this table');
  return play;
}

/** The cards are dealt: what is fair for those who sit there now holds for the whole match (SV-805). */
export const dealt = (table: TableState): TableState => ({
  ...table,
  phase: 'playing',
  options:
    editionOf(table.made.game)?.seating?.options(table.made.options, table.seats.map(chairOf)) ??
    table.made.options,
});

/** A match that is over ends the table with it. */
export const withPlay = (table: TableState, play: Play): TableState => ({
  ...table,
  play,
  phase: play.outcome ? 'over' : table.phase,
});

export function freshPlay(table: TableState, around: Surroundings, at: number): Play {
  const { clock } = table.made;
  const left = clock.kind === 'match' ? table.seats.map(() => clock.seconds * 1000) : [];
  return beginPlay(matchOfTable(table), seedOfTable(table, around), left, at);
}

export const seedOfTable = ({ id, made, seats }: TableState, around: Surroundings): string =>
  seedOf(
    around.unseal(id, made.secret),
    seats.map(({ words }) => words ?? ''),
  );

export const matchOfTable = ({ made, options }: TableState): Match =>
  matchOf({ game: made.game, seats: made.seats.length, options });

/** The match as it is when only these answers stand. */
export const playWith = (
  table: TableState,
  moves: readonly Moved[],
  undone: { readonly seat: Seat; readonly id?: string },
  at: number,
  around: Surroundings,
): Play => replayed(playOf(table), freshPlay(table, around, table.madeAt), moves, undone, at);

/** Everything but the match itself. */
function applyPlain(table: TableState, body: Happening): TableState {
  switch (body.is) {
    case 'took':
      return withSitter(table, body.seat, {
        kind: 'person',
        person: body.person,
        name: body.name,
        playsFor: body.playsFor,
      });
    case 'left':
      return withSitter(table, body.seat, {});
    case 'removed': {
      const person = table.seats[body.seat]?.person;
      return {
        ...withSitter(table, body.seat, {}),
        barred: person === undefined ? table.barred : [...table.barred, person],
      };
    }
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

/** Whoever sat there is gone; somebody else sits there now, or nobody. */
const withSitter = (table: TableState, seat: Seat, sitter: Partial<SeatState>): TableState =>
  withPeople(withSeat(table, seat, { ...emptied(table, seat), ...sitter }));

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
