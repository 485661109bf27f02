import type { StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import type { Mind } from '../mind.ts';
import { weightsFor } from '../weights.ts';
import { sense } from './sense.ts';
import learnt from './weights.json' with { type: 'json' };

/** The mind for Stieren Versieren. */
export const mind: Mind<StierenVersieren> = {
  sense,
  weights: weightsFor(sense, learnt),
  // What is laid face down is mixed, so that nobody can get the better of it by foreseeing it: that costs nothing (51.7 ±
  // 4.9 % against not mixing, 180 mirrored deals, 60 and 80 iterations), also with all the time of the fourth level
  // (against the third 65.0 % mixing, 58.8 % not mixing, the same 40 mirrored deals).
  // One answer seldom moves the match by more than a few hundredths, so a little curiosity is enough.
  tuning: { exploration: 0.4, temperature: 1, plies: 8, margin: 0.05, depth: 64, worlds: 256 },
  levels: {
    level1: {
      memory: 0.2,
      iterations: 12,
      ms: 12,
      depth: 1,
      plies: 2,
      fancy: 0.06,
      temperature: 7,
      mixes: false,
    },
    level2: {
      memory: 0.6,
      iterations: 10,
      ms: 55,
      depth: 1,
      plies: 2,
      fancy: 0.03,
      temperature: 3,
      mixes: false,
    },
    level3: { memory: 1, iterations: 30, ms: 200, depth: 64, plies: 6, fancy: 0, mixes: false },
    level4: { memory: 1, iterations: 2500, ms: 1200, depth: 64, plies: 8, fancy: 0 },
  },
  personas: [
    {
      id: 'fighter',
      nl: 'vechtersbaas',
      en: 'brawler',
      lean: { challenge: 1, challengeDenies: 1, bullContest: 0.5, playContest: 0.5, bluff: 0.5 },
    },
    { id: 'charmer', nl: 'charmeur', en: 'charmer', lean: { woo: 1.5, talk: 0.5, challenge: -1 } },
    { id: 'herder', nl: 'koeherder', en: 'cowherd', lean: { escort: 1, chase: 1, cowNear: 0.5, swap: -0.5 } },
  ],
};
