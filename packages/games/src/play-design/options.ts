import { BadInput, type OptionDef } from '@stamtafel/kernel';
import { checkOwnCards } from '../own-cards.ts';
import type { Formation } from './deck.ts';
import { checkOwnDeck, customFormations } from './own-deck.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

/** PD-013 The shipped deck, or the table of an owner. */
type DeckOption = 'default' | readonly Formation[];

/** What both games of the box have to agree on before the start. */
export interface SharedOptions {
  readonly 'pd.deck': DeckOption;
}

/** PD-013 Any value is looked at; `settleDeck` says what is wrong with it. */
export const deckOption: OptionDef = {
  values: [],
  standard: 'default',
  rules: ['PD-013', 'PD4-022', 'PD5-008', 'PD5-019', 'PD5-032', 'PD5-033'],
};

/** PD-013 A custom deck is valid or refused; a valid one is copied, so that it is fixed and stays with the match. */
export function settleDeck(deck: unknown): DeckOption {
  if (deck === 'default') return deck;
  if (deck === 'custom')
    throw new BadInput('Cards of your own need all 28 (PD-013).', {
      nl: 'Voor eigen kaarten zijn alle 28 nodig (PD-013).',
    });
  checkOwnCards(checkOwnDeck(deck), {
    opening: 'The custom deck cannot be used (PD-013):',
    nl: namesNl.deckReasons,
    en: namesEn.deckReasons,
  });
  return customFormations(deck);
}
