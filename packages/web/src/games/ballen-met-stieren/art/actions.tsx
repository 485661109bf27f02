import type { Action } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import type { ReactNode } from 'react';
import { cream, gold, grassDeep, ink, mud, paper, red, sky, yellow } from './colours.ts';
import { Arrow, at, Boot, Cow, Head, Hoof, line, plus, Slip, Stars, substitution, Turf } from './jokes.tsx';
import { Ball, Horns } from './symbols.tsx';

/** The joke of every action card, in a box of 176 × 140 around its middle. */
export const actionArt: { readonly [action in Action]: () => ReactNode } = {
  bodycheck: () => (
    <>
      <Turf />
      {at(-40, 4, <Head fur="#4a4340" />, 'rotate(24) scale(1.5)')}
      {at(42, 8, <Head />, 'rotate(20) scale(1.3)')}
      {at(2, -44, <Stars />, 'scale(1.4)')}
      {plus('−3')}
    </>
  ),
  'cheerleader-bertha': () => (
    <>
      {at(0, 0, <Cow />, 'scale(2.1)')}
      {[-62, 62].map((x) => (
        <g key={x} transform={`translate(${x} -20)`}>
          <path
            d="M0-30l7 17 17-8-8 17 17 7-17 7 8 17-17-8-7 17-7-17-17 8 8-17-17-7 17-7-8-17 17 8z"
            fill={x < 0 ? '#f47b20' : '#fff'}
            stroke={ink}
            strokeWidth="2"
          />
        </g>
      ))}
      <path d="M-30 66c0-20 60-20 60 0z" fill="#f47b20" {...line} />
    </>
  ),
  counter: () => (
    <>
      <Turf />
      <Arrow d="M56-36C20-60-50-50-54 4m-18-14 18 20 18-20" colour={gold} />
      {at(40, 20, <Ball r={30} />)}
    </>
  ),
  'doorgestoken-kaart': () => (
    <>
      {at(0, 0, <Slip fill={paper} />, 'scale(1.9) rotate(-8)')}
      <Arrow d="M-80 40L70-34m-26-2 26 2-10 24" colour={red} />
      {at(-8, 4, <Ball r={18} />)}
    </>
  ),
  'eerlijk-spel': () => (
    <>
      {at(-44, 22, <Hoof />, 'rotate(62) scale(1.15)')}
      {at(44, 22, <Hoof />, 'rotate(-62) scale(1.15)')}
      <ellipse cy="-44" rx="36" ry="10" fill="none" stroke={gold} strokeWidth="8" />
      <path
        d="M-24-22l16 16L28-40"
        fill="none"
        stroke={grassDeep}
        strokeWidth="11"
        {...{ strokeLinecap: 'round' }}
      />
    </>
  ),
  'gluren-bij-de-buren': () => (
    <>
      {at(0, -14, <Head />, 'scale(2)')}
      <path d="M-88 8H88v62H-88z" fill="#b98a4e" {...line} />
      <path d="M-60 8v62M-30 8v62M0 8v62M30 8v62M60 8v62" {...line} />
      <circle cx="-16" cy="-22" r="13" fill="#fff" {...line} />
      <circle cx="16" cy="-22" r="13" fill="#fff" {...line} />
      <circle cx="-10" cy="-20" r="5" fill={ink} />
      <circle cx="22" cy="-20" r="5" fill={ink} />
    </>
  ),
  hands: () => (
    <>
      {at(-10, 26, <Hoof />, 'rotate(8)')}
      {at(-2, -38, <Ball r={28} />)}
      <path d="M-60-40l14 8M-58-10h16M54-44l-14 8M56-12H40" {...line} />
    </>
  ),
  'hoef-van-god': () => (
    <>
      <path
        d="M0-60l-60 120M0-60l-20 130M0-60l20 130M0-60l60 120"
        stroke={gold}
        strokeWidth="8"
        opacity="0.6"
      />
      <path
        d="M-70-30c-16-20 8-38 24-28 10-20 44-16 48 2 14-14 44-6 40 14 22 0 24 28 2 28h-104z"
        fill="#fff"
        {...line}
      />
      {at(0, 14, <Hoof />, 'rotate(180) scale(1.1)')}
      {at(38, 52, <Ball r={16} />)}
    </>
  ),
  'hooli-gans': () => (
    <>
      <Turf />
      <path
        d="M-46 40c-16-30 16-40 40-34 2-24-10-40 6-52 16-8 30 2 28 18l22 6-22 8c0 20 6 28-4 44-14 22-54 24-70 10z"
        fill="#fff"
        {...line}
      />
      <circle cx="14" cy="-34" r="4" fill={ink} />
      <path d="M28-28l22 6-22 8z" fill="#f08a24" {...line} />
      <path d="M-10-8q18 8 38-2l-2 12q-18 8-36 0z" fill={red} {...line} />
      <path d="M-52-8l-16-30" {...line} strokeWidth="6" />
      <path d="M-68-40c-12-10-6-20 0-28 2 8 12 12 8 24z" fill="#ff8b3d" stroke={red} strokeWidth="3" />
      <path d="M-26 56v12M0 56v12" stroke="#f08a24" strokeWidth="6" />
    </>
  ),
  'joelende-koeien': () => (
    <>
      {at(-48, 14, <Cow />, 'scale(1.5)')}
      {at(40, 16, <Cow />, 'scale(1.5)')}
      {at(-4, -16, <Cow />, 'scale(1.7)')}
      <path d="M-70-52l10 10M70-52l-10 10M0-68v-2" {...line} />
      {plus('+2')}
    </>
  ),
  kanonskogel: () => (
    <>
      <Turf />
      <path d="M-70 14l70-44 22 36-70 42z" fill="#39424d" {...line} />
      <circle cx="-40" cy="36" r="24" fill="#8a5a36" {...line} />
      <path d="M-40 14v44M-62 36h44" {...line} />
      {at(52, -36, <Ball r={22} />)}
      <path d="M20-22l14-12M26-6l20-10" stroke="#ff8b3d" strokeWidth="6" />
    </>
  ),
  koeienvlaai: () => (
    <>
      <Turf />
      <path
        d="M-64 48c-8-20 16-26 22-26-6-20 14-24 22-24-2-16 8-22 24-28-2 14 18 12 14 30 16-2 26 6 20 22 16 0 30 8 26 26-20 12-108 12-128 0z"
        fill={mud}
        {...line}
      />
      <path d="M-50-30q8-10 14 0-6 8-14 0zM46-44q8-10 14 0-6 8-14 0z" fill="#d7ecf5" {...line} />
      <circle cx="-44" cy="-24" r="5" fill={ink} />
      <circle cx="52" cy="-38" r="5" fill={ink} />
    </>
  ),
  kopstoot: () => (
    <>
      {at(-40, 8, <Head fur="#b0562c" />, 'rotate(58) scale(1.6)')}
      {at(42, 8, <Head fur="#4a4340" />, 'rotate(-58) scale(1.6)')}
      {at(0, -40, <Stars />, 'scale(1.7)')}
      {at(66, 46, <Slip fill={red} />, 'rotate(14) scale(0.7)')}
    </>
  ),
  krachtvoer: () => (
    <>
      <path
        d="M-44 60c-14-30-6-70 8-86-10-14 4-24 12-18 10-10 38-10 48 0 8-6 22 4 12 18 14 16 22 56 8 86z"
        fill="#d9b778"
        {...line}
      />
      <path d="M-34-26q34 12 68 0" fill="none" {...line} />
      {at(-2, 18, <Head />, 'scale(1.1)')}
      {plus('+2')}
    </>
  ),
  matchfixing: () => (
    <>
      {at(-32, 4, <Slip fill="#27324a" />, 'rotate(-12) scale(1.6)')}
      {at(32, 4, <Slip fill="#27324a" />, 'rotate(12) scale(1.6)')}
      <Arrow d="M-40-46q40-26 76 0m-4-18 6 20-20 4" colour={gold} />
      <text x="-32" y="14" textAnchor="middle" fontSize="32" fontWeight="800" fill={gold}>
        €
      </text>
      <text x="32" y="14" textAnchor="middle" fontSize="32" fontWeight="800" fill={gold}>
        €
      </text>
    </>
  ),
  modderpoel: () => (
    <>
      <Turf />
      <path
        d="M-82 44c-6-24 30-26 40-34 20-12 60-10 78 4 24 4 54 12 46 34-16 20-148 20-164-4z"
        fill={mud}
        {...line}
      />
      <path d="M-46 32q30-10 60 0M-10 52q24-8 50-2" fill="none" stroke="#9a6b40" strokeWidth="5" />
      {at(0, -22, <Head />, 'scale(1.4)')}
      <path d="M-30 2c10 10 50 10 60 0v22c-20 8-40 8-60 0z" fill={mud} />
      {plus('−1')}
    </>
  ),
  'nieuwe-hoefijzers': () => (
    <>
      {[-38, 36].map((x, i) => (
        <g key={x} transform={`translate(${x} ${i * 14 - 8}) rotate(${i * 22 - 14})`}>
          <path
            d="M-26 34C-52-30-16-44 0-44s52 14 26 78H12c22-40 8-58-12-58s-34 18-12 58z"
            fill="#c9ccd1"
            {...line}
          />
          <path d="M-27-4h.1M27-4h.1M-18-26h.1M18-26h.1" {...line} strokeWidth="7" />
        </g>
      ))}
      {plus('+1')}
    </>
  ),
  sabotage: () => (
    <>
      {at(-34, 4, <Slip fill="#7a3b22" />, 'rotate(-14) scale(1.6)')}
      {at(30, 4, <Slip fill="#7a3b22" />, 'rotate(10) scale(1.6)')}
      <path d="M-84 10q84 40 168-8" fill="none" stroke="#6d747d" strokeWidth="11" strokeDasharray="16 6" />
      <path d="M-16 0v-16a16 18 0 0 1 32 0V0" fill="none" stroke="#3c4046" strokeWidth="9" />
      <rect x="-26" y="0" width="52" height="42" rx="8" fill={gold} {...line} />
      <circle cy="18" r="6" fill={ink} />
      <path d="M0 18v12" {...line} strokeWidth="5" />
    </>
  ),
  schwalbe: () => (
    <>
      <Turf />
      <g transform="translate(-10 0) scale(0.94)">
        <path d="M-76 26C-40-30 0-20 30-12l20 30c-40 14-80 20-126 8z" fill="#f47b20" {...line} />
        {at(50, -6, <Head />, 'rotate(74) scale(1.5)')}
        <path d="M-30-26l-22-34 34 22M10-32l0-32 20 30" fill="#2c3a5c" {...line} />
        <path
          d="M74-44q8-10 12 0t-12 0zM80-20q8-10 10 0t-10 0z"
          fill="#58b0dd"
          stroke={ink}
          strokeWidth="1.5"
        />
      </g>
    </>
  ),
  sliding: () => (
    <>
      <Turf />
      {at(8, 8, <Boot />, 'rotate(14) scale(1.35)')}
      <path d="M-84 10h34M-88 30h40M-80 50h36" stroke={grassDeep} strokeWidth="7" />
      {at(66, -30, <Ball r={19} />)}
    </>
  ),
  'slijmen-bij-de-scheids': () => (
    <>
      <path d="M-84 56c10-16 40-10 60-18l80-2c26 0 28 18 8 22-46 12-110 12-148-2z" fill="#9fce58" {...line} />
      {at(-34, -2, <Head />, 'scale(1.5)')}
      <circle cx="44" cy="10" r="24" fill="#20242c" {...line} />
      <path d="M40-14h40v16H60" fill="#20242c" {...line} />
      <circle cx="44" cy="10" r="9" fill={yellow} />
      <path d="M10-46c-10-14-26-2-12 12l12 10 12-10c14-14-2-26-12-12z" fill={red} {...line} />
    </>
  ),
  'strategie-aanpassen': () => (
    <>
      <rect x="-78" y="-56" width="156" height="112" rx="8" fill="#2f5b46" stroke="#b98a4e" strokeWidth="8" />
      <path d="M-50 26C-20-30 10 30 44-22m-20-2 20 2-2 20" fill="none" stroke="#fff" strokeWidth="6" />
      <path d="M-58-34l18 18M-40-34l-18 18M30 18l18 18M48 18L30 36" stroke="#ffd76a" strokeWidth="6" />
      <circle cx="-10" cy="-34" r="9" fill="none" stroke="#fff" strokeWidth="5" />
    </>
  ),
  tackle: () => (
    <>
      <Turf />
      {at(-34, -2, <Boot />, 'rotate(-18) scale(1.3)')}
      {at(50, 22, <Ball r={24} />)}
      {at(16, -8, <Stars />, 'scale(1.5)')}
    </>
  ),
  'van-ruilen-komt-huilen': () => (
    <>
      {at(0, 6, <Head />, 'scale(1.8)')}
      <path
        d="M-18 18q-8 26 0 38 8-12 0-38zM18 18q-8 26 0 38 8-12 0-38z"
        fill="#58b0dd"
        stroke={ink}
        strokeWidth="2"
      />
      {at(-62, 4, <Slip fill={paper} />, 'rotate(-12)')}
      {at(62, 4, <Slip fill={gold} />, 'rotate(12)')}
      <Arrow d="M-54-48h98m-16-12 16 12-16 12" colour={cream} />
    </>
  ),
  wissel: () => substitution,
  'wissel-truc': () => (
    <>
      {at(-26, 6, substitution, 'scale(0.8)')}
      {at(
        44,
        26,
        <path d="M-38 12c0 14 76 14 76 0s-10-8-16-8v-50h-44v50c-6 0-16-6-16 8z" fill="#20242c" {...line} />,
      )}
      <path d="M22 14q22 8 44 0" fill="none" stroke={red} strokeWidth="9" />
      {at(44, -36, <Horns fill={cream} />, 'scale(1.6)')}
      {at(-58, -48, <Stars />)}
    </>
  ),
};

/** Behind the joke. */
export const actionSky: { readonly [sign in 'S' | 'H' | '-']: string } = {
  S: sky,
  H: '#ffdcb8',
  '-': '#e3efcf',
};
