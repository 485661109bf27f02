import type { ReactNode } from 'react';

/** Heather, a rope and a barrel. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#c9d8e6" />
    <path d="M0 110 60 62l48 40 62-56 66 58 40-30 44 32v90H0z" fill="#6f7fa3" />
    <path d="M0 138c60-26 110-6 160-14s110-20 160 4v72H0z" fill="#6d4a7d" />
    <path d="M0 160c70-18 130 6 190-6s90-10 130 0v46H0z" fill="#4f6b3a" />
    <path d="M-6 148c90 14 240 14 332-4" fill="none" stroke="#d9b97c" strokeWidth="7" />
    <path
      d="M-6 148c90 14 240 14 332-4"
      fill="none"
      stroke="#8b6a35"
      strokeWidth="1.5"
      strokeDasharray="5 6"
    />
    <g transform="translate(160 138)">
      <ellipse rx="42" ry="33" fill="#8a4b22" />
      <ellipse rx="30" ry="33" fill="#a75f2d" />
      <path d="M-38-14h76M-38 14h76" stroke="#e0b66c" strokeWidth="5" />
      <text y="9" textAnchor="middle" fontSize="25" fontWeight="800" fill="#2b1b12">
        HR!
      </text>
    </g>
  </svg>
);
