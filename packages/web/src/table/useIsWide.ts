import { useSyncExternalStore } from 'react';

/** From here on the story stands at the side (table/Log.css). */
const wide = matchMedia('(min-width: 1000px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
