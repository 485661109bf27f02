import type { Answer, Decision, Kind, Match, View } from '@stamtafel/kernel';

/** How long to think: so many iterations, or so many milliseconds, whichever is over first. */
export interface Budget {
  readonly iterations: number;
  readonly ms?: number;
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
export function spend({ iterations, ms }: Budget, think: () => void): number {
  const end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
  let done = 0;
  while (done < iterations) {
    think();
    done++;
    if (done % ITERATIONS_PER_LOOK === 0 && performance.now() >= end) break;
  }
  return done;
}
