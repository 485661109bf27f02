import type { PlayCard } from '@stamtafel/games/play-design/cards/cards.ts';
import {
  type Colour,
  colourLetters,
  dotColours,
  type Formation,
  printedSides,
} from '@stamtafel/games/play-design/deck.ts';
import type { ReactNode } from 'react';
import {
  type Chips,
  Count,
  CountPlate,
  countChips,
  discAt,
  GuardPlate,
  Guards,
  guardChips,
} from './Count.tsx';
import { chalk, colourChalks, dotChalks, ink, slate } from './chalk.ts';
import { frontOf, type Player, playersOf, RADIUS } from './formation.ts';
import { Letters } from './Letters.tsx';
import { SideMark } from './symbols.tsx';

interface FaceProps {
  readonly card: Omit<PlayCard, 'back' | 'id'>;
  readonly name: string;
}

/** PD-006 In 4 downs what is printed says all: it also stands in a second corner. */
export const DownsFace = ({ card, name }: FaceProps): ReactNode => (
  <>
    <Sheet card={card} name={name} />
    <g transform="rotate(180 97 137)">
      <Value value={card.value} />
      <SideMark side={card.side} x={166} y={30} size={30} />
    </g>
  </>
);

/** PD-006 In 5 possessions dots count: how many is a mark beside what is printed. */
export const PossessionsFace = ({ card, name }: FaceProps): ReactNode =>
  card.side === 'offense' ? (
    <>
      <Sheet
        card={card}
        name={name}
        mark={<CountPlate colour={card.colour} />}
        chips={countChips(card.colour)}
      />
      <Count colour={card.colour} count={card.counts[card.colour]} />
      <SideMark side={card.side} x={164} y={254} size={30} />
    </>
  ) : (
    <>
      <Sheet card={card} name={name} mark={<GuardPlate />} chips={guardChips} />
      <Guards counts={card.counts} />
    </>
  );

interface SheetProps extends FaceProps {
  /** What lies under the marks that are not printed, and those of them that have the colour of a dot. */
  readonly mark?: ReactNode;
  readonly chips?: Chips;
}

/** PD-004 The slate with all that is printed: number and type, the bar with the name, the formation, the icon. */
const Sheet = ({ card, name, mark, chips }: SheetProps): ReactNode => (
  <>
    <rect x="5" y="5" width="190" height="270" rx="11" fill={slate} />
    <path d="M14 252c40-9 60 6 92-3s44-12 80-5v20H14z" fill={chalk} opacity="0.05" />
    <Value value={card.value} />
    <Type words={[`${card.kind},`, printedSides[card.side]]} />
    <SideMark side={card.side} x={168} y={30} size={42} />
    <NameBar name={name} colour={card.colour} />
    {mark}
    <Drawing formation={{ ...card, id: card.formation }} chips={chips} />
  </>
);

const Value = ({ value }: Pick<PlayCard, 'value'>): ReactNode => (
  <text x="26" y="47" textAnchor="middle" fontSize="46" fontWeight="800" fill={chalk}>
    {value}
  </text>
);

/** Size times letters of the longest word that fits between number and icon: a bold letter is about two thirds of its size wide. */
const TYPE_ROOM = 152;

function Type({ words }: { readonly words: readonly string[] }): ReactNode {
  const longest = Math.max(...words.map(({ length }) => length));
  const size = Math.min(20, TYPE_ROOM / longest);
  return (
    <text fontSize={size} fontWeight="700" fill={chalk}>
      {words.map((word, n) => (
        <tspan key={word} x="47" y={27 + n * 21}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

/** Size times letters of the widest line that fits: a letter is about seven tenths of its size wide. */
const NAME_ROOM = 205;

/** PD-012 The bar in the card's colour, with its letter. */
function NameBar({ name, colour }: { readonly name: string; readonly colour: Colour }): ReactNode {
  const lines = inTwo(name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(lines.length === 1 ? 28 : 21, Math.floor(NAME_ROOM / longest));
  return (
    <>
      <rect x="5" y="55" width="190" height="44" fill={colourChalks[colour]} />
      <rect x="11" y="63" width="28" height="28" rx="7" fill={chalk} />
      <Letters size={23} each={[{ letter: colourLetters[colour], x: 25, y: 77 }]} />
      {lines.map((line, n) => (
        <text
          key={line}
          x="116"
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

const LONGEST_LINE = 9;

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

type Drawable = Pick<Formation, 'id' | 'dots' | 'side' | 'kind'>;

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
