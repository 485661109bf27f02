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
    // What others answer is left to their judgement: a tree would let them answer with any cards at once.
    depth: 1,
    worlds: 512,
    relative: true,
  },
  // Luck leaves little between the levels: the first two are as weak as forgetting and a short look make them. With fewer
  // than 4 imagined courses a player would only do what experience says, which is stronger.
  levels: {
    level1: { memory: 0, iterations: 4, ms: 12, depth: 1, plies: toTheEnd, temperature: 40, fancy: 0.6 },
    level2: { memory: 0.5, iterations: 24, ms: 55, depth: 1, plies: toTheEnd, temperature: 8.5, fancy: 0.06 },
    level3: {
      memory: 1,
      iterations: 200,
      ms: 200,
      depth: 1,
      plies: toTheEnd,
      temperature: 2.7,
      fancy: 0.025,
    },
    level4: { memory: 1, iterations: 8000, ms: 1200, depth: 1, plies: toTheEnd, fancy: 0 },
  },
  personas: [
    {
      id: 'gambler',
      nl: 'waaghals',
      en: 'daredevil',
      lean: { claim: 0.8, continue: 0.6, 'lead.value': -0.5 },
    },
    {
      id: 'careful',
      nl: 'afwachter',
      en: 'careful one',
      lean: { claim: -0.8, continue: -0.4, 'lead.sure': 0.8, 'follow.value': -0.5 },
    },
    { id: 'charger', nl: 'stormram', en: 'battering ram', lean: { 'lead.value': 1, 'follow.wins': 0.8 } },
  ],
};
