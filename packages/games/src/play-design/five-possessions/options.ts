import type { OptionDef, Seat } from '@stamtafel/kernel';
import type { CardSet } from '../deck.ts';
import { deckOption, type SharedOptions, settleDeck } from '../options.ts';

/** What the two players agree on before the start. */
export interface Options extends SharedOptions {
  readonly 'pd.revealLog': 'on' | 'off';
  readonly 'pd5.seat1Set': CardSet;
  readonly 'pd5.startMethod': 'toss' | 'draw';
  readonly 'pd5.lastRow': 'coloured' | 'free';
  readonly 'pd5.equaliser': 'always' | 'trailing-offense';
  readonly 'pd5.tieAt5': 'draw' | 'overtime';
}

export const options = {
  'pd.deck': deckOption,
  'pd.revealLog': { values: ['on', 'off'], standard: 'on', rules: ['PD5-050'] },
  'pd5.seat1Set': { values: ['white', 'black'], standard: 'white', rules: ['PD5-001'] },
  'pd5.startMethod': { values: ['toss', 'draw'], standard: 'toss', rules: ['PD5-003', 'PD5-008'] },
  'pd5.lastRow': {
    values: ['coloured', 'free'],
    standard: 'coloured',
    rules: ['PD5-015', 'PD5-034', 'PD5-037'],
  },
  'pd5.equaliser': {
    values: ['always', 'trailing-offense'],
    standard: 'always',
    rules: ['PD5-042', 'PD5-046'],
  },
  'pd5.tieAt5': { values: ['draw', 'overtime'], standard: 'draw', rules: ['PD5-044', 'PD5-045'] },
} as const satisfies Record<keyof Options, OptionDef>;

export const settle = (chosen: Options): Options => ({
  ...chosen,
  'pd.deck': settleDeck(chosen['pd.deck']),
});

/** PD5-015 Row 1 has nothing beneath it; PD5-037 a house rule waives the colour rule for row 4. */
export const hasColourRule = ({ row }: { readonly row: number }, chosen: Options): boolean =>
  row < 4 || chosen['pd5.lastRow'] === 'coloured';

/** PD5-001 Seat 1 has white and seat 2 black, or the other way round; it is for the eye only. */
export function setOf(chosen: Options, seat: Seat): CardSet {
  return (chosen['pd5.seat1Set'] === 'white') === (seat === 0) ? 'white' : 'black';
}
