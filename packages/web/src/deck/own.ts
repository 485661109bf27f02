import type { Json } from './tree.ts';

/** The figures of the player's own copy, kept in this browser. */
export interface OwnDeck {
  readonly deck: Json;
  /** New tables of this browser use it. */
  readonly use: boolean;
}

const keyOf = (game: string): string => `stamtafel-deck-${game}`;

export function ownDeck(game: string): OwnDeck | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    if (typeof found !== 'object' || found === null || !('deck' in found) || !('use' in found))
      return undefined;
    const deck: Json = JSON.parse(JSON.stringify(found.deck));
    return { deck, use: found.use === true };
  } catch {
    return undefined;
  }
}

export function keepOwnDeck(game: string, own: OwnDeck | undefined): void {
  if (own === undefined) localStorage.removeItem(keyOf(game));
  else localStorage.setItem(keyOf(game), JSON.stringify(own));
}

/** The option with the player's own figures, for a new table; none while the cards of the house are used. */
export function ownOptions(game: string, option: string): { readonly [id: string]: unknown } {
  const own = ownDeck(game);
  return own?.use === true ? { [option]: own.deck } : {};
}
