import type { Card, HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import type { ReactNode } from 'react';
import type { CardFaceProps } from '../look.ts';
import { ActionPicture } from './art/actions.tsx';
import { Figure } from './art/Figure.tsx';
import { INK, type Suit, suitOf } from './art/palette.ts';
import { SuitSymbol } from './art/SuitSymbol.tsx';

/** A Scot by his colour, strength and name; an action by its picture. Everything from the figures of the card. */
export const CardFace = ({ card, name }: CardFaceProps<HowRuck>): ReactNode =>
  card.action === '' ? (
    <ScotFace card={card} name={name} />
  ) : (
    <>
      <rect x="8" y="8" width="184" height="264" rx="9" fill="#2f3b37" />
      <path d="M8 40h184M8 66h184M40 8v264M66 8v264M134 8v264M160 8v264" stroke="#4d5f59" strokeWidth="9" />
      <path d="M8 53h184M53 8v264M147 8v264" stroke="#e0b66c" strokeWidth="2" />
      <rect x="16" y="20" width="168" height="184" rx="12" fill="#fdf3da" stroke={INK} strokeWidth="3" />
      <g transform="translate(100 114)">
        <ActionPicture action={card.action} />
      </g>
      <Corner x={33} y={35} ink="#fff" fill="#7c2616" edge="#f2c14e" text="!" />
      <Nameplate name={name} />
    </>
  );

function ScotFace({ card, name }: { readonly card: Card; readonly name: string }): ReactNode {
  const suit = suitOf(card.colour);
  const plain = suit.letter === 'W';
  const text = String(card.strength);
  return (
    <>
      <rect x="8" y="8" width="184" height="264" rx="9" fill={plain ? suit.line : suit.fill} />
      <Stripes suit={suit} />
      <rect x="14" y="14" width="172" height="192" rx="8" fill={suit.pale} stroke={INK} strokeWidth="2" />
      <path d="M15 150q40-26 80-8t90-14v70q0 7-7 7H22q-7 0-7-7z" fill={plain ? '#9fb58a' : '#8aa574'} />
      <path d="M15 182q50-12 90 0t80-4v20q0 7-7 7H22q-7 0-7-7z" fill="#7a5a86" opacity="0.75" />
      <g transform={`translate(${card.howRuck ? 98 : 104} 203) scale(0.98)`}>
        <Figure card={card} />
      </g>
      {card.howRuck && <Shout />}
      <Corner
        x={36}
        y={38}
        ink={plain ? INK : '#fff'}
        fill={suit.fill}
        edge={plain ? suit.deep : '#fff'}
        text={text}
      />
      <g transform="translate(36 82) scale(0.9)">
        <SuitSymbol suit={suit} />
      </g>
      <g transform="translate(161 186)">
        <rect x="-27" y="-18" width="52" height="38" rx="7" fill={suit.fill} stroke={INK} strokeWidth="2.5" />
        <text x="-13" y="12" textAnchor="middle" fontSize="32" fontWeight="800" fill={plain ? INK : '#fff'}>
          {text}
        </text>
        <g transform="translate(10 1) scale(0.5)">
          <SuitSymbol suit={suit} />
        </g>
      </g>
      <Nameplate name={name} />
    </>
  );
}

interface CornerProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
  readonly text: string;
}

const Corner = ({ x, y, fill, ink, edge, text }: CornerProps): ReactNode => (
  <>
    <circle cx={x} cy={y} r="29" fill={INK} />
    <circle cx={x} cy={y} r="26" fill={fill} stroke={edge} strokeWidth="4" />
    <text x={x} y={y + 15} textAnchor="middle" fontSize="44" fontWeight="800" fill={ink}>
      {text}
    </text>
  </>
);

/** HR-110 The text How-Ruck: a shout that cannot be overlooked. */
const Shout = (): ReactNode => (
  <g transform="translate(158 44) scale(0.9)">
    <path
      d="M0 -36l9 14 15-9-1 17 17 2-12 13 11 13-17 3 2 17-15-8-9 14-9-14-15 8 2-17-17-3 11-13-12-13 17-2-1-17 15 9z"
      fill="#f2c14e"
      stroke={INK}
      strokeWidth="2.5"
    />
    <text y="8" textAnchor="middle" fontSize="22" fontWeight="900" fill="#7d1510">
      HR!
    </text>
  </g>
);

const Stripes = ({ suit }: { readonly suit: Suit }): ReactNode => (
  <>
    <path
      d="M8 222h184M8 258h184M24 208v64M176 208v64M100 208v64"
      stroke={suit.deep}
      strokeWidth="8"
      opacity="0.55"
    />
    <path d="M8 232h184M62 208v64M138 208v64" stroke={suit.line} strokeWidth="2" />
  </>
);

/** The name over one or two lines, as large as it goes. */
function Nameplate({ name }: { readonly name: string }): ReactNode {
  const lines = broken(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(lines.length > 1 ? 26 : 30, Math.floor(164 / (longest * 0.64)));
  return (
    <g>
      <rect x="12" y="211" width="176" height="57" rx="7" fill="#fffaf0" stroke={INK} strokeWidth="2" />
      {lines.map((line, i) => (
        <text
          key={line}
          x="100"
          y={239.5 + size * 0.35 + (i - (lines.length - 1) / 2) * size * 1.06}
          textAnchor="middle"
          fontSize={size}
          fontWeight="700"
          fill={INK}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** Two lines of about the same length, broken between words. */
function broken(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length === 1 || name.length <= 9) return [name];
  const splits = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}
