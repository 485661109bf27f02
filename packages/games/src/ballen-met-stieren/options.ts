import type { OptionDef } from '@stamtafel/kernel';
import { checkOwnCards } from '../own-cards.ts';
import { type CustomFigures, checkOwnDeck } from './own-deck.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

/** The house rules of a match (§10), and the team that seat 1 takes (D-01). */
export interface Options {
  home: 'draw' | 'seat1' | 'seat2';
  dice: 'cards' | 'die';
  specialities: 'on' | 'off';
  hoefDifference: 'absolute' | 'attackerHigher';
  kanonskogel: 'used' | 'result';
  approval: 'final' | 'stoppable';
  bench: 'reserves' | 'reservesAndUsed';
  lastTurn: 'one' | 'equal' | 'none';
  outOfBulls: 'last' | 'playOn';
  freeKickCards: 'used' | 'all';
  spuger: 'off' | 'away' | 'home' | 'both';
  figures: 'designed' | CustomFigures;
  seat1Team: 'oranje' | 'wit';
}

export const options: { readonly [id in keyof Options]: OptionDef } = {
  home: { values: ['draw', 'seat1', 'seat2'], standard: 'draw', rules: ['BMS-022', 'BMS-023'] },
  /** BMS-241 Only what the table shows differs: the chances are the same. */
  dice: { values: ['cards', 'die'], standard: 'cards', rules: ['BMS-240', 'BMS-241'] },
  specialities: {
    values: ['on', 'off'],
    standard: 'on',
    rules: ['BMS-250', 'BMS-251', 'BMS-252', 'BMS-253', 'BMS-254', 'BMS-255', 'BMS-256'],
  },
  hoefDifference: { values: ['absolute', 'attackerHigher'], standard: 'absolute', rules: ['BMS-108b'] },
  kanonskogel: { values: ['used', 'result'], standard: 'used', rules: ['BMS-111a', 'BMS-111c'] },
  approval: { values: ['stoppable', 'final'], standard: 'stoppable', rules: ['BMS-204', 'BMS-208'] },
  bench: { values: ['reserves', 'reservesAndUsed'], standard: 'reserves', rules: ['BMS-012', 'BMS-043'] },
  lastTurn: { values: ['one', 'equal', 'none'], standard: 'one', rules: ['BMS-271', 'BMS-273', 'BMS-277'] },
  outOfBulls: { values: ['last', 'playOn'], standard: 'last', rules: ['BMS-272', 'BMS-278'] },
  freeKickCards: { values: ['used', 'all'], standard: 'used', rules: ['BMS-210', 'BMS-216'] },
  spuger: {
    values: ['off', 'away', 'home', 'both'],
    standard: 'off',
    rules: ['BMS-260', 'BMS-261', 'BMS-262', 'BMS-263'],
  },
  /** `designed`, or an owner's own figures, which `settle` checks. */
  figures: { values: [], standard: 'designed', rules: ['BMS-067'] },
  /** D-01 Who takes which team: a choice of the lobby. */
  seat1Team: { values: ['oranje', 'wit'], standard: 'oranje', rules: ['BMS-001'] },
};

/** §10 An owner's figures within the limits, or they are refused before the match. */
export function settle(chosen: Options): Options {
  if (chosen.figures !== 'designed')
    checkOwnCards(checkOwnDeck(chosen.figures), {
      opening: 'Option figures is "designed" or figures of your own.',
      nl: namesNl.figureReasons,
      en: namesEn.figureReasons,
    });
  return chosen;
}
