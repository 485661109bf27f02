import type { ReactNode } from 'react';
import { ink } from './colours.ts';
import type { Coat } from './looks.ts';

/** Horns on both sides of the head. */
export const horns = {
  wide: 'M-26-26c-24 4-44-6-44-32-2 0-8 46 30 48zM26-26c24 4 44-6 44-32 2 0 8 46-30 48z',
  up: 'M-20-30c-18-4-26-22-18-44 2 16 8 24 26 30zM20-30c18-4 26-22 18-44-2 16-8 24-26 30z',
  short: 'M-24-26c-14 0-22-10-20-22 6 8 12 10 22 10zM24-26c14 0 22-10 20-22-6 8-12 10-22 10z',
  curled:
    'M-24-26c-22 2-38-10-34-26 4-12 20-10 20 2 0 6-8 6-10 2 0 8 12 10 24 8zM24-26c22 2 38-10 34-26-4-12-20-10-20 2 0 6 8 6 10 2 0 8-12 10-24 8z',
  crooked: 'M-26-26c-24 4-44-6-44-32-2 0-8 46 30 48zM24-26c14 2 20-4 22-10l-6-4 8-4c-4-4-18-2-26 4z',
} as const;

const white = (x: number, r = 8): ReactNode => (
  <circle cx={x} cy="-6" r={r} fill="#fff" stroke={ink} strokeWidth="2" />
);
const dot = (x: number, y = -6, r = 4): ReactNode => <circle cx={x} cy={y} r={r} fill={ink} />;

export const eyes = {
  calm: () => (
    <>
      {white(-16)}
      {white(16)}
      {dot(-14)}
      {dot(14)}
    </>
  ),
  big: () => (
    <>
      {white(-17, 11)}
      {white(17, 11)}
      {dot(-14)}
      {dot(14)}
    </>
  ),
  angry: ({ dark }: Coat) => (
    <>
      {white(-16)}
      {white(16)}
      {dot(-13, -4)}
      {dot(13, -4)}
      <path d="M-30-20l24 10M30-20L6-10" stroke={dark} strokeWidth="7" />
    </>
  ),
  sleepy: ({ fur }: Coat) => (
    <>
      {white(-16)}
      {white(16)}
      {dot(-15, -3)}
      {dot(15, -3)}
      <path d="M-25-8a9 9 0 0 1 18 0zM7-8a9 9 0 0 1 18 0z" fill={fur} stroke={ink} strokeWidth="2" />
    </>
  ),
  wink: () => (
    <>
      {white(-16)}
      {dot(-14)}
      <path d="M8-6q9-8 18 0" fill="none" stroke={ink} strokeWidth="4" />
    </>
  ),
  sly: ({ fur }: Coat) => (
    <>
      {white(-16)}
      {white(16)}
      {dot(-10)}
      {dot(22)}
      <path d="M-27-12h20M7-12h20" stroke={fur} strokeWidth="7" />
      <path d="M-26-9h19M7-9h19" stroke={ink} strokeWidth="2.5" />
    </>
  ),
} as const satisfies { readonly [eye: string]: (coat: Coat) => ReactNode };

const line = (d: string): ReactNode => <path d={d} fill="none" stroke={ink} strokeWidth="3" />;

export const mouths = {
  smile: () => line('M-14 36q14 12 28 0'),
  firm: () => line('M-14 39h28'),
  grin: () => (
    <>
      <path d="M-18 33h36q-4 15-18 15t-18-15z" fill="#fff" stroke={ink} strokeWidth="2.5" />
      <path d="M-8 33v13M0 33v15M8 33v13" stroke={ink} strokeWidth="1.5" />
    </>
  ),
  roar: () => (
    <>
      <path d="M-15 34h30q0 18-15 18t-15-18z" fill="#7a1b1b" stroke={ink} strokeWidth="2.5" />
      <path d="M-9 46q9-6 18 0-9 8-18 0z" fill="#e58a86" />
    </>
  ),
  tongue: () => (
    <>
      {line('M-14 36q14 10 28 0')}
      <path d="M2 40c0 12 12 12 12-2" fill="#e58a86" stroke={ink} strokeWidth="2" />
    </>
  ),
  pout: () => line('M-10 42q10-8 20 0'),
  spit: () => (
    <>
      <circle cy="38" r="6" fill="#7a1b1b" stroke={ink} strokeWidth="2.5" />
      <path
        d="M8 40c16-2 26 0 38 10M10 44c10 2 16 6 22 14"
        fill="none"
        stroke="#3a93c9"
        strokeWidth="4"
        strokeDasharray="5 8"
      />
      <circle cx="54" cy="56" r="5" fill="#3a93c9" />
      <circle cx="38" cy="64" r="4" fill="#3a93c9" />
    </>
  ),
} as const satisfies { readonly [mouth: string]: () => ReactNode };
