import { type Colour, colourLetters, type Side } from '@stamtafel/games/play-design/deck.ts';
import type { ReactNode } from 'react';
import { chalk, colourChalks, ink } from './chalk.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** PD-004 The corner icon: the offense carries the ball, the defense holds up a shield. */
export const SideMark = ({ side, x, y, size }: Spot & { readonly side: Side }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
    {side === 'offense' ? (
      <>
        <path
          d="M-19 0C-12-13 12-13 19 0 12 13-12 13-19 0Z"
          fill="#b3622f"
          stroke={chalk}
          strokeWidth="2.6"
        />
        <path
          d="M-9 0H9M-5-4v8M0-4v8M5-4v8"
          stroke={chalk}
          strokeWidth="2.4"
          strokeLinecap="round"
          fill="none"
        />
      </>
    ) : (
      <>
        <path
          d="M0-19 16-13V0C16 10 8 16 0 20-8 16-16 10-16 0V-13Z"
          fill="#4d6f7c"
          stroke={chalk}
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
        <path d="m-7-6 14 14m0-14L-7 8" stroke={chalk} strokeWidth="3.4" strokeLinecap="round" fill="none" />
      </>
    )}
  </g>
);

/** A colour with its letter. */
export const ColourMark = ({ colour, x, y, size }: Spot & { readonly colour: Colour }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
    <rect x="-18" y="-18" width="36" height="36" rx="9" fill={colourChalks[colour]} />
    <text y="11" textAnchor="middle" fontSize="31" fontWeight="800" fill={ink}>
      {colourLetters[colour]}
    </text>
  </g>
);

interface IconProps {
  readonly className?: string | undefined;
}

export const SideIcon = ({ side, className }: IconProps & { readonly side: Side }): ReactNode => (
  <svg viewBox="-21 -21 42 42" className={className} aria-hidden="true" focusable="false">
    <SideMark side={side} x={0} y={0} size={40} />
  </svg>
);

export const ColourIcon = ({ colour, className }: IconProps & { readonly colour: Colour }): ReactNode => (
  <svg viewBox="-19 -19 38 38" className={className} aria-hidden="true" focusable="false">
    <ColourMark colour={colour} x={0} y={0} size={40} />
  </svg>
);

/** A helmet in a player's colour, with the letter of the seat. */
export const Helmet = ({ x, y, size, fill, letter }: Spot & { fill: string; letter: string }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
    <path
      d="M-17 8C-20-12-6-19 3-18 15-17 19-8 18 1H6C2 1 1 5 2 11-4 14-12 13-17 8Z"
      fill={fill}
      stroke={ink}
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M5 6h14M6 12h11M17 2v12" fill="none" stroke={chalk} strokeWidth="2.6" strokeLinecap="round" />
    <text x="-3" y="5" textAnchor="middle" fontSize="19" fontWeight="800" fill={ink}>
      {letter}
    </text>
  </g>
);

/** A fist that knocks on the table. */
export const Knock = ({ className }: IconProps): ReactNode => (
  <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
    <path
      d="M12 22c0-5 4-5 5-2 0-6 6-6 6-1 1-5 7-4 7 1 2-4 7-3 6 2 0 10-3 16-12 16-8 0-12-6-12-16Z"
      fill="#ffd9b0"
      stroke={ink}
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
    <path d="M17 20v6m6-7v7m7-6v6" stroke={ink} strokeWidth="2" strokeLinecap="round" />
    <path d="M8 10 4 5m12 2-1-6m13 6 2-6m6 9 5-4" stroke={chalk} strokeWidth="2.6" strokeLinecap="round" />
  </svg>
);
