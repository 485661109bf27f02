import { type BeerKind, kinds } from '../deck.ts';
import type { OwnDeck } from '../own-deck.ts';

/** This many of each kind, in the order of `kinds`. */
const each = (counts: readonly number[]): BeerKind[] =>
  kinds.flatMap((kind, i) => Array.from({ length: counts[i] ?? 0 }, () => kind));

/** A copy with hardly anything but pils and bulls that never have enough: the deck runs short. */
export const scarce: OwnDeck = {
  bulls: each([21, 1, 1, 1]).map((kind) => ({
    kind,
    steps: [
      [1, 1],
      [99, 99],
    ],
  })),
  beers: each([77, 1, 1, 1]).map((kind, i) => ({ kind, value: 1 + (i % 5) })),
  allesdrinker: 99,
};

/** A copy like the one in the box, as far as frequencies go. */
export const plain: OwnDeck = {
  bulls: each([6, 6, 6, 6]).map((kind, i) => ({
    kind,
    steps: [
      [5, 1],
      [10 + i, 3],
    ],
  })),
  beers: each([26, 22, 18, 14]).map((kind, i) => ({ kind, value: 1 + (i % 5) })),
};
