import {
  type Colour,
  colourLetters,
  colours,
  dotColours,
  type Formation,
} from '@stamtafel/games/play-design/deck.ts';
import type { PlayCard } from '@stamtafel/games/play-design/shared.ts';
import type { ReactNode } from 'react';
import { chalk, colourChalks, dotChalks, ink, slate } from './chalk.ts';
import { frontOf, type Player, playersOf, RADIUS } from './formation.ts';
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
    <Sheet card={card} name={name} />
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
const Sheet = ({ card, name }: FaceProps): ReactNode => (
  <>
    <rect x="5" y="5" width="190" height="270" rx="11" fill={slate} />
    <path d="M14 252c40-9 60 6 92-3s44-12 80-5v20H14z" fill={chalk} opacity="0.05" />
    <NameBar name={name} colour={card.colour} />
    <Drawing formation={{ ...card, id: card.formation }} />
  </>
);

function NameBar({ name, colour }: { readonly name: string; readonly colour: Colour }): ReactNode {
  const lines = inTwo(name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(lines.length === 1 ? 28 : 21, Math.floor(310 / longest));
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
export function inTwo(name: string): readonly string[] {
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

/** One path for all routes and one for all dots of a colour: eleven players cost hardly more to lay out than one. */
function Drawing({ formation }: { readonly formation: Drawable }): ReactNode {
  const players = playersOf(formation);
  const line = frontOf(formation.side) + (formation.side === 'offense' ? -9 : 9);
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
      {dotColours.map((colour) => (
        <path
          key={colour}
          d={players
            .filter(({ dot }) => dot === colour)
            .map(discAt)
            .join('')}
          fill={dotChalks[colour]}
        />
      ))}
      <Letters size={11} each={players.map(({ dot, x, y }) => ({ letter: dot, x, y: y + 4 }))} />
    </>
  );
}

const discAt = ({ x, y }: Pick<Player, 'x' | 'y'>): string =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`;

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

interface LettersProps {
  readonly size: number;
  readonly each: readonly { readonly letter: string; readonly x: number; readonly y: number }[];
}

/** Single letters, each around its own place, in one text: a text is what costs most on a card. */
const Letters = ({ size, each }: LettersProps): ReactNode => (
  <text
    x={each.map(({ x }) => x).join(' ')}
    y={each.map(({ y }) => y).join(' ')}
    textAnchor="middle"
    fontSize={size}
    fontWeight="800"
    fill={ink}
  >
    {each.map(({ letter }) => letter).join('')}
  </text>
);

/** All dots of an attacker: only those of his colour count, and the figure in the corner is their number. */
function Dots({ dots }: Pick<Formation, 'dots'>): ReactNode {
  const shown = dotColours.filter((dot) => dot !== 'L').map((dot, n) => ({ dot, x: 26 + n * 43 }));
  return (
    <>
      {shown.map(({ dot, x }) => (
        <circle key={dot} cx={x} cy="257" r="10" fill={dotChalks[dot]} />
      ))}
      <Letters size={14} each={shown.map(({ dot, x }) => ({ letter: dot, x, y: 262 }))} />
      <text textAnchor="middle" fontSize="22" fontWeight="700" fill={chalk}>
        {shown.map(({ dot, x }) => (
          <tspan key={dot} x={x + 20} y="265">
            {dots[dot]}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** PD5-022 What a defender counts against a card of each colour. */
function Guards({ counts }: { readonly counts: PlayCard['counts'] }): ReactNode {
  const shown = colours.map((colour, n) => ({ colour, x: 22 + n * 43 }));
  return (
    <>
      {shown.map(({ colour, x }) => (
        <rect
          key={colour}
          x={x - 10.8}
          y="243.2"
          width="21.6"
          height="21.6"
          rx="5.4"
          fill={colourChalks[colour]}
        />
      ))}
      <Letters
        size={18.6}
        each={shown.map(({ colour, x }) => ({ letter: colourLetters[colour], x, y: 260.6 }))}
      />
      <text textAnchor="middle" fontSize="27" fontWeight="800" fill={chalk}>
        {shown.map(({ colour, x }) => (
          <tspan key={colour} x={x + 21} y="263">
            {counts[colour]}
          </tspan>
        ))}
      </text>
    </>
  );
}
