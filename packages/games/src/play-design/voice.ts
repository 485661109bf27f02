import type { PlayCard } from './cards/cards.ts';
import { colourLetters } from './deck.ts';
import type { Names } from './texts/names.ts';

/**
 * PD-004 The face of a card in one line: "4 – Run, Offense", as printed, and the colour of the bar.
 * PD-012 The colour goes with its letter.
 */
export function faceLine(
  { colour, value, kind, side }: Pick<PlayCard, 'colour' | 'value' | 'kind' | 'side'>,
  { colours: words, sides }: Pick<Names, 'colours' | 'sides'>,
): string {
  return `${value} – ${kind}, ${sides[side].face} · ${words[colour]} (${colourLetters[colour]})`;
}

/** PD-012 "B5 off": the letter of the colour, the value, and the side as printed. */
export const tag = ({ colour, side, value }: Pick<PlayCard, 'colour' | 'side' | 'value'>): string =>
  `${colourLetters[colour]}${value} ${side === 'offense' ? 'off' : 'def'}`;
