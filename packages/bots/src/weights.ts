import type { Sense, Weights } from './sense.ts';

/** What training writes: by name of the feature how much it weighs, and how that was learnt. */
interface LearntWeights {
  readonly option: { readonly [feature: string]: number };
  readonly state: { readonly [feature: string]: number };
}

/** The weights in the order of the sense's features. A feature that is new since the training weighs nothing yet. */
export function weightsFor(sense: Sense, learnt: LearntWeights): Weights {
  return {
    option: sense.optionFeatures.map(({ name }) => learnt.option[name] ?? 0),
    state: sense.stateFeatures.map((name) => learnt.state[name] ?? 0),
  };
}
