import type { ReactNode } from 'react';
import { Barrel } from './art/Barrel.tsx';

/** Heather tartan with the barrel. */
export const CardBack = (): ReactNode => (
  <>
    <rect x="8" y="8" width="184" height="264" rx="9" fill="#5b3d6b" />
    <path
      d="M8 52h184M8 100h184M8 180h184M8 228h184M40 8v264M74 8v264M126 8v264M160 8v264"
      stroke="#3c6b4c"
      strokeWidth="15"
      opacity="0.8"
    />
    <path d="M8 76h184M8 204h184M57 8v264M143 8v264" stroke="#e9d3a6" strokeWidth="2.5" />
    <path d="M8 140h184M100 8v264" stroke="#b3261e" strokeWidth="4" />
    <circle cx="100" cy="140" r="62" fill="#f3e4c4" stroke="#2b1b12" strokeWidth="3" />
    <path d="M38 150q62 26 124 0" fill="none" stroke="#d9b271" strokeWidth="9" />
    <g transform="translate(100 138)">
      <Barrel />
    </g>
  </>
);
