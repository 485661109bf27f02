import type { Mark } from '../../edition.ts';
import type { Choice } from '../../names.ts';
import type { CardSet, Colour, Dot, Figure, Kind, Side } from '../deck.ts';
import type { DeckReason } from '../own-deck.ts';

export interface Title {
  title: string;
  tagline: string;
}

/** The house rules and their values; the first value of each is the default. */
interface OptionValues {
  'pd.deck': 'default' | 'custom';
  'pd.revealLog': 'on' | 'off';
  'pd4.alternateSets': 'on' | 'off';
  'pd4.trick': 'qualifying' | 'literal';
  'pd4.firstDowns': 'off' | 'on';
  'pd4.foldCost': 'flat10' | 'stake';
  'pd4.claimTiming': 'free' | 'turn';
  'pd4.eightCards': 'off' | 'on' | 'ask';
  'pd5.seat1Set': 'white' | 'black';
  'pd5.startMethod': 'toss' | 'draw';
  'pd5.lastRow': 'coloured' | 'free';
  'pd5.equaliser': 'always' | 'trailing-offense';
  'pd5.tieAt5': 'draw' | 'overtime';
}

/** What things are called, in one language. */
export interface Names {
  games: Record<'four-downs' | 'five-possessions', Title>;
  /** In a sentence; on a card it is printed in English (`printedSides`). */
  sides: Record<Side, string>;
  colours: Record<Colour, string>;
  sets: Record<CardSet, string>;
  /** PD-007 */
  dots: Record<Dot, { colour: string } & Record<Side, string>>;
  /** What a printed type word means; the word itself is on the card. */
  kinds: Record<Kind, string>;
  figures: Record<Figure, string>;
  marks: Record<Mark, string>;
  options: { [Id in keyof OptionValues]: Choice<OptionValues[Id]> };
  /** PD-016 How a result came about. */
  breakdown: Record<'lost' | 'yards' | 'possession' | 'won', string>;
  /** PD-013, with the arguments of the refusal between braces. */
  deckReasons: Record<DeckReason, string>;
}
