import { type KeptMatch, placeOf } from '../session/messages.ts';
import type { Session, Snapshot } from '../session/session.ts';
import { ownSeat } from './own-seat.ts';
import type { Eyes, Replay } from './replay.ts';

/** A table at which nothing can be done but looking: the same boards show it. */
export interface ReplaySession extends Session {
  /** Turns to another moment, or to other eyes. From one moment to the next the board shows what happened. */
  show(moment: number, eyes: Eyes): void;
}

export function replaySession(replay: Replay, kept: KeptMatch): ReplaySession {
  const { id, sitters } = kept;
  const { match, edition, record } = replay;
  const own = ownSeat(kept);
  const listeners = new Set<() => void>();
  let version = 0;
  const at = (moment: number, eyes: Eyes): Snapshot => {
    version++;
    return {
      version,
      viewer: eyes === 'open' ? match.seats : eyes,
      // From their own chair players are spoken to, as when they played; to all others they have a name.
      seats: sitters.map(({ kind, name }, seat) => ({
        kind,
        name,
        yours: seat === own && seat === eyes,
        present: true,
        kept: false,
      })),
      view: replay.view(moment, eyes),
      decision: null,
      sent: [],
      waiting: replay.waiting(moment),
      story: replay.story(moment, eyes),
      newFrom: 0,
      curtain: null,
      outcome: moment === replay.last ? (record.result ?? null) : null,
      undo: null,
      canResign: false,
      clocks: null,
      beginsAt: null,
      orders: {},
      around: null,
    };
  };
  let snapshot = at(0, 0);
  let last: { readonly moment: number; readonly eyes: Eyes } = { moment: 0, eyes: 0 };
  const nothing = async (): Promise<undefined> => undefined;
  return {
    id,
    place: placeOf(kept),
    edition,
    match,
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(moment, eyes) {
      const isNext = moment === last.moment + 1 && eyes === last.eyes;
      last = { moment, eyes };
      snapshot = { ...at(moment, eyes), ...(!isNext && { leaps: true as const }) };
      for (const listener of listeners) listener();
    },
    answer: nothing,
    why: nothing,
    undo: async () => 'gone',
    resign: nothing,
    hint: null,
    sitDown: () => undefined,
    order: () => undefined,
    house: null,
    rematch: nothing,
    record: async () => record,
    close: () => listeners.clear(),
  };
}
