import type { TableTexts } from '../../../edition.ts';
import type { Names } from '../../texts/names.ts';
import type { Options } from '../options.ts';

export const asks = ['role', 'place', 'lastOffense', 'lastDefense'] as const;
export const picks = ['offense', 'defense', 'lay', 'leave'] as const;
export const events = [
  'toss',
  'drew',
  'equalDraw',
  'begins',
  'role',
  'possession',
  'row',
  'placed',
  'duelWon',
  'duelLost',
  'laneEmpty',
  'setAside',
  'cleared',
  'rowOver',
  'laidLast',
  'deadLast',
  'noPlace',
  'possessionWon',
  'equaliser',
  'overtime',
  'won',
  'draw',
] as const;

export type FivePossessionsTexts = TableTexts<
  (typeof asks)[number],
  (typeof picks)[number],
  (typeof events)[number]
>;

/** The words for the house rules of this game; the box has more. */
export function optionTexts({ options: all }: Names): Pick<Names['options'], keyof Options> {
  return {
    'pd.deck': all['pd.deck'],
    'pd.revealLog': all['pd.revealLog'],
    'pd5.seat1Set': all['pd5.seat1Set'],
    'pd5.startMethod': all['pd5.startMethod'],
    'pd5.lastRow': all['pd5.lastRow'],
    'pd5.equaliser': all['pd5.equaliser'],
    'pd5.tieAt5': all['pd5.tieAt5'],
  };
}
