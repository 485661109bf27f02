import type { ReactNode } from 'react';
import { attackRed, cream, defenceBlue, grassDeep, ink } from './colours.ts';

/** Horns: for the attacker. In a box of 40 × 40 around its middle. */
export const Horns = ({ fill = cream }: { readonly fill?: string }): ReactNode => (
  <path
    d="M-5 8c-12 1-16-9-12-22 3 8 6 11 12 12h10c6-1 9-4 12-12 4 13 0 23-12 22-3-3-7-3-10 0z"
    fill={fill}
    stroke={ink}
    strokeWidth="1.5"
    strokeLinejoin="round"
  />
);

/** A shield: for the defender. */
export const Shield = ({ fill = cream }: { readonly fill?: string }): ReactNode => (
  <path
    d="M0-17c6 4 10 5 15 5 1 14-3 23-15 29-12-6-16-15-15-29 5 0 9-1 15-5z"
    fill={fill}
    stroke={ink}
    strokeWidth="1.5"
    strokeLinejoin="round"
  />
);

interface FigureProps {
  readonly kind: 'attack' | 'defence';
  readonly value: number;
  readonly letter: string;
}

/** A value with its sign and letter, about 54 × 58, from its left top. */
export const Figure = ({ kind, value, letter }: FigureProps): ReactNode => (
  <g>
    <rect
      width="54"
      height="60"
      rx="10"
      fill={kind === 'attack' ? attackRed : defenceBlue}
      stroke={ink}
      strokeWidth="2"
    />
    <text x="27" y="38" textAnchor="middle" fontSize="40" fontWeight="800" fill="#fff">
      {value}
    </text>
    <g transform="translate(17 50) scale(0.42)">{kind === 'attack' ? <Horns /> : <Shield />}</g>
    <text x="38" y="55" textAnchor="middle" fontSize="15" fontWeight="800" fill="#fff">
      {letter}
    </text>
  </g>
);

type ActionSign = 'S' | 'H' | '-';
export const signColour: { readonly [sign in ActionSign]: string } = {
  S: defenceBlue,
  H: attackRed,
  '-': grassDeep,
};

/** Who may use an action card: a shield, horns, or both, with the letter of the role. */
export function Sign({
  sign,
  letters,
}: {
  readonly sign: ActionSign;
  readonly letters: readonly [string, string];
}): ReactNode {
  const [a, d] = letters;
  return (
    <g>
      <rect width="46" height="60" rx="10" fill={signColour[sign]} stroke={ink} strokeWidth="2" />
      {sign === '-' ? (
        <>
          <g transform="translate(15 20) scale(0.6)">
            <Horns />
          </g>
          <g transform="translate(32 20) scale(0.6)">
            <Shield />
          </g>
        </>
      ) : (
        <g transform="translate(23 20) scale(0.82)">{sign === 'S' ? <Shield /> : <Horns />}</g>
      )}
      <text x="23" y="53" textAnchor="middle" fontSize={sign === '-' ? 17 : 22} fontWeight="800" fill="#fff">
        {sign === '-' ? `${a}+${d}` : sign === 'H' ? a : d}
      </text>
    </g>
  );
}

/** A football around its middle. */
export const Ball = ({ r = 15 }: { readonly r?: number }): ReactNode => (
  <g transform={`scale(${r / 15})`}>
    <circle r="15" fill="#fff" stroke={ink} strokeWidth="1.6" />
    <path d="m0-7 7 5-3 8h-8l-3-8z" fill={ink} />
    <path d="M0-7v-8M7-2l7-3M4 6l4 7M-4 6l-4 7M-7-2l-7-3" stroke={ink} strokeWidth="1.6" />
  </g>
);
