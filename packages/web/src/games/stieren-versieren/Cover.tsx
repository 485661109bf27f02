import type { ReactNode } from 'react';

/** A night out: neon, and a bull with a rose. */
export const Cover = (): ReactNode => (
  <svg viewBox="0 0 320 200" role="presentation" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="200" fill="#1d1236" />
    <path
      d="M0 200V96h50v104zm66 0V70h46v130zm66 0v-84h60v84zm76 0V80h44v120zm60 0v-92h52v92z"
      fill="#2e1d55"
    />
    <g fill="none" strokeWidth="4" strokeLinecap="round">
      <path d="M246 62c-9-18-33-8-24 11 5 11 24 23 24 23s19-12 24-23c9-19-15-29-24-11z" stroke="#ff4f9a" />
      <path d="M34 44h40l-20 24zm20 24v20m-11 0h22" stroke="#3fe0e8" />
    </g>
    <g transform="translate(150 128)">
      <path
        d="M-42-42c-8 24 10 32 22 32M42-42c8 24-10 32-22 32"
        fill="none"
        stroke="#f1e6d0"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M-32-14c0-26 64-26 64 0l-7 46c-4 20-46 20-50 0z" fill="#7c4a2d" />
      <ellipse cy="32" rx="25" ry="16" fill="#d9b08a" />
      <circle cx="-9" cy="32" r="4" fill="#7c4a2d" />
      <circle cx="9" cy="32" r="4" fill="#7c4a2d" />
      <circle cx="-14" r="6" fill="#fff" />
      <circle cx="14" r="6" fill="#fff" />
      <circle cx="-13" r="3" fill="#1d1236" />
      <circle cx="15" r="3" fill="#1d1236" />
      <path d="M-4 44c26 6 40 2 54-8" fill="none" stroke="#4caf6d" strokeWidth="4" />
      <circle cx="54" cy="34" r="9" fill="#ff3b5c" />
    </g>
  </svg>
);
