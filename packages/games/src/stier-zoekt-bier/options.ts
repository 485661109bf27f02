import { BadInput, type OptionDef, seatLetter } from '@stamtafel/kernel';
import { checkOwnCards } from '../own-cards.ts';
import { checkOwnDeck, type OwnDeck } from './own-deck.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

/** The house rules of a match (§10). The number of players is the number of seats. */
export interface Options {
  readonly variant: 'standaard' | 'grand-cafe';
  readonly bonusDrinker: 'off' | 'on';
  /** What a player gives to the Drinker who has tapped nothing yet. */
  readonly drinkerDebt: 'none' | 'first';
  readonly bonusAllesdrinker: 'off' | 'shuffled' | 'guaranteed';
  readonly firstBierbaas: 'oldest' | 'random';
  /** The seat that the lobby marked as the oldest person's. */
  readonly oldestSeat: 'none' | 'A' | 'B' | 'C' | 'D' | 'E';
  readonly unclaimedBulls: 'stay' | 'box';
  readonly cellarView: 'top-only' | 'memory-aid';
  readonly tiebreakCards: 'all' | 'bulls';
  readonly cardSet: 'built-in' | OwnDeck;
}

export const options = {
  variant: {
    values: ['standaard', 'grand-cafe'],
    standard: 'standaard',
    rules: [
      'SZB-161',
      'SZB-162',
      'SZB-163',
      'SZB-164',
      'SZB-165',
      'SZB-166',
      'SZB-167',
      'SZB-172',
      'SZB-179',
      'SZB-180',
      'SZB-202',
    ],
  },
  bonusDrinker: {
    values: ['off', 'on'],
    standard: 'off',
    rules: [
      'SZB-171',
      'SZB-172',
      'SZB-173',
      'SZB-174',
      'SZB-175',
      'SZB-176',
      'SZB-177',
      'SZB-178',
      'SZB-179',
      'SZB-180',
    ],
  },
  drinkerDebt: {
    values: ['none', 'first'],
    standard: 'none',
    rules: ['SZB-174', 'SZB-181'],
    onlyWith: { option: 'bonusDrinker', values: ['on'] },
  },
  bonusAllesdrinker: {
    values: ['off', 'shuffled', 'guaranteed'],
    standard: 'off',
    rules: ['SZB-191', 'SZB-192', 'SZB-193', 'SZB-194'],
  },
  firstBierbaas: { values: ['oldest', 'random'], standard: 'oldest', rules: ['SZB-061'] },
  oldestSeat: {
    values: ['none', 'A', 'B', 'C', 'D', 'E'],
    standard: 'none',
    rules: ['SZB-061'],
    onlyWith: { option: 'firstBierbaas', values: ['oldest'] },
  },
  unclaimedBulls: { values: ['stay', 'box'], standard: 'stay', rules: ['SZB-032', 'SZB-086'] },
  cellarView: { values: ['top-only', 'memory-aid'], standard: 'top-only', rules: ['SZB-203', 'SZB-207'] },
  tiebreakCards: { values: ['all', 'bulls'], standard: 'all', rules: ['SZB-153'] },
  cardSet: { values: [], standard: 'built-in', rules: ['SZB-220'] },
} as const satisfies { readonly [id in keyof Options]: OptionDef };

/** What the tables of values above cannot say. */
export function settle(chosen: Options, seats: number): Options {
  const { oldestSeat, cardSet } = chosen;
  if (oldestSeat !== 'none' && oldestSeat > seatLetter(seats - 1))
    throw new BadInput(`Option oldestSeat is ${oldestSeat}, but there are only ${seats} players.`, {
      nl: `De oudste kan niet op stoel ${oldestSeat} zitten: er zijn maar ${seats} spelers.`,
    });
  // SZB-220 An owner's copy within the limits, or it is refused before the game.
  if (cardSet !== 'built-in')
    checkOwnCards(checkOwnDeck(cardSet), {
      opening: 'Option cardSet is "built-in" or the cards of your own copy.',
      nl: namesNl.deckReasons,
      en: namesEn.deckReasons,
    });
  return chosen;
}
