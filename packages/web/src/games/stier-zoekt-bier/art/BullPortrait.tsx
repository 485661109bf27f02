import type { ReactNode } from 'react';
import type { BullParts } from './bulls.ts';
import { INK } from './palette.ts';
import { eyes, hair, hats, horns, mouths, shirts } from './parts.tsx';

/** A bull from head to shoulders around (0, 0), about 140 wide and 170 high. */
export function BullPortrait({ parts }: { readonly parts: BullParts }): ReactNode {
  const { coat, muzzle } = parts;
  return (
    <g stroke={INK} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
      {parts.hair === 'mane' && <path d="M-44-30C-66 10-58 60-64 84h128C58 60 66 10 44-30z" fill="#171114" />}
      {shirts[parts.shirt](parts.shirtColour)}
      {horns[parts.horns]}
      <g fill={coat}>
        <path d="M-34-22c-16-12-32-6-36 4 8 10 24 12 36 4zM34-22c16-12 32-6 36 4-8 10-24 12-36 4z" />
        <path d="M-38-26C-42-52 42-52 38-26 40 0 31 20 27 38 22 58-22 58-27 38-31 20-40 0-38-26z" />
      </g>
      <path d="M-33 36c0-17 66-17 66 0 0 32-66 32-66 0z" fill={muzzle} />
      <path d="M-15 31c3-4 7-3 8 2M15 31c-3-4-7-3-8 2" fill="none" strokeWidth="4.5" />
      {mouths[parts.mouth]}
      {eyes[parts.eyes]}
      {hair[parts.hair]}
      {hats[parts.hat]}
    </g>
  );
}
