import type { Census } from '../../census.ts';
import type { FivePossessions } from './kind.ts';
import { hand } from './kind.ts';

/** In hand: the lanes belong to nobody, and what is laid there has been in a hand before. */
export const fivePossessionsCensus: Census<FivePossessions> = {
  parts: { nl: 'possessions', en: 'possessions' },
  played: ({ possession }) => possession,
  workplaces: (seat) => [hand(seat)],
};
