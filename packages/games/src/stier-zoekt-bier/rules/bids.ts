import type { Seat } from '@stamtafel/kernel';
import { type Game, KINDS, leftOf, nth, openBeer } from '../kind.ts';

/**
 * SZB-069 A bid: the largest total of one kind among a player's open beer; of equal totals the kind with the higher
 * rank counts (SZB-004), other kinds add nothing. In one number that compares as SZB-081 says: four times the glasses
 * and the rank of the kind. SZB-070 Without open beer it is 0.
 */
export function bidOf(g: Game, seat: Seat): number {
  let best = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const glasses = openGlasses(g, seat, kind);
    if (glasses > 0 && KINDS * glasses + kind > best) best = KINDS * glasses + kind;
  }
  return best;
}

export const amountOf = (bid: number): number => bid >> 2;
export const kindOf = (bid: number): number => bid & 3;

function openGlasses(g: Game, seat: Seat, wanted: number): number {
  const cards = g.in(openBeer(seat));
  let glasses = 0;
  for (let i = 0; i < cards.length; i++) {
    const { kind, value } = g.card(nth(g, openBeer(seat), i));
    if (kind === wanted) glasses += value;
  }
  return glasses;
}

/**
 * SZB-081 All players with a bid above 0: larger amount first, equal amounts by kind rank, equal kinds by clockwise
 * distance from the bierbaas of this round. SZB-085 Nobody else is in the ranking.
 */
export function rank(g: Game): void {
  const { facts } = g;
  const ranking: Seat[] = [];
  const bids: number[] = [];
  let seat = facts.bierbaas;
  // Goes round from the bierbaas: among equal bids the nearer one is put in first and stays in front.
  for (let i = 0; i < g.seats; i++) {
    const bid = bidOf(g, seat);
    if (bid > 0) {
      let at = ranking.length;
      ranking.push(seat);
      bids.push(bid);
      for (; at > 0 && (bids[at - 1] ?? 0) < bid; at--) {
        ranking[at] = ranking[at - 1] ?? seat;
        bids[at] = bids[at - 1] ?? bid;
      }
      ranking[at] = seat;
      bids[at] = bid;
    }
    seat = leftOf(g, seat);
  }
  facts.ranking = ranking;
}
