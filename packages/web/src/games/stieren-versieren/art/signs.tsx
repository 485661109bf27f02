import type { CowSymbol, Owner } from '@stamtafel/games/stieren-versieren/deck.ts';
import type { ReactNode } from 'react';

export type Sign = CowSymbol | 'alle' | Owner;

/** Symbols and owner signs, each filling a square of 40 × 40 around the origin in the current colour. */
const drawings: { readonly [S in Sign]: ReactNode } = {
  hart: (
    <path d="M0 17C-22 1-20-15-10-16-4-17-1-12 0-9 1-12 4-17 10-16 20-15 22 1 0 17z" fill="currentcolor" />
  ),
  bier: (
    <>
      <path d="M8-5h6q5 0 5 5v5q0 6-6 6H8" fill="none" stroke="currentcolor" strokeWidth="4" />
      <path d="M-15-8H9v22q0 4-4 4h-16q-4 0-4-4z" fill="currentcolor" />
      <path d="M-17-8q-2-8 6-8 2-4 8-3 6-2 9 3 7 0 5 8z" fill="currentcolor" opacity="0.7" />
    </>
  ),
  halter: (
    <path
      d="M-19-6h3v-7h6v10h20v-10h6v7h3v12h-3v7h-6V3h-20v10h-6V6h-3z"
      fill="currentcolor"
      stroke="currentcolor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  ),
  geld: (
    <>
      <circle r="16" fill="none" stroke="currentcolor" strokeWidth="4.5" />
      <path
        d="M8-7C2-13-6-8-6 0S2 13 8 7M-10-3H3M-10 4H2"
        fill="none"
        stroke="currentcolor"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </>
  ),
  alle: (
    <path d="M0-18 5-6 18-6 8 3 12 16 0 8-12 16-8 3-18-6-5-6z" fill="currentcolor" strokeLinejoin="round" />
  ),
  hoefijzer: (
    <path
      d="M-9 16c-10-14-9-31 9-31s19 17 9 31"
      fill="none"
      stroke="currentcolor"
      strokeWidth="7"
      strokeLinecap="square"
    />
  ),
  staart: (
    <>
      <path
        d="M-14-16C4-18-8 4 6 6"
        fill="none"
        stroke="currentcolor"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M2 2c10-2 16 6 13 16C6 18-1 12 2 2z" fill="currentcolor" />
    </>
  ),
  horens: (
    <path
      d="M-18-14C-20 6-8 10 0 10S20 6 18-14C14-4 9 0 0 0s-14-4-18-14z"
      fill="currentcolor"
      stroke="currentcolor"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  ),
  neusring: (
    <>
      <path
        d="M-4-13a14 14 0 1 0 8 0"
        fill="none"
        stroke="currentcolor"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="-5" cy="-13" r="4.5" fill="currentcolor" />
      <circle cx="5" cy="-13" r="4.5" fill="currentcolor" />
    </>
  ),
};

/** A sign inside another drawing. */
export const SignAt = ({
  sign,
  x,
  y,
  size,
  colour,
}: {
  readonly sign: Sign;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size / 40})`} color={colour}>
    {drawings[sign]}
  </g>
);

/** A sign in a line of text or on a plate. */
export const SignIcon = ({
  sign,
  className,
}: {
  readonly sign: Sign;
  readonly className?: string | undefined;
}): ReactNode => (
  <svg viewBox="-21 -21 42 42" className={className} aria-hidden="true" focusable="false">
    {drawings[sign]}
  </svg>
);
