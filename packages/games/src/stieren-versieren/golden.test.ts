import { golden } from '../testing/golden.ts';
import { stierenVersieren } from './game.ts';

golden(stierenVersieren, new URL('golden/', import.meta.url), [
  { name: 'two-players', seats: 2, seed: 171 },
  {
    name: 'race',
    seats: 3,
    options: { challengeMode: 'race', startPlayer: 'cow-vote', layout: 'random' },
    seed: 342,
  },
  { name: 'lot', seats: 4, seed: 341 },
  { name: 'tactical-drag-queen', seats: 4, options: { tactical: true, dragQueen: true }, seed: 39 },
]);
