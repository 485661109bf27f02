import type { Action } from '@stamtafel/games/how-ruck/deck.ts';
import type { ReactNode } from 'react';
import { Barrel } from './Barrel.tsx';
import { INK, ROPE, SKIN, suitOf } from './palette.ts';
import { Inked, Rope, Tam } from './parts.tsx';

const red = suitOf(0);
const blue = suitOf(1);
const green = suitOf(2);
const BOLT = '#f2c14e';

const Burst = ({ fill = BOLT }: { readonly fill?: string }): ReactNode => (
  <path
    d="M0 -68l16 28 28-18-4 32 34 2-24 24 24 22-32 6 6 32-30-14-18 28-18-28-30 14 6-32-32-6 24-22-24-24 34-2-4-32 28 18z"
    fill={fill}
  />
);

const Mini = ({ fill, hat }: { readonly fill: string; readonly hat: typeof red }): ReactNode => (
  <g>
    <path d="M-18 44q0-34 18-34t18 34z" fill={fill} />
    <circle r="16" cy="-2" fill={SKIN} />
    <path d="M-6 -2h2M4 -2h2M-5 6q5 4 10 0" fill="none" />
    <Tam suit={hat} y={-2} r={15} />
  </g>
);

/** One picture per action, around the middle of a square of about 170 × 170. */
const actionPictures: { readonly [A in Action]: () => ReactNode } = {
  adrenalinestoot: () => (
    <>
      <g transform="translate(0 34) scale(1.05)">
        <Barrel />
      </g>
      <path d="M14 -84L-34 -18h26l-14 44L34 -44H6L26 -84z" fill={BOLT} />
      <Label x={54} y={-44} text="+2" />
    </>
  ),
  'vuile-truc': () => (
    <>
      <g transform="rotate(-10)">
        <path d="M-34 -66h60v88h-60z" fill="#fffaf0" />
        <path d="M-26 -58h44v72h-44z" fill={red.fill} />
        <path d="M-26 -40h44M-26 -18h44M-10 -58v72M6 -58v72" stroke={red.line} strokeWidth="2" />
      </g>
      <path
        d="M74 84q-6-40-30-52l-34-2q-14-4-10-12q4-6 22-4l20 0q-24-8-40-22q-6-10 4-12q18 8 40 12q-24-16-32-30q0-10 10-8q22 20 44 26q22 14 20 50l24 34z"
        fill={SKIN}
      />
      <path d="M40 72l46-26v44h-40z" fill="#2f3b37" />
      <path d="M-74 -30q-10-12-4-26M-66 -54q-6-12 2-22" fill="none" />
    </>
  ),
  'how-ruck': () => (
    <>
      <Burst />
      <text y="-6" textAnchor="middle" fontSize="34" fontWeight="900" fill={INK} stroke="none">
        HOW
      </text>
      <text y="28" textAnchor="middle" fontSize="34" fontWeight="900" fill={red.fill} stroke="none">
        RUCK!
      </text>
    </>
  ),
  'mucho-macho': () => (
    <>
      <path
        d="M-70 78q-10-56 10-70q16-6 28 8l6 16q12-26 34-26q10-32-8-46q-12-2-18 8l-16-6q-4-26 18-32q34-2 46 26q14 44 4 80q-20 44-60 42z"
        fill={SKIN}
      />
      <path d="M8 6q-14 4-20 22" fill="none" />
      <g transform="translate(24 -60)">
        <path d="M-52 6q18-26 36-6q6-8 12-4q6-4 12 4q18-20 36 6q-30 8-48-4q-18 12-48 4z" fill="#33251e" />
      </g>
      <path d="M52 50c-8-16-30-4-18 12q8 10 18 18q10-8 18-18c12-16-10-28-18-12z" fill="#e2574c" />
    </>
  ),
  'zwak-wint': () => (
    <>
      <Rope from={-84} to={84} y={26} />
      <g transform="translate(-42 10)">
        <circle cx="-18" cy="-30" r="14" fill="#c9bfb6" />
        <circle cx="14" cy="-32" r="14" fill="#c9bfb6" />
        <ellipse cx="0" cy="18" rx="20" ry="26" fill="#c9bfb6" />
        <path d="M-22 -10q0-22 22-22t22 22q-4 14-22 18q-18-4-22-18z" fill="#d8cfc6" />
        <circle cx="-7" cy="-14" r="3" fill={INK} />
        <circle cx="7" cy="-14" r="3" fill={INK} />
        <circle cx="0" cy="0" r="4" fill="#e2574c" strokeWidth="2" />
        <path d="M-20 34q-26 6-22 26" fill="none" />
      </g>
      <g transform="translate(48 16)">
        <path d="M-30 44v-66q0-34 30-34t30 34v66h-16v-24h-28v24z" fill="#8c97a3" />
        <path d="M-14 -30q-26-6-22 22q12 10 22-2z" fill="#a4aeb8" />
        <path d="M6 -10q-2 44-20 46" fill="none" strokeWidth="10" stroke="#8c97a3" />
        <circle cx="-4" cy="-22" r="3" fill={INK} />
        <path d="M14 -52l2-14M22 -46l8-10" fill="none" stroke="#5f9fc4" />
      </g>
      <path d="M-2 -80l10 20 22 2-16 15 5 21-21-11-21 11 5-21-16-15 22-2z" fill={BOLT} />
    </>
  ),
  touwbreuk: () => (
    <>
      <g transform="translate(0 40)">
        <Barrel />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d="M-84 -40q30-6 58 6" strokeWidth="17" />
        <path d="M-84 -40q30-6 58 6" stroke={ROPE} strokeWidth="11" />
        <path d="M84 -40q-30-6-58 6" strokeWidth="17" />
        <path d="M84 -40q-30-6-58 6" stroke={ROPE} strokeWidth="11" />
        <path
          d="M-24 -36l16-10M-24 -34l18 4M-26 -32l12 14M24 -36l-16-10M24 -34l-18 4M26 -32l-12 14"
          stroke="#94692f"
          strokeWidth="4"
        />
      </g>
      <path d="M0 -76v20M-22 -70l8 18M22 -70l-8 18" stroke="#b3261e" strokeWidth="6" />
    </>
  ),
  'wisselen-van-kant': () => (
    <>
      <path d="M-6 -80v160" strokeWidth="17" fill="none" />
      <path d="M-6 -80v160" stroke={ROPE} strokeWidth="11" fill="none" />
      <g transform="translate(-52 20)">
        <Mini fill={red.fill} hat={red} />
      </g>
      <g transform="translate(48 20)" opacity="0.55">
        <Mini fill={red.fill} hat={red} />
      </g>
      <path d="M-58 -32q50-54 92-14l14-14 6 42-44-4 14-12q-34-26-66 12z" fill={BOLT} />
    </>
  ),
  'en-daag': () => (
    <>
      <path
        d="M-20 82l-4-50q-22-20-32-44q-2-10 8-10q14 10 22 22l-16-54q2-12 12-8l20 46-4-54q4-12 14-6l8 54 12-46q8-10 14 0l-4 54 12-22q10-6 14 4q-6 40-26 62l-2 52z"
        fill={SKIN}
      />
      <path d="M-24 60h48v24h-48z" fill={green.fill} />
      <path d="M-24 72h48" stroke={green.line} strokeWidth="4" />
      <path
        d="M-68 -58q-14 14-8 34M-56 -72q-8 6-10 14M64 -60q14 14 10 34M52 -74q8 6 12 14"
        fill="none"
        strokeLinecap="round"
        strokeWidth="5"
      />
    </>
  ),
  monsterachtig: () => (
    <>
      <path d="M-84 10q14-12 28 0t28 0 28 0 28 0 28 0 28 0v72h-168z" fill="#2d5d78" />
      <path d="M-60 40q-6-96 60-96t60 96q-30 34-60 34t-60-34z" fill="#3f7a68" />
      <circle cx="-24" cy="-18" r="17" fill="#fff4b8" />
      <circle cx="24" cy="-18" r="17" fill="#fff4b8" />
      <path d="M-24 -32v28M24 -32v28" strokeWidth="7" />
      <path d="M-46 -44l32 12M46 -44l-32 12" strokeWidth="6" />
      <path d="M-44 24q44 22 88 0q-6 34-44 36q-38-2-44-36z" fill="#5a1212" />
      <path d="M-38 27l8 15 8-11 8 14 7-13 7 13 7-13 8 13 8-13 8 10 7-15" fill="#fff" strokeWidth="2" />
      <path d="M-84 62q14-12 28 0t28 0 28 0 28 0 28 0 28 0v20h-168z" fill="#4f8fae" />
    </>
  ),
  versterking: () => (
    <>
      <g transform="translate(-50 14) scale(1.05)">
        <Mini fill={blue.fill} hat={blue} />
      </g>
      <g transform="translate(50 14) scale(1.05)">
        <Mini fill={green.fill} hat={green} />
      </g>
      <g transform="translate(0 26) scale(1.25)">
        <Mini fill={red.fill} hat={red} />
      </g>
      <Label x={0} y={-54} text="+3" />
    </>
  ),
};

const Label = ({
  x,
  y,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}): ReactNode => (
  <g>
    <circle cx={x} cy={y} r="25" fill="#b3261e" />
    <text x={x} y={y + 11} textAnchor="middle" fontSize="31" fontWeight="800" fill="#fff" stroke="none">
      {text}
    </text>
  </g>
);

export const ActionPicture = ({ action }: { readonly action: Action }): ReactNode => (
  <Inked>{actionPictures[action]()}</Inked>
);
