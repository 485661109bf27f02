import { useEffect, useState } from 'react';

/** What a link says, once it is read. When something needed for that cannot be fetched, this is treated as offline. */
export function useRead<T>(
  link: string,
  read: (link: string) => Promise<T>,
): T | { readonly is: 'opening' | 'offline' } {
  const [found, setFound] = useState<T | { readonly is: 'opening' | 'offline' }>({ is: 'opening' });
  useEffect(() => {
    let gone = false;
    read(link)
      .catch(() => ({ is: 'offline' as const }))
      .then((next) => {
        if (!gone) setFound(next);
      });
    return () => {
      gone = true;
    };
  }, [link, read]);
  return found;
}
