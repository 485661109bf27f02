import type { CowSymbol, Owner } from '@stamtafel/games/stieren-versieren/deck.ts';

/** By symbol: its ink on paper, the night behind its guests, and its neon. */
export const symbolColours: {
  readonly [S in CowSymbol | 'alle']: { readonly ink: string; readonly night: string; readonly neon: string };
} = {
  hart: { ink: '#b3124e', night: '#5d1746', neon: '#ff7ab3' },
  bier: { ink: '#8a4b00', night: '#5a3110', neon: '#ffb648' },
  halter: { ink: '#00606e', night: '#0e4457', neon: '#4fe3f2' },
  geld: { ink: '#22651f', night: '#204a2a', neon: '#a5f06a' },
  alle: { ink: '#6a1b9a', night: '#4a1866', neon: '#e9a2ff' },
};

/** By owner: the colour of the ribbon on a bull's card and of the back; dark enough for white letters. */
export const ownerColours: { readonly [O in Owner]: string } = {
  hoefijzer: '#27569b',
  staart: '#23713f',
  horens: '#a8420f',
  neusring: '#72309b',
};
