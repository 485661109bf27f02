import type { Outcome } from '@stamtafel/kernel';

/** What a result is worth to each seat: one win, shared by those who share the first place. */
export function winShares({ ranks }: Outcome): number[] {
  let winners = 0;
  for (const rank of ranks) if (rank === 1) winners++;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

/**
 * The same, with a little for the margin: between two ways to win or to lose the better one is preferred. The sum over
 * all seats stays 1.
 */
export function worthOf(result: Outcome, margin: number): number[] {
  const shares = winShares(result);
  if (margin === 0) return shares;
  const { scores } = result;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const score of scores) {
    low = Math.min(low, score);
    high = Math.max(high, score);
    sum += score;
  }
  const mean = sum / scores.length;
  // Far apart or nearly level is told by the spread against the size of the scores themselves.
  const scale = Math.max(1, Math.abs(high) + Math.abs(low));
  return shares.map(
    (share, seat) =>
      share * (1 - margin) + margin * (1 / scores.length + ((scores[seat] ?? mean) - mean) / scale),
  );
}
