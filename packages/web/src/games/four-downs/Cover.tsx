import type { ReactNode } from 'react';

/** A chalkboard with a play on it. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#24433a" />
    <rect x="5" y="5" width="310" height="190" fill="none" stroke="#8a5a33" strokeWidth="10" />
    <g fill="none" stroke="#f2efe4" strokeWidth="3.4" strokeLinecap="round">
      <path d="M24 112h272" strokeDasharray="2 9" />
      <circle cx="100" cy="140" r="11" />
      <circle cx="160" cy="140" r="11" />
      <circle cx="220" cy="140" r="11" />
      <path d="m92 74 16 16m0-16L92 90M152 64l16 16m0-16-16 16M212 74l16 16m0-16-16 16" />
      <path d="M220 127c4-40 20-44 22-82m-11 12 11-13 10 14" stroke="#ffb74a" />
      <path d="M100 127c-4-30-34-36-36-66m-9 12 9-13 11 12" stroke="#8fc7ff" />
    </g>
    <ellipse cx="160" cy="172" rx="15" ry="9" fill="#a3562a" />
  </svg>
);
