import type { BeerKind } from '@stamtafel/games/stier-zoekt-bier/deck.ts';

/** How a kind of beer looks: a letter and the shape of its glass tell it as well as its colour. */
export interface KindLook {
  readonly letter: string;
  readonly beer: string;
  readonly foam: string;
  /** Lettering and discs; white on it is readable. */
  readonly deep: string;
  /** The ground of a card. */
  readonly pale: string;
}

/** `all` is the Allesdrinker: a glass of everything. */
export const kindLooks: { readonly [K in BeerKind | 'all']: KindLook } = {
  pils: { letter: 'P', beer: '#f3b21b', foam: '#fffdf2', deep: '#8a5200', pale: '#fdeec4' },
  wit: { letter: 'W', beer: '#f4df94', foam: '#ffffff', deep: '#1f5f8f', pale: '#dcebf5' },
  bruin: { letter: 'B', beer: '#8a4318', foam: '#f6e2c0', deep: '#6a3010', pale: '#ecd3b8' },
  oer: { letter: 'O', beer: '#3a1626', foam: '#e8cfae', deep: '#4d1a45', pale: '#dfcadd' },
  all: { letter: 'A', beer: '#b6502c', foam: '#fff3d8', deep: '#205a46', pale: '#d5e8d8' },
};

export const INK = '#2b1b12';
