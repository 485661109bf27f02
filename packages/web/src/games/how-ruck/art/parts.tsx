import type { ReactNode } from 'react';
import { INK, ROPE, SKIN, type Suit } from './palette.ts';

// Figures stand with their feet at y = 0 and are about 180 high; the rope runs through every one of them at this height.
const ROPE_Y = -78;

/** The rope, with its twist. On the track the figures hold the one that is there: their own is not shown (`data-rope`). */
export function Rope({ from, to, y = ROPE_Y }: { from: number; to: number; y?: number }): ReactNode {
  return (
    <g data-rope fill="none" strokeLinecap="butt">
      <path d={`M${from} ${y}H${to}`} stroke={INK} strokeWidth="15" />
      <path d={`M${from} ${y}H${to}`} stroke={ROPE} strokeWidth="10" />
      <path d={`M${from} ${y}H${to}`} stroke="#94692f" strokeWidth="10" strokeDasharray="3 8" />
    </g>
  );
}

/** Tartan over a shape's box: two stripes each way. */
export function Tartan({
  suit,
  x,
  y,
  w,
  h,
}: {
  suit: Suit;
  x: number;
  y: number;
  w: number;
  h: number;
}): ReactNode {
  return (
    <g stroke="none">
      {[0.22, 0.62].map((at) => (
        <g key={at}>
          <rect x={x + w * at} y={y} width={w * 0.13} height={h} fill={suit.deep} opacity="0.75" />
          <rect x={x} y={y + h * at} width={w} height={h * 0.15} fill={suit.deep} opacity="0.75" />
          <path
            d={`M${x + w * (at + 0.2)} ${y}v${h}M${x} ${y + h * (at + 0.25)}h${w}`}
            stroke={suit.line}
            strokeWidth="2"
          />
        </g>
      ))}
    </g>
  );
}

/** A tam o'shanter with its pompom, on a head of radius r with its middle at y. */
export function Tam({ suit, y, r }: { suit: Suit; y: number; r: number }): ReactNode {
  const top = y - r * 0.72;
  return (
    <g>
      <ellipse cx="-3" cy={top - 7} rx={r * 1.3} ry={r * 0.55} fill={suit.fill} />
      <path d={`M${-r * 0.95} ${top}h${r * 1.9}v8h${-r * 1.9}z`} fill={suit.line} />
      <path
        d={`M${-r * 0.9} ${top + 4}h${r * 1.8}`}
        stroke={suit.deep}
        strokeWidth="4"
        strokeDasharray="5 5"
      />
      <circle cx="-3" cy={top - 7 - r * 0.5} r="7" fill={suit.line} />
    </g>
  );
}

type Mood = 'calm' | 'strains' | 'shouts' | 'smiles';

/** Eyes, brows, nose and mouth on a head with its middle at y. */
export function Features({
  y,
  mood,
  lashes = false,
}: {
  y: number;
  mood: Mood;
  lashes?: boolean;
}): ReactNode {
  return (
    <g>
      <g fill="#fff" strokeWidth="2">
        <ellipse cx="-9" cy={y - 3} rx="6" ry={mood === 'shouts' ? 7 : 6} />
        <ellipse cx="9" cy={y - 3} rx="6" ry={mood === 'shouts' ? 7 : 6} />
      </g>
      <circle cx="-7" cy={y - 2} r="2.6" fill={INK} stroke="none" />
      <circle cx="7" cy={y - 2} r="2.6" fill={INK} stroke="none" />
      {lashes && <path d={`M-15 ${y - 8}l-5-4M15 ${y - 8}l5-4`} strokeWidth="2.5" />}
      {(mood === 'strains' || mood === 'shouts') && (
        <path d={`M-17 ${y - 13}l12 4M17 ${y - 13}l-12 4`} strokeWidth="3.5" />
      )}
      <ellipse cx="0" cy={y + 6} rx="6" ry="5" fill="#e8927c" strokeWidth="2" />
      {mood === 'shouts' && (
        <g>
          <ellipse cx="0" cy={y + 20} rx="12" ry="11" fill="#5a1212" />
          <path d={`M-8 ${y + 25}q8-7 16 0q-8 8-16 0`} fill="#e2574c" stroke="none" />
          <path d={`M-8 ${y + 13}h16`} stroke="#fff" strokeWidth="4" />
        </g>
      )}
      {mood === 'strains' && (
        <path d={`M-9 ${y + 15}h18v6h-18zM-3 ${y + 15}v6M3 ${y + 15}v6`} fill="#fff" strokeWidth="2" />
      )}
      {mood === 'calm' && <path d={`M-7 ${y + 18}h14`} fill="none" strokeWidth="3" />}
      {mood === 'smiles' && <path d={`M-9 ${y + 15}q9 9 18 0`} fill="none" strokeWidth="3" />}
    </g>
  );
}

/** Both arms from the shoulders to the fists on the rope; `thick` muscles. */
export function Arms({
  reach,
  y,
  thick,
  sleeve = SKIN,
}: {
  reach: number;
  y: number;
  thick: number;
  sleeve?: string;
}): ReactNode {
  const arm = (side: 1 | -1): string =>
    `M${side * (reach - thick / 3)} ${y}Q${side * (reach + thick * 0.8)} ${y + 30} ${side * 19} ${ROPE_Y}`;
  return (
    <g fill="none" strokeLinecap="round">
      {([-1, 1] as const).map((side) => (
        <g key={side}>
          <path d={arm(side)} stroke={INK} strokeWidth={thick + 6} />
          <path d={arm(side)} stroke={sleeve} strokeWidth={thick} />
          <circle cx={side * 19} cy={ROPE_Y} r={8 + thick * 0.2} fill={SKIN} stroke={INK} strokeWidth="3" />
        </g>
      ))}
    </g>
  );
}

/** A figure's outlines: everything inside is drawn with the same ink. */
export const Inked = ({ children }: { children: ReactNode }): ReactNode => (
  <g stroke={INK} strokeWidth="3" strokeLinejoin="round">
    {children}
  </g>
);
