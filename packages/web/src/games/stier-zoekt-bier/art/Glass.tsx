import type { ReactNode } from 'react';
import { INK, type KindLook, kindLooks } from './palette.ts';

type Kind = keyof typeof kindLooks;

/** Every kind has a glass of its own, in a box of 40 × 60: what the beer fills, and what the glass adds to it. */
const shapes: { readonly [K in Kind]: { readonly body: string; readonly extra: string } } = {
  // A straight glass with an ear.
  pils: { body: 'M7 14h22l-2 42H9z', extra: 'M29 22c10 0 10 22-1 22' },
  // A tall wheat beer glass, narrow at the waist.
  wit: { body: 'M7 12h26c0 14-8 18-7 28l3 16H11l3-16c1-10-7-14-7-28z', extra: 'M11 56h18' },
  // A bowl on a foot.
  bruin: { body: 'M6 14h28c0 20-6 25-14 25S6 34 6 14z', extra: 'M20 39v15M10 56h20' },
  // A stone mug with bands.
  oer: { body: 'M8 14h22c3 14 3 28 0 42H8c-3-14-3-28 0-42z', extra: 'M31 24c9 1 9 22 0 22M7 26h24M7 44h24' },
  // A bucket.
  all: { body: 'M5 14h30l-4 42H9z', extra: 'M5 18C8-2 32-2 35 18' },
};

interface GlassProps {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  /** How high it is drawn. */
  readonly size: number;
}

/** A full glass with its foam; x and y are the middle of its box. */
export function Glass({ kind, x, y, size }: GlassProps): ReactNode {
  const { body, extra } = shapes[kind];
  const { beer, foam }: KindLook = kindLooks[kind];
  const scale = size / 60;
  return (
    <g transform={`translate(${x - 20 * scale} ${y - 30 * scale}) scale(${scale})`} strokeLinejoin="round">
      <path d={extra} fill="none" stroke={INK} strokeWidth="4.5" strokeLinecap="round" />
      <path d={body} fill={beer} stroke={INK} strokeWidth="3" />
      <path
        d="M4 16c-4-8 5-13 10-9 2-7 12-7 14-1 7-3 11 5 7 10-2 5-7 5-9 1-3 5-9 5-11 0-3 4-9 4-11-1z"
        fill={foam}
        stroke={INK}
        strokeWidth="2.5"
      />
      <path d="M13 26v20" stroke="#fff" strokeOpacity=".5" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

/** The kind as a letter on a disc. */
export function KindDisc({
  kind,
  x,
  y,
  r,
}: {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}): ReactNode {
  const { letter, deep } = kindLooks[kind];
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={deep} stroke="#fff" strokeWidth="3" />
      <text
        x={x}
        y={y + r * 0.42}
        textAnchor="middle"
        fontSize={Math.round(r * 1.25)}
        fontWeight="800"
        fill="#fff"
      >
        {letter}
      </text>
    </>
  );
}

/** Points are stars. */
export const Star = ({
  x,
  y,
  r,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}): ReactNode => (
  <path
    transform={`translate(${x} ${y}) scale(${r / 10})`}
    d="M0-10 2.9-3.6 9.6-3 4.5 1.6 6 8.3 0 4.8-6 8.3-4.5 1.6-9.6-3-2.9-3.6z"
    fill="#ffcf3f"
    stroke={INK}
    strokeWidth="1.2"
    strokeLinejoin="round"
  />
);
