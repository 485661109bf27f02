import type { Mind } from './mind.ts';

/** A player who knows the rules and nothing else. */
export const blankMind: Mind = {
  sense: { optionFeatures: [], stateFeatures: [], options() {}, state() {} },
  weights: { option: [], state: [] },
  tuning: {
    exploration: 1,
    temperature: 1,
    plies: Number.POSITIVE_INFINITY,
    margin: 0.05,
    depth: 64,
    worlds: 256,
  },
  levels: {
    level1: { memory: 0.2, iterations: 16, ms: 12, depth: 1, plies: 4, fancy: 0.05 },
    level2: { memory: 0.6, iterations: 64, ms: 55, depth: 1, plies: 8, fancy: 0.02 },
    level3: { memory: 1, iterations: 250, ms: 200, depth: 64, plies: Number.POSITIVE_INFINITY, fancy: 0 },
    level4: { memory: 1, iterations: 2500, ms: 1200, depth: 64, plies: Number.POSITIVE_INFINITY, fancy: 0 },
  },
  personas: [],
};
