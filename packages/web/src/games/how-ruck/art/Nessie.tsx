import type { ReactNode } from 'react';
import { suitOf } from './palette.ts';
import { Inked, Rope, Tam } from './parts.tsx';

const HIDE = '#4e8f7b';

/** Nessie: in the loch up to her humps, a tam on her head, the rope between her teeth. */
export const Nessie = ({ shouts }: { readonly shouts: boolean }): ReactNode => (
  <Inked>
    <path d="M-88 -44h176v44h-176z" fill="#7fb3c8" stroke="none" />
    <path d="M30 -30q8-48 34-48t22 48z" fill={HIDE} />
    <path d="M-14 -26q6-34 26-34t24 34z" fill={HIDE} />
    <path d="M66 -34q18-20 10-44q24 14 12 48z" fill={HIDE} />
    <path
      d="M-66 -20C-84-70-40-84-44-122q-2-22 18-30q36-12 52 16q10 18-14 24q-20 4-28-2C-4-76-30-60-22-20z"
      fill={HIDE}
    />
    <path d="M-56 -24C-66-66-34-78-34-112q10 4 14 2C-22-78-44-62-36-24z" fill="#a9d3b4" strokeWidth="2" />
    <g fill="#2f6b59" stroke="none">
      <circle cx="-50" cy="-66" r="4" />
      <circle cx="-58" cy="-46" r="4" />
      <circle cx="60" cy="-58" r="4" />
      <circle cx="74" cy="-46" r="4" />
      <circle cx="14" cy="-44" r="4" />
    </g>
    <circle cx="-6" cy="-136" r="9" fill="#fff" strokeWidth="2" />
    <circle cx="-3" cy="-135" r="3.5" fill="#2b1b12" stroke="none" />
    <circle cx="22" cy="-132" r="2.5" fill="#2b1b12" stroke="none" />
    {shouts ? (
      <path d="M-4 -116q16 10 32-6l4 20q-20 12-36-2z" fill="#5a1212" />
    ) : (
      <path d="M-6 -118q16 8 34-4M2 -117l3 7 4-7M12 -118l3 7 4-8" fill="#fff" strokeWidth="2.5" />
    )}
    <g transform="translate(-22 -130) rotate(-14)">
      <Tam suit={suitOf(0)} y={0} r={20} />
    </g>
    <g transform="translate(0 -24)">
      <Rope from={10} to={88} y={-84} />
    </g>
    <path d="M-88 -26q11-10 22 0t22 0 22 0 22 0 22 0 22 0 22 0 22 0V0h-176z" fill="#4f8fae" strokeWidth="2" />
    <path d="M-70 -10q8-6 16 0M-20 -8q8-6 16 0M30 -12q8-6 16 0" fill="none" stroke="#d8edf5" />
  </Inked>
);

/** In an owner's deck a white card may be neither lady nor Nessie: somebody on holiday. */
export const Stranger = ({ shouts }: { readonly shouts: boolean }): ReactNode => (
  <Inked>
    <Rope from={-88} to={88} />
    <path d="M-20 -50h40l2 44h-16l-6-26-6 26h-16z" fill="#c9b58a" />
    <path d="M-32 -112q32-12 64 0l-8 64h-48z" fill="#e8833a" />
    <path d="M-20 -108l20 40 20-40M-14 -90h28v20h-28z" fill="#3a3a40" strokeWidth="2" />
    <circle cx="0" cy="-80" r="7" fill="#9fc4d8" strokeWidth="2" />
    <circle cx="-24" cy="-78" r="10" fill="#f3c6a0" />
    <circle cx="24" cy="-78" r="10" fill="#f3c6a0" />
    <circle cx="0" cy="-136" r="24" fill="#f3c6a0" />
    <path d="M-20 -142h16v10h-16zM4 -142h16v10h-16zM-4 -139h8" fill="#2b1b12" strokeWidth="2" />
    {shouts ? (
      <ellipse cx="0" cy="-120" rx="9" ry="8" fill="#5a1212" />
    ) : (
      <path d="M-8 -122q8 7 16 0" fill="none" />
    )}
    <path d="M-34 -152h68q-6-10-14-10q-2-14-20-14t-20 14q-8 0-14 10z" fill="#f7f3e8" />
  </Inked>
);
