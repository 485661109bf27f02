import type { ReactNode } from 'react';

export interface Coat {
  readonly fur: string;
  readonly snout: string;
  readonly spots?: string;
}

const LINE = '#2a1510';

export type Horns = 'small' | 'wide' | 'up' | 'curled';

/** Horns grow from the top corners of the head, whose middle is at (0, 0). */
const horns: { readonly [H in Horns]: string } = {
  small: 'M-30-30c-12-2-17-9-16-18 7 8 14 8 24 8zM30-30c12-2 17-9 16-18-7 8-14 8-24 8z',
  wide: 'M-28-28c-26 4-42-6-44-24 10 11 28 12 48 8zM28-28c26 4 42-6 44-24-10 11-28 12-48 8z',
  up: 'M-28-30c-16-6-22-24-14-40 3 16 12 24 26 28zM28-30c16-6 22-24 14-40-3 16-12 24-26 28z',
  curled:
    'M-28-26c-24 8-42-6-36-28 6 16 18 10 16 2 12 10 16 14 28 10zM28-26c24 8 42-6 36-28-6 16-18 10-16 2-12 10-16 14-28 10z',
};

interface HeadProps {
  readonly coat: Coat;
  readonly horns: Horns;
  readonly isCow: boolean;
}

/** Ears, horns, head and snout; eyes and mouth come on top. */
export const Head = ({ coat: { fur, snout, spots }, horns: kind, isCow }: HeadProps): ReactNode => (
  <g stroke={LINE} strokeWidth="3" strokeLinejoin="round">
    <path d="M-34-16c-18-10-34-4-38 6 10 12 28 10 40 4zM34-16c18-10 34-4 38 6-10 12-28 10-40 4z" fill={fur} />
    <path d={horns[kind]} fill={isCow ? '#efe0c4' : '#f4e8d2'} />
    <path
      d={
        isCow
          ? 'M-34-26c4-16 64-16 68 0 4 22-4 34-8 54-6 22-46 22-52 0-4-20-12-32-8-54z'
          : 'M-38-26c4-18 72-18 76 0 4 24-6 34-10 54-6 22-50 22-56 0-4-20-14-30-10-54z'
      }
      fill={fur}
    />
    {spots !== undefined && (
      <g stroke="none" fill={spots}>
        <path d="M-33-27c6-12 26-14 26-6 0 12-2 22-14 24-12 0-15-8-12-18z" />
        <path d="M14-38c10 1 19 5 20 12-8 4-20 0-20-12z" />
      </g>
    )}
    <path
      d={
        isCow
          ? 'M-30 28c0-14 14-17 30-17s30 3 30 17c0 15-13 22-30 22s-30-7-30-22z'
          : 'M-35 28c0-15 16-18 35-18s35 3 35 18c0 16-15 24-35 24s-35-8-35-24z'
      }
      fill={snout}
    />
    <path d="M-14 22c3-3 6-2 7 1M14 22c-3-3-6-2-7 1" fill="none" strokeWidth="4" strokeLinecap="round" />
    {!isCow && <path d="M-7 29a7.500 7.500 0 1 0 14 0" fill="none" stroke="#e6b422" strokeWidth="4" />}
  </g>
);

export type Eyes = 'open' | 'sly' | 'sleepy' | 'wink' | 'shut' | 'wild' | 'shy' | 'hearts';

const ball = (x: number, look: number, size = 8): ReactNode => (
  <>
    <circle cx={x} cy="-8" r={size} fill="#fff" stroke={LINE} strokeWidth="2.5" />
    <circle cx={x + look} cy="-7" r={size * 0.45} fill={LINE} />
  </>
);
const lids = (d: string): ReactNode => (
  <path d={d} fill="none" stroke={LINE} strokeWidth="4" strokeLinecap="round" />
);

export const eyes: { readonly [E in Eyes]: ReactNode } = {
  open: (
    <>
      {ball(-15, 2)}
      {ball(15, -2)}
    </>
  ),
  sly: (
    <>
      {ball(-15, 4)}
      {ball(15, 4)}
      {lids('M-25-15-6-12M6-12 25-18')}
    </>
  ),
  sleepy: (
    <>
      {ball(-15, 0)}
      {ball(15, 0)}
      <path d="M-24-8a9 9 0 0 1 18 0zM6-8a9 9 0 0 1 18 0z" fill={LINE} opacity="0.75" />
    </>
  ),
  wink: (
    <>
      {ball(-15, 3)}
      {lids('M7-7q8-7 16 0')}
    </>
  ),
  shut: lids('M-24-8q9 8 18 0M6-8q9 8 18 0'),
  wild: (
    <>
      {ball(-15, 0, 11)}
      {ball(15, 0, 9)}
    </>
  ),
  shy: lids('M-24-10q9 9 18 0M6-10q9 9 18 0M-24-6l-4 4M24-6l4 4'),
  hearts: (
    <path
      d="M-15 2c-14-9-10-18-4-18 3 0 4 3 4 4 0-1 1-4 4-4 6 0 10 9-4 18zM15 2C1-7 5-16 11-16c3 0 4 3 4 4 0-1 1-4 4-4 6 0 10 9-4 18z"
      fill="#e0245e"
      stroke={LINE}
      strokeWidth="2"
    />
  ),
};

/** What makes a lady: lashes, and a blush. */
export const Lashes = (): ReactNode => (
  <g fill="none" stroke={LINE} strokeWidth="3" strokeLinecap="round">
    <path d="M-23-13l-7-6M-19-17l-4-7M23-13l7-6M19-17l4-7" />
    <path d="M-30 8h1M30 8h1" stroke="#f08aa0" strokeWidth="10" opacity="0.7" />
  </g>
);

export type Mouth = 'smile' | 'grin' | 'sing' | 'flat' | 'tongue' | 'lips';

export const mouths: { readonly [M in Mouth]: ReactNode } = {
  smile: lids('M-13 38q13 9 26 0'),
  grin: <path d="M-17 36q17 5 34 0-2 13-17 13T-17 36z" fill="#fff" stroke={LINE} strokeWidth="3" />,
  sing: <ellipse cy="42" rx="12" ry="13" fill="#5c0f1e" stroke={LINE} strokeWidth="3" />,
  flat: lids('M-12 41h24'),
  tongue: (
    <>
      <path d="M-4 40q2 18 12 16 8-3 4-17z" fill="#e8668b" stroke={LINE} strokeWidth="2.500" />
      {lids('M-15 38q15 6 30 0')}
    </>
  ),
  lips: <path d="M-12 40q6-7 12-3 6-4 12 3-12 10-24 0z" fill="#d21f4f" stroke={LINE} strokeWidth="2" />,
};
