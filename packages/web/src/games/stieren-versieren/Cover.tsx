import type { ReactNode } from 'react';
import { CoverBull } from '../CoverBull.tsx';

const heart = 'M0 12C-22-4-20-22-8-22q6 0 8 8q2-8 8-8c12 0 14 18-8 34z';

/** A night out: neon over the roofs, he has a rose and she has seen it. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#221445" />
    <circle cx="272" cy="34" r="20" fill="#ffe9b0" />
    <circle cx="263" cy="29" r="17" fill="#221445" />
    <path
      d="M0 200V86h46v114zm54 0V52h52v148zm60 0V98h44v102zm52 0V70h50v130zm58 0V92h40v108zm48 0V64h48v136z"
      fill="#35205f"
      stroke="#150b2e"
      strokeWidth="2"
    />
    <path
      d="M10 98h8m10 0h8M10 114h8m46-48h8m12 0h8M64 84h8m12 0h8m32 30h8m44-28h8m12 0h8M176 104h8m48 2h8m44-28h8m12 0h8M284 98h8"
      stroke="#ffd36b"
      strokeWidth="7"
    />
    <g fill="none" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M18 28h36L36 50zm18 22v18m-10 0h20" stroke="#3fe0e8" />
      <path d="M98 18h12v16H98zm12 4h8q4 4 0 8h-8" stroke="#ffb347" />
      <path d="M198 22v24m-8-18v12m8-6h20m0-12v24m8-18v12" stroke="#7ef77a" />
      <path d={heart} transform="translate(158 46) scale(1.5)" stroke="#ff4f9a" strokeWidth="3" />
    </g>
    <path d="M0 172q160-18 320 0v28H0z" fill="#150b2e" />
    <g stroke="#2b1b12" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M54 200q2-46 52-46t52 46z" fill="#2b2b3d" />
      <path d="M92 158l14 22 14-22z" fill="#fff" />
      <path d="M170 200q2-44 48-44t48 44z" fill="#d4367a" />
    </g>
    <CoverBull at="translate(106 120) scale(1.1)" fur="#8a4f2c" looks={4}>
      <path d="M-14 44l14-6 14 6v10l-14-6-14 6z" fill="#b3261e" />
      <path d="M-6 32q30 10 50-10" fill="none" stroke="#3f9a58" strokeWidth="4" />
      <circle cx="48" cy="18" r="9" fill="#ff3b5c" />
      <path d="M43 18q5-7 10 0q-5 6-10 0" fill="none" strokeWidth="2" />
    </CoverBull>
    <CoverBull at="translate(218 124)" fur="#f6eddb" looks={-4}>
      <path d="M-20-14l-8-5m6 0-4-8M20-14l8-5m-6 0 4-8" />
      <path d="M-30 2q8-10 12 2t-8 12zM14-30q14-4 12 10" fill="#5a3a28" />
      <g fill="#ff7aa8">
        <circle cx="-24" cy="-24" r="6" />
        <circle cx="-34" cy="-20" r="6" />
        <circle cx="-28" cy="-32" r="6" />
      </g>
      <path d="M-8 28q8 8 16 0z" fill="#d4367a" />
    </CoverBull>
  </svg>
);
