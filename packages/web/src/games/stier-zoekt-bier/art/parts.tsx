import type { ReactNode } from 'react';
import type { BullParts } from './bulls.ts';
import { INK } from './palette.ts';

/** The parts of a bull, drawn around the middle between his eyes. Lines are INK unless a part says otherwise. */

type PartsFor<P extends keyof BullParts> = { readonly [V in BullParts[P]]: ReactNode };

const BONE = '#f4e8cf';

export const horns: PartsFor<'horns'> = {
  neat: (
    <path d="M-22-42c-18 2-28-8-28-26 10 6 30 6 38 22zM22-42c18 2 28-8 28-26-10 6-30 6-38 22z" fill={BONE} />
  ),
  wide: (
    <path d="M-24-40c-22 6-42-2-42-24 8 8 34 2 52 18zM24-40c22 6 42-2 42-24-8 8-34 2-52 18z" fill={BONE} />
  ),
  mighty: (
    <path
      d="M-20-44c-34 12-58-6-48-40 4 18 32 14 56 34zM20-44c34 12 58-6 48-40-4 18-32 14-56 34z"
      fill="#d8c7a4"
    />
  ),
};

export const hair: PartsFor<'hair'> = {
  none: null,
  tuft: <path d="M-14-46c2-10 8-4 10-12 4 8 8 2 12 10 4-4 8 2 6 8-8 10-22 10-28-6z" fill="#5b2f14" />,
  quiff: (
    <path
      d="M-30-34c-8-22 14-38 40-32 18 4 20 18 10 22 6 0 8 6 4 10-10-6-16-2-22 4-4-6-10-6-14 2-4-8-12-8-18-6z"
      fill="#f6d04c"
    />
  ),
  curls: (
    <path
      d="M-28-38c-8-8 4-16 8-10 0-12 14-12 16-4 4-10 18-8 18 2 6-8 18 0 10 10-6 8-14 2-16-2-4 8-14 8-16 0-4 8-16 10-20 4z"
      fill="#3a1d0d"
    />
  ),
  mane: (
    <path
      d="M-36-30c0-22 26-28 36-20 10-8 36-2 36 20-8-8-16-10-20-4-4-8-12-8-16 0-4-8-12-8-16 0-4-6-12-4-20 4z"
      fill="#171114"
    />
  ),
};

const eyeWhites = (
  <g fill="#fff">
    <ellipse cx="-16" cy="-7" rx="10" ry="11" />
    <ellipse cx="16" cy="-7" rx="10" ry="11" />
  </g>
);
const pupils = (left: [number, number], right: [number, number]): ReactNode => (
  <g fill={INK} stroke="none">
    <circle cx={left[0]} cy={left[1]} r="5" />
    <circle cx={right[0]} cy={right[1]} r="5" />
  </g>
);

export const eyes: PartsFor<'eyes'> = {
  merry: (
    <>
      {eyeWhites}
      {pupils([-13, -6], [13, -6])}
      <path d="M-28-22q10-8 20-3M28-22q-10-8-20-3" fill="none" strokeWidth="4" />
    </>
  ),
  sleepy: (
    <>
      {eyeWhites}
      {pupils([-15, -2], [15, -2])}
      <path d="M-27-6c2-18 20-18 22 0zM27-6c-2-18-20-18-22 0z" fill="#caa27a" />
    </>
  ),
  dopey: (
    <>
      {eyeWhites}
      {pupils([-10, -3], [12, -12])}
    </>
  ),
  wink: (
    <>
      <ellipse cx="-16" cy="-7" rx="10" ry="11" fill="#fff" />
      <circle cx="-13" cy="-6" r="5" fill={INK} stroke="none" />
      <path d="M7-6q9 9 19 0M8-20q9-6 18 0" fill="none" strokeWidth="4" />
    </>
  ),
  cross: (
    <>
      {eyeWhites}
      {pupils([-12, -4], [12, -4])}
      <path d="M-30-24l24 10M30-24L6-14" strokeWidth="6" />
    </>
  ),
  shades: (
    <>
      <g fill="#5a2d7a">
        <circle cx="-17" cy="-6" r="14" />
        <circle cx="17" cy="-6" r="14" />
      </g>
      <path d="M-3-8h6M-31-9l-8-5M31-9l8-5" fill="none" strokeWidth="4" />
      <path d="M-24-10l6-4M10-10l6-4" stroke="#fff" strokeOpacity=".8" strokeWidth="4" />
    </>
  ),
  glasses: (
    <>
      {eyeWhites}
      {pupils([-14, -5], [14, -5])}
      <g fill="#fff" fillOpacity=".25" stroke="#e0b66c" strokeWidth="4">
        <circle cx="-17" cy="-6" r="15" />
        <circle cx="17" cy="-6" r="15" />
        <path d="M-2-8h4" />
      </g>
    </>
  ),
};

const smile = <path d="M-17 45q17 13 34 0" fill="none" strokeWidth="4" />;

export const mouths: PartsFor<'mouth'> = {
  smile,
  tongue: (
    <>
      <path d="M-2 49c-2 22 20 22 17-2z" fill="#e2646a" />
      {smile}
    </>
  ),
  foam: (
    <>
      {smile}
      <path
        d="M-30 40c-6-10 8-14 12-8 2-8 16-8 18 0 2-8 16-8 18 0 4-6 18-2 12 8-4 8-12 6-14 2-4 6-12 6-16 0-4 6-12 6-16 0-2 4-10 6-14-2z"
        fill="#fffdf2"
      />
    </>
  ),
  teeth: (
    <>
      <path d="M-20 43h40c-2 18-38 18-40 0z" fill="#fff" />
      <path d="M-10 44v11M0 44v13M10 44v11" fill="none" strokeWidth="2.5" />
    </>
  ),
  beard: (
    <>
      <path
        d="M-32 36c-4 24 8 44 32 46 24-2 36-22 32-46-6 8-12 10-18 8-6-4-22-4-28 0-6 2-12 0-18-8z"
        fill="#4a2410"
      />
      <path d="M-9 54q9 6 18 0" fill="none" stroke="#fff" strokeWidth="4" />
    </>
  ),
  o: <ellipse cx="0" cy="49" rx="7" ry="6" fill="#7b2d2d" />,
};

export const hats: PartsFor<'hat'> = {
  none: null,
  cap: (
    <>
      <path d="M-34-40c-2-26 62-32 66-2 4 6-10 8-18 6-18-4-32-2-48-4z" fill="#4d5b66" />
      <path d="M-36-38c10-8 40-8 54 0-6 8-44 10-54 0z" fill="#37434d" />
    </>
  ),
  bowler: (
    <>
      <path d="M-26-44c0-36 52-36 52 0z" fill="#2d2a2e" />
      <path d="M-40-40c10-8 70-8 80 0-10 9-70 9-80 0z" fill="#2d2a2e" />
      <path d="M-26-47h52" stroke="#b98a3a" strokeWidth="6" />
    </>
  ),
  beret: (
    <>
      <path d="M-38-40c-12-16 18-32 46-28 26 4 38 16 28 26-20 8-58 8-74 2z" fill="#8c1d2b" />
      <path d="M6-68l4-9" strokeWidth="5" />
    </>
  ),
  crown: (
    <>
      <path d="M-26-40l-6-28 16 10 16-18 16 18 16-10-6 28c-16 6-36 6-52 0z" fill="#f0b93a" />
      <g fill="#b3261e" strokeWidth="2">
        <circle cx="0" cy="-50" r="4" />
        <circle cx="-15" cy="-48" r="3" />
        <circle cx="15" cy="-48" r="3" />
      </g>
    </>
  ),
  party: (
    <>
      <path d="M-20-42L4-88l20 44c-14 6-30 6-44 2z" fill="#2f9e8f" />
      <path d="M-10-58l26-4M-2-72l12-2" stroke="#ffe27a" strokeWidth="5" />
      <circle cx="4" cy="-88" r="7" fill="#ffe27a" />
    </>
  ),
  bandana: (
    <>
      <path d="M-40-26c4-30 76-30 80 0-24-10-56-10-80 0z" fill="#a3222c" />
      <g fill="#fff" stroke="none">
        <circle cx="-18" cy="-38" r="3" />
        <circle cx="0" cy="-42" r="3" />
        <circle cx="18" cy="-38" r="3" />
      </g>
    </>
  ),
  beerHelmet: (
    <>
      <path d="M-34-36c0-44 68-44 68 0z" fill="#d9a520" />
      <g fill="#c0392b">
        <rect x="-58" y="-66" width="20" height="30" rx="4" />
        <rect x="38" y="-66" width="20" height="30" rx="4" />
      </g>
      <path
        d="M-46-38c-10 50 10 80 36 88M46-38c10 50-10 80-36 88"
        fill="none"
        stroke="#7ec8b0"
        strokeWidth="5"
      />
    </>
  ),
  flower: (
    <g transform="translate(34 -36)" strokeWidth="2">
      <g fill="#e8559a">
        <circle cx="0" cy="-9" r="7" />
        <circle cx="9" cy="-2" r="7" />
        <circle cx="5" cy="8" r="7" />
        <circle cx="-5" cy="8" r="7" />
        <circle cx="-9" cy="-2" r="7" />
      </g>
      <circle r="5" fill="#ffe27a" />
    </g>
  ),
};

const SHOULDERS = 'M-72 100C-72 66-42 54 0 54s72 12 72 46z';

export const shirts: { readonly [S in BullParts['shirt']]: (colour: string) => ReactNode } = {
  stripes: (colour) => (
    <>
      <path d={SHOULDERS} fill="#fff7e6" />
      <path d="M-62 76h124M-70 92H70" stroke={colour} strokeWidth="8" strokeLinecap="butt" />
      <path d={SHOULDERS} fill="none" />
    </>
  ),
  collar: (colour) => (
    <>
      <path d={SHOULDERS} fill={colour} />
      <path d="M-26 58L0 96l26-38 6 20-24 20H-8l-24-20z" fill="#fff" />
    </>
  ),
  bowTie: (colour) => (
    <>
      <path d={SHOULDERS} fill={colour} />
      <path d="M-14 60L0 98l14-38z" fill="#fff7e6" />
      <path d="M0 82l-24-12v24zM0 82l24-12v24z" fill="#b3261e" />
    </>
  ),
  leather: (colour) => (
    <>
      <path d={SHOULDERS} fill={colour} />
      <path d="M-30 62L-8 98M30 62L8 98" stroke="#5b4a50" strokeWidth="6" />
      <g fill="#cfc6c9" stroke="none">
        <circle cx="-48" cy="80" r="4" />
        <circle cx="-56" cy="92" r="4" />
        <circle cx="48" cy="80" r="4" />
        <circle cx="56" cy="92" r="4" />
      </g>
    </>
  ),
  bib: (colour) => (
    <>
      <path d={SHOULDERS} fill="#a7793f" />
      <path d="M-40 60c20 12 60 12 80 0 6 20-2 36-14 40h-52c-12-4-20-20-14-40z" fill={colour} />
      <path d="M-20 84h40" stroke="#b3261e" strokeWidth="5" strokeDasharray="2 9" />
    </>
  ),
};
