/** What the jokes of the action cards are put together from. */
import type { ReactNode } from 'react';
import { grass, ink, red, yellow } from './colours.ts';
import { Horns } from './symbols.tsx';

export const line = { stroke: ink, strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A head, small: what most of these jokes are about. Around its middle, 60 wide. */
export function Head({
  fur = '#8a5530',
  snout = '#e3bb93',
}: {
  readonly fur?: string;
  readonly snout?: string;
}): ReactNode {
  return (
    <g>
      <g transform="translate(0 -16) scale(1.3)">
        <Horns />
      </g>
      <path d="M-18-12c0-10 36-10 36 0 0 14-4 26-10 30H-8c-6-4-10-16-10-30z" fill={fur} {...line} />
      <ellipse cy="14" rx="15" ry="9" fill={snout} stroke={ink} strokeWidth="2" />
      <circle cx="-8" cy="-4" r="3" fill={ink} />
      <circle cx="8" cy="-4" r="3" fill={ink} />
      <circle cx="-5" cy="13" r="2" fill={ink} />
      <circle cx="5" cy="13" r="2" fill={ink} />
    </g>
  );
}

/** A cow: a bow, lashes, and a mouth wide open. */
export function Cow(): ReactNode {
  return (
    <g>
      <path d="M-18-12c0-12 36-12 36 0 0 14-4 26-10 30H-8c-6-4-10-16-10-30z" fill="#f1ece2" {...line} />
      <path d="M4-20c10-2 16 4 14 12-8 0-14-4-14-12z" fill="#2c2826" />
      <ellipse cy="14" rx="15" ry="10" fill="#e9b7ac" stroke={ink} strokeWidth="2" />
      <ellipse cy="17" rx="6" ry="4" fill="#7a1b1b" />
      <path d="M-12-6q4-5 8 0M5-6q4-5 8 0" fill="none" {...line} />
      <path d="M0-20l-13-8v14zM0-20l13-8v14z" fill={red} stroke={ink} strokeWidth="2" />
    </g>
  );
}

export const Boot = (): ReactNode => (
  <g>
    <path d="M-24-30h26l4 26c18 2 30 8 30 20h-60z" fill="#222c3a" {...line} />
    <path d="M-24 16h60" stroke="#fff" strokeWidth="6" />
    <path d="M-12 22v8M4 22v8M20 22v8" {...line} strokeWidth="5" />
  </g>
);

export const Hoof = (): ReactNode => (
  <g>
    <path d="M-20 50V-6h40v56z" fill="#8a5530" {...line} />
    <path d="M-24-2c0-30 10-36 21-36v24h6v-24c11 0 21 6 21 36z" fill="#3c2a1e" {...line} />
  </g>
);

export const Stars = (): ReactNode => (
  <path
    d="m0-16 4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z"
    fill={yellow}
    stroke={ink}
    strokeWidth="2"
    strokeLinejoin="round"
  />
);

export const Slip = ({ fill }: { readonly fill: string }): ReactNode => (
  <rect x="-20" y="-28" width="40" height="56" rx="5" fill={fill} {...line} />
);

export const Arrow = ({ d, colour }: { readonly d: string; readonly colour: string }): ReactNode => (
  <>
    <path d={d} fill="none" stroke={ink} strokeWidth="15" strokeLinejoin="round" strokeLinecap="round" />
    <path d={d} fill="none" stroke={colour} strokeWidth="9" strokeLinejoin="round" strokeLinecap="round" />
  </>
);

export const at = (x: number, y: number, what: ReactNode, more = ''): ReactNode => (
  <g transform={`translate(${x} ${y}) ${more}`}>{what}</g>
);

export const Turf = (): ReactNode => <path d="M-88 44q88-16 176 0v26H-88z" fill={grass} />;

export const plus = (text: string): ReactNode => (
  <text
    x="56"
    y="62"
    textAnchor="middle"
    fontSize="40"
    fontWeight="800"
    fill="#fff"
    stroke={ink}
    strokeWidth="8"
    paintOrder="stroke"
  >
    {text}
  </text>
);

export const substitution = (
  <>
    <rect x="-52" y="-44" width="104" height="76" rx="10" fill="#1c2430" {...line} />
    <path d="M-26 16v-40m-12 12 12-14 12 14" fill="none" stroke="#62d26a" strokeWidth="9" />
    <path d="M26-26v40m-12-12 12 14 12-14" fill="none" stroke="#ff6d5e" strokeWidth="9" />
    <path d="M-8 32v36M8 32v36" {...line} strokeWidth="6" />
  </>
);
