import type { Edition } from '@stamtafel/games/edition.ts';
import { cardNamed, type Match } from '@stamtafel/kernel';
import { createContext, useContext } from 'react';
import type { GameLook } from '../games/look.ts';
import { type Json, type Path, valueAt } from './tree.ts';

/** Figures that can be played with, and a match with them. */
export interface Playable {
  readonly own: Json;
  readonly match: Match;
}

/** What the form is about: its cards have names and faces. */
export interface DeckCards {
  readonly edition: Edition;
  /** Once it is there. */
  readonly look: GameLook | undefined;
  /** Where the cards are found, the best first: as they are now, and as the house has them. */
  readonly playable: readonly Playable[];
}

export interface CardAt extends Pick<DeckCards, 'edition' | 'look'> {
  readonly match: Match;
  readonly id: string;
}

/** The card that this place of the form is about. */
export function cardAt(
  { edition, look, playable }: DeckCards,
  path: Path,
  entered: Json | undefined,
): CardAt | undefined {
  for (const { own, match } of playable) {
    const id = edition.deck.card?.(match, placeThen(own, path, entered), entered);
    if (id !== undefined) return { edition, look, match, id };
  }
  return undefined;
}

/** Where a card stood when the figures could be played with: cards may have come and gone since. */
function placeThen(own: Json, path: Path, entered: Json | undefined): Path {
  const list = path.slice(0, -1);
  const cards = valueAt(own, list);
  if (!Array.isArray(cards) || valueAt(own, path) === entered) return path;
  const at = cards.indexOf(entered);
  return at < 0 ? path : [...list, String(at)];
}

/** Everything that is printed on a card: the same text, the same picture. */
export const faceOf = (
  card: { readonly match: Match; readonly id: string | undefined } | undefined,
): string => JSON.stringify((card && cardNamed(card.match, card.id)) ?? null);

const Cards = createContext<DeckCards | undefined>(undefined);
export const CardsOfDeck = Cards.Provider;

export function useDeckCards(): DeckCards {
  const cards = useContext(Cards);
  if (cards === undefined) throw new Error('no deck is being edited');
  return cards;
}
