import type { Colour, Dot } from '@stamtafel/games/play-design/deck.ts';

/** Chalks on a slate. Everything coloured is light with dark letters on it, so that it reads on both. */
export const slate = '#1f3b34';
export const ink = '#10211c';
export const chalk = '#f4f1e6';

export const dotChalks: { readonly [D in Dot]: string } = {
  B: '#8ec9ff',
  G: '#9fe28c',
  O: '#ffb75a',
  P: '#d9b0ff',
  L: '#c3c8c4',
};

/** PD-012 A colour always goes with its letter, the same as on the dots. */
export const colourChalks: { readonly [C in Colour]: string } = {
  blue: dotChalks.B,
  green: dotChalks.G,
  orange: dotChalks.O,
  purple: dotChalks.P,
};

/** The helmets of the players at the table, by seat; each also carries a letter. */
export const helmets: readonly string[] = ['#ff8f6b', '#7fd6c2', '#ffe08a', '#c6b3ff'];
