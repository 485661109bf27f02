import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { TableInfo } from '@stamtafel/protocol';
import { useEffect, useRef } from 'react';
import { takeBackTurn, tellTurn } from '../app/notice.ts';
import { settingsNow } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';

/** How many of the player's tables wait for them: in the title, on the icon, and in a notice where wanted. */
export function useTurns(tables: readonly TableInfo[]): void {
  const texts = useTexts();
  const count = tables.filter(({ asked }) => asked).length;
  useEffect(() => {
    if (count === 0) return undefined;
    document.title = `(${count}) ${texts.yourTurn} – ${texts.title}`;
    void navigator.setAppBadge?.(count).catch(() => {});
    return () => {
      document.title = texts.title;
      void navigator.clearAppBadge?.().catch(() => {});
    };
  }, [count, texts]);
  const told = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const asked = tables.filter((table) => table.asked);
    const before = told.current;
    told.current = new Set(asked.map(({ id }) => id));
    for (const { id, game } of asked)
      if (!before.has(id)) void tellTurn(id, entryOf(game)?.title[settingsNow().language] ?? game);
    for (const id of before) if (!told.current.has(id)) void takeBackTurn(id);
  }, [tables]);
}
