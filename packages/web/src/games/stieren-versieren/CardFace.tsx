import type { StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import type { ReactNode } from 'react';
import { inLines } from '../in-lines.ts';
import type { CardFaceProps } from '../look.ts';
import { Portrait } from './art/Portrait.tsx';
import { ownerColours, symbolColours } from './art/palette.ts';
import { type Sign, SignAt } from './art/signs.tsx';

const PAPER = '#fffaf0';
const COW_RIBBON = '#8c2f55';

/** A guest of the night: who it is, how many of which symbol, and on a bull's ribbon the sign of its owner. */
export function CardFace({ card, name }: CardFaceProps<StierenVersieren>): ReactNode {
  const { printed } = card;
  const { symbol, value, owner } = printed;
  const { ink, night, neon } = symbolColours[symbol];
  return (
    <>
      <rect x="8" y="8" width="184" height="264" rx="9" fill={night} />
      <svg x="8" y="8" width="184" height="206" viewBox="-92 -108 184 206" aria-hidden="true">
        <circle cy="6" r="84" fill={neon} opacity="0.22" />
        <Portrait printed={printed} />
      </svg>
      <Pips symbol={symbol} value={value} colour={neon} top={owner === '' ? 24 : 66} />
      <g transform="translate(8 8)">
        <rect width="54" height="86" rx="10" fill={PAPER} stroke={ink} strokeWidth="3" />
        <Value x={27} y={46} size={50} value={value} ink={ink} />
        <SignAt sign={symbol} x={27} y={66} size={34} colour={ink} />
      </g>
      <g transform="translate(118 170)">
        <rect width="74" height="42" rx="10" fill={PAPER} stroke={ink} strokeWidth="3" />
        <Value x={21} y={34} size={36} value={value} ink={ink} />
        <SignAt sign={symbol} x={52} y={21} size={30} colour={ink} />
      </g>
      <Ribbon name={name} fill={owner === '' ? COW_RIBBON : ownerColours[owner]} />
      {owner !== '' && <SignAt sign={owner} x={169} y={33} size={36} colour="#fff" />}
    </>
  );
}

const Value = ({
  x,
  y,
  size,
  value,
  ink,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: number;
  readonly ink: string;
}): ReactNode => (
  <text x={x} y={y} textAnchor="middle" fontSize={size} fontWeight="800" fill={ink}>
    {value}
  </text>
);

/** SV-002 The value of a card is the number of symbols on it. */
const Pips = ({
  symbol,
  value,
  colour,
  top,
}: {
  readonly symbol: Sign;
  readonly value: number;
  readonly colour: string;
  readonly top: number;
}): ReactNode =>
  Array.from({ length: value }, (_, i) =>
    i < 5 ? { x: 181, y: top + i * 18 } : { x: 163, y: top + (i - 5) * 18 },
  ).map(({ x, y }) => <SignAt key={`${x} ${y}`} sign={symbol} x={x} y={y} size={15} colour={colour} />);

const Ribbon = ({ name, fill }: { readonly name: string; readonly fill: string }): ReactNode => {
  const lines = inLines(name, { letters: 11, most: 2 });
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(lines.length === 1 ? 28 : 25, Math.floor(178 / (0.69 * longest)));
  return (
    <>
      <path d="M8 212h184v52q0 8-8 8H16q-8 0-8-8z" fill={fill} />
      {(lines.length === 1 ? [252] : [237, 263]).map((y, i) => (
        <text key={y} x="100" y={y} textAnchor="middle" fontSize={size} fontWeight="700" fill="#fff">
          {lines[i]}
        </text>
      ))}
    </>
  );
};
