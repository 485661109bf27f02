import { type Deals, effectiveMatches, expectedShare } from './statistics.ts';

/** `a` among players like `b`, both as places in the list of players. */
interface MatchUp {
  readonly a: number;
  readonly b: number;
  readonly deals: Deals;
}

/** Elo points above the mean of all players, and half of the 95 % interval. */
export interface Rating {
  readonly elo: number;
  readonly error: number;
}

const ELO = 400 / Math.LN10;
const Z = 1.959963984540054;
const ROUNDS = 100;

/**
 * Bradley–Terry: the ratings that make all scores together likeliest. Every match-up has one more match in which both
 * do as well as can be expected of equals; without it, a player who always wins would be infinitely strong.
 */
export function ratings(players: number, matchUps: readonly MatchUp[]): Rating[] {
  const strength = new Array<number>(players).fill(0);
  const data = matchUps.map(({ a, b, deals }) => {
    const trials = effectiveMatches(deals);
    const wins = deals.count === 0 ? 0 : (deals.sum / deals.count) * trials;
    return { a, b, seats: deals.seats, trials: trials + 1, wins: wins + 1 / deals.seats };
  });
  let covariance: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Array<number>(players).fill(0);
    // Only differences matter; the mean is held at 0 by as much curvature in that direction.
    const curvature = strength.map(() => new Array<number>(players).fill(1 / players));
    for (const { a, b, seats, trials, wins } of data) {
      const share = expectedShare((strength[a]! - strength[b]!) * ELO, seats);
      const [push, weight] = [wins - trials * share, trials * share * (1 - share)];
      slope[a]! += push;
      slope[b]! -= push;
      curvature[a]![a]! += weight;
      curvature[b]![b]! += weight;
      curvature[a]![b]! -= weight;
      curvature[b]![a]! -= weight;
    }
    covariance = inverse(curvature);
    let moved = 0;
    for (let i = 0; i < players; i++) {
      const step = covariance[i]!.reduce((sum, value, j) => sum + value * slope[j]!, 0);
      // A long stride may overshoot where the curve is flat.
      strength[i]! += Math.max(-1, Math.min(1, step));
      moved = Math.max(moved, Math.abs(step));
    }
    if (moved < 1e-9) break;
  }
  const mean = strength.reduce((sum, one) => sum + one, 0) / players;
  return strength.map((one, i) => ({
    elo: (one - mean) * ELO,
    error: Z * ELO * Math.sqrt(Math.max(0, covariance[i]![i]! - 1 / players)),
  }));
}

/** By elimination, the largest pivot first; the matrix is small and positive definite. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    const chosen = rows[pivot]!;
    rows[pivot] = rows[column]!;
    const factor = chosen[column]!;
    rows[column] = chosen.map((value) => value / factor);
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const times = rows[i]![column]!;
      rows[i] = rows[i]!.map((value, j) => value - times * rows[column]![j]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
