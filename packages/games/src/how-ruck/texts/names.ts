import type { Mark } from '../../edition.ts';
import type { Choice, OptionText } from '../../names.ts';
import type { Action, Card, Colour, Figure, Scot } from '../deck.ts';
import type { DeckReason } from '../own-deck.ts';

/** The names and short texts of the game. Each language fills exactly this shape. */
export interface Names {
  title: string;
  tagline: string;
  /** Scots by type; `{strength}` stands for the figure. Use `cardName`. */
  cards: Record<ScotType, string>;
  /** `name` is the printed one; `gloss` is the German name in the Dutch texts, the meaning in the English ones. */
  actions: Record<Action, { name: string; gloss: string; text: string }>;
  colours: Record<Colour, string>;
  /** What can be printed on a Scot, and where the figure comes from. */
  figures: Record<Figure, string>;
  marks: Record<Mark, string>;
  options: {
    teamForming: Choice<'race' | 'calm' | 'none'>;
    beginnerFirstRound: Choice<'on' | 'off'>;
    youngestSeat: Choice<'A' | 'B' | 'random'>;
    photoFinishMs: OptionText;
    finalPairSeconds: OptionText;
    /** 0 is a value of its own, every other number is seconds. */
    raceMaxSeconds: Choice<'0'>;
    botPace: Choice<'level' | 'slow' | 'normal' | 'fast'>;
    vuileTrucMode: Choice<'blind' | 'open'>;
    placement: Choice<'both' | 'own'>;
    trackHalf: OptionText;
    barrelsToWin: Choice<'1' | '2' | '3'>;
    showCovered: Choice<'on' | 'off'>;
    memoryAid: Choice<'on' | 'off'>;
    deck: Choice<'standard' | 'custom'>;
  };
  /** HR-017 Why a deck is refused; `{card}`, `{value}` and so on are the refusal's arguments. */
  reasons: Record<DeckReason, string>;
  /** How the barrels were won. */
  breakdown: Record<'round' | 'total', string>;
  /** Why a round, or the game, is over. */
  ends: Record<'end-field' | 'monster' | 'half' | 'resigned', string>;
}

export type OptionId = keyof Names['options'];

/** The Scots of the standard deck by name; then what a deck of one's own may add. */
export const scotTypes = [
  'hero-0',
  'hero-1',
  'hero-1-hr',
  'hero-2',
  'hero-2-hr',
  'hero-3',
  'hero-3-hr',
  'lady-0',
  'lady-1',
  'lady-2',
  'lady-3',
  'lady-4',
  'nessie',
  'hero',
  'hero-hr',
  'lady',
  'lady-hr',
  'nessie-hr',
  'white',
  'white-hr',
] as const;
type ScotType = (typeof scotTypes)[number];

export function cardName(names: Names, card: Card): string {
  if (card.kind === 'action') return names.actions[card.action].name;
  return names.cards[scotType(card)].replace('{strength}', String(card.strength));
}

type Look = Pick<Scot, 'colour' | 'strength' | 'howRuck' | 'lady' | 'nessie'>;

/** The type with a name of its own, or the general one for figures that only a deck of one's own has. */
function scotType({ colour, strength, howRuck, lady, nessie }: Look): ScotType {
  const call = howRuck ? '-hr' : '';
  if (nessie) return `nessie${call}`;
  if (colour === 'wit' && !lady) return `white${call}`;
  const family = lady ? 'lady' : 'hero';
  return scotTypes.find((type) => type === `${family}-${strength}${call}`) ?? `${family}${call}`;
}
