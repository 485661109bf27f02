import type { About } from './about.ts';
import { about as ballenMetStieren } from './ballen-met-stieren/about.ts';
import type { Edition } from './edition.ts';
import { about as howRuck } from './how-ruck/about.ts';
import { about as fivePossessions } from './play-design/five-possessions/about.ts';
import { about as fourDowns } from './play-design/four-downs/about.ts';
import { about as stierZoektBier } from './stier-zoekt-bier/about.ts';
import { about as stierenVersieren } from './stieren-versieren/about.ts';

/** A game on the shelf: what its lid says, and how to open the box. */
export interface CatalogueEntry extends About {
  load(): Promise<Edition>;
}

/** The games without their rules, for a page that must open at once. The list of index.ts, in the same order. */
export const catalogue: readonly CatalogueEntry[] = [
  { ...howRuck, load: async () => (await import('./how-ruck/edition.ts')).howRuckEdition },
  { ...fourDowns, load: async () => (await import('./play-design/four-downs/edition.ts')).fourDownsEdition },
  {
    ...fivePossessions,
    load: async () => (await import('./play-design/five-possessions/edition.ts')).fivePossessionsEdition,
  },
  {
    ...stierenVersieren,
    load: async () => (await import('./stieren-versieren/edition.ts')).stierenVersierenEdition,
  },
  {
    ...ballenMetStieren,
    load: async () => (await import('./ballen-met-stieren/edition.ts')).ballenMetStierenEdition,
  },
  {
    ...stierZoektBier,
    load: async () => (await import('./stier-zoekt-bier/edition.ts')).stierZoektBierEdition,
  },
];

export const entryOf = (id: string): CatalogueEntry | undefined => catalogue.find((entry) => entry.id === id);
