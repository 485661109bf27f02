import type { ReactNode } from 'react';
import { cream, ink, type Shirt } from './colours.ts';
import { eyes, horns, mouths } from './face.tsx';
import type { Looks } from './looks.ts';
import { behind, inFront } from './props.tsx';

interface BullProps {
  readonly looks: Looks;
  readonly shirt: Shirt;
  readonly number: number;
}

/** A bull in his shirt, bust and head, around (0, 0) between the eyes; about 150 wide, from −80 to 96. */
export function Bull({ looks, shirt, number }: BullProps): ReactNode {
  const { coat, horn, eye, mouth, head = 'round', props = [] } = looks;
  const dark = coat.dark;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {props.map((prop) => behind[prop] && <g key={prop}>{behind[prop]()}</g>)}
      <Torso shirt={shirt} number={number} broad={looks.broad ?? false} />
      {props.includes('patches') && (
        <path d="M-50 66h16v14h-16zM38 60h14v16H38z" fill="#8a5a36" stroke={ink} />
      )}
      <g transform={head === 'long' ? 'translate(0 -8)' : undefined}>
        <path
          d="M-34-4c-16-8-28-4-30 6 8 10 20 10 32 4zM34-4c16-8 28-4 30 6-8 10-20 10-32 4z"
          fill={coat.fur}
          stroke={ink}
          strokeWidth="2.5"
        />
        <path d="M-40-1c-8-3-14-1-16 3 6 4 10 4 16 1zM40-1c8-3 14-1 16 3-6 4-10 4-16 1z" fill={coat.snout} />
        <path d={horns[horn]} fill={cream} stroke={ink} strokeWidth="2.5" />
        <path d={heads[head]} fill={coat.fur} stroke={ink} strokeWidth="3" />
        {coat.spot !== undefined && <path d={coat.spot} fill={dark} />}
        <path d="M-12-30c4-12 20-12 24 0-4 8-6 12-4 18-8-2-18-4-20-18z" fill={dark} />
        <g>{eyes[eye](coat)}</g>
        <ellipse
          cy={head === 'long' ? 38 : 30}
          rx={head === 'square' ? 36 : 32}
          ry="20"
          fill={coat.snout}
          stroke={ink}
          strokeWidth="2.5"
        />
        <g transform={head === 'long' ? 'translate(0 8)' : undefined}>
          <ellipse cx="-12" cy="24" rx="5" ry="4" fill={ink} />
          <ellipse cx="12" cy="24" rx="5" ry="4" fill={ink} />
          {mouths[mouth]()}
        </g>
        {props.map((prop) => inFront[prop] && <g key={prop}>{inFront[prop](coat)}</g>)}
      </g>
    </g>
  );
}

const heads: { readonly [head in NonNullable<Looks['head']>]: string } = {
  round: 'M-36-16c0-28 72-28 72 0 2 22-4 40-14 54-8 10-36 10-44 0-10-14-16-32-14-54z',
  square: 'M-40-34h80c3 24 2 50-4 72-12 12-60 12-72 0-6-22-7-48-4-72z',
  long: 'M-32-18c0-28 64-28 64 0 2 28-2 52-10 68-8 10-36 10-44 0-8-16-12-40-10-68z',
};

function Torso({
  shirt,
  number,
  broad,
}: {
  readonly shirt: Shirt;
  readonly number: number;
  readonly broad: boolean;
}): ReactNode {
  return (
    <g>
      <path
        d={
          broad
            ? 'M-84 100c-4-42 20-58 50-60h68c30 2 54 18 50 60z'
            : 'M-72 100c-2-36 14-52 42-56h60c28 4 44 20 42 56z'
        }
        fill={shirt.cloth}
        stroke={ink}
        strokeWidth="3"
      />
      <path d="M-26 45c8 16 44 16 52 0" fill="none" stroke={shirt.trim} strokeWidth="7" />
      <path d="M-57 62l8 38M57 62l-8 38" stroke={shirt.trim} strokeWidth="3" fill="none" />
      <text y="92" textAnchor="middle" fontSize="30" fontWeight="800" fill={shirt.number}>
        {number}
      </text>
    </g>
  );
}
