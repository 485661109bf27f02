import type { TableInfo } from '@stamtafel/protocol';
import { useEffect } from 'react';
import { go } from '../app/router.ts';
import { remember } from './keys.ts';

/** What a screen that shows a table does by itself: large letters, staying awake, and going along to the rematch. */
export function useScreen(isScreen: boolean, id: string, info: TableInfo | undefined): void {
  useEffect(() => {
    if (!isScreen) return undefined;
    const { dataset } = document.documentElement;
    dataset.screen = '';
    remember(id, { screen: true });
    return () => {
      delete dataset.screen;
    };
  }, [isScreen, id]);
  useEffect(() => (isScreen ? stayAwake() : undefined), [isScreen]);
  // A screen follows by itself: a rematch asked for on a phone takes it along.
  const next = isScreen && info?.phase === 'over' ? info.next : undefined;
  useEffect(() => {
    if (next !== undefined) go({ page: 'screen', id: next });
  }, [next]);
}

/** Until the result is called. A browser that cannot, or may not, lets the screen go dark as it always does. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    const given = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (isOver) void given?.release();
    else lock = given;
  };
  // The browser takes it back whenever the page goes out of sight.
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
