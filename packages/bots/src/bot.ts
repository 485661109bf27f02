import type { Answer, Decision, Kind, Match, View } from '@stamtafel/kernel';

/** How long to think: this many iterations, or this many milliseconds, whichever is over first. */
export interface Budget {
  readonly iterations: number;
  readonly ms?: number;
  /** Is told how many iterations were made, for measurements. */
  readonly made?: (iterations: number) => void;
}

/**
 * A computer player: a view goes in, an answer comes out. Without a time limit the same arguments always give the same
 * answer. `undefined` is an answer only where nobody waits: not to speak up.
 */
export type Bot<K extends Kind = Kind> = (
  match: Match<K>,
  view: View<K>,
  decision: Decision,
  budget: Budget,
  seed: number,
) => Answer | undefined;

/** How often the clock is looked at. */
const ITERATIONS_PER_LOOK = 8;

/** Runs `think` until the budget is used up. */
export function spend({ iterations, ms, made }: Budget, think: () => void): number {
  const end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
  let done = 0;
  while (done < iterations) {
    think();
    done++;
    if (done % ITERATIONS_PER_LOOK === 0 && performance.now() >= end) break;
  }
  made?.(done);
  return done;
}

/** A bot in the middle of a decision: it thinks on for a while, and can be asked for its answer at any moment. */
export interface Thinking {
  /** Thinks on for about this many milliseconds at most; tells whether it has thought enough. */
  on(ms?: number): boolean;
  answer(): Answer | undefined;
}

/** The same as a bot, for a caller that wants to do something else in between, or has no more time. */
export type Thinker<K extends Kind = Kind> = (...given: Parameters<Bot<K>>) => Thinking;

/** Thinks the budget up in as many pieces as the caller likes. */
export function inPieces(budget: Budget, think: () => void, answer: () => Answer | undefined): Thinking {
  const { iterations, ms = Number.POSITIVE_INFINITY } = budget;
  let left = iterations;
  let used = 0;
  return {
    on(piece = Number.POSITIVE_INFINITY) {
      const began = performance.now();
      left -= spend({ ...budget, iterations: left, ms: Math.min(piece, ms - used) }, think);
      used += performance.now() - began;
      return left <= 0 || used >= ms;
    },
    answer,
  };
}

/** There is nothing to think about. */
export const decided = (answer: Answer | undefined): Thinking => ({ on: () => true, answer: () => answer });

/** Thinks in one piece. */
export const atOnce =
  <K extends Kind>(thinker: Thinker<K>): Bot<K> =>
  (...given) => {
    const thinking = thinker(...given);
    thinking.on();
    return thinking.answer();
  };
