import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { type Card, discard, FIRST_FIELD, type Game, LAST_FIELD } from '../kind.ts';

/** What an action card does for the player who plays it. */
export interface Action {
  /** HR-132 Whether carrying it out can do anything. */
  readonly can: (g: Game, me: Seat) => boolean;
  readonly carryOut: (g: Game, me: Seat) => void;
}

/** HR-132 Most actions can always be carried out. */
export const always = (): boolean => true;

/** HR-097 The open cards are the top ones; HR-136 a printed Scot is not a card. */
export function isOpen(g: Game, is: (card: Card, figure: number) => boolean, figure = NONE): boolean {
  for (let zone = FIRST_FIELD; zone <= LAST_FIELD; zone++) {
    const card = g.top(zone);
    if (card !== NONE && is(g.card(card), figure)) return true;
  }
  return false;
}

export const isCard = (): boolean => true;
/** HR-149 `dame-0` is a lady too; HR-150 Nessie, though white, is not. */
export const isLady = ({ lady }: Card): boolean => lady;
/** HR-160 Ladies and Nessie (6) included; an action never lies on a field. */
export const hasStrength = ({ strength }: Card, named: number): boolean => strength === named;

/**
 * HR-134 Removed cards go to the discard pile, on top of the action card, in the order of the fields; the card beneath
 * becomes open, or the printed Scot counts again. HR-135 The open cards are looked at once: each field loses at most
 * one card.
 */
export function removeOpen(g: Game, is: (card: Card, figure: number) => boolean, figure = NONE): void {
  const cards: CardId[] = [];
  for (let zone = FIRST_FIELD; zone <= LAST_FIELD; zone++) {
    const card = g.top(zone);
    if (card === NONE || !is(g.card(card), figure)) continue;
    g.move(card, discard);
    cards.push(card);
  }
  if (cards.length > 0) g.tell('removed', { cards, count: cards.length });
  else g.tell('removedNone');
}
