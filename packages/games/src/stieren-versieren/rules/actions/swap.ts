import { NONE, type Option, type Seat } from '@stamtafel/kernel';
import { discard, type Game, hand, isOwnBull } from '../../kind.ts';
import { bitOf, chosenBy, firstChosen, lastChosen, withoutBit } from '../choice.ts';
import { fillHand } from '../piles.ts';

/*
 * SV-260 F. Stiertje wisselen: one or more hand cards to the own discard pile, then draw up to five. The cards are named
 * one by one in canonical order (SV-807); nothing happens before "done".
 */

export function offerSwap(g: Game, me: Seat): void {
  const cards = g.in(hand(me));
  for (let i = 0; i < cards.length; i++) g.offer('swap', cards[i] ?? NONE);
}

/** SV-261 With an empty hand F is not possible. */
export function refusesSwap(g: Game, me: Seat, { card }: Option): string | undefined {
  if (!isOwnBull(g, me, card)) return 'SV-204';
  if (g.where(card) !== hand(me)) return g.count(hand(me)) === 0 ? 'SV-261' : 'SV-260';
  if (g.sealed(me) === NONE) return undefined;
  return g.card(card).order > lastChosen(g, me, g.sealed(me)) ? undefined : 'SV-807';
}

/** SV-260 At least one card. */
export const refusesDone = (g: Game, me: Seat): string | undefined =>
  g.sealed(me) > 0 ? undefined : 'SV-260';

/** SV-451 The cards are on the discard pile before drawing, so a reshuffle may bring them back. */
export function doSwap(g: Game, me: Seat): void {
  let chosen = chosenBy(g, me);
  g.seal(me, NONE);
  const before = g.count(discard(me));
  for (let card = firstChosen(g, me, chosen); card !== NONE; card = firstChosen(g, me, chosen)) {
    chosen = withoutBit(chosen, bitOf(g, me, card));
    g.move(card, discard(me));
  }
  if (g.told !== undefined) g.tell('swaps', { seat: me, cards: g.in(discard(me)).slice(before) });
  const count = fillHand(g, me);
  if (g.told !== undefined) g.tell('refill', { seat: me, count });
}
