import type { Ruling } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import type { ReactNode } from 'react';
import { grassDeep, ink, red, yellow } from './colours.ts';
import { Ball, Horns, Shield } from './symbols.tsx';

const line = { stroke: ink, strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A whistle around its middle, 100 wide. */
export const Whistle = ({ fill = '#20242c' }: { readonly fill?: string }): ReactNode => (
  <g>
    <path d="M-46-22h66a30 30 0 1 1-26 44q-14-6-14-24h-26z" fill={fill} {...line} />
    <circle cx="18" cy="8" r="11" fill={yellow} {...line} />
    <path d="M-30-30l-6-16M-12-32v-18M6-30l6-16" {...line} />
  </g>
);

/** The screen of the video referee, with room inside. */
export const Screen = ({ children }: { readonly children?: ReactNode }): ReactNode => (
  <g>
    <rect x="-66" y="-52" width="132" height="92" rx="10" fill="#18202b" {...line} />
    <rect x="-56" y="-42" width="112" height="72" rx="4" fill="#9fd0c2" />
    <path d="M-22 56h44M0 40v16" {...line} strokeWidth="7" />
    {children}
  </g>
);

/** A booking, with the sign of who gets it. */
const Booking = ({ colour, who }: { readonly colour: string; readonly who: string }): ReactNode => (
  <g>
    <rect x="-24" y="-34" width="48" height="68" rx="6" fill={colour} {...line} transform="rotate(8)" />
    {who === 'attacker' ? <Horns /> : <Shield />}
  </g>
);

const results: { readonly [result in Exclude<Ruling['result'], ''>]: () => ReactNode } = {
  goal: () => (
    <path d="M-34 2l22 24 46-54" fill="none" stroke={grassDeep} strokeWidth="16" strokeLinecap="round" />
  ),
  noGoal: () => (
    <path d="M-30-28l60 56M30-28l-60 56" fill="none" stroke={red} strokeWidth="16" strokeLinecap="round" />
  ),
  var: () => (
    <g transform="scale(0.72)">
      <Screen>
        <text y="8" textAnchor="middle" fontSize="40" fontWeight="800" fill={ink}>
          VAR
        </text>
      </Screen>
    </g>
  ),
  freeKick: () => (
    <>
      {[-40, -12, 16].map((x) => (
        <g key={x} transform={`translate(${x} -14)`}>
          <circle cy="-12" r="9" fill="#8a5530" {...line} />
          <path d="M-12 32V6q12-12 24 0v26z" fill="#fff" {...line} />
        </g>
      ))}
      <g transform="translate(46 20)">
        <Ball r={17} />
      </g>
    </>
  ),
  penalty: () => (
    <>
      <path d="M-48 26v-62h96v62" fill="none" stroke="#fff" strokeWidth="8" />
      <path d="M-48-14h96M-24-36v50M0-36v40M24-36v50" stroke="#ffffffaa" strokeWidth="3" />
      <g transform="translate(0 26)">
        <Ball r={17} />
      </g>
    </>
  ),
};

/** What a referee or VAR card says, drawn from its ruling: cards first, then the decision. */
export function Says({ ruling }: { readonly ruling: Ruling }): ReactNode {
  const { yellow: booked, red: sent, shuffleVar, result } = ruling;
  const parts: { readonly key: string; readonly art: ReactNode }[] = [];
  if (booked !== '') parts.push({ key: 'yellow', art: <Booking colour={yellow} who={booked} /> });
  if (sent !== '') parts.push({ key: 'red', art: <Booking colour={red} who={sent} /> });
  if (result !== '') parts.push({ key: result, art: results[result]() });
  const step = 84;
  return (
    <g>
      {parts.map(({ key, art }, i) => (
        <g
          key={key}
          transform={`translate(${(i - (parts.length - 1) / 2) * step} 0) scale(${parts.length > 1 ? 0.8 : 1.15})`}
        >
          {art}
        </g>
      ))}
      {shuffleVar && (
        <g transform="translate(54 50)">
          <circle r="19" fill="#fff" {...line} />
          <path d="M-9-5q9-11 18 0m0-8v8h-8M9 6q-9 11-18 0m0 8v-8h8" fill="none" {...line} />
        </g>
      )}
    </g>
  );
}
