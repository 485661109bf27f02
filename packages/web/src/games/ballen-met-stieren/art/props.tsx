import type { ReactNode } from 'react';
import { cream, gold, grass, ink, mud, red, yellow } from './colours.ts';
import type { Coat } from './looks.ts';
import { Ball } from './symbols.tsx';

const stroke = { stroke: ink, strokeWidth: 2.5 } as const;
const glove =
  'M-12 10c-6-12-4-24 0-24 3 0 3 4 4 8-1-8 1-14 4-14s4 6 4 12c0-6 2-11 5-10s3 8 2 14c2-4 5-6 7-4 3 3-4 12-8 18z';

/** What stands behind a bull. */
const backdrop = {
  goal: () => (
    <path
      d="M-82 60V-66H82V60M-82-40H82M-82-12H82M-50-66V60M-18-66v40M18-66v40M50-66V60"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
    />
  ),
  beam: () => <path d="M-92 34l170-58 6 18-170 58z" fill="#b98a4e" {...stroke} />,
  fence: () => (
    <path
      d="M-86 4H86M-86 44H86M-70-34V90M-44-34V90M44-34V90M70-34V90"
      stroke="#b98a4e"
      strokeWidth="9"
      fill="none"
    />
  ),
  wings: () => (
    <path
      d="M-54 62c-34-4-44-32-34-64 6 10 10 12 20 14-2 8 4 12 14 14-2 6 2 10 8 12zM54 62c34-4 44-32 34-64-6 10-10 12-20 14 2 8-4 12-14 14 2 6-2 10-8 12z"
      fill="#fff"
      {...stroke}
    />
  ),
  speed: () => (
    <path d="M-92-30h36M-96-8h34M-92 14h34M-96 36h40" stroke="#5b86ad" strokeWidth="6" fill="none" />
  ),
  cloud: () => (
    <>
      <path
        d="M-62-52c-14-16 4-32 18-24 8-16 34-14 38 0 10-12 34-8 34 8 18-4 26 18 10 22-30 4-70 4-100-6z"
        fill="#66727f"
        {...stroke}
      />
      <path d="M50-48l-12 20h12l-12 22 28-28H54l10-14z" fill={yellow} {...stroke} />
    </>
  ),
  arc: () => (
    <>
      <path
        d="M-84 40C-70-70 50-100 66-40"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeDasharray="4 12"
      />
      <g transform="translate(66 -36)">
        <Ball r={14} />
      </g>
    </>
  ),
  flash: () => <path d="M-88-10h24l-10 22h22l-34 40 8-28h-18z" fill={yellow} {...stroke} />,
} as const satisfies { readonly [prop: string]: () => ReactNode };

/** What he wears, over his head. */
const worn = {
  gloves: () => (
    <>
      <path d={glove} transform="translate(-62 62) rotate(-14) scale(1.5)" fill="#2f8f6b" {...stroke} />
      <path d={glove} transform="translate(62 62) scale(-1.5 1.5) rotate(-14)" fill="#2f8f6b" {...stroke} />
    </>
  ),
  moustache: ({ dark }) => (
    <path
      d="M0 30c8-4 18 0 22 8 6 2 10 0 12-4 0 12-20 16-34 2-14 14-34 10-34-2 2 4 6 6 12 4 4-8 14-12 22-8z"
      fill={dark}
      stroke={ink}
      strokeWidth="1.5"
    />
  ),
  splashes: () => (
    <path
      d="M-30 0c6 0 8 6 4 10s-12 0-10-6 2-4 6-4zM20-24c6-2 10 4 6 8s-10 2-10-2 1-5 4-6zM-18 34c5-3 12 0 10 6s-12 4-13 0 0-4 3-6zM26 26c8-2 12 4 8 10s-14 2-14-4 2-5 6-6z"
      fill={mud}
    />
  ),
  clod: () => (
    <>
      <path d="M-28-36c-6-18 12-30 28-28s32 8 28 28c-16-8-40-8-56 0z" fill={mud} {...stroke} />
      <path d="M-12-62l-6-18M-2-64l2-20M10-62l10-16" stroke={grass} strokeWidth="5" />
    </>
  ),
  spot: () => <circle cy="-22" r="9" fill="#fff" stroke={ink} strokeWidth="1.5" />,
  flash: () => (
    <>
      <path d="M-36-26q36-12 72 0v10q-36-12-72 0z" fill={yellow} {...stroke} />
      <path d="M2-32l-10 12h8l-6 12 14-16h-8z" fill={red} />
    </>
  ),
  plaster: () => (
    <g transform="translate(20 -26) rotate(28)">
      <rect x="-18" y="-6" width="36" height="13" rx="6" fill="#f3cda0" {...stroke} />
      <path d="M-4-2v6M4-2v6" stroke={ink} strokeWidth="2" />
    </g>
  ),
  crown: () => <path d="M-24-36l-6-28 16 12 14-18 14 18 16-12-6 28q-24-8-48 0z" fill={gold} {...stroke} />,
  ballOnHead: () => (
    <g transform="translate(0 -56)">
      <Ball r={20} />
    </g>
  ),
  stitches: () => (
    <path
      d="M-34-18l18 22M-34-6l8-8M-28 2l8-8M24 2h14M27-4v12M34-4v12"
      fill="none"
      stroke={ink}
      strokeWidth="2.5"
    />
  ),
  collar: () => (
    <>
      <path d="M-32 56q32 14 64 0" fill="none" stroke={red} strokeWidth="8" />
      <circle cy="68" r="9" fill={gold} {...stroke} />
    </>
  ),
  curls: ({ dark }) => (
    <path
      d="M-34-26c-10-8 0-22 10-16-2-14 16-18 20-8 4-12 22-8 20 4 12-4 18 12 10 18-10 6-50 8-60 2z"
      fill={dark}
      stroke={ink}
      strokeWidth="2"
    />
  ),
  dial: () => (
    <g transform="translate(0 -32)">
      <circle r="14" fill="#c9ccd1" {...stroke} />
      <path d="M0 0V-10M0 0l8 5M0 0l-8 5" stroke={ink} strokeWidth="2.5" />
    </g>
  ),
  ring: () => <path d="M-7 28a8 8 0 1 0 14 0" fill="none" stroke={gold} strokeWidth="4" />,
  cap: () => (
    <>
      <path d="M-34-24c0-34 68-34 68 0q-34-12-68 0z" fill="#355e8d" {...stroke} />
      <path d="M-36-24c-14 2-22 8-20 12 14-6 50-10 60-16q-20-4-40 4z" fill="#284a71" {...stroke} />
    </>
  ),
  beard: ({ dark }) => (
    <path
      d="M-34 26c-2 20 4 34 12 38l4-8 6 14 6-10 6 12 6-12 8 10 2-12c8-4 16-16 14-32-8 16-16 20-32 20s-24-4-32-20z"
      fill={dark}
      stroke={ink}
      strokeWidth="2"
    />
  ),
  boot: () => (
    <g transform="translate(34 -52) rotate(18)">
      <path d="M-14-16h16l2 14c12 2 20 6 20 14h-38z" fill="#222c3a" {...stroke} />
      <path d="M-14 12h38" stroke="#fff" strokeWidth="4" />
    </g>
  ),
  headband: () => (
    <>
      <path d="M-38-30q38-12 76 0v12q-38-12-76 0z" fill="#fff" {...stroke} />
      <path d="M-38-24q38-12 76 0" fill="none" stroke={red} strokeWidth="4" />
    </>
  ),
  goggles: () => (
    <>
      <path d="M-40-8h80" stroke={ink} strokeWidth="6" />
      <circle cx="-17" cy="-6" r="14" fill="#9fd4ee99" stroke={ink} strokeWidth="4" />
      <circle cx="17" cy="-6" r="14" fill="#9fd4ee99" stroke={ink} strokeWidth="4" />
    </>
  ),
  shades: () => (
    <path
      d="M-34-14h68v4c0 12-8 16-16 16S4 2 2-6h-4C-4 2-10 6-18 6s-16-4-16-16z"
      fill="#14161c"
      stroke={ink}
      strokeWidth="2"
    />
  ),
  hoof: ({ fur, dark }) => (
    <g transform="translate(-64 34) rotate(-18)">
      <path d="M-12 44V-8h24v52z" fill={fur} {...stroke} />
      <path d="M-15-6c0-18 6-22 13-22v16h4v-16c7 0 13 4 13 22z" fill={dark} {...stroke} />
    </g>
  ),
  mohawk: () => <path d="M-10-34l-8-26 10 8 4-20 8 18 10-14v20l10-6-10 22z" fill="#4a9a3a" {...stroke} />,
  shaggy: ({ dark }) => (
    <path
      d="M-40-8c-8-30 20-42 40-40s48 10 40 40l-10-14-6 10-10-14-8 12-10-12-8 12-10-10-6 12z"
      fill={dark}
      stroke={ink}
      strokeWidth="2"
    />
  ),
  glasses: () => (
    <path
      d="M-4-6h8M-38-10h8M38-10h-8M-30-6a13 13 0 1 0 26 0 13 13 0 1 0-26 0M4-6a13 13 0 1 0 26 0 13 13 0 1 0-26 0"
      fill="#ffffff66"
      stroke={cream}
      strokeWidth="5"
    />
  ),
} as const satisfies { readonly [prop: string]: (coat: Coat) => ReactNode };

/** `patches` are sewn on the shirt. */
export type Prop = keyof typeof backdrop | keyof typeof worn | 'patches';
export const behind: { readonly [prop in Prop]?: () => ReactNode } = backdrop;
export const inFront: { readonly [prop in Prop]?: (coat: Coat) => ReactNode } = worn;
