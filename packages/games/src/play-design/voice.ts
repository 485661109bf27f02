import type { PlayCard } from './cards/cards.ts';
import { colourLetters, printedSides } from './deck.ts';
import type { Names } from './texts/names.ts';

type Printed = Pick<PlayCard, 'colour' | 'side' | 'value' | 'kind'>;

/** PD-004 Number and type as printed above the bar: "4 – Run, Offense". */
export const typeLine = ({ value, kind, side }: Omit<Printed, 'colour'>): string =>
  `${value} – ${kind}, ${printedSides[side]}`;

/** PD-004, PD-012 With the colour of the bar, which goes with its letter: "4 – Run, Offense · blue (B)". */
export const faceLine = (card: Printed, words: Names['colours']): string =>
  `${typeLine(card)} · ${words[card.colour]} (${colourLetters[card.colour]})`;

const shortSides = { offense: 'off', defense: 'def' } as const;

/** "B5 off": a card among others, by what 4 downs looks at. */
export const tag = ({ colour, side, value }: Omit<Printed, 'kind'>): string =>
  `${colourLetters[colour]}${value} ${shortSides[side]}`;

/** "B5 Pass off": all that is printed above the bar and its colour, where there is little room. */
export const shortFace = ({ colour, side, value, kind }: Printed): string =>
  `${colourLetters[colour]}${value} ${kind} ${shortSides[side]}`;
