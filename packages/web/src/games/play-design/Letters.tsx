import type { Dot } from '@stamtafel/games/play-design/deck.ts';
import type { ReactNode } from 'react';
import { ink } from './chalk.ts';

/** Each from the middle of the letter, as wide strokes in writing eleven units high. */
const strokes: { readonly [D in Dot]: string } = {
  B: 'm-2 3.1v-6.2h2.3a1.55 1.55 0 0 1 0 3.1h-2.3h2.7a1.55 1.55 0 0 1 0 3.1z',
  G: 'm2.6-2.1a3.2 3.2 0 1 0 .2 4.4v-1.9h-2.2',
  O: 'm-3.1 0a3.1 3.2 0 1 0 6.2 0a3.1 3.2 0 1 0-6.2 0z',
  P: 'm-1.9 4v-7.1h2.1a1.8 1.9 0 0 1 0 3.8h-2.1',
  L: 'm-1.7-4v7.1h4',
};
const DRAWN_SIZE = 11;

interface LettersProps {
  readonly size: number;
  readonly each: readonly { readonly letter: Dot; readonly x: number; readonly y: number }[];
}

/** Letters around their places, drawn: a text in which every letter has its own place is what costs most on a card. */
export function Letters({ size, each }: LettersProps): ReactNode {
  const scale = size / DRAWN_SIZE;
  return (
    <path
      transform={`scale(${scale})`}
      d={each.map(({ letter, x, y }) => `M${x / scale} ${y / scale}${strokes[letter]}`).join('')}
      fill="none"
      stroke={ink}
      strokeWidth="1.9"
    />
  );
}
