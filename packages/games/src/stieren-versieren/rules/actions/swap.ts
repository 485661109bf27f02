import { NONE, type Option, type Seat } from '@stamtafel/kernel';
import { discard, type Game, hand, isOwnBull } from '../../kind.ts';
import { allAfter, bullsInHand, cardsOfSet, chosenBy, moveEach, offerEach } from '../../sets.ts';
import { fillHand } from '../piles.ts';

/*
 * SV-260 F. Stiertje wisselen: one or more hand cards to the discard pile, then draw up to five. The cards are named
 * one by one in canonical order (SV-807); nothing happens before "done".
 */

/** SV-807 Each set is named in one way: in canonical order. */
const swappable = (g: Game, me: Seat): number => bullsInHand(g, me) & allAfter(chosenBy(g, me));

export const offerSwap = (g: Game, me: Seat): void => offerEach(g, me, 'swap', swappable(g, me));

/** SV-261 With an empty hand F is not possible. */
export function refusesSwap(g: Game, me: Seat, { card }: Option): string | undefined {
  if (!isOwnBull(g, me, card)) return 'SV-204';
  if (g.where(card) !== hand(me)) return g.count(hand(me)) === 0 ? 'SV-261' : 'SV-260';
  return g.card(card).bit & swappable(g, me) ? undefined : 'SV-807';
}

/** SV-260 At least one card. */
export const refusesDone = (g: Game, me: Seat): string | undefined =>
  g.sealed(me) > 0 ? undefined : 'SV-260';

/** SV-451 The cards are on the discard pile before drawing, so a reshuffle may bring them back. */
export function doSwap(g: Game, me: Seat): void {
  const chosen = chosenBy(g, me);
  g.seal(me, NONE);
  moveEach(g, me, chosen, discard(me));
  if (g.told !== undefined) g.tell('swaps', { seat: me, cards: cardsOfSet(g, me, chosen) });
  const count = fillHand(g, me);
  g.tell('refill', { seat: me, count });
}
