import type { ReactNode } from 'react';
import { CoverBull } from '../CoverBull.tsx';

const Mug = ({ at }: { readonly at: string }): ReactNode => (
  <g transform={at}>
    <path d="M18-14c20-4 20 30-1 28" fill="none" strokeWidth="8" />
    <path d="M18-14c20-4 20 30-1 28" fill="none" stroke="#f2d9a0" strokeWidth="4" />
    <path d="M-20-24h40l-4 52h-32z" fill="#e79b22" />
    <path d="M-9-8v26M2-8v28M12-8v26" stroke="#f6be5a" strokeWidth="4" />
    <path
      d="M-24-20c-8-14 8-22 16-14 4-12 22-10 22 0 12-4 18 12 8 16 0 8-8 6-9 1-3 9-13 6-14 0-4 8-16 6-15-2-4 2-8 2-8-1z"
      fill="#fff4dc"
    />
  </g>
);

/** A pub in the evening: lamps, bottles, two bulls at the bar and what they came for. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#6d3b18" />
    <path d="M32 0v150M96 0v150M160 0v150M224 0v150M288 0v150" stroke="#5a2f14" strokeWidth="4" />
    <path d="M70 26 10 150h120zM250 26l-60 124h120z" fill="#ffcf6b" opacity=".22" />
    <g stroke="#2b1b12" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M70 0v12M250 0v12" />
      <path d="M52 28q18-34 36 0zM232 28q18-34 36 0z" fill="#2f7a52" />
      <path d="M62 28h16l-8 8zM242 28h16l-8 8z" fill="#ffe9a8" />
      <path d="M112 62h96v8h-96z" fill="#c79a4b" />
      <path d="M120 62V42l4-6V26h6v10l4 6v20z" fill="#2f7138" />
      <path d="M142 62V38h14v24z" fill="#e79b22" />
      <path d="M164 62V42l4-6V26h6v10l4 6v20z" fill="#b3261e" />
      <path d="M186 62V40h16v22z" fill="#8fc7d8" />
    </g>
    <CoverBull at="translate(74 108) scale(1.15)" fur="#4a2b1a" looks={3}>
      <path d="M-26-22c4-18 48-18 52 0l12 4c-8 4-56 4-68 0z" fill="#55565c" />
    </CoverBull>
    <CoverBull at="translate(242 112) scale(1.05)" fur="#d9a441" looks={-3}>
      <path d="M16-26q8-12 16 0q-4 12-16 0" fill="#ff7aa8" />
      <path d="M-18 26q18 10 36 0" fill="none" stroke="#fff4dc" strokeWidth="5" />
    </CoverBull>
    <path d="M0 158h320v42H0z" fill="#3a1c0b" />
    <path d="M0 150h320v12H0z" fill="#c79a4b" stroke="#2b1b12" strokeWidth="2.5" />
    <path d="M0 184h320" stroke="#e8c87a" strokeWidth="4" />
    <g stroke="#2b1b12" strokeWidth="2.5" strokeLinejoin="round">
      <Mug at="translate(132 124)" />
      <Mug at="translate(186 128) scale(.86)" />
      <ellipse cx="30" cy="156" rx="22" ry="5" fill="#f6eddb" />
      <ellipse cx="290" cy="156" rx="20" ry="5" fill="#f6eddb" />
    </g>
  </svg>
);
