import { golden } from '../testing/golden.ts';
import { howRuck } from './game.ts';

golden(howRuck, new URL('golden/', import.meta.url), [
  { name: 'calm', seed: 1 },
  { name: 'race', options: { teamForming: 'race', youngestSeat: 'A' }, seed: 8 },
  { name: 'called-off', options: { teamForming: 'race', youngestSeat: 'B' }, seed: 2 },
  { name: 'open-trick', options: { teamForming: 'none', vuileTrucMode: 'open', trackHalf: 8 }, seed: 3 },
]);
