import type { Edition } from '@stamtafel/games/edition.ts';
import type { Session, Snapshot } from '../session/session.ts';
import { PUPIL, type Tutor } from './tutor.ts';

/** A table at which a tutor sits: the same boards show it, and what is wanted comes from the lesson. */
export interface LessonSession extends Session {
  readonly tutor: Tutor;
  /** Does something with the tutor and shows what came of it. */
  act(deed: (tutor: Tutor) => void): void;
}

export function lessonSession(edition: Edition, tutor: Tutor, names: readonly string[]): LessonSession {
  const { match } = tutor;
  const listeners = new Set<() => void>();
  let version = 0;
  const seen = (): Snapshot => {
    version++;
    const decision = tutor.decision();
    return {
      version,
      viewer: PUPIL,
      seats: names.slice(0, match.seats).map((name, seat) => ({
        name,
        kind: seat === PUPIL ? 'person' : 'bot',
        yours: seat === PUPIL,
        present: true,
        kept: false,
      })),
      view: tutor.view,
      // Here nothing happens that the learner has not done.
      decision: decision && { ...decision, number: version },
      sent: [],
      waiting: tutor.waiting,
      story: tutor.story,
      newFrom: 0,
      curtain: null,
      outcome: null,
      undo: tutor.slipped ? { number: version, how: 'free' } : null,
      canResign: false,
      clocks: null,
      beginsAt: null,
      orders: {},
      around: null,
    };
  };
  let snapshot = seen();
  const act = (deed: (tutor: Tutor) => void): void => {
    deed(tutor);
    snapshot = seen();
    for (const listener of listeners) listener();
  };
  return {
    id: `les-${match.game.id}`,
    place: `les-${match.game.id}`,
    edition,
    match,
    tutor,
    act,
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async answer({ number }, answers) {
      if (number !== snapshot.decision?.number) return undefined;
      const [first, ...more] = answers;
      let refusal = first === undefined ? undefined : tutor.answer(first);
      if (refusal === undefined) for (const answer of more) refusal ??= tutor.answer(answer);
      act(() => undefined);
      return refusal;
    },
    why: async (attempts) => tutor.why(attempts),
    async undo() {
      act(() => tutor.takeBack());
      return 'done';
    },
    resign: async () => undefined,
    hint: null,
    sitDown: () => undefined,
    order: () => undefined,
    house: null,
    rematch: async () => undefined,
    record: async () => {
      throw new Error('a lesson is not recorded');
    },
    close: () => listeners.clear(),
  };
}
