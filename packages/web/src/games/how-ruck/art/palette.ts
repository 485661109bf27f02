/** The colours of the cards, in the order of their numbers: rood, blauw, groen, wit. Letters are the same in both languages. */
const suits = [
  { letter: 'R', fill: '#b3261e', deep: '#7d1510', pale: '#f7d9d0', line: '#f2c14e' },
  { letter: 'B', fill: '#23569f', deep: '#143768', pale: '#d5e2f3', line: '#f4f1e6' },
  { letter: 'G', fill: '#2f7138', deep: '#1a4a22', pale: '#d8e8cf', line: '#f2d06b' },
  { letter: 'W', fill: '#fffdf6', deep: '#5b3d6b', pale: '#ebe1f0', line: '#a98bb8' },
] as const;
export type Suit = (typeof suits)[number];
export const white = suits[3];

/** The suit of a field or card by its number; what has none is white. */
export const suitOf = (colour: number): Suit => suits[colour] ?? white;

export const INK = '#2b1b12';
export const SKIN = '#f3c6a0';
export const ROPE = '#d9b271';
export const hairs = ['#c2541f', '#6a3b1d', '#dca23a', '#33251e'] as const;
