import type { Beer, Bull } from '@stamtafel/games/stier-zoekt-bier/deck.ts';
import type { StierZoektBier } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import type { ReactNode } from 'react';
import type { CardFaceProps } from '../look.ts';
import { BullPortrait } from './art/BullPortrait.tsx';
import { drinkerParts, partsOf } from './art/bulls.ts';
import { Glass, KindDisc, Star } from './art/Glass.tsx';
import { INK, kindLooks } from './art/palette.ts';

export function CardFace({ card: { printed }, name }: CardFaceProps<StierZoektBier>): ReactNode {
  switch (printed.type) {
    case 'beer':
      return <BeerFace beer={printed} name={name} />;
    case 'bull':
      return <BullFace bull={printed} name={name} />;
    case 'drinker':
      return <DrinkerFace name={name} />;
  }
}

/** Where the glasses of a round stand on the mat: as many as the card is worth. */
const rounds: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-30, 0],
    [30, 0],
  ],
  [
    [0, -34],
    [-32, 28],
    [32, 28],
  ],
  [
    [-30, -34],
    [30, -34],
    [-30, 32],
    [30, 32],
  ],
  [
    [-38, -36],
    [38, -36],
    [0, 0],
    [-38, 38],
    [38, 38],
  ],
];
const glassSizes = [110, 86, 66, 62, 56];

function BeerFace({
  beer: { kind, value },
  name,
}: {
  readonly beer: Beer;
  readonly name: string;
}): ReactNode {
  const { pale, deep } = kindLooks[kind];
  const round = rounds[value - 1] ?? [[0, 0]];
  return (
    <>
      <rect x="8" y="8" width="184" height="264" rx="10" fill={pale} />
      <circle cx="108" cy="164" r="80" fill="#fffaf0" stroke={deep} strokeWidth="4" />
      <circle cx="108" cy="164" r="72" fill="none" stroke={deep} strokeWidth="2" strokeDasharray="3 6" />
      {round.map(([x, y]) => (
        <Glass key={`${x} ${y}`} kind={kind} x={108 + x} y={164 + y} size={glassSizes[value - 1] ?? 56} />
      ))}
      <Corner kind={kind} value={value} />
      <g transform="rotate(180 100 140)">
        <Corner kind={kind} value={value} />
      </g>
      <Lettering text={name.replace(/\s*\d+$/, '')} x={122} y={46} size={27} room={126} fill={deep} />
    </>
  );
}

const Corner = ({ kind, value }: { readonly kind: Beer['kind']; readonly value: number }): ReactNode => (
  <>
    <rect x="8" y="8" width="48" height="100" rx="10" fill={kindLooks[kind].pale} />
    <text x="32" y="60" textAnchor="middle" fontSize="58" fontWeight="800" fill={INK}>
      {value}
    </text>
    <KindDisc kind={kind} x={32} y={86} r={18} />
  </>
);

/** Above a square with the bull himself, which small tables show alone; below it his name and his steps. */
function BullFace({ bull, name }: { readonly bull: Bull; readonly name: string }): ReactNode {
  const { pale, deep } = kindLooks[bull.kind];
  return (
    <>
      <rect x="8" y="8" width="184" height="190" rx="10" fill={pale} />
      <circle cx="100" cy="100" r="78" fill="#fff" fillOpacity=".55" />
      <g transform="translate(100 98)">
        <BullPortrait parts={partsOf(bull)} />
      </g>
      <KindDisc kind={bull.kind} x={32} y={32} r={21} />
      <Glass kind={bull.kind} x={172} y={166} size={56} />
      <Star x={168} y={36} r={28} />
      <text x="168" y="44" textAnchor="middle" fontSize="22" fontWeight="800" fill={INK}>
        {bull.steps.at(-1)?.points}
      </text>
      <rect x="8" y="192" width="184" height="28" fill={deep} />
      <Lettering text={name} x={100} y={213} size={22} room={174} fill="#fff" />
      <Steps bull={bull} />
    </>
  );
}

/** As large as figures may be, and of the width of their column: two digits must leave a gap to the next two. */
const LARGEST_FIGURE = 25;
const FIGURE = 0.57;

/** The points from a number of glasses on. */
function Steps({ bull: { kind, steps } }: { readonly bull: Bull }): ReactNode {
  const width = 148 / steps.length;
  const size = Math.min(LARGEST_FIGURE, Math.floor(width * FIGURE));
  return (
    <g textAnchor="middle" fontSize={size} fontWeight="800" fill={INK}>
      <rect x="8" y="220" width="184" height="26" fill={kindLooks[kind].pale} />
      <Glass kind={kind} x={19} y={233} size={24} />
      <Star x={19} y={260} r={10} />
      <text y="242">
        {steps.map(({ glasses }, i) => (
          <tspan key={glasses} x={32 + width * (i + 0.5)}>
            {glasses}
          </tspan>
        ))}
      </text>
      <text y="270">
        {steps.map(({ glasses, points }, i) => (
          <tspan key={glasses} x={32 + width * (i + 0.5)}>
            {points}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** He drinks through a straw of one and a half metres. */
function DrinkerFace({ name }: { readonly name: string }): ReactNode {
  const { deep, pale } = kindLooks.all;
  return (
    <>
      <rect x="8" y="8" width="184" height="264" rx="10" fill={pale} />
      <g transform="translate(78 122)">
        <BullPortrait parts={drinkerParts} />
      </g>
      <Glass kind="pils" x={168} y={92} size={52} />
      <path
        d="M79 172c16 40 50 46 66 20 14-24-24-40-14-70 8-22 30-20 34-50"
        fill="none"
        stroke="#c0392b"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="8" y="214" width="184" height="30" fill={deep} />
      <Lettering text={name} x={100} y={237} size={22} room={174} fill="#fff" />
      <path
        d="M20 258h150M20 250v16M170 250v16M58 253v10M95 253v10M132 253v10"
        stroke={INK}
        strokeWidth="3"
      />
      <text x="32" y="42" textAnchor="middle" fontSize="36" fontWeight="800" fill={INK}>
        0
      </text>
      <KindDisc kind="all" x={168} y={34} r={18} />
    </>
  );
}

interface LetteringProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
  readonly fill: string;
}

/** A widest letter's share of the size: what may need more than its room is set narrower. */
const WIDEST = 0.7;

const Lettering = ({ text, x, y, size, room, fill }: LetteringProps): ReactNode => (
  <text
    x={x}
    y={y}
    textAnchor="middle"
    fontSize={size}
    fontWeight="700"
    fill={fill}
    {...(text.length * size * WIDEST > room && { textLength: room, lengthAdjust: 'spacingAndGlyphs' })}
  >
    {text}
  </text>
);
