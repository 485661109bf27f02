import type { ReactNode } from 'react';

interface Props {
  readonly at: string;
  readonly fur: string;
  /** Where the pupils are. */
  readonly looks?: number;
  /** What is worn or held, over the head. */
  readonly children?: ReactNode;
}

/** The head of a bull as he is on the lids of the boxes. */
export const CoverBull = ({ at, fur, looks = 2, children }: Props): ReactNode => (
  <g transform={at} stroke="#2b1b12" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
    <path
      d="M-20-16c-22 0-26-20-18-30 2 12 10 16 22 16zM20-16c22 0 26-20 18-30-2 12-10 16-22 16z"
      fill="#f6eddb"
    />
    <path d="M-24-8c-16-6-24 2-22 10 10 4 18 2 22-2zM24-8c16-6 24 2 22 10-10 4-18 2-22-2z" fill={fur} />
    <path d="M-26-14c2-20 50-20 52 0l-4 40c-4 16-40 16-44 0z" fill={fur} />
    <path d="M-8-28q8 12 16 0" fill="none" />
    <ellipse cy="24" rx="24" ry="15" fill="#e3bb93" />
    <path d="M-14 28q14 10 28 0" fill="none" />
    <path d="M-9 18v2M9 18v2" strokeWidth="5" />
    <g fill="#fff">
      <ellipse cx="-11" cy="-6" rx="7" ry="8" />
      <ellipse cx="11" cy="-6" rx="7" ry="8" />
    </g>
    <path d={`M${looks - 11}-5v1M${looks + 11}-5v1`} strokeWidth="5" />
    {children}
  </g>
);
