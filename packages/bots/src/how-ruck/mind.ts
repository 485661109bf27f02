import type { HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import type { Mind } from '../mind.ts';
import { weightsFor } from '../weights.ts';
import { sense } from './sense.ts';
import learnt from './weights.json' with { type: 'json' };

export const mind: Mind<HowRuck> = {
  sense,
  weights: weightsFor(sense, learnt),
  tuning: {
    exploration: 1,
    relative: true,
    temperature: 1,
    // Practice has made it so sure of its first look that it tried little else: with 10, 60 ± 7 of 100 rounds against that
    // (60 mirrored deals, 300 iterations); with 30, 64 ± 11.
    openness: 16,
    // A few answers, then the value of the position: 60 of 100 rounds against playing every round out (60 iterations).
    plies: 4,
    margin: 0,
    depth: 64,
    worlds: 256,
  },
  levels: {
    level1: { memory: 0.2, iterations: 12, ms: 12, depth: 1, plies: 3, temperature: 8, fancy: 0.1 },
    level2: { memory: 0.5, iterations: 24, ms: 60, depth: 1, plies: 4, temperature: 2.4, fancy: 0.04 },
    level3: { memory: 1, iterations: 60, ms: 220, depth: 64, plies: 4, openness: 5, fancy: 0 },
    level4: { memory: 1, iterations: 3000, ms: 1300, depth: 64, plies: 4, openness: 16, fancy: 0 },
  },
  personas: [
    {
      id: 'bellower',
      nl: 'schreeuwlelijk',
      en: 'bellower',
      lean: { spendsContest: 2, 'plays how-ruck': 2, pull: 2 },
    },
    {
      id: 'saver',
      nl: 'zuinige Schot',
      en: 'thrifty Scot',
      lean: { spendsStrong: -1.5, spendsNessie: -1, 'plays en-daag': -2, 'plays wisselen-van-kant': -2 },
    },
    {
      id: 'schemer',
      nl: 'ritselaar',
      en: 'schemer',
      lean: { 'plays vuile-truc': 2, 'plays wisselen-van-kant': 2, 'plays en-daag': 2, trap: 3 },
    },
    { id: 'rock', nl: 'rots in de branding', en: 'rock', lean: { safe: 3, near: 1.5, edge: 3 } },
  ],
};
