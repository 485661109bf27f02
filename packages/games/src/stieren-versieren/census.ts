import type { Census } from '../census.ts';
import { locations } from './deck.ts';
import { bulls, hand, type StierenVersieren, shack, support } from './kind.ts';

/** In hand, out in town, in a fight, and in the Love Shack; not on the discard pile. */
export const stierenVersierenCensus: Census<StierenVersieren> = {
  parts: { nl: 'rondes', en: 'rounds' },
  played: ({ round }) => round,
  workplaces: (seat) => [
    hand(seat),
    support(seat),
    shack(seat),
    ...locations.map((_, place) => bulls(seat, place)),
  ],
};
