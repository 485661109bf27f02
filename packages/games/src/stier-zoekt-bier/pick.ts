import { NONE } from '@stamtafel/kernel';

// A pick is a sealed number: the place in the hand of the lower card, counted from 1, and eight times that of the other
// one. It is put together card by card, and until it is complete nobody else sees anything of it (SZB-049).

/** Grand Café: no further card. */
export const ENOUGH = 7;
export const PER_CARD = 8;

/** The places in the hand of the cards picked so far, the lower one first. */
export function placesPicked(code: number): readonly number[] {
  if (code === NONE) return [];
  return [code % PER_CARD, Math.floor(code / PER_CARD)]
    .filter((digit) => digit !== 0 && digit !== ENOUGH)
    .map((digit) => digit - 1);
}
