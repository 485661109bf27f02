import type { ReactNode } from 'react';

const LINE = '#2a1510';
const shape = (d: string, fill: string): ReactNode => (
  <path d={d} fill={fill} stroke={LINE} strokeWidth="3" strokeLinejoin="round" />
);

/** Shoulders under the head; the head's middle is at (0, 0), the picture ends at about 100. */
const body = (fill: string): ReactNode => shape('M-66 104c0-40 22-60 66-60s66 20 66 60z', fill);
const suit = (cloth: string, tie: ReactNode): ReactNode => (
  <>
    {body(cloth)}
    {shape('M-18 50 0 92l18-42-18-6z', '#fbf7ee')}
    {tie}
  </>
);

const bowTie = shape('M0 62-16 52v20zM0 62l16-10v20z', '#d21f4f');

export const clothes = {
  tuxedo: suit('#1d1b2b', bowTie),
  suit: suit('#3b4a66', shape('M-5 54H5l4 34-9 10-9-10z', '#d21f4f')),
  pinstripe: (
    <>
      {suit('#2a2d3a', shape('M-5 54H5l4 34-9 10-9-10z', '#e6b422'))}
      <path d="M-48 66v38M-36 58v46M48 66v38M36 58v46" stroke="#7f869c" strokeWidth="2" />
    </>
  ),
  vest: (
    <>
      {body('#f4efe2')}
      {shape('M-50 60C-36 50-24 48-18 48L0 92l18-44c6 0 18 2 32 12v44H-50z', '#7a2f3f')}
    </>
  ),
  ruff: (
    <>
      {body('#8a1f5a')}
      <g fill="#fff" stroke={LINE} strokeWidth="2">
        {[-40, -24, -8, 8, 24, 40].map((x) => (
          <circle key={x} cx={x} cy={62 - Math.abs(x) / 8} r="11" />
        ))}
      </g>
    </>
  ),
  check: (
    <>
      {body('#b5452c')}
      <path
        d="M-60 84H60M-52 68H52M-36 56v48M-12 48v56M12 48v56M36 56v48"
        stroke="#f0c9a0"
        strokeWidth="3"
        opacity="0.7"
      />
    </>
  ),
  jersey: (
    <>
      {body('#e8ecf2')}
      <path d="M-40 58 -30 104M40 58 30 104" stroke="#e5364b" strokeWidth="7" />
    </>
  ),
  singlet: (
    <>
      {body('#b98058')}
      {shape('M-34 104c2-26 4-38 8-52l10 0c4 18 28 18 32 0l10 0c4 14 6 26 8 52z', '#2f6db5')}
    </>
  ),
  leopard: (
    <>
      {body('#9a6642')}
      {shape('M-52 104c4-20 20-34 34-50l16 2c8 22 30 32 54 48z', '#e8b04a')}
      <g fill="#4a2a12">
        <circle cx="-22" cy="80" r="4" />
        <circle cx="-4" cy="90" r="5" />
        <circle cx="-12" cy="68" r="4" />
        <circle cx="18" cy="96" r="4" />
      </g>
    </>
  ),
  towel: (
    <>
      {body('#b98058')}
      {shape('M-62 88c40 12 84 12 124 0v20H-62z', '#f7f4ec')}
    </>
  ),
  hoodie: (
    <>
      {body('#57427a')}
      <path d="M-12 56v24M12 56v24" stroke="#efe7ff" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  chain: (
    <>
      {body('#f4f4f6')}
      <path d="M-28 50Q0 98 28 50" fill="none" stroke="#e6b422" strokeWidth="7" strokeDasharray="8 4" />
      <circle cy="80" r="10" fill="#e6b422" stroke={LINE} strokeWidth="3" />
    </>
  ),
  fur: (
    <>
      {body('#5a1846')}
      <g fill="#fff8ec" stroke={LINE} strokeWidth="2">
        {[-46, -28, -10, 10, 28, 46].map((x) => (
          <circle key={x} cx={x} cy={68 - Math.abs(x) / 5} r="14" />
        ))}
      </g>
    </>
  ),
  dress: body('#c2185b'),
  gown: (
    <>
      {body('#5e2a8a')}
      <path
        d="M-30 54Q0 84 30 54"
        fill="none"
        stroke="#f6f0ff"
        strokeWidth="7"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
    </>
  ),
  apron: (
    <>
      {body('#d77b28')}
      {shape('M-26 104V62h52v42z', '#fff6e6')}
    </>
  ),
  sporty: (
    <>
      {body('#0f8fa3')}
      <path d="M-50 70q50 26 100 0" fill="none" stroke="#ffe14d" strokeWidth="7" />
    </>
  ),
  chic: (
    <>
      {body('#16131f')}
      <path
        d="M-28 52Q0 84 28 52"
        fill="none"
        stroke="#f6f6f6"
        strokeWidth="8"
        strokeDasharray="1 10"
        strokeLinecap="round"
      />
    </>
  ),
  cardigan: (
    <>
      {body('#6f8f5a')}
      <path d="M0 54v50" stroke={LINE} strokeWidth="2" />
      <g fill="#fff3c9">
        <circle cx="7" cy="68" r="4" />
        <circle cx="7" cy="86" r="4" />
      </g>
    </>
  ),
  gold: (
    <>
      {body('#e0ab2a')}
      <path d="M-44 74 0 92l44-18M-36 60 0 74l36-14" fill="none" stroke="#fff3b0" strokeWidth="4" />
    </>
  ),
  glitter: (
    <>
      {body('#d81b8c')}
      <g fill="#fff6b0">
        {[-44, -26, -8, 10, 28, 46].map((x, i) => (
          <path key={x} d={`M${x} ${i % 2 ? 72 : 88}l3-6 3 6 6 3-6 3-3 6-3-6-6-3z`} />
        ))}
      </g>
    </>
  ),
} satisfies { readonly [cloth: string]: ReactNode };

export type Cloth = keyof typeof clothes;
