import type { ReactNode } from 'react';

/** Amber and foam. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#5a2f14" />
    <path d="M0 158h320v42H0z" fill="#3a1c0b" />
    <path d="M0 154h320v8H0z" fill="#c79a4b" />
    <g transform="translate(108 50)">
      <path d="M0 22h58l-6 90H6z" fill="#e79b22" />
      <path d="M58 36c26-4 26 46-2 44" fill="none" stroke="#f2d9a0" strokeWidth="8" />
      <path
        d="M-6 26c-8-22 18-30 26-18 8-16 34-10 32 4 16-2 18 16 10 20 0 10-10 8-12 2-4 12-18 8-20 0-4 10-18 8-20-2-8 6-16 2-16-6z"
        fill="#fff4dc"
      />
      <path d="M16 50v48m14-50v54m13-52v44" stroke="#f6be5a" strokeWidth="5" strokeLinecap="round" />
    </g>
    <g transform="translate(222 112)">
      <path
        d="M-34-40c-6 20 8 26 18 26M34-40c6 20-8 26-18 26"
        fill="none"
        stroke="#f1e6d0"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M-26-16c0-22 52-22 52 0l-6 36c-4 16-36 16-40 0z" fill="#2e1a12" />
      <ellipse cy="20" rx="20" ry="12" fill="#d9b08a" />
      <circle cx="-11" cy="-5" r="5" fill="#fff" />
      <circle cx="11" cy="-5" r="5" fill="#fff" />
      <circle cx="-14" cy="-5" r="2.5" />
      <circle cx="8" cy="-5" r="2.5" />
      <path d="M-20 14c10 10 30 10 40 0" fill="none" stroke="#fff4dc" strokeWidth="5" strokeLinecap="round" />
    </g>
  </svg>
);
