import type { Census } from '../../census.ts';
import { type FourDowns, hand, played } from './kind.ts';

/** In hand, and face up in front of the player who played it. */
export const fourDownsCensus: Census<FourDowns> = {
  parts: { nl: 'rondes', en: 'rounds' },
  played: ({ round }) => round,
  workplaces: (seat) => [hand(seat), played(seat)],
};
