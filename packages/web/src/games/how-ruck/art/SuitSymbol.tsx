import type { ReactNode } from 'react';
import { INK, type Suit } from './palette.ts';

/** Every colour has a shape and a letter of its own: a diamond, a circle, a triangle, a square. */
const shapes = {
  R: 'M0 -25 25 0 0 25-25 0z',
  B: 'M0 -23a23 23 0 1 1-.1 0z',
  G: 'M0 -27 28 21H-28z',
  W: 'M-21 -21h42v42h-42z',
} as const;

/** About 50 × 50 around the middle. */
export const SuitSymbol = ({ suit }: { readonly suit: Suit }): ReactNode => {
  const plain = suit.letter === 'W';
  return (
    <g>
      <path
        d={shapes[suit.letter]}
        fill={suit.fill}
        stroke={plain ? suit.deep : '#fff'}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d={shapes[suit.letter]} fill={suit.fill} stroke={INK} strokeWidth="2.5" strokeLinejoin="round" />
      <text
        y={suit.letter === 'G' ? 16 : 10}
        textAnchor="middle"
        fontSize="28"
        fontWeight="800"
        fill={plain ? INK : '#fff'}
      >
        {suit.letter}
      </text>
    </g>
  );
};
