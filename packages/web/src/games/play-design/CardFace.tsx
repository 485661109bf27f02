import type { PlayCard } from '@stamtafel/games/play-design/cards/cards.ts';
import {
  type Colour,
  colourLetters,
  colours,
  type Dot,
  dotColours,
  type Formation,
} from '@stamtafel/games/play-design/deck.ts';
import type { ReactNode } from 'react';
import { chalk, colourChalks, dotChalks, ink, slate } from './chalk.ts';
import { frontOf, type Player, playersOf, RADIUS } from './formation.ts';
import { Letters } from './Letters.tsx';
import { ColourMark, SideMark } from './symbols.tsx';

interface FaceProps {
  readonly card: Omit<PlayCard, 'back' | 'id'>;
  readonly name: string;
}

/** PD-006 In 4 downs colour, side and value count: they are in the corners. */
export const DownsFace = ({ card, name }: FaceProps): ReactNode => (
  <>
    <Sheet card={card} name={name} />
    <Corner figure={card.value} colour={card.colour} />
    <SideMark side={card.side} x={166} y={30} size={44} />
    <g transform="rotate(180 97 137)">
      <Corner figure={card.value} colour={card.colour} />
      <SideMark side={card.side} x={166} y={30} size={30} />
    </g>
  </>
);

/** PD-006 In 5 possessions the dots count: an attacker shows his own, a defender what he has against every colour. */
export const PossessionsFace = ({ card, name }: FaceProps): ReactNode => (
  <>
    <Sheet card={card} name={name} chips={card.side === 'offense' ? discs : squares} />
    {card.side === 'offense' ? (
      <>
        <Corner figure={card.counts[card.colour]} colour={card.colour} />
        <Dots dots={card.dots} />
      </>
    ) : (
      <>
        <text x="18" y="38" fontSize="24" fontWeight="700" fill={chalk}>
          {card.kind}
        </text>
        <Guards counts={card.counts} />
      </>
    )}
    <SideMark side={card.side} x={166} y={30} size={44} />
  </>
);

/** The slate with the name in the card's colour and the formation under it. */
const Sheet = ({ card, name, chips }: FaceProps & { readonly chips?: Chips }): ReactNode => (
  <>
    <rect x="5" y="5" width="190" height="270" rx="11" fill={slate} />
    <path d="M14 252c40-9 60 6 92-3s44-12 80-5v20H14z" fill={chalk} opacity="0.05" />
    <NameBar name={name} colour={card.colour} />
    <Drawing formation={{ ...card, id: card.formation }} chips={chips} />
  </>
);

/** Size times letters of the widest line that fits: a letter is about seven tenths of its size wide. */
const NAME_ROOM = 255;

function NameBar({ name, colour }: { readonly name: string; readonly colour: Colour }): ReactNode {
  const lines = inTwo(name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(lines.length === 1 ? 28 : 21, Math.floor(NAME_ROOM / longest));
  return (
    <>
      <rect x="5" y="55" width="190" height="44" fill={colourChalks[colour]} />
      {lines.map((line, n) => (
        <text
          key={line}
          x="100"
          y={77 + size * 0.35 + (n - (lines.length - 1) / 2) * 20}
          textAnchor="middle"
          fontSize={size}
          fontWeight="700"
          fill={ink}
        >
          {line}
        </text>
      ))}
    </>
  );
}

const LONGEST_LINE = 12;

/** A long name in two lines, as equal as its words allow. */
function inTwo(name: string): readonly string[] {
  const words = name.split(' ');
  let best: readonly string[] = [name];
  let shortest = name.length <= LONGEST_LINE ? 0 : name.length;
  for (let n = 1; n < words.length; n++) {
    const lines = [words.slice(0, n).join(' '), words.slice(n).join(' ')];
    const longest = Math.max(...lines.map(({ length }) => length));
    if (longest >= shortest) continue;
    best = lines;
    shortest = longest;
  }
  return best;
}

/** A figure and the colour it belongs to. */
const Corner = ({ figure, colour }: { readonly figure: number; readonly colour: Colour }): ReactNode => (
  <>
    <text x="25" y="46" textAnchor="middle" fontSize="46" fontWeight="800" fill={chalk}>
      {figure}
    </text>
    <ColourMark colour={colour} x={60} y={30} size={35} />
  </>
);

type Drawable = Pick<Formation, 'id' | 'dots' | 'side' | 'kind'>;

/** What else on a card has the colour of these dots, as a path. */
type Chips = { readonly [D in Dot]?: string };

interface DrawingProps {
  readonly formation: Drawable;
  readonly chips: Chips | undefined;
}

/** One path for all routes and one for all that has one colour: eleven players cost hardly more to lay out than one. */
function Drawing({ formation, chips = {} }: DrawingProps): ReactNode {
  const players = playersOf(formation);
  const line = frontOf(formation.side) + (formation.side === 'offense' ? -9 : 9);
  const coloured = dotColours.map((colour) => {
    const own = players.filter(({ dot }) => dot === colour);
    return { colour, d: own.map((player) => discAt(player, RADIUS)).join('') + (chips[colour] ?? '') };
  });
  return (
    <>
      <path d={`M12 ${line}H188`} stroke={chalk} strokeWidth="1.6" strokeDasharray="2 6" opacity="0.7" />
      <path
        d={players.map(wayOf).join('')}
        fill="none"
        stroke={chalk}
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity="0.8"
      />
      {coloured.map(({ colour, d }) => d !== '' && <path key={colour} d={d} fill={dotChalks[colour]} />)}
      <Letters size={11} each={players.map(({ dot, x, y }) => ({ letter: dot, x, y }))} />
    </>
  );
}

const discAt = ({ x, y }: Pick<Player, 'x' | 'y'>, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A route with its arrow: two strokes back from the point. Drawn, since a card has no ids for markers. */
function wayOf({ route, heading }: Player): string {
  if (heading === undefined) return route;
  const [x, y] = heading;
  const [left, right] = [2.6, -2.6].map((turn) => {
    const way = Math.atan2(y, x) + turn;
    return { x: Math.round(7 * Math.cos(way)), y: Math.round(7 * Math.sin(way)) };
  });
  if (left === undefined || right === undefined) return route;
  return `${route}l${left.x} ${left.y}m${-left.x} ${-left.y}l${right.x} ${right.y}`;
}

const dotRow = dotColours.filter((dot) => dot !== 'L').map((dot, n) => ({ dot, x: 26 + n * 43, y: 257 }));
const discs: Chips = Object.fromEntries(dotRow.map(({ dot, x, y }) => [dot, discAt({ x, y }, 10)]));

/** All dots of an attacker: only those of his colour count, and the figure in the corner is their number. */
const Dots = ({ dots }: Pick<Formation, 'dots'>): ReactNode => (
  <>
    <Letters size={14} each={dotRow.map(({ dot, x, y }) => ({ letter: dot, x, y }))} />
    <Figures
      size={22}
      weight={700}
      y={265}
      each={dotRow.map(({ dot, x }) => ({ figure: dots[dot], x: x + 20 }))}
    />
  </>
);

const guardRow = colours.map((colour, n) => ({ colour, x: 22 + n * 43, y: 254 }));
const squares: Chips = Object.fromEntries(
  guardRow.map(({ colour, x, y }) => [colourLetters[colour], squareAt({ x, y })]),
);

/** With sides of 21.6 and round corners. */
function squareAt({ x, y }: Pick<Player, 'x' | 'y'>): string {
  const corner = (dx: number, dy: number): string => `a5.4 5.4 0 0 1 ${dx} ${dy}`;
  const sides = `h10.8${corner(5.4, 5.4)}v10.8${corner(-5.4, 5.4)}h-10.8${corner(-5.4, -5.4)}v-10.8${corner(5.4, -5.4)}`;
  return `M${x - 5.4} ${y - 10.8}${sides}z`;
}

/** PD5-022 What a defender counts against a card of each colour. */
const Guards = ({ counts }: { readonly counts: PlayCard['counts'] }): ReactNode => (
  <>
    <Letters
      size={18.6}
      each={guardRow.map(({ colour, x, y }) => ({ letter: colourLetters[colour], x, y }))}
    />
    <Figures
      size={27}
      weight={800}
      y={263}
      each={guardRow.map(({ colour, x }) => ({ figure: counts[colour], x: x + 21 }))}
    />
  </>
);

interface FiguresProps {
  readonly size: number;
  readonly weight: number;
  readonly y: number;
  readonly each: readonly { readonly figure: number; readonly x: number }[];
}

/** As wide as a digit is, of its height. */
const DIGIT = 0.66;

/** Figures around their places in one text, every digit with its own place: that is quicker to lay out than a span for each. */
function Figures({ size, weight, y, each }: FiguresProps): ReactNode {
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
      fontWeight={weight}
      fill={chalk}
    >
      {digits.map(({ digit }) => digit).join('')}
    </text>
  );
}
