/**
 * e to the x by squaring, for 0 or less: only multiplications, so that every engine gets the same last bit (the
 * built-in one may differ), and a search with a fixed number of iterations is the same everywhere.
 */
export function exp(x: number): number {
  if (x < -30) return 0;
  let y = 1 + x / 1024;
  for (let i = 0; i < 10; i++) y *= y;
  return y;
}

/** The natural logarithm of a number above 0, by the same means. */
export function log(x: number): number {
  let halvings = 0;
  let y = x;
  for (; y < 0.75; y *= 2) halvings--;
  for (; y > 1.5; y /= 2) halvings++;
  const t = (y - 1) / (y + 1);
  let [sum, power] = [0, t];
  for (let n = 1; n < 24; n += 2) {
    sum += power / n;
    power *= t * t;
  }
  return 2 * sum + halvings * Math.LN2;
}

/** Turns scores into shares that sum to 1, in place; `scores` beyond `count` stay as they are. */
export function softmax(scores: Float64Array, count: number, temperature: number): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) if (scores[i]! > best) best = scores[i]!;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const share = exp((scores[i]! - best) / temperature);
    scores[i] = share;
    sum += share;
  }
  for (let i = 0; i < count; i++) scores[i]! /= sum;
}

/** The index that a number below 1 falls on, by shares that sum to 1. */
export function drawShare(shares: Float64Array, count: number, at: number): number {
  let left = at;
  for (let i = 0; i < count - 1; i++) {
    left -= shares[i]!;
    if (left < 0) return i;
  }
  return count - 1;
}
