import type { Mark } from '../../edition.ts';
import type { Choice, Effect, Name } from '../../names.ts';
import { type BeerKind, kinds } from '../deck.ts';
import type { DeckReason, DeckWarning } from '../own-deck.ts';

/** The names and short texts of the game. Each language fills exactly this shape. */
export interface Names {
  title: string;
  tagline: string;
  kinds: Record<BeerKind, Name>;
  /** Beer cards by kind; `{value}` stands for the glasses. Use `cardName`. */
  beers: Record<BeerKind, string>;
  bulls: Record<Bull, Effect>;
  /** The cards that are neither beer nor one of the 24 bulls. */
  others: Record<OtherCard, Effect>;
  places: Record<Place, Name>;
  phases: Record<Phase, Name>;
  /** What can be printed on a card. */
  figures: Record<'kind' | 'value' | 'count', string>;
  /** Where a figure comes from. */
  marks: Record<Mark, string>;
  options: {
    variant: Choice<'standaard' | 'grand-cafe'>;
    bonusDrinker: Choice<'off' | 'on'>;
    drinkerDebt: Choice<'none' | 'first'>;
    bonusAllesdrinker: Choice<'off' | 'shuffled' | 'guaranteed'>;
    firstBierbaas: Choice<'oldest' | 'random'>;
    oldestSeat: Choice<'none' | 'A' | 'B' | 'C' | 'D' | 'E'>;
    unclaimedBulls: Choice<'stay' | 'box'>;
    cellarView: Choice<'top-only' | 'memory-aid'>;
    tiebreakCards: Choice<'all' | 'bulls'>;
    cardSet: Choice<'built-in' | 'own-copy'>;
  };
  /** SZB-220 Why an own copy is refused; `{card}`, `{value}` and so on are the refusal's arguments. */
  deckReasons: Record<DeckReason, string>;
  /** SZB-220 Odd, but allowed. */
  deckWarnings: Record<DeckWarning, string>;
  /** §9 How the points of a bull or a pair came about, and what the three keys are: with or without the cellar. */
  breakdown: Record<'nothing' | 'single' | 'pair' | 'all' | 'bulls', string>;
  /** What decided the game. */
  ends: Record<'points' | 'cards' | 'glasses' | 'shared', string>;
}

export type OptionId = keyof Names['options'];

const bulls = ['pietje-pils', 'bennie-blond', 'bruno-de-bruyne', 'ozzy-oerstier'] as const;
type Bull = (typeof bulls)[number];

const otherCards = ['bierbaas', 'bonus-15-meter-drinker', 'bonus-allesdrinker'] as const;
type OtherCard = (typeof otherCards)[number];

type Place =
  | 'deck'
  | 'discard'
  | 'bulls'
  | 'box'
  | 'middle'
  | 'taken'
  | 'hand'
  | 'cellar'
  | 'open'
  | 'drinker';

type Phase =
  | 'stieren-trekken'
  | 'bier-inslaan'
  | 'bier-tappen'
  | 'stieren-kiezen'
  | 'bier-serveren'
  | 'bierbaas-wisselen'
  | 'bonusronde';

export const cardName = (names: Names, id: string): string => nameOf(names, id).name;

/** The name on a card, from its id: `pils-3-a`, `pietje-pils-1`, `bierbaas`. */
export function nameOf(names: Names, id: string): Name & Partial<Effect> {
  const other = otherCards.find((card) => id === card || id.startsWith(`${card}-`));
  if (other) return names.others[other];
  const bull = bulls.find((card) => id.startsWith(`${card}-`));
  if (bull) return names.bulls[bull];
  const [kind, value = ''] = id.split('-');
  const beer = kinds.find((known) => known === kind);
  if (!beer) throw new Error(`unknown card ${id}`);
  return { ...names.kinds[beer], name: names.beers[beer].replace('{value}', value) };
}
