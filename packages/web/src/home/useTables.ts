import type { TableInfo } from '@stamtafel/protocol';
import { useEffect, useState } from 'react';
import { HouseTrouble, house } from '../online/api.ts';

const AGAIN_MS = 15_000;
/** While the page is not being looked at; its title can still say that a table waits. */
const HIDDEN_MS = 60_000;

/** Tables of this house: the player's own, or those that anyone may join. None without a house. */
export function useTables(which: 'mine' | 'listed', newcomer: number): readonly TableInfo[] {
  const [found, setFound] = useState<{ readonly by: number; readonly tables: readonly TableInfo[] }>();
  useEffect(() => {
    let gone = false;
    let isHouse = false;
    let last = 0;
    let waits = false;
    const look = async (): Promise<void> => {
      if (!navigator.onLine) return;
      last = Date.now();
      try {
        const tables = await house[which]();
        isHouse = true;
        waits = which === 'mine' && tables.some(({ phase }) => phase === 'playing');
        if (!gone) setFound({ by: newcomer, tables });
      } catch (error) {
        // What is shown stays: a house that fails to answer once still has its tables. One that never answered has no list.
        if (!isHouse && error instanceof HouseTrouble && error.code === 'no-house') end();
      }
    };
    const again = (): void => {
      if (!document.hidden || (waits && Date.now() - last >= HIDDEN_MS)) void look();
    };
    const end = (): void => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
    const timer = setInterval(again, AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    void look();
    return () => {
      gone = true;
      end();
    };
  }, [which, newcomer]);
  return found?.by === newcomer ? found.tables : NONE;
}

const NONE: readonly TableInfo[] = [];
