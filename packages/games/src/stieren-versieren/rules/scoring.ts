import type { Outcome, Seat } from '@stamtafel/kernel';
import { ALL, anyCow, type Card, type Game, nth, shack } from '../kind.ts';

/** SV-600 The game ends after the last round: nothing is left to be done. */
export function gameOver(g: Game): void {
  g.end();
  if (g.told === undefined) return;
  g.tell(anyCow(g) ? 'over' : 'noCows');
  const { ranks, reason } = outcome(g);
  for (let seat = 0; seat < g.seats; seat++)
    g.tell('score', { seat, points: score(g, seat), count: couples(g, seat) });
  ranks.forEach((rank, seat) => {
    if (rank === 1) g.tell('wins', { seat, reason });
  });
}

export const couples = (g: Game, seat: Seat): number => g.count(shack(seat)) >> 1;

/** SV-601 Cow × bull; SV-709 with the Drag Queen 5 + the partner's value. */
export const couplePoints = (g: Game, cow: number, partner: number): number =>
  worth(g.card(cow), g.card(partner));

export const worth = ({ symbol, value }: Card, partner: Card): number =>
  symbol === ALL ? value + partner.value : value * partner.value;

/** The points of one couple in a Love Shack. */
const pointsOf = (g: Game, seat: Seat, couple: number): number =>
  couplePoints(g, nth(g, shack(seat), 2 * couple), nth(g, shack(seat), 2 * couple + 1));

/** SV-602 Only couples count: cows and bulls left on locations, in hands and piles score nothing. */
export function score(g: Game, seat: Seat): number {
  let sum = 0;
  for (let couple = 0; couple < couples(g, seat); couple++) sum += pointsOf(g, seat, couple);
  return sum;
}

function bestCouple(g: Game, seat: Seat): number {
  let best = 0;
  for (let couple = 0; couple < couples(g, seat); couple++) best = Math.max(best, pointsOf(g, seat, couple));
  return best;
}

/** SV-602 The highest score wins; SV-603 equal scores share their rank unless the tie-break separates them. */
export function outcome(g: Game): Outcome {
  const scores: number[] = [];
  for (let seat = 0; seat < g.seats; seat++) scores.push(score(g, seat));
  const ranks = scores.map((_, seat) => {
    let rank = 1;
    for (let other = 0; other < g.seats; other++) if (lead(g, other, seat) > 0) rank++;
    return rank;
  });
  return { scores, ranks, reason: reasonOf(g, scores, ranks) };
}

/** By how much one player comes before another: SV-603 points, then couples, then the best couple, if the options say so. */
function lead(g: Game, one: Seat, other: Seat): number {
  const points = score(g, one) - score(g, other);
  if (points !== 0 || g.options.tieBreak === 'shared') return points;
  return couples(g, one) - couples(g, other) || bestCouple(g, one) - bestCouple(g, other);
}

/** What decided the game. */
function reasonOf(g: Game, scores: readonly number[], ranks: readonly number[]): string {
  const winner = ranks.indexOf(1);
  if (ranks.lastIndexOf(1) !== winner) return 'shared';
  const level = scores.flatMap((points, seat) =>
    seat !== winner && points === scores[winner] ? [seat] : [],
  );
  if (level.length === 0) return 'points';
  return level.every((seat) => couples(g, seat) < couples(g, winner)) ? 'couples' : 'best-couple';
}
