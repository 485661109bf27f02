import type { ReactNode } from 'react';

const LINE = '#2a1510';
const shape = (d: string, fill: string): ReactNode => (
  <path d={d} fill={fill} stroke={LINE} strokeWidth="3" strokeLinejoin="round" />
);

/** What is worn on the head, whose middle is at (0, 0) and whose top is at about −38. */
export const hats = {
  crown: (
    <>
      {shape('M-26-34-32-66-14-52 0-72 14-52 32-66 26-34z', '#f5c518')}
      <circle cx="0" cy="-46" r="5" fill="#d21f4f" />
    </>
  ),
  topHat: (
    <>
      {shape('M-24-40v-40q24-6 48 0v40z', '#1d1b2b')}
      {shape('M-42-38q42-14 84 0-42 10-84 0z', '#1d1b2b')}
      <path d="M-24-50q24 8 48 0v-8q-24 8-48 0z" fill="#f5c518" />
    </>
  ),
  bowler: (
    <>
      {shape('M-28-40c0-40 56-40 56 0z', '#33303d')}
      {shape('M-44-38q44-12 88 0-44 10-88 0z', '#33303d')}
    </>
  ),
  flatCap: (
    <>
      {shape('M-36-34c-2-26 60-34 72-4 10 2 22 6 24 12-30 0-66-4-96-8z', '#6b6f52')}
      <path d="M-20-50 6-38M0-56 20-42" stroke="#3f422f" strokeWidth="2" />
    </>
  ),
  cap: (
    <>
      {shape('M-34-32c0-36 68-36 68 0z', '#c22f2f')}
      {shape('M-34-34c-14-2-26 2-32 10 14 4 26 2 34-2z', '#8f1f1f')}
    </>
  ),
  beanie: (
    <>
      {shape('M-32-32c-2-44 66-44 64 0z', '#7a5a9a')}
      {shape('M-36-38h72v12h-72z', '#5b3f7a')}
      <circle cx="0" cy="-66" r="8" fill="#d9c8ee" stroke={LINE} strokeWidth="2" />
    </>
  ),
  visor: shape('M-38-34q38-18 76 0 8 6 10 14-48-14-96 0 2-8 10-14z', '#2fa06a'),
  turban: (
    <>
      {shape('M-38-30c-4-44 80-44 76 0-24-12-52-12-76 0z', '#f7f4ec')}
      <path d="M-30-40Q0-66 32-46M-34-34Q0-56 36-36" fill="none" stroke="#c9c2b0" strokeWidth="3" />
    </>
  ),
  headband: (
    <>
      {shape('M-38-32q38-12 76 0v12q-38-12-76 0z', '#e5364b')}
      <path d="M-37-26q37-12 74 0" fill="none" stroke="#fff" strokeWidth="3" />
    </>
  ),
  bigHeadband: shape('M-40-36q40-12 80 2l-2 22q-38-14-76-2z', '#3fb7c9'),
  feather: (
    <>
      {shape('M-46-36q46-16 92 0l-14-18q-32-16-64 0z', '#5a1846')}
      {shape('M26-48c6-26 26-34 42-28-4 18-18 30-38 34z', '#ff7ab3')}
    </>
  ),
  slick: shape('M-36-28c-2-30 46-34 70-14 4 4 4 8 2 14-20-14-44-14-72 0z', '#1d1b2b'),
  tiara: (
    <>
      {shape('M-28-34q28-14 56 0l4-18-16 8-16-20-16 20-16-8z', '#ffe27a')}
      <circle cy="-48" r="4.500" fill="#4fc3f7" />
    </>
  ),
  roses: (
    <g stroke={LINE} strokeWidth="2">
      {[-26, -9, 9, 26].map((x, i) => (
        <circle
          key={x}
          cx={x}
          cy={i === 0 || i === 3 ? -34 : -42}
          r="10"
          fill={i % 2 ? '#ff8fb5' : '#d21f4f'}
        />
      ))}
    </g>
  ),
  bow: (
    <>
      {shape('M0-40c-16-16-30-10-28 2s16 12 28 0zM0-40c16-16 30-10 28 2s-16 12-28 0z', '#ff8fb5')}
      <circle cy="-39" r="6" fill="#d21f4f" stroke={LINE} strokeWidth="2" />
    </>
  ),
  curls: (
    <g fill="#b5542a" stroke={LINE} strokeWidth="2">
      {[-32, -17, 0, 17, 32].map((x) => (
        <circle key={x} cx={x} cy={-36 - (32 - Math.abs(x)) / 2} r="12" />
      ))}
    </g>
  ),
  bun: (
    <>
      <circle cy="-56" r="15" fill="#4a3020" stroke={LINE} strokeWidth="3" />
      {shape('M-33-28c0-30 66-30 66 0-20-12-46-12-66 0z', '#4a3020')}
    </>
  ),
  ponytail: (
    <>
      {shape('M22-46c40-10 42 24 34 52-8-10-4-30-30-34z', '#e0a030')}
      {shape('M-33-28c0-30 66-30 66 0-20-12-46-12-66 0z', '#e0a030')}
    </>
  ),
  braids: (
    <>
      {shape('M-33-28c0-30 66-30 66 0-20-14-46-14-66 0z', '#d9a441')}
      {shape(
        'M-36-22c-12 20-12 42-6 64 10-14 12-40 12-58zM36-22c12 20 12 42 6 64-10-14-12-40-12-58z',
        '#d9a441',
      )}
    </>
  ),
  bandana: shape('M-37-28c0-34 74-34 74 0l14 12-20-4c-20-8-44-8-68-8z', '#d43d3d'),
  foam: (
    <g fill="#fffdf2" stroke={LINE} strokeWidth="2">
      {[-30, -14, 4, 22, 34].map((x, i) => (
        <circle key={x} cx={x} cy={i % 2 ? -48 : -38} r="14" />
      ))}
    </g>
  ),
  wideHat: (
    <>
      {shape('M-66-34q66-22 132 0-66 16-132 0z', '#16131f')}
      {shape('M-28-40c0-30 56-30 56 0z', '#16131f')}
      <path d="M-28-42q28 8 56 0" fill="none" stroke="#f1f1f1" strokeWidth="6" />
    </>
  ),
  updo: (
    <>
      {shape('M-32-30c-12-58 76-58 64 0-20-12-44-12-64 0z', '#f0d27a')}
      <path d="M-18-44q18-16 36 0M-10-60q10-8 22 2" fill="none" stroke="#b9932f" strokeWidth="3" />
    </>
  ),
  wig: (
    <g stroke={LINE} strokeWidth="2">
      {['#ff4f6d', '#ff9a3c', '#ffe14d', '#58d68d', '#4fc3f7', '#b388ff'].map((fill, i) => (
        <circle key={fill} cx={-50 + i * 20} cy={i === 0 || i === 5 ? -26 : -52} r="20" fill={fill} />
      ))}
    </g>
  ),
} satisfies { readonly [hat: string]: ReactNode };

export type Hat = keyof typeof hats;
