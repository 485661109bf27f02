import type { StierZoektBier } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import type { Mind } from '../mind.ts';
import { weightsFor } from '../weights.ts';
import { sense } from './sense.ts';
import learnt from './weights.json' with { type: 'json' };

export const mind: Mind<StierZoektBier> = {
  sense,
  weights: weightsFor(sense, learnt),
  tuning: { exploration: 1, temperature: 0.5, plies: 20, margin: 0.1, depth: 64, worlds: 256 },
  // Search adds little to what was learnt here: the steps come from how clearly one sees it.
  levels: {
    level1: { memory: 0.3, iterations: 8, ms: 12, depth: 1, plies: 4, temperature: 16, fancy: 0.05 },
    level2: { memory: 0.6, iterations: 24, ms: 55, depth: 1, plies: 10, temperature: 14, fancy: 0.03 },
    level3: { memory: 1, iterations: 60, ms: 200, depth: 64, plies: 14, temperature: 8, fancy: 0.02 },
    level4: { memory: 1, iterations: 2000, ms: 1200, depth: 64, plies: 20, fancy: 0 },
  },
  personas: [
    {
      id: 'hoarder',
      nl: 'kelderrat',
      en: 'hoarder',
      lean: { tap: -0.4, discard: -0.6, stockGlasses: 0.4 },
    },
    { id: 'spender', nl: 'gulle waard', en: 'generous host', lean: { tap: 0.5, tapGlasses: 0.4 } },
    { id: 'doubler', nl: 'koppelaar', en: 'matchmaker', lean: { tuck: 0.8, bullPairs: 0.3 } },
  ],
};
