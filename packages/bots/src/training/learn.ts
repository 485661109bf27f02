import type { Edition } from '@stamtafel/games';
import { type Kind, type Match, open } from '@stamtafel/kernel';
import type { Mind } from '../mind.ts';
import type { Sense, Weights } from '../sense.ts';
import { conclude } from './conclude.ts';
import { fit } from './fit.ts';
import { gather } from './gather.ts';
import { practise } from './practise.ts';
import type { Settings, Stage } from './recipe.ts';
import { valuePositions } from './value.ts';

/** What came out of one stage: the weights, and what the manifest tells of them. */
interface Learnt {
  readonly weights: Weights;
  readonly findings: { readonly [name: string]: unknown };
}

export const blankWeights = ({ optionFeatures, stateFeatures }: Sense): Weights => ({
  option: optionFeatures.map(() => 0),
  state: stateFeatures.map(() => 0),
});

export const matchesOf = <K extends Kind>(
  { game }: Edition<K>,
  { seats, variants }: Pick<Settings, 'seats' | 'variants'>,
): readonly Match<K>[] => variants.flatMap((options) => seats.map((n) => open(game, { seats: n, options })));

/** Carries out one stage, from the weights that `mind` has. The same stage always gives the same weights. */
export function learn<K extends Kind>(
  edition: Edition<K>,
  mind: Mind<K>,
  stage: Stage,
  report: (line: string) => void,
): Learnt {
  const { sense, weights } = mind;
  if (stage.do === 'conclude') return { weights: conclude(sense, weights, stage), findings: {} };
  const matches = matchesOf(edition, stage);
  switch (stage.do) {
    case 'imitate': {
      const { choices, positions } = gather(edition, matches, mind, stage, stage.seed);
      const option = fit(choices, sense.optionFeatures.length, weights.option);
      const state = fit(positions, sense.stateFeatures.length, weights.state);
      return {
        weights: { option: option.weights, state: state.weights },
        findings: {
          choices: choices.length,
          positions: positions.length,
          choiceSurprise: [option.before, option.after].map(rounded),
          positionSurprise: [state.before, state.after].map(rounded),
        },
      };
    }
    case 'practise':
      return {
        weights: practise(matches, mind, stage, stage.seed, (step, steepness) =>
          report(`  step ${step + 1} of ${stage.steps}: ${rounded(steepness)}`),
        ),
        findings: {},
      };
    case 'value': {
      const { weights: state, before, after } = valuePositions(matches, mind, stage, stage.seed);
      return {
        weights: { ...weights, state },
        findings: { positionSurprise: [before, after].map(rounded) },
      };
    }
  }
}

const rounded = (n: number): number => Math.round(n * 1e4) / 1e4;
