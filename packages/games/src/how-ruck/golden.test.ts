import { golden } from '../testing/golden.ts';
import { howRuck } from './game.ts';

golden(howRuck, new URL('golden/', import.meta.url), [
  { name: 'calm', seed: 1 },
  { name: 'race', options: { teamForming: 'race', youngestSeat: 'A' }, seed: 2 },
  { name: 'open-trick', options: { teamForming: 'none', vuileTrucMode: 'open', trackHalf: 8 }, seed: 3 },
]);
