import { properties } from '@stamtafel/kernel/testing';
import { ballenMetStieren } from './game.ts';

properties(
  ballenMetStieren,
  [{}, { options: { spuger: 'both', bench: 'reservesAndUsed', lastTurn: 'equal' } }],
  { matches: 4, pairs: 3_000, worlds: 1_000 },
);
