import { percentile } from '../simulate/statistics.ts';

/** How long a player thought about decisions with something to choose. */
export interface Thoughts {
  decisions: number;
  ms: number;
  /** Imagined courses of play. */
  iterations: number;
  /** By length, in steps of 2 %. */
  readonly lengths: Map<number, number>;
}

export const noThoughts = (): Thoughts => ({ decisions: 0, ms: 0, iterations: 0, lengths: new Map() });

const STEP = Math.log(1.02);
/** Shorter than this many milliseconds is all the same. */
const SHORTEST = 0.001;

export function think(thoughts: Thoughts, times: readonly number[], iterations = 0): void {
  thoughts.iterations += iterations;
  for (const ms of times) {
    const length = Math.round(Math.log(Math.max(SHORTEST, ms)) / STEP);
    thoughts.decisions++;
    thoughts.ms += ms;
    thoughts.lengths.set(length, (thoughts.lengths.get(length) ?? 0) + 1);
  }
}

export const meanMs = ({ decisions, ms }: Thoughts): number => (decisions === 0 ? 0 : ms / decisions);

export const iterationsPerSecond = ({ iterations, ms }: Thoughts): number =>
  ms === 0 ? 0 : (1000 * iterations) / ms;

/** So much of all thinking took no longer than this many milliseconds. */
export function percentileMs({ decisions, lengths }: Thoughts, part: number): number {
  if (decisions === 0) return 0;
  const sorted = [...lengths].sort(([x], [y]) => x - y);
  return Math.exp(percentile(sorted, part) * STEP);
}
