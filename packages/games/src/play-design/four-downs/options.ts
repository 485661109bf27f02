import type { OptionDef } from '@stamtafel/kernel';
import { deckOption, type SharedOptions, settleDeck } from '../options.ts';
import { ruleIds } from '../rule-ids.ts';

export interface Options extends SharedOptions {
  readonly 'pd4.alternateSets': 'on' | 'off';
  readonly 'pd4.trick': 'qualifying' | 'literal';
  readonly 'pd4.firstDowns': 'off' | 'on';
  readonly 'pd4.foldCost': 'flat10' | 'stake';
  readonly 'pd4.claimTiming': 'free' | 'turn';
  readonly 'pd4.eightCards': 'off' | 'on' | 'ask';
}

/** Section 10: the house rules; the first value of each is the default. */
export const options: { readonly [Id in keyof Options]: OptionDef } = {
  'pd.deck': deckOption,
  'pd4.alternateSets': { values: ['on', 'off'], standard: 'on', rules: ['PD4-004'] },
  'pd4.trick': {
    values: ['qualifying', 'literal'],
    standard: 'qualifying',
    rules: ['PD4-020', 'PD4-021', 'PD4-024', 'PD4-026'],
  },
  'pd4.firstDowns': {
    values: ['off', 'on'],
    standard: 'off',
    rules: ruleIds.filter((id) => id >= 'PD4-040' && id <= 'PD4-063'),
  },
  'pd4.foldCost': {
    values: ['flat10', 'stake'],
    standard: 'flat10',
    rules: ['PD4-049'],
    onlyWith: { option: 'pd4.firstDowns', values: ['on'] },
  },
  'pd4.claimTiming': {
    values: ['free', 'turn'],
    standard: 'free',
    rules: ['PD4-042', 'PD4-062', 'PD4-063'],
    onlyWith: { option: 'pd4.firstDowns', values: ['on'] },
  },
  'pd4.eightCards': {
    values: ['off', 'on', 'ask'],
    standard: 'off',
    rules: ['PD4-070', 'PD4-071', 'PD4-072', 'PD4-073'],
  },
};

/** PD-013 A custom deck is checked before the start. */
export function settle(chosen: Options): Options {
  return { ...chosen, 'pd.deck': settleDeck(chosen['pd.deck']) };
}
