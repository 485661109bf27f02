import { golden } from '../testing/golden.ts';
import { stierZoektBier } from './game.ts';

golden(stierZoektBier, new URL('golden/', import.meta.url), [
  { name: 'standaard', seed: 1 },
  { name: 'grand-cafe', seats: 3, options: { variant: 'grand-cafe', unclaimedBulls: 'box' }, seed: 2 },
  {
    name: 'bonus-cards',
    seats: 5,
    options: { bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed', oldestSeat: 'C' },
    seed: 3,
  },
]);
