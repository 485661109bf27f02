import type { HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import { blankMind } from '../blank-mind.ts';
import type { Mind } from '../mind.ts';
import { weightsFor } from '../weights.ts';
import { sense } from './sense.ts';
import learnt from './weights.json' with { type: 'json' };

export const mind: Mind<HowRuck> = {
  sense,
  weights: weightsFor(sense, learnt),
  tuning: {
    exploration: 1,
    temperature: 1,
    plies: Number.POSITIVE_INFINITY,
    margin: 0,
    depth: 64,
    worlds: 256,
  },
  levels: blankMind.levels,
  personas: [],
};
