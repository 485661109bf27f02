import { useEffect, useState } from 'react';
import { HouseTrouble, house } from './api.ts';

/** Why nothing can be done together now: no connection, or nobody keeps a house here. */
type NoHouse = 'offline' | 'no-house';

const AGAIN_MS = 5000;

/** Asked at once, so that nobody fills in a form for nothing; and again until the house is there. */
export function useHouse(): NoHouse | undefined {
  const [trouble, setTrouble] = useState<NoHouse>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      const met = await house.addresses().then(() => undefined, missing);
      if (isGone) return;
      setTrouble(met);
      if (met !== undefined) timer = setTimeout(ask, AGAIN_MS);
    };
    const moments = ['online', 'offline'] as const;
    for (const moment of moments) addEventListener(moment, ask);
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
      for (const moment of moments) removeEventListener(moment, ask);
    };
  }, []);
  return trouble;
}

/** Any other trouble is that of a house which is there. */
function missing(error: unknown): NoHouse | undefined {
  const code = error instanceof HouseTrouble ? error.code : undefined;
  return code === 'offline' || code === 'no-house' ? code : undefined;
}
