import type { Sense, Weights } from '../sense.ts';

/** What needs no matches to be learnt, because it follows from something else. */
export interface Conclusion {
  /** What is known by arithmetic. */
  readonly known: {
    readonly option: { readonly [feature: string]: number };
    readonly state: { readonly [feature: string]: number };
  };
  /**
   * Options that are worth what they do for a position: whose name begins with `option` weighs this many times what the
   * feature of positions weighs that has `state` in its place.
   */
  readonly alike: { readonly option: string; readonly state: string; readonly times: number };
}

export function conclude(
  { optionFeatures, stateFeatures }: Sense,
  { option, state }: Weights,
  { known, alike }: Conclusion,
): Weights {
  const ofPosition = (name: string): number =>
    alike.times * (state[stateFeatures.indexOf(name.replace(alike.option, alike.state))] ?? 0);
  return {
    option: optionFeatures.map(({ name }, f) => {
      const weight = name.startsWith(alike.option) ? ofPosition(name) : (option[f] ?? 0);
      return Number((known.option[name] ?? weight).toPrecision(5));
    }),
    state: stateFeatures.map((name, f) => known.state[name] ?? state[f] ?? 0),
  };
}
