import type { ReactNode } from 'react';

/** A chalkboard with a play on it, and the ball that is to be carried over the line. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#24433a" />
    <path d="M30 60q80-30 150 6t130-14v60q-90 30-150 10T30 140z" fill="#fff" opacity=".05" />
    <g stroke="#f2efe4" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M20 40h280M20 74h280M20 108h280M20 142h280" strokeWidth="1.6" opacity=".45" />
      <path d="M20 108h280" strokeWidth="3" strokeDasharray="2 9" />
      <g strokeWidth="3.4">
        <circle cx="84" cy="126" r="10" />
        <circle cx="122" cy="126" r="10" />
        <circle cx="160" cy="126" r="10" />
        <circle cx="198" cy="126" r="10" />
        <circle cx="236" cy="126" r="10" />
        <circle cx="160" cy="158" r="10" />
        <path d="m98 76 14 14m0-14L98 90M142 64l14 14m0-14-14 14M176 76l14 14m0-14-14 14M214 60l14 14m0-14-14 14M250 80l14 14m0-14-14 14" />
      </g>
      <path d="M84 113c-4-24-28-30-30-64m-9 11 9-12 11 11" stroke="#8fc7ff" strokeWidth="4" />
      <path d="M236 113c6-30 34-30 36-66m-10 11 10-12 10 12" stroke="#ffb74a" strokeWidth="4" />
      <path
        d="M171 154c26-8 24-40 30-104m-10 11 10-13 10 13"
        stroke="#ff9a8a"
        strokeWidth="4"
        strokeDasharray="9 8"
      />
      <path
        d="M108 38q12-22 32-16t18 24l-6 4v10h-12l-4-10h-22q-8-4-6-12zm22 6h26M136 50h18"
        strokeWidth="2.6"
        opacity=".8"
      />
    </g>
    <path
      d="M-5-5h330v210H-5zM11 11v164h298V11z"
      fill="#8a5a33"
      stroke="#2b1b12"
      strokeWidth="2.5"
      fillRule="evenodd"
    />
    <path d="M0 6h320M4 0v200M316 0v200" stroke="#a87242" strokeWidth="2" />
    <path d="M0 174h320v26H0z" fill="#a87242" stroke="#2b1b12" strokeWidth="2.5" />
    <g stroke="#2b1b12" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M34 182h46v-8H34z" fill="#f2efe4" />
      <path d="M96 180h22v6H96z" fill="#8fc7ff" />
      <path d="M126 182h16v6h-16z" fill="#ffb74a" />
      <g transform="translate(244 158) rotate(-18)">
        <path d="M-44 0q44-46 88 0-44 46-88 0z" fill="#a3562a" />
        <path d="M-28-13q6 13 0 26M28-13q-6 13 0 26" fill="none" stroke="#f2efe4" strokeWidth="4" />
        <path d="M-16-9h32M-10-13v8M-2-13v8M6-13v8M14-13v8" stroke="#f2efe4" />
      </g>
    </g>
  </svg>
);
