import type { CatalogueEntry } from '@stamtafel/games/catalogue.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import { useLoaded } from '../app/useLoaded.ts';

/** The whole game behind a lid, once it is there. */
export const useEdition = (entry: CatalogueEntry | undefined): Edition | undefined => useLoaded(entry?.load);
