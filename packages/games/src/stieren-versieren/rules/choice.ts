import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { type Game, HAND, hand } from '../kind.ts';

/*
 * A secret choice of hand cards is a number: one bit per place in the hand. It is put together card by card in canonical
 * order (SV-807), so that every set is named in one way; nothing moves before it
 * is complete, so until then it can be taken back (SV-803).
 */

/** The bits of hand cards; those above are free for other choices. */
export const HAND_BITS = (1 << HAND) - 1;

/** The bit of a card in this hand, or 0. */
export function bitOf(g: Game, seat: Seat, card: CardId): number {
  const cards = g.in(hand(seat));
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) return 1 << i;
  return 0;
}

/** What is chosen so far; nothing is 0. */
export const chosenBy = (g: Game, seat: Seat): number => Math.max(0, g.sealed(seat));

/** SV-807 The canonical number of the last hand card chosen, or NONE. */
export function lastChosen(g: Game, seat: Seat, chosen: number): number {
  const cards = g.in(hand(seat));
  let last = NONE;
  for (let i = 0; i < cards.length; i++) {
    if (!(chosen & (1 << i))) continue;
    const { order } = g.card(cards[i] ?? 0);
    if (order > last) last = order;
  }
  return last;
}

/** The chosen hand card that comes first in canonical order, or NONE. */
export function firstChosen(g: Game, seat: Seat, chosen: number): CardId {
  const cards = g.in(hand(seat));
  let first = NONE;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? NONE;
    if (chosen & (1 << i) && (first === NONE || card < first)) first = card;
  }
  return first;
}

/** The chosen hand cards once the one of this bit has left: those behind it move up. */
export const withoutBit = (chosen: number, bit: number): number =>
  (chosen & (bit - 1)) | ((chosen & ~(2 * bit - 1)) >> 1);
