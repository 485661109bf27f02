import type { TableTexts } from '../../../edition.ts';
import type { Names } from '../../texts/names.ts';
import type { options } from '../options.ts';

export const asks = ['vote', 'lead', 'follow', 'answer'] as const;
export const picks = ['play', 'claim', 'fold', 'continue', 'yes', 'no'] as const;
export const events = [
  'firstDealer',
  'shuffle',
  'hand',
  'lead',
  'follow',
  'beats',
  'keeps',
  'inherits',
  'claim',
  'fold',
  'continue',
  'alone',
  'leadPasses',
  'round',
  'lose',
  'out',
  'voted',
  'vote',
  'eightCards',
  'fourCards',
  'wins',
] as const;

export type FourDownsTexts = TableTexts<
  (typeof asks)[number],
  (typeof picks)[number],
  (typeof events)[number]
>;

/** The words for the house rules of this game; the box has more. */
export function optionTexts({ options: all }: Names): Pick<Names['options'], keyof typeof options> {
  return {
    'pd.deck': all['pd.deck'],
    'pd4.alternateSets': all['pd4.alternateSets'],
    'pd4.trick': all['pd4.trick'],
    'pd4.firstDowns': all['pd4.firstDowns'],
    'pd4.foldCost': all['pd4.foldCost'],
    'pd4.claimTiming': all['pd4.claimTiming'],
    'pd4.eightCards': all['pd4.eightCards'],
  };
}
