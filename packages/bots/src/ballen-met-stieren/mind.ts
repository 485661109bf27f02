import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { Mind } from '../mind.ts';
import { weightsFor } from '../weights.ts';
import { sense } from './sense.ts';
import learnt from './weights.json' with { type: 'json' };

export const mind: Mind<BallenMetStieren> = {
  sense,
  weights: weightsFor(sense, learnt),
  // Imagined courses end with the attack at hand: what follows is luck more than choice, and the value knows as much.
  tuning: {
    exploration: 2,
    temperature: 1,
    plies: Number.POSITIVE_INFINITY,
    margin: 0.05,
    depth: 64,
    worlds: 96,
    // With 3,000 iterations a mixture of what is laid in secret is mostly noise: against the third level it won 46.3 %
    // (39.2 to 53.5) of 60 mirrored deals, what was tried most 66.7 % (59.2 to 73.3) of the same.
    mixes: false,
  },
  levels: {
    level1: { memory: 0.2, iterations: 12, ms: 12, depth: 1, plies: 3, fancy: 0.08, temperature: 28 },
    level2: { memory: 0.5, iterations: 16, ms: 55, depth: 1, plies: 8, fancy: 0.05, temperature: 20 },
    level3: { memory: 1, iterations: 40, ms: 200, depth: 4, plies: 30, fancy: 0.035, temperature: 8 },
    level4: { memory: 1, iterations: 3000, ms: 1200, depth: 64, plies: Number.POSITIVE_INFINITY, fancy: 0 },
  },
  personas: [
    {
      id: 'striker',
      nl: 'aanvaller',
      en: 'striker',
      lean: { attackSpends: 3, layScores: 3, defenceSpares: 2 },
    },
    {
      id: 'wall',
      nl: 'betonbouwer',
      en: 'wall',
      lean: { stops: 2, laySaves: 4, attackSpares: 3, layNone: 0.5 },
    },
    {
      id: 'ruffian',
      nl: 'vechtersbaas',
      en: 'ruffian',
      lean: { layYellow: 2, layRed: 2, useYellow: 2, useRed: 2 },
    },
  ],
};
