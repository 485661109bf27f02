import type { ReactNode } from 'react';
import { CoverBull } from '../CoverBull.tsx';

/** A meadow with stands full of cows, a striker in orange, a keeper in white, and the ball on its way. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#a7d8f0" />
    <path d="M24 30q10-16 26-6 18-10 22 8zM226 22q10-14 24-4 16-8 20 8z" fill="#fff" />
    <path d="M0 96V54q160-26 320 0v42z" fill="#8d7a68" stroke="#2b1b12" strokeWidth="2.5" />
    <path
      d="M-4 66q164-24 330 0M-4 80q164-20 330 0"
      fill="none"
      stroke="#f6eddb"
      strokeWidth="9"
      strokeDasharray="2 15"
      strokeLinecap="round"
    />
    <path
      d="M6 73q156-22 312 0"
      fill="none"
      stroke="#f47b20"
      strokeWidth="9"
      strokeDasharray="2 15"
      strokeLinecap="round"
    />
    <path d="M60 40V16l20 6-20 6M160 34V10l-20 6 20 6" fill="#f47b20" stroke="#2b1b12" strokeWidth="2" />
    <path d="M0 94q160-16 320 0v106H0z" fill="#5c9e3c" />
    <path d="M0 122q160-12 320 0v18q-160-12-320 0zM0 160q160-10 320 0v22q-160-10-320 0z" fill="#4d8a31" />
    <path d="M216 134V58h92v76" fill="#ffffff40" />
    <path
      d="M216 72h92M216 88h92M216 104h92M216 120h92M232 58v76M248 58v76M264 58v76M280 58v76M296 58v76"
      stroke="#fff"
      opacity=".7"
    />
    <path d="M216 136V58h92v78" fill="none" stroke="#2b1b12" strokeWidth="8" />
    <path d="M216 136V58h92v78" fill="none" stroke="#fff" strokeWidth="5" />
    <g stroke="#2b1b12" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      <path d="M40 200q-4-44 46-44t50 44z" fill="#f47b20" />
      <path d="M54 176q-22 0-30-20M122 172q22-6 28-26" fill="none" strokeWidth="13" />
      <path d="M54 176q-22 0-30-20M122 172q22-6 28-26" fill="none" stroke="#f47b20" strokeWidth="9" />
      <path d="M244 158q-2-24 24-24t26 24z" fill="#fff" />
      <path d="M248 148l-22-22M290 148l14-24" strokeWidth="10" />
      <path d="M248 148l-22-22M290 148l14-24" stroke="#fff" strokeWidth="6" />
    </g>
    <text x="88" y="194" textAnchor="middle" fontSize="24" fontWeight="800" fill="#fff">
      9
    </text>
    <CoverBull at="translate(86 118) scale(1.15)" fur="#6b3d22" looks={4}>
      <path d="M-25-16q25-10 50 0l1 7q-26-9-52 0z" fill="#f47b20" />
    </CoverBull>
    <CoverBull at="translate(268 108) scale(.66)" fur="#2f2a28" looks={-4} />
    <path
      d="M146 120l-26 8M150 134l-22 4M146 108l-20 2"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <g stroke="#2b1b12" strokeWidth="2.5" strokeLinejoin="round">
      <circle cx="180" cy="112" r="18" fill="#fff" />
      <path d="m180 103 9 6-3 10h-12l-3-10z" fill="#2b1b12" />
      <path d="M180 94v9m9 6 8-3m-11 13 6 8m-18-8-6 8m-5-21 8 3" />
    </g>
  </svg>
);
