import type { ReactNode } from 'react';

/** PD-001 Two sets, told apart by their backs: a black one and a white one, with the same play on it. */
export function CardBack({ back }: { readonly back: string | undefined }): ReactNode {
  const isWhite = back?.startsWith('white') === true;
  const [paper, line, quiet] = isWhite
    ? ['#f4efe0', '#27322e', '#a9a695']
    : ['#171d1b', '#f4f1e6', '#5d6a65'];
  return (
    <>
      <rect x="5" y="5" width="190" height="270" rx="11" fill={paper} />
      <rect x="15" y="15" width="170" height="250" rx="7" fill="none" stroke={quiet} strokeWidth="3" />
      <path d="M15 140h170M15 77h170M15 203h170" stroke={quiet} strokeWidth="2" strokeDasharray="3 9" />
      <g fill="none" stroke={line} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="52" cy="226" r="13" />
        <circle cx="148" cy="226" r="13" />
        <path d="m40 42 24 24m0-24L40 66M136 42l24 24m0-24-24 24" />
        <path d="M148 207c0-34-16-30-20-56M52 207c0-40 24-40 20-74m-11 11 11-14 13 12" />
      </g>
      <g transform="rotate(-24 112 140)">
        <path d="M66 140c16-31 76-31 92 0-16 31-76 31-92 0z" fill="#b3622f" stroke={line} strokeWidth="5" />
        <path
          d="M92 140h40m-31-8v16m11-16v16m11-16v16"
          stroke="#f4f1e6"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}
