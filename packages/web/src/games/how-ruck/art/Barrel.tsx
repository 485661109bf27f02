import type { ReactNode } from 'react';
import { INK } from './palette.ts';

/** The whisky barrel on its side, middle at 0, about 100 × 80. */
export const Barrel = (): ReactNode => (
  <g stroke={INK} strokeWidth="3" strokeLinejoin="round">
    <path d="M-40 -31q40-14 80 0q14 31 0 62q-40 14-80 0q-14-31 0-62z" fill="#a55f2b" />
    <path d="M-43 -10h86M-44 11h88" fill="none" stroke="#7a421a" strokeWidth="2.5" />
    <path d="M-30 -35q-11 35 0 70l10 2q-11-37 0-74zM30 -35q11 35 0 70l-10 2q11-37 0-74z" fill="#55565c" />
    <path d="M-30 -22q-3 10-3 20M30 -22q2 6 2 12" stroke="#b9bac0" strokeWidth="2.5" fill="none" />
    <circle r="15" fill="#f6e6c2" strokeWidth="2.5" />
    <path d="M0 -9c3 4 7 5 6 10a6 6 0 0 1-12 0c-1-5 3-6 6-10z" fill="#c27a1c" strokeWidth="2" />
    <path d="M-32 -28q32-10 64 0" fill="none" stroke="#d8935a" strokeWidth="4" />
  </g>
);
