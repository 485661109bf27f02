import type { PlayCard } from '@stamtafel/games/play-design/cards/cards.ts';
import { type Colour, colourLetters, colours, counted, type Dot } from '@stamtafel/games/play-design/deck.ts';
import type { ReactNode } from 'react';
import { chalk, ink } from './chalk.ts';
import { Letters } from './Letters.tsx';

/*
 * How many dots count (PD5-022), on light plates at the foot of a card: this is not printed there, and looks like it.
 */

/** What else on a card has the colour of these dots, as a path. */
export type Chips = { readonly [D in Dot]?: string };

interface Place {
  readonly x: number;
  readonly y: number;
}

export const discAt = ({ x, y }: Place, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const FOOT = 254;
const disc = { r: 14, step: 30, first: 29 } as const;

/** By colour of an attacker: the dots that both count, each with its place. */
const discsOf = (colour: Colour): readonly (Place & { readonly letter: Dot })[] =>
  counted[colour].map((letter, n) => ({ letter, x: disc.first + n * disc.step, y: FOOT }));

const widthOf = (colour: Colour): number => 58 + counted[colour].length * disc.step;

export const CountPlate = ({ colour }: { readonly colour: Colour }): ReactNode => (
  <rect x="9" y={FOOT - 19} width={widthOf(colour)} height="38" rx="19" fill={chalk} />
);

export const countChips = (colour: Colour): Chips =>
  Object.fromEntries(discsOf(colour).map(({ letter, ...place }) => [letter, discAt(place, disc.r)]));

interface CountProps {
  readonly colour: Colour;
  readonly count: number;
}

/** An attacker: the dots of its own colour, and how many it has. */
export const Count = ({ colour, count }: CountProps): ReactNode => (
  <>
    <Letters size={19} each={discsOf(colour)} />
    <Figures size={38} y={FOOT + 13.5} each={[{ figure: count, x: widthOf(colour) - 16 }]} />
  </>
);

const guardRow = colours.map((colour, n) => ({ colour, x: 23 + n * 42, y: FOOT + 2 }));

export const GuardPlate = (): ReactNode => (
  <rect x="9" y={FOOT - 14} width="182" height="32" rx="9" fill={chalk} />
);

export const guardChips: Chips = Object.fromEntries(
  guardRow.map(({ colour, x, y }) => [colourLetters[colour], squareAt({ x, y })]),
);

/** With sides of 21.6 and round corners. */
function squareAt({ x, y }: Place): string {
  const corner = (dx: number, dy: number): string => `a5.4 5.4 0 0 1 ${dx} ${dy}`;
  const sides = `h10.8${corner(5.4, 5.4)}v10.8${corner(-5.4, 5.4)}h-10.8${corner(-5.4, -5.4)}v-10.8${corner(5.4, -5.4)}`;
  return `M${x - 5.4} ${y - 10.8}${sides}z`;
}

/** PD5-023 A defender: what it counts against an attacker of each colour. */
export const Guards = ({ counts }: Pick<PlayCard, 'counts'>): ReactNode => (
  <>
    <Letters
      size={18.6}
      each={guardRow.map(({ colour, x, y }) => ({ letter: colourLetters[colour], x, y }))}
    />
    <Figures
      size={27}
      y={FOOT + 11.5}
      each={guardRow.map(({ colour, x }) => ({ figure: counts[colour], x: x + 20.5 }))}
    />
  </>
);

interface FiguresProps {
  readonly size: number;
  readonly y: number;
  readonly each: readonly { readonly figure: number; readonly x: number }[];
}

/** As wide as a digit is, of its height. */
const DIGIT = 0.66;

/** Figures around their places in one text, every digit with its own place: that is quicker to lay out than a span for each. */
function Figures({ size, y, each }: FiguresProps): ReactNode {
  const digits = each.flatMap(({ figure, x }) =>
    [...String(figure)].map((digit, n, { length }) => ({
      digit,
      x: x + (n - (length - 1) / 2) * size * DIGIT,
    })),
  );
  return (
    <text
      x={digits.map(({ x }) => x).join(' ')}
      y={y}
      textAnchor="middle"
      fontSize={size}
      fontWeight="800"
      fill={ink}
    >
      {digits.map(({ digit }) => digit).join('')}
    </text>
  );
}
