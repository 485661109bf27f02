import type { Team } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import type { ReactNode } from 'react';
import { gold, ink, red, shirts, yellow } from './art/colours.ts';
import styles from './tokens.module.css';

interface TokenProps {
  readonly name: string;
  readonly box: string;
  readonly children: ReactNode;
}

/** A small picture among words, with a name for those who do not see it. */
const Token = ({ name, box, children }: TokenProps): ReactNode => (
  <svg className={styles.token} viewBox={box} role="img" aria-label={name}>
    {children}
  </svg>
);

/** A word on what holds just now. */
export const Chip = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className={styles.chip}>{children}</span>
);

export const ShirtToken = ({ team, name }: { readonly team: Team; readonly name: string }): ReactNode => (
  <Token name={name} box="0 0 40 40">
    <path
      d="M13 5q7 5 14 0l11 6-5 10-4-2v17H11V19l-4 2-5-10z"
      fill={shirts[team].cloth}
      stroke={shirts[team].trim}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  </Token>
);

export const Cup = ({ name }: { readonly name: string }): ReactNode => (
  <Token name={name} box="0 0 40 40">
    <path d="M10 8c-8-2-9 12 3 14M30 8c8-2 9 12-3 14" fill="none" stroke={gold} strokeWidth="3.5" />
    <path
      d="M9 4h22c0 14-4 20-9 22v5h7v5H11v-5h7v-5C13 24 9 18 9 4z"
      fill={gold}
      stroke={ink}
      strokeWidth="1.5"
    />
  </Token>
);

export const Booked = ({
  colour,
  name,
}: {
  readonly colour: 'yellow' | 'red';
  readonly name: string;
}): ReactNode => (
  <Token name={name} box="0 0 28 40">
    <rect
      x="3"
      y="3"
      width="22"
      height="34"
      rx="3"
      fill={colour === 'red' ? red : yellow}
      stroke="#fff"
      strokeWidth="2"
    />
  </Token>
);

const pips: { readonly [n: number]: readonly (readonly [number, number])[] } = {
  1: [[20, 20]],
  2: [
    [11, 11],
    [29, 29],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
};

/** BMS-240, BMS-241 A dice card is taller than a die; both show their pips. */
export const Die = ({
  value,
  kind,
  name,
}: {
  readonly value: number;
  readonly kind: 'cards' | 'die';
  readonly name: string;
}): ReactNode => (
  <Token name={name} box={kind === 'die' ? '0 0 40 40' : '0 -8 40 56'}>
    <rect
      x="1.5"
      y={kind === 'die' ? 1.5 : -6.5}
      width="37"
      height={kind === 'die' ? 37 : 53}
      rx="6"
      fill="#fffaf0"
      stroke={ink}
      strokeWidth="2.5"
    />
    {pips[value]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="4.2" fill={ink} />
    ))}
  </Token>
);
