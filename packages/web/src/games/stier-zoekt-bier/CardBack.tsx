import type { ReactNode } from 'react';
import { BullPortrait } from './art/BullPortrait.tsx';
import { drinkerParts } from './art/bulls.ts';
import { Glass } from './art/Glass.tsx';

/** Beer and bulls can be told apart from behind, as in the box. */
export const CardBack = ({ back }: { readonly back: string | undefined }): ReactNode =>
  back === 'bull' ? (
    <>
      <rect x="10" y="10" width="180" height="260" rx="10" fill="#4a2410" />
      <rect x="20" y="20" width="160" height="240" rx="8" fill="none" stroke="#e0b66c" strokeWidth="3" />
      <circle cx="100" cy="140" r="68" fill="#e0b66c" />
      <g transform="translate(100 134) scale(.8)">
        <BullPortrait parts={drinkerParts} />
      </g>
    </>
  ) : (
    <>
      <rect x="10" y="10" width="180" height="260" rx="10" fill="#c77f14" />
      <path
        d="M10 24a14 14 0 0 1 14-14h152a14 14 0 0 1 14 14v40c-6 14-20 14-26 2-8 18-26 16-30 2-8 24-30 20-34 0-6 14-26 16-30-2-8 18-28 16-34 0-6 8-20 8-26-4z"
        fill="#fff4dc"
      />
      <g fill="#f2c261">
        <circle cx="44" cy="236" r="8" />
        <circle cx="160" cy="210" r="6" />
        <circle cx="150" cy="248" r="9" />
        <circle cx="48" cy="120" r="5" />
        <circle cx="156" cy="120" r="7" />
      </g>
      <Glass kind="pils" x={104} y={166} size={120} />
    </>
  );
