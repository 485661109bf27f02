import type { StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import type { Mind } from '../mind.ts';
import { weightsFor } from '../weights.ts';
import { sense } from './sense.ts';
import learnt from './weights.json' with { type: 'json' };

/** The mind for Stieren Versieren. */
export const mind: Mind<StierenVersieren> = {
  sense,
  weights: weightsFor(sense, learnt),
  tuning: { exploration: 1, temperature: 1, plies: 4, margin: 0.05, depth: 64, worlds: 256, mixes: false },
  levels: {
    level1: { memory: 0.2, iterations: 16, ms: 12, depth: 1, plies: 4, fancy: 0.05 },
    level2: { memory: 0.6, iterations: 64, ms: 55, depth: 1, plies: 8, fancy: 0.02 },
    level3: { memory: 1, iterations: 250, ms: 200, depth: 64, plies: 12, fancy: 0 },
    level4: { memory: 1, iterations: 2500, ms: 1200, depth: 64, plies: 12, fancy: 0 },
  },
  personas: [],
};
