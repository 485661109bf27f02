import type { HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import { blankMind } from '../blank-mind.ts';
import type { Mind } from '../mind.ts';
import type { Weights } from '../sense.ts';
import { weightsFor } from '../weights.ts';
import { optionFeatures } from './features.ts';
import { sense } from './sense.ts';
import { stateFeatures } from './standing.ts';
import learnt from './weights.json' with { type: 'json' };

/**
 * What a card is worth when pairs are split is learnt from who wins with which team, not from how others split: it is
 * the weight of the card in a team, so many times that the better one of two is nearly always kept.
 */
export function splittingByTeams({ option, state }: Weights): Weights {
  const ofTeam = new Map(stateFeatures.map((name, f) => [name, state[f] ?? 0]));
  return {
    option: optionFeatures.map(
      ({ name }, f) => FIRMNESS * (ofTeam.get(name.replace('keeps', 'team')) ?? 0) || (option[f] ?? 0),
    ),
    // What barrels are worth between rounds is arithmetic.
    state: stateFeatures.map((name, f) => (name === 'match' ? 1 : (state[f] ?? 0))),
  };
}

const FIRMNESS = 20;

export const mind: Mind<HowRuck> = {
  sense,
  weights: splittingByTeams(weightsFor(sense, learnt)),
  tuning: {
    exploration: 1,
    relative: true,
    temperature: 1,
    plies: Number.POSITIVE_INFINITY,
    margin: 0,
    depth: 64,
    worlds: 256,
  },
  levels: blankMind.levels,
  personas: [],
};
