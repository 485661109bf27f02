import type { ReactNode } from 'react';
import { Cover as BallenMetStieren } from '../games/ballen-met-stieren/Cover.tsx';
import { Cover as PlayDesign } from '../games/four-downs/Cover.tsx';
import { Cover as HowRuck } from '../games/how-ruck/Cover.tsx';
import { Cover as StierZoektBier } from '../games/stier-zoekt-bier/Cover.tsx';
import { Cover as StierenVersieren } from '../games/stieren-versieren/Cover.tsx';

/** The lids of the boxes, in the page that opens first: keep them small. */
export const covers: { readonly [box: string]: () => ReactNode } = {
  'how-ruck': HowRuck,
  'play-design': PlayDesign,
  'stieren-versieren': StierenVersieren,
  'ballen-met-stieren': BallenMetStieren,
  'stier-zoekt-bier': StierZoektBier,
};
