import type { CatalogueEntry } from '@stamtafel/games/catalogue.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import { useEffect, useState } from 'react';

/** The whole game behind a lid, once it is there. */
export function useEdition(entry: CatalogueEntry | undefined): Edition | undefined {
  const [edition, setEdition] = useState<Edition>();
  useEffect(() => {
    let gone = false;
    void entry?.load().then((loaded) => {
      if (!gone) setEdition(loaded);
    });
    return () => {
      gone = true;
    };
  }, [entry]);
  return edition;
}
