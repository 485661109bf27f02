import type { Mark } from '../../edition.ts';
import type { Choice, Effect, Name } from '../../names.ts';
import type { CowSymbol, Figure, LocationName, Owner, Printed } from '../deck.ts';
import type { DeckReason } from '../own-deck.ts';

/** The names and short texts of the game. Each language fills exactly this shape. */
export interface Names {
  title: string;
  tagline: string;
  locations: Record<LocationName, Name>;
  symbols: Record<CowSymbol | 'alle', Name>;
  /** The sign on a Love Shack and on the backs of its bulls. */
  owners: Record<Owner, Name>;
  bulls: Record<BullKey, Name>;
  cows: Record<CowKey, Name>;
  /** The Drag Queen has an effect of her own. */
  dragQueen: Effect;
  /** Cards an owner entered without a name; `{symbol}` and `{value}` are its figures. Use `cardName`. */
  unnamed: Record<'bull' | 'cow', string>;
  actions: Record<'A' | 'B' | 'C' | 'D' | 'E' | 'F', Effect>;
  phases: Record<Phase, Name>;
  places: Record<Place, Name>;
  /** What a player is in a Bull Fight. */
  roles: Record<'romeo' | 'challenger' | 'mate' | 'support' | 'matchmaker', Name>;
  /** What can be printed on a card. */
  figures: Record<Figure, string>;
  /** Where a figure comes from. */
  marks: Record<Mark, string>;
  options: {
    layout: Choice<'printed-order' | 'random' | 'custom'>;
    layoutOrder: Choice<
      `loc-${'de-opera' | 'de-kroeg' | 'de-fitness' | 'vip-club'}` | 'NW' | 'NE' | 'SW' | 'SE'
    >;
    startPlayer: Choice<'random' | 'host' | 'cow-vote'>;
    startSeat: Choice<'A' | 'B' | 'C' | 'D'>;
    talkEqual: Choice<'stay' | 'leave'>;
    challengeMode: Choice<'lot' | 'race' | 'clock'>;
    romeoBluff: Choice<'on' | 'off'>;
    tactical: Choice<'on' | 'off'>;
    tacticalTie: Choice<'discarded' | 'stays'>;
    dragQueen: Choice<'on' | 'off'>;
    dragQueenRemove: Choice<'5' | '6'>;
    dragQueenCowCouple: Choice<'on' | 'off'>;
    dragQueenSettled: Choice<'on' | 'off'>;
    dragQueenMates: Choice<'any' | 'symbol'>;
    tieBreak: Choice<'shared' | 'couples'>;
    loveShackDisplay: Choice<'closed' | 'open'>;
    deckTable: Choice<'stamtafel' | 'custom'>;
  };
  /** SV-017 Why a table of one's own is refused; `{list}`, `{card}` and so on are the refusal's arguments. */
  deckReasons: Record<DeckReason, string>;
  /** What decided the game. */
  /** How the points of a couple came about: cow × bull, or with the Drag Queen their sum. */
  breakdown: Record<'product' | 'sum' | 'total', string>;
  ends: Record<'points' | 'couples' | 'best-couple' | 'shared', string>;
}

export type OptionId = keyof Names['options'];

/** Symbol and value, the last part of a card's id. */
type BullKey = `${CowSymbol}-${1 | 2 | 3 | 4 | 5}`;
type CowKey = `${CowSymbol}-${2 | 3 | 4 | 5}`;

type Phase =
  | 'koeien-trekken'
  | 'stieren-spelen'
  | 'stieren-plaatsen'
  | 'actiefase'
  | 'stieren-aanvullen'
  | 'doordraaien'
  | 'koeientekort'
  | 'bull-fight';

type Place =
  | 'box'
  | 'cows'
  | 'hand'
  | 'pile'
  | 'discard'
  | 'support'
  | 'shack'
  | 'drawn'
  | 'location'
  | 'down';

type Named = Pick<Printed, 'kind' | 'key' | 'symbol' | 'value' | 'name'>;

export const cardName = (names: Names, card: Named): string => nameOf(names, card).name;

/** The name an owner entered, or else that of the card with these figures. */
export function nameOf(names: Names, { kind, key, symbol, value, name }: Named): Name {
  if (name !== '') return { name };
  if (symbol === 'alle') return names.dragQueen;
  const known: Record<string, Name> = kind === 'bull' ? names.bulls : names.cows;
  return (
    known[key] ?? {
      name: names.unnamed[kind]
        .replace('{symbol}', names.symbols[symbol].name)
        .replace('{value}', String(value)),
    }
  );
}
