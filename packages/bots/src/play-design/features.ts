import type { OptionFeature } from '../sense.ts';

/** By name of a feature its words, English and Dutch. */
type Texts<N extends string> = { readonly [name in N]: readonly [en: string, nl: string] };

/** The features that these texts name, in their order, and the place of each. */
export function featuresOf<N extends string>(
  texts: Texts<N>,
): { readonly optionFeatures: readonly OptionFeature[]; readonly at: (name: N) => number } {
  const optionFeatures = Object.entries<Texts<N>[N]>(texts).map(([name, [en, nl]]) => ({ name, en, nl }));
  return { optionFeatures, at: (name) => optionFeatures.findIndex((feature) => feature.name === name) };
}
