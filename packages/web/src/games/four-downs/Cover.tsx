import type { ReactNode } from 'react';

/** A chalkboard with a play on it, and the ball that is to be carried over the line; what counts is in the middle, where a wide lid shows it. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#24433a" />
    <path d="M30 60q80-30 150 6t130-14v60q-90 30-150 10T30 140z" fill="#fff" opacity=".05" />
    <g stroke="#f2efe4" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M20 34h280M20 64h280M20 128h280M20 158h280" strokeWidth="1.6" opacity=".4" />
      <path d="M20 97h280" strokeWidth="3" strokeDasharray="2 9" />
      <g strokeWidth="3.2">
        <circle cx="62" cy="113" r="9" />
        <circle cx="96" cy="113" r="9" />
        <circle cx="130" cy="113" r="9" />
        <circle cx="164" cy="113" r="9" />
        <circle cx="198" cy="113" r="9" />
        <circle cx="130" cy="138" r="8" />
        <path d="m74 74 12 12m0-12L74 86M112 66l12 12m0-12-12 12M142 76l12 12m0-12-12 12M184 68l12 12m0-12-12 12M222 76l12 12m0-12-12 12" />
      </g>
      <path d="M62 101c-3-16-20-18-22-42m-8 9 8-10 9 9" stroke="#8fc7ff" strokeWidth="4" />
      <path d="M198 101c5-18 18-18 20-42m-8 9 8-10 9 9" stroke="#ffb74a" strokeWidth="4" />
      <path
        d="M139 135c22-5 20-34 26-76m-9 8 9-10 8 11"
        stroke="#ff9a8a"
        strokeWidth="4"
        strokeDasharray="8 7"
      />
      <path
        d="M228 34q12-20 32-15t18 22l-6 4v9h-12l-4-9h-22q-8-3-6-11zm22 6h26"
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
      <g transform="translate(264 114) rotate(-18) scale(.86)">
        <path d="M-44 0q44-46 88 0-44 46-88 0z" fill="#a3562a" />
        <path d="M-28-13q6 13 0 26M28-13q-6 13 0 26" fill="none" stroke="#f2efe4" strokeWidth="4" />
        <path d="M-16-9h32M-10-13v8M-2-13v8M6-13v8M14-13v8" stroke="#f2efe4" />
      </g>
    </g>
  </svg>
);
