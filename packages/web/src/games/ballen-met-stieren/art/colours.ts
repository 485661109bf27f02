import type { Team } from '@stamtafel/games/ballen-met-stieren/deck.ts';

/** What the pictures of this game are painted with. */
export const ink = '#2b1b12';
export const paper = '#fffaf0';
export const grass = '#4f8f36';
export const grassDeep = '#2f6a24';
export const sky = '#bfe3f2';
export const mud = '#6d4526';
export const cream = '#f6eddb';
export const gold = '#e9b53c';
export const red = '#c3271f';
export const yellow = '#f5cf2e';
export const attackRed = '#b5361a';
export const defenceBlue = '#1f4f86';

/** A shirt: cloth, trim, and the ink of its number. */
export interface Shirt {
  readonly cloth: string;
  readonly trim: string;
  readonly number: string;
  /** Behind the bull. */
  readonly back: string;
}

export const shirts: { readonly [team in Team]: Shirt } = {
  oranje: { cloth: '#f47b20', trim: '#1d2c5e', number: '#1d1207', back: '#ffe1bd' },
  wit: { cloth: '#ffffff', trim: '#27406b', number: '#14264a', back: '#cfdcea' },
};
