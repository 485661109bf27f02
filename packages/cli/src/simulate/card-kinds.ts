import type { Edition } from '@stamtafel/games';
import type { Match } from '@stamtafel/kernel';

/** The cards of a match, those with the same name and figures taken together. */
export interface CardKinds {
  /** By card: its kind. */
  readonly of: readonly number[];
  /** By kind: one of its cards. */
  readonly cards: readonly string[];
}

/** Four cards "Pils 1", or the same bull in four colours: what they are worth is one question. */
export function cardKinds(edition: Edition, match: Match): CardKinds {
  const kinds = new Map<string, number>();
  const cards: string[] = [];
  const of = match.cards.map(({ id }) => {
    const looks = `${nameOfCard(edition, match, id, 'nl')}\n${edition.cardLine(match, id, 'nl')}`;
    const known = kinds.get(looks);
    if (known !== undefined) return known;
    kinds.set(looks, cards.length);
    return cards.push(id) - 1;
  });
  return { of, cards };
}

/** A card as the game calls it in its sentences. */
export function nameOfCard(edition: Edition, match: Match, id: string, language: 'nl' | 'en'): string {
  const name = edition.cardName(match, id, language);
  return edition.voice?.card?.(match, id, name, language) ?? name;
}
