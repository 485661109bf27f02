import type { FourDowns } from '@stamtafel/games/play-design/four-downs/kind.ts';
import type { Mind } from '../mind.ts';
import { weightsFor } from '../weights.ts';
import { sense } from './sense.ts';
import learnt from './weights.json' with { type: 'json' };

const toTheEnd = Number.POSITIVE_INFINITY;

export const mind: Mind<FourDowns> = {
  sense,
  weights: weightsFor(sense, learnt),
  // The score is yards lost, and a lost yard is worth what the race says: no margin besides.
  tuning: {
    exploration: 1,
    temperature: 1,
    plies: toTheEnd,
    margin: 0,
    depth: 64,
    worlds: 512,
    relative: true,
  },
  levels: {
    level1: { memory: 0.2, iterations: 16, ms: 12, depth: 1, plies: 4, fancy: 0.05 },
    level2: { memory: 0.6, iterations: 64, ms: 55, depth: 1, plies: 8, fancy: 0.02 },
    level3: { memory: 1, iterations: 250, ms: 200, depth: 64, plies: toTheEnd, fancy: 0 },
    level4: { memory: 1, iterations: 2500, ms: 1200, depth: 64, plies: toTheEnd, fancy: 0 },
  },
  personas: [],
};
