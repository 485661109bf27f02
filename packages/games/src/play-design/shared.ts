import { BadInput, type CardBase, type Match, type OptionDef } from '@stamtafel/kernel';
import type { FigureWords } from '../edition.ts';
import { isRecord } from '../entered.ts';
import { checkOwnCards } from '../own-cards.ts';
import {
  type CardSet,
  type Colour,
  cardId,
  colourLetters,
  colours,
  count,
  type Dot,
  type Formation,
  type FormationId,
  formations,
  type PhysicalCard,
  type Side,
  sets,
} from './deck.ts';
import { checkOwnDeck, customFormations, ownDeckTemplate } from './own-deck.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';
import type { Names } from './texts/names.ts';

/** PD-003 A physical card with everything printed on it. All cards have the same shape, for speed. */
export interface PlayCard extends CardBase {
  readonly id: PhysicalCard;
  /** PD-001 The set it belongs to: the two never mix. */
  readonly back: CardSet;
  readonly formation: FormationId;
  readonly name: string;
  readonly side: Side;
  readonly colour: Colour;
  readonly value: number;
  readonly kind: string;
  /** The place in the table of the formations (section 2.2), from 0: the order in which the clock looks for a card. */
  readonly order: number;
  /** Colour and side in one number from 0 to 7; the opposite side of the same colour differs in the last bit. */
  readonly family: number;
  readonly dots: Readonly<Record<Dot, number>>;
  readonly marks: Formation['marks'];
  /** PD5-022, 023 How many dots this card counts when the offense card has this colour. */
  readonly counts: Readonly<Record<Colour, number>>;
}

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
    throw new BadInput('A custom deck needs its 28 cards: give the table as pd.deck (PD-013).', {
      nl: 'Een eigen pak heeft zijn 28 kaarten nodig: geef de tabel als pd.deck (PD-013).',
    });
  checkOwnCards(checkOwnDeck(deck), {
    opening: 'The custom deck cannot be used (PD-013):',
    nl: namesNl.deckReasons,
    en: namesEn.deckReasons,
  });
  return customFormations(deck);
}

/** PD-013 The form for the figures of one's own copy. A formation is in both sets: the black card stands for it. */
export const ownDeck = {
  option: 'pd.deck',
  template: ownDeckTemplate,
  card({ faceByName }: Match, _: unknown, entered: unknown): string | undefined {
    const formation = isRecord(entered) ? formations.find(({ id }) => id === entered.id) : undefined;
    const card = formation && cardId('black', formation.id);
    return card !== undefined && faceByName.has(card) ? card : undefined;
  },
  words: { nl: figureWords(namesNl), en: figureWords(namesEn) },
} as const;

/** Formations keep the names under which they are known, whatever the own copy calls them. */
function figureWords({ colours: colour }: Names): FigureWords {
  return { colour, id: Object.fromEntries(formations.map(({ id, name }) => [id, name])) };
}

/** PD-009 The formations of the match are no secret: the table everybody may consult. */
export function playFormations({ 'pd.deck': deck }: SharedOptions): readonly Formation[] {
  return deck === 'default' ? formations : deck;
}

/** PD-001, PD-013 All 56 cards: the black set, then the white one, both from the same table. */
export function playDeck(options: SharedOptions): readonly PlayCard[] {
  const table = playFormations(options);
  return sets.flatMap((back) => table.map((formation, order) => playCard(back, formation, order)));
}

function playCard(back: CardSet, formation: Formation, order: number): PlayCard {
  const { id, name, side, colour, value, kind, dots, marks } = formation;
  const [blue = 0, green = 0, orange = 0, purple = 0] = colours.map((counted) => count(formation, counted));
  return {
    id: cardId(back, id),
    back,
    formation: id,
    name,
    side,
    colour,
    value,
    kind,
    order,
    family: 2 * colours.indexOf(colour) + (side === 'offense' ? 0 : 1),
    dots,
    marks,
    counts: { blue, green, orange, purple },
  };
}

/** PD-011 One square of the scorecard. */
export const square = 10;
/** PD-011 The end of the scorecard. */
export const field = 100;

/** PD-011 A marker that moves so many yards; it never passes the end. */
export function moved(yards: number, by: number): number {
  return yards + by < field ? yards + by : field;
}

/**
 * PD-004 The face of a card in one line: "4 – Run, Offense", as printed, and the colour of the bar.
 * PD-012 The colour goes with its letter.
 */
export function faceLine(
  { colour, value, kind, side }: Pick<PlayCard, 'colour' | 'value' | 'kind' | 'side'>,
  { colours: words, sides }: Pick<Names, 'colours' | 'sides'>,
): string {
  return `${value} – ${kind}, ${sides[side].face} · ${words[colour]} (${colourLetters[colour]})`;
}

/** PD-012 "B5 off": the letter of the colour, the value, and the side as printed. */
export const tag = ({ colour, side, value }: Pick<PlayCard, 'colour' | 'side' | 'value'>): string =>
  `${colourLetters[colour]}${value} ${side === 'offense' ? 'off' : 'def'}`;
