/** A share of successes with the bounds of its 95 % interval. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

/** Wilson's score interval: sensible also for few trials and for shares near 0 and 1. */
export function wilson(successes: number, trials: number, z = Z): Interval {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const spread = (z * z) / trials;
  const middle = share + spread / 2;
  const reach = z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
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

/** A mean with the bounds of its 95 % interval. */
export interface MeanInterval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of `count` values, from their sum and the sum of their squares; by the normal approximation. */
export function meanOf(sum: number, squares: number, count: number): MeanInterval {
  if (count < 2)
    return {
      mean: count === 0 ? 0 : sum,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    };
  const mean = sum / count;
  const variance = Math.max(0, squares - count * mean * mean) / (count - 1);
  const reach = Z * Math.sqrt(variance / count);
  return { mean, low: mean - reach, high: mean + reach };
}

/** How many standard errors wide intervals have to be so that all `comparisons` hold at once in 95 % (Bonferroni). */
export const widthFor = (comparisons: number): number =>
  comparisons <= 1 ? Z : normalQuantile(1 - 0.025 / comparisons);

/** The value that a standard normal variable does not exceed with this probability: Newton's steps from Z. */
export function normalQuantile(probability: number): number {
  let x = Z * Math.sign(probability - 0.5);
  for (let step = 0; step < 50; step++) {
    const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
    const change = (normalBelow(x) - probability) / density;
    x -= Math.max(-0.5, Math.min(0.5, change));
    if (Math.abs(change) < 1e-12) break;
  }
  return x;
}

/** The probability that a standard normal variable is at most `x`: the series of the error function. */
function normalBelow(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; n < 300 && Math.abs(term) > 1e-17; n++) {
    term *= (x * x) / (2 * n + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}
