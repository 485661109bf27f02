import { golden } from '../testing/golden.ts';
import { ballenMetStieren } from './game.ts';

golden(ballenMetStieren, new URL('golden/', import.meta.url), [
  { name: 'standard', seed: 1 },
  {
    name: 'house-rules',
    options: {
      home: 'seat2',
      specialities: 'off',
      hoefDifference: 'attackerHigher',
      bench: 'reservesAndUsed',
      lastTurn: 'equal',
      spuger: 'both',
    },
    seed: 2,
  },
  { name: 'spuger-away', options: { spuger: 'away', seat1Team: 'wit' }, seed: 3 },
]);
