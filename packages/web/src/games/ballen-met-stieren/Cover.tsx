import type { ReactNode } from 'react';

/** A meadow with a goal, and a ball that is on its way. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#a7d8f0" />
    <path d="M0 96c80-22 240-22 320 0v104H0z" fill="#5c9e3c" />
    <path d="M0 132h320M0 168h320" stroke="#4d8a31" strokeWidth="16" />
    <path d="M206 118V52h86v66" fill="none" stroke="#fff" strokeWidth="6" />
    <path
      d="M210 66h78M210 82h78M210 98h78M226 56v60M249 56v60M272 56v60"
      stroke="#ffffff99"
      strokeWidth="1.6"
    />
    <g transform="translate(96 126)">
      <path
        d="M-38-46c-8 22 10 30 20 30M38-46c8 22-10 30-20 30"
        fill="none"
        stroke="#f6eddb"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M-28-20c0-24 56-24 56 0l-6 38c-4 16-40 16-44 0z" fill="#5b3520" />
      <ellipse cy="18" rx="22" ry="13" fill="#e3bb93" />
      <circle cx="-8" cy="18" r="3.4" fill="#5b3520" />
      <circle cx="8" cy="18" r="3.4" fill="#5b3520" />
      <circle cx="-12" cy="-8" r="5" fill="#fff" />
      <circle cx="12" cy="-8" r="5" fill="#fff" />
      <circle cx="-10" cy="-8" r="2.5" />
      <circle cx="14" cy="-8" r="2.5" />
      <path d="M-34 74c-2-34 12-42 34-42s36 8 34 42z" fill="#f47b20" />
      <text y="66" textAnchor="middle" fontSize="24" fontWeight="800" fill="#fff">
        9
      </text>
    </g>
    <circle cx="190" cy="106" r="15" fill="#fff" stroke="#222" strokeWidth="2" />
    <path d="m190 98 8 6-3 9h-10l-3-9z" fill="#222" />
  </svg>
);
