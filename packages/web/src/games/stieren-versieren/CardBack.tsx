import { owners } from '@stamtafel/games/stieren-versieren/deck.ts';
import type { ReactNode } from 'react';
import { ownerColours } from './art/palette.ts';
import { SignAt } from './art/signs.tsx';

/** A bull's back shows whose he is (SV-013); cows have one back, a lady behind a fan of stars. */
export function CardBack({ back }: { readonly back: string | undefined }): ReactNode {
  const owner = owners.find((name) => name === back);
  const fill = owner === undefined ? '#8c2f55' : ownerColours[owner];
  return (
    <>
      <rect x="8" y="8" width="184" height="264" rx="9" fill={fill} />
      <rect
        x="18"
        y="18"
        width="164"
        height="244"
        rx="6"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        opacity="0.7"
      />
      <g fill="#fff" opacity="0.28">
        {[44, 100, 156].map((x) => (
          <g key={x}>
            <circle cx={x} cy="48" r="6" />
            <circle cx={x} cy="232" r="6" />
          </g>
        ))}
      </g>
      <circle cx="100" cy="140" r="66" fill="#fffaf0" />
      {owner === undefined ? (
        <g fill="none" stroke={fill} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
          <path d="M66 112c-10-4-16-12-15-22 8 8 18 9 28 9M134 112c10-4 16-12 15-22-8 8-18 9-28 9" />
          <path d="M70 106c8-12 52-12 60 0 6 26-6 36-10 54-6 22-34 22-40 0-4-18-16-28-10-54z" />
          <path d="M84 128q6 6 12 0M106 128q6 6 12 0M92 164h1M108 164h1" />
        </g>
      ) : (
        <SignAt sign={owner} x={100} y={140} size={92} colour={fill} />
      )}
    </>
  );
}
