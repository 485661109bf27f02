import { ballenMetStierenEdition } from './ballen-met-stieren/edition.ts';
import type { Edition } from './edition.ts';
import { howRuckEdition } from './how-ruck/edition.ts';
import { fivePossessionsEdition } from './play-design/five-possessions/edition.ts';
import { fourDownsEdition } from './play-design/four-downs/edition.ts';
import { stierZoektBierEdition } from './stier-zoekt-bier/edition.ts';

import { stierenVersierenEdition } from './stieren-versieren/edition.ts';

export * from './edition.ts';

/** All games there are. A new game is added here and nowhere else. */
export const editions: readonly Edition[] = [
  howRuckEdition,
  fourDownsEdition,
  fivePossessionsEdition,
  stierenVersierenEdition,
  ballenMetStierenEdition,
  stierZoektBierEdition,
];

export const editionOf = (id: string): Edition | undefined =>
  editions.find((edition) => edition.game.id === id);
