import type { Edition } from '@stamtafel/games/edition.ts';
import { open, RESIGN, type Refusal, type Seat } from '@stamtafel/kernel';
import type { TableInfo, Trouble } from '@stamtafel/protocol';
import { addressOf, type Role } from '../app/router.ts';
import { HouseTrouble, house, type TroubleCode } from '../online/api.ts';
import { remember } from '../online/keys.ts';
import { type Chair, type OnlineTable, type TableNow, viewersOf } from '../online/table.ts';
import { answersSent, ordersWith, wishWith } from '../online/underway.ts';
import { Known } from './known.ts';
import type { SeatInfo, Session, Snapshot } from './session.ts';
import { whyNone } from './why-none.ts';

/** The first chair that can be looked from, if there is anything to see yet. */
const chairToSee = (table: OnlineTable): readonly [TableInfo, Seat] | undefined => {
  const { info, chairs } = table.now();
  const viewer = info && viewersOf(info).find((seat) => chairs.has(seat));
  return info === undefined || viewer === undefined ? undefined : [info, viewer];
};

export const isShown = (table: OnlineTable): boolean => chairToSee(table) !== undefined;

interface Looking {
  readonly botNames: readonly string[];
  readonly onTrouble: (code: TroubleCode) => void;
  readonly as: Role;
}

/** A match in a house, once there is something to see of it. */
export function openRemotely(
  edition: Edition,
  table: OnlineTable,
  { botNames, onTrouble, as }: Looking,
): Session {
  const [first, begin] = chairToSee(table) ?? [];
  if (first === undefined || begin === undefined) throw new Error('there is nothing to see yet');
  const match = open(edition.game, { rules: first.rules, seats: first.seats.length, options: first.options });
  const watchers = match.seats;
  /** Who looks at this screen; behind the curtain of a shared one, the player who is to take over. */
  let viewer: Seat = begin;
  let covered = viewersOf(first).length > 1;
  let last: { readonly now: TableNow; readonly viewer: Seat; readonly covered: boolean } | undefined;
  let snapshot: Snapshot | undefined;
  const known = new Known();

  /** At a shared screen: a player who is asked keeps looking; otherwise the curtain falls for another own chair that is asked. */
  const findViewer = (): void => {
    const { info, chairs } = table.now();
    // The own chairs arrive one after the other: the curtain is for all of them from the first one on.
    const mine = info === undefined ? [] : viewersOf(info);
    const own = mine.filter((seat) => chairs.has(seat));
    const [fallback] = own;
    if (fallback === undefined) return;
    if (!own.includes(viewer)) {
      viewer = fallback;
      covered = mine.length > 1;
    }
    const isAsked = (seat: Seat): boolean => {
      const decision = chairs.get(seat)?.sight.decision;
      const isOpen = decision !== null && decision !== undefined && !decision.optional;
      return isOpen && info !== undefined && !isKept(info, seat);
    };
    covered &&= mine.length > 1;
    if (mine.length < 2 || (isAsked(viewer) && !covered)) return;
    const next = own.find(isAsked);
    if (next === undefined || next === viewer) return;
    viewer = next;
    covered = true;
  };

  /** Where the viewer's news begins. What the other own chairs are told first is no news to them later. */
  const newsOf = ({ chairs }: TableNow): number => {
    let from = 0;
    for (const [seat, { story }] of chairs) {
      const begins = known.newFrom(seat, story);
      if (seat === viewer) from = begins;
    }
    return from;
  };

  const take = (): Snapshot => {
    findViewer();
    const now = table.now();
    if (snapshot !== undefined && last?.now === now && last.viewer === viewer && last.covered === covered)
      return snapshot;
    last = { now, viewer, covered };
    const { info, chairs, underway } = now;
    const chair = chairs.get(viewer);
    // Between two chairs the last moment stays on the table.
    if (info === undefined || chair === undefined) return snapshot ?? nothingYet();
    const { sight, story } = chair;
    // While a computer plays here, nothing is asked of the player.
    const decision = isKept(info, viewer) ? null : sight.decision;
    snapshot = {
      version: (snapshot?.version ?? 0) + 1,
      viewer,
      seats: seatsShown(info, botNames),
      view: match.game.display?.(sight.view, match) ?? sight.view,
      decision,
      sent: answersSent(underway, viewer, decision?.number),
      waiting: sight.outcome === null ? seatsIn(sight.view.waiting) : [],
      story,
      newFrom: viewersOf(info).length > 1 ? newsOf(now) : story.length,
      curtain: covered && sight.outcome === null ? viewer : null,
      outcome: sight.outcome,
      // There is one of every seat, and the house knows which.
      undo:
        !isKept(info, viewer) && (sight.undo === 'free' || sight.undo === 'ask')
          ? { number: viewer, how: sight.undo }
          : null,
      canResign: match.game.resigns !== undefined,
      clocks: clocksOf(chair),
      beginsAt: now.beginsAt,
      orders: ordersWith(underway, viewer, sight.orders),
      around: {
        info,
        as,
        chat: now.chat,
        saidBefore: now.saidBefore,
        wish: wishWith(underway, sight.wish),
        satIn: now.satIn.has(viewer),
        line: now.line,
      },
    };
    return snapshot;
  };
  const settled = (trouble: Trouble | undefined): Refusal | 'trouble' | undefined => {
    if (trouble === undefined) return undefined;
    if (trouble.code === 'refused' && trouble.rule !== undefined)
      return { rule: trouble.rule, args: trouble.args ?? {} };
    onTrouble(trouble.code);
    return 'trouble';
  };
  /** The table may have gone on since this was drawn, and the house takes whatever has the number of the open question. */
  const answer: Session['answer'] = async ({ seat, number }, answers) => {
    const asked = covered ? undefined : table.now().chairs.get(viewer)?.sight.decision;
    if (asked?.seat !== seat || asked.number !== number) {
      onTrouble('outdated');
      return 'trouble';
    }
    const refusal = settled(await table.move(seat, number, answers));
    const { info, chairs } = table.now();
    const chair = chairs.get(seat);
    if (refusal === undefined && chair !== undefined && info !== undefined && viewersOf(info).length > 1) {
      known.know(seat, chair.story);
      table.refresh();
    }
    return refusal;
  };

  return {
    id: table.id,
    place: table.id,
    edition,
    match,
    snapshot: take,
    subscribe: table.subscribe,
    answer,
    async why(attempts) {
      const sight = table.now().chairs.get(viewer)?.sight;
      if (sight === undefined || viewer >= watchers) return undefined;
      return whyNone(match, sight.view, attempts, sight.decision?.rule);
    },
    async undo({ number: seat }) {
      // Another player may have the screen by now.
      if (covered || seat !== viewer) return 'gone';
      return settled(await table.undo(seat)) === undefined ? 'done' : 'gone';
    },
    async resign() {
      // At any moment: the house does not look at the number.
      const decision = table.now().chairs.get(viewer)?.sight.decision;
      settled(await table.move(viewer, decision?.number ?? 0, [{ pick: RESIGN }]));
    },
    hint: null,
    sitDown() {
      covered = false;
      table.refresh();
    },
    async order(asks, order) {
      settled(await table.order(viewer, asks, order));
    },
    house: {
      async act(action) {
        try {
          const acted = await house.act(table.id, action);
          table.learn(acted.table);
          return acted;
        } catch (error) {
          onTrouble(error instanceof HouseTrouble ? error.code : 'fault');
          return undefined;
        }
      },
      say: async (words) => settled(await table.say(words)) === undefined,
      async agree(request, yes) {
        const { info, chairs, underway } = table.now();
        const wish = wishWith(underway, chairs.get(viewer)?.sight.wish ?? null);
        if (info === undefined || wish?.request !== request) return;
        const asked = viewersOf(info).filter((seat) => (wish.asked >> seat) & 1);
        // Every chair is asked; one that does not agree is enough.
        const answering = yes ? asked : asked.slice(0, 1);
        const met = await Promise.all(answering.map((seat) => table.agree(seat, request, yes)));
        settled(met.find((trouble) => trouble !== undefined));
      },
      comeBack: () => table.comeBack(),
      knowsSatIn: () => table.knowsSatIn(viewer),
    },
    async rematch() {
      const acted = await this.house?.act({ do: 'rematch' });
      const next = acted?.table.next;
      // The host may have a chair to fill.
      if (next !== undefined && acted?.key !== undefined) remember(next, { key: acted.key });
      if (next === undefined) return undefined;
      return addressOf(
        as === 'screen' ? { page: 'screen', id: next } : { page: 'online', id: next, pass: undefined },
      );
    },
    record: () => house.record(table.id),
    close: () => table.close(),
  };
}

function nothingYet(): never {
  throw new Error('there is nothing to see yet');
}

const isKept = ({ seats }: TableInfo, seat: Seat): boolean => seats[seat]?.kept === true;

const seatsIn = (bits: number): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat; seat++) if ((bits >> seat) & 1) seats.push(seat);
  return seats;
};

const clocksOf = ({ clocks }: Chair): Snapshot['clocks'] =>
  clocks && { left: clocks.left, running: seatsIn(clocks.running), at: clocks.at };

/** Computers have names of their own, the same for everybody at the table; so has one that keeps a chair no one has. */
export function seatsShown({ seats }: TableInfo, botNames: readonly string[]): readonly SeatInfo[] {
  const free = botNames.filter((name) => seats.every((seat) => seat.name !== name));
  return seats.map(({ kind, name, yours, present, kept, level }, seat) => {
    const plays = kind === 'open' && kept ? 'bot' : kind;
    return {
      kind: plays,
      ...(level !== undefined && { level }),
      name: plays === 'bot' ? (free[seat] ?? name) : name,
      yours,
      present,
      kept,
    };
  });
}
