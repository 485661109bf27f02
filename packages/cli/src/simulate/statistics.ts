/** A share of successes with the bounds of its 95 % interval. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

/** Wilson's score interval: sensible also for few trials and for shares near 0 and 1. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const spread = (Z * Z) / trials;
  const middle = share + spread / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  return { share, low: clamp((middle - reach) / (1 + spread)), high: clamp((middle + reach) / (1 + spread)) };
}

/** The smallest value that at least this part of all values does not exceed; `counts` sorted by value. */
export function percentile(
  counts: readonly (readonly [value: number, times: number])[],
  part: number,
): number {
  const all = counts.reduce((sum, [, times]) => sum + times, 0);
  let seen = 0;
  for (const [value, times] of counts) {
    seen += times;
    if (seen >= part * all) return value;
  }
  return 0;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
