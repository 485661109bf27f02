import type { ReactNode } from 'react';

const LINE = '#2a1510';
const shape = (d: string, fill: string): ReactNode => (
  <path d={d} fill={fill} stroke={LINE} strokeWidth="3" strokeLinejoin="round" />
);
const line = (d: string, stroke: string, width = 4): ReactNode => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" />
);

const mug = (
  <>
    {line('M18-14h8q6 0 6 8v8q0 8-8 8h-6', '#e8b64c', 6)}
    {shape('M-18-20h36v44h-36z', '#f2a92a')}
    {shape('M-21-18c-4-12 8-14 10-12 4-8 16-6 18 0 8-4 16 4 14 12z', '#fffdf2')}
  </>
);
const note = (
  <>
    <ellipse cx="-8" cy="10" rx="7" ry="5" fill="#ffe9a8" stroke={LINE} strokeWidth="2" />
    <ellipse cx="14" cy="6" rx="7" ry="5" fill="#ffe9a8" stroke={LINE} strokeWidth="2" />
    {line('M-2 9v-28l22-5v28', '#ffe9a8', 5)}
  </>
);

/** What a figure holds or has around it, drawn around (0, 0), about 50 wide. */
export const props = {
  mug,
  notes: note,
  book: (
    <>
      {shape('M0-14C-8-22-24-20-28-16v34c8-4 20-4 28 2 8-6 20-6 28-2v-34C24-20 8-22 0-14z', '#fff6df')}
      {line('M0-12v30M-20-8h12M-20 0h12M9-8h12M9 0h12', '#a08a66', 2.5)}
    </>
  ),
  petals: (
    <>
      {shape('M-22 0h44l-6 22h-32z', '#c98d4a')}
      <g fill="#ff7ab3" stroke={LINE} strokeWidth="1.5">
        <circle cx="-12" cy="-6" r="8" />
        <circle cx="4" cy="-9" r="9" fill="#d21f4f" />
        <circle cx="16" cy="-4" r="7" />
        <circle cx="-26" cy="-22" r="4" />
        <circle cx="24" cy="-26" r="4" fill="#d21f4f" />
        <circle cx="2" cy="-30" r="4" />
      </g>
    </>
  ),
  rose: (
    <>
      {line('M-26 16Q0 22 18-2', '#3f9b4f', 4)}
      <circle cx="22" cy="-8" r="11" fill="#e0245e" stroke={LINE} strokeWidth="2.5" />
      {line('M17-9q5-6 10 0', '#8f0f38', 2.5)}
    </>
  ),
  stool: (
    <>
      {shape('M-22-14h44v10h-44z', '#7d4a22')}
      {line('M-14-4-20 26M14-4l6 30M-16 12h32', '#7d4a22', 5)}
    </>
  ),
  dart: (
    <>
      <circle r="24" fill="#f4ead0" stroke={LINE} strokeWidth="3" />
      <circle r="15" fill="#c22f2f" />
      <circle r="6" fill="#2f7d4a" />
      {line('M0 0 22-24', '#e8e8f0', 5)}
      {shape('M18-24l4-10 12-2-2 12-10 4z', '#4fc3f7')}
    </>
  ),
  ticket: (
    <>
      {shape('M-24-14h48v9a5 5 0 0 0 0 10v9h-48v-9a5 5 0 0 0 0-10z', '#fff1b8')}
      <text y="7" textAnchor="middle" fontSize="20" fontWeight="800" fill={LINE}>
        1×
      </text>
    </>
  ),
  steam: line('M-20 20c-10-14 10-22 0-38M0 20c-10-14 10-22 0-38M20 20c-10-14 10-22 0-38', '#e6f6fa', 5),
  bib: (
    <>
      {shape('M-20-16h40v32h-40z', '#fff')}
      <text y="9" textAnchor="middle" fontSize="24" fontWeight="800" fill="#c22f2f">
        42
      </text>
    </>
  ),
  barbell: (
    <>
      {line('M-78 0h156', '#c9ced6', 7)}
      {shape('M-78-20h12v40h-12zM66-20h12v40h-12zM-62-14h8v28h-8zM54-14h8v28h-8z', '#3c4250')}
    </>
  ),
  dumbbell: (
    <g transform="rotate(-18)">
      {line('M-16 0h32', '#c9ced6', 8)}
      {shape('M-28-16h13v32h-13zM15-16h13v32H15z', '#3c4250')}
    </g>
  ),
  cards: (
    <>
      <g transform="rotate(-14)">{shape('M-22-20h26v38h-26z', '#fff')}</g>
      <g transform="rotate(10)">
        {shape('M-6-22h26v38H-6z', '#fff')}
        <path d="M7 4C-3-4 2-10 7-5c5-5 10 1 0 9z" fill="#d21f4f" />
      </g>
    </>
  ),
  house: (
    <>
      {shape('M-20 20v-24L0-22 20-4v24z', '#f2d3a0')}
      {shape('M-6 20V4H6v16z', '#7d4a22')}
      {shape('M8 -18v-8h7v14z', '#a8420f')}
    </>
  ),
  briefcase: (
    <>
      {line('M-9-14v-7h18v7', '#3c2a1a', 5)}
      {shape('M-26-14h52v34h-52z', '#6b3f1d')}
      {shape('M-5-2H5v8H-5z', '#f5c518')}
    </>
  ),
  bills: (
    <>
      <g transform="rotate(-16)">{shape('M-26-10h44v24h-44z', '#8fd18a')}</g>
      <g transform="rotate(6)">
        {shape('M-20-14h46v24h-46z', '#b6e6a8')}
        <circle cx="3" cy="-2" r="7" fill="#4c9a4a" />
      </g>
    </>
  ),
  tap: (
    <>
      {shape('M-8 24V-6H8v30z', '#d9b25a')}
      {shape('M-8 0h-16v12h8v8h-9V-6q0-4 4-4h13z', '#d9b25a')}
      {shape('M-6-8-9-34q9-8 18 0L6-8z', '#2a1510')}
    </>
  ),
  straw: (
    <>
      {line('M4-8 18-40h12', '#ff7ab3', 5)}
      {mug}
    </>
  ),
  lotus: (
    <g stroke={LINE} strokeWidth="2">
      <path d="M0 14C-36 14-34-8-28-12-18-10-4 0 0 14z" fill="#f3a6d0" />
      <path d="M0 14C36 14 34-8 28-12 18-10 4 0 0 14z" fill="#f3a6d0" />
      <path d="M0 16C-18-2-8-22 0-28 8-22 18-2 0 16z" fill="#ffd1ea" />
    </g>
  ),
  wheel: (
    <>
      <circle r="24" fill="none" stroke="#22262e" strokeWidth="7" />
      {line('M-24 0h48M0-24v48M-17-17l34 34M17-17l-34 34', '#c9ced6', 2.5)}
    </>
  ),
  piggy: (
    <>
      {shape(
        'M-26 2c0-24 48-24 50-2 6 0 6 10-1 10-2 5-5 7-8 9v6h-9v-4h-12v4h-9v-7c-7-4-11-9-11-16z',
        '#ffb3c7',
      )}
      {line('M-6-12h12', LINE, 3)}
      <circle cx="14" cy="-3" r="2.500" fill={LINE} />
    </>
  ),
  flute: (
    <>
      {shape('M-9-30H9C11-6 6 2 2 4v16h9v6h-22v-6h9V4C-6 2-11-6-9-30z', '#e8f4fa')}
      <path d="M-8-20H8C8-6 4 0 0 1-4 0-8-6-8-20z" fill="#f7d774" />
      <g fill="#fff6d0">
        <circle cx="-2" cy="-34" r="3" />
        <circle cx="8" cy="-40" r="2.500" />
      </g>
    </>
  ),
  ingots: (
    <>
      {shape('M-28 20-22 4h18l6 16zM2 20 8 4h18l6 16z', '#f5c518')}
      {shape('M-13 4-7-12h18l6 16z', '#ffe27a')}
    </>
  ),
} satisfies { readonly [prop: string]: ReactNode };

export type Prop = keyof typeof props;

/** What is worn in the face. */
export const faceWear = {
  sunglasses: (
    <>
      {shape('M-28-16h24v8q-2 10-12 10t-12-10zM4-16h24v8q-2 10-12 10T4-8z', '#14121c')}
      {line('M-6-12h12', LINE, 4)}
    </>
  ),
  priceTag: (
    <>
      {line('M28-12 40 2', '#fff', 2)}
      {shape('M34 2h16v16H34z', '#ffe14d')}
      <text x="42" y="15" textAnchor="middle" fontSize="13" fontWeight="800" fill={LINE}>
        €
      </text>
    </>
  ),
  monocle: (
    <>
      <circle cx="15" cy="-8" r="13" fill="none" stroke="#e6b422" strokeWidth="4" />
      {line('M26-2q10 20 2 40', '#e6b422', 2.5)}
    </>
  ),
  glasses: (
    <g fill="none" stroke={LINE} strokeWidth="3.5">
      <circle cx="-15" cy="-8" r="12" />
      <circle cx="15" cy="-8" r="12" />
      <path d="M-3-9q3-3 6 0" />
    </g>
  ),
  domino: (
    <path
      d="M-38-14q38-14 76 0-2 20-20 16-12-2-18-8-6 6-18 8-18 4-20-16zM-22-8a7 6 0 0 0 14 0 7 6 0 0 0-14 0zM8-8a7 6 0 0 0 14 0A7 6 0 0 0 8-8z"
      fill="#14121c"
      fillRule="evenodd"
    />
  ),
  moustache: (
    <path
      d="M0 12c-8-6-16-4-22 4-5 6-10 6-14 2 2 12 14 14 24 8 5-3 8-5 12-9 4 4 7 6 12 9 10 6 22 4 24-8-4 4-9 4-14-2-6-8-14-10-22-4z"
      fill="#3a2015"
    />
  ),
  foamLip: (
    <path
      d="M-22 34q-3-8 6-8 4-6 10-2 6-6 12 0 8-4 10 3 9 0 5 8-22 5-43-1z"
      fill="#fffdf2"
      stroke={LINE}
      strokeWidth="2"
    />
  ),
  sweat: (
    <path
      d="M34-24q-8 12 0 14 8-2 0-14zM-38-12q-7 11 0 13 7-2 0-13z"
      fill="#8fdcf5"
      stroke={LINE}
      strokeWidth="2"
    />
  ),
  stripes: line('M-8-36-6-24M0-38v14M8-36 6-24M-36-8l12 3M-34 4l10 0M36-8l-12 3M34 4l-10 0', '#1d1310', 5),
  earrings: (
    <g fill="none" stroke="#f5c518" strokeWidth="5">
      <circle cx="-56" cy="6" r="9" />
      <circle cx="56" cy="6" r="9" />
    </g>
  ),
  roseInMouth: (
    <>
      {line('M-14 42Q14 46 34 38', '#3f9b4f', 4)}
      <circle cx="38" cy="34" r="11" fill="#e0245e" stroke={LINE} strokeWidth="2.5" />
      {line('M33 33q5-6 10 0', '#8f0f38', 2.5)}
    </>
  ),
  beautySpot: <circle cx="22" cy="24" r="3" fill={LINE} />,
  eyeShadow: (
    <path d="M-27-12q12-16 24 0zM3-12q12-16 24 0z" fill="#b388ff" stroke="#6a1b9a" strokeWidth="2" />
  ),
} satisfies { readonly [wear: string]: ReactNode };

export type FaceWear = keyof typeof faceWear;
