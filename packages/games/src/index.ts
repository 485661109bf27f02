import type { Edition } from './edition.ts';

export * from './edition.ts';

/** All games there are. A new game is added here and nowhere else. */
export const editions: readonly Edition[] = [];

export const editionOf = (id: string): Edition | undefined =>
  editions.find((edition) => edition.game.id === id);
