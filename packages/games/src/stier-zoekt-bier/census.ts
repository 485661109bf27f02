import type { Census } from '../census.ts';
import { cellar, openBeer, PLACES, place, ROUNDS, type StierZoektBier } from './kind.ts';

/** In the cellar, tapped, and in the pub; not in hand, where cards are passed on. */
export const stierZoektBierCensus: Census<StierZoektBier> = {
  parts: { nl: 'rondes', en: 'rounds' },
  played: ({ round }) => Math.min(round, ROUNDS),
  workplaces: (seat) => [
    cellar(seat),
    openBeer(seat),
    ...Array.from({ length: PLACES }, (_, n) => place(seat, n)),
  ],
};
