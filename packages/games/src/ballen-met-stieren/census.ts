import type { Census } from '../census.ts';
import { type BallenMetStieren, field, laid, played } from './kind.ts';

/** In the pasture, laid and played; not in hand, where the elevens and the drafts are picked from. */
export const ballenMetStierenCensus: Census<BallenMetStieren> = {
  parts: { nl: 'aanvallen', en: 'attacks' },
  played: ({ attack }) => attack,
  workplaces: (seat) => [field(seat), laid(seat), played(seat)],
};
