import type { ReactNode } from 'react';

/** The back of a card where a game has none of its own: a beer mat's pattern. */
export const HouseBack = (): ReactNode => (
  <>
    <rect x="12" y="12" width="176" height="256" rx="10" fill="#7a3b22" />
    <rect x="20" y="20" width="160" height="240" rx="8" fill="none" stroke="#e0b66c" strokeWidth="3" />
    <circle cx="100" cy="140" r="58" fill="#e9d3a6" />
    <circle cx="100" cy="140" r="50" fill="none" stroke="#7a3b22" strokeWidth="3" />
    <path
      d="M66 122c-4 22 10 28 20 28M134 122c4 22-10 28-20 28"
      fill="none"
      stroke="#7a3b22"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path d="M82 140c0-14 36-14 36 0l-4 26c-2 10-26 10-28 0z" fill="#7a3b22" />
  </>
);
