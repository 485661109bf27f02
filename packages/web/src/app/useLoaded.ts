import { useEffect, useState } from 'react';
import { insist } from './insist.ts';

type Loaded<T> = { readonly value: T } | { readonly error: unknown };

/** What a page fetches, once it is there. Where it does not come the page cannot be drawn, and its boundary says so. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): T | undefined {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  useEffect(() => {
    if (load === undefined) return;
    let gone = false;
    const show = (next: Loaded<T>): void => {
      if (!gone) setLoaded(next);
    };
    insist(load).then(
      (value) => show({ value }),
      (error: unknown) => show({ error }),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  if (loaded !== undefined && 'error' in loaded) throw loaded.error;
  return loaded?.value;
}
