import { entryOf } from '@stamtafel/games/catalogue.ts';
import { startTransition, useEffect, useState } from 'react';
import { onSettings, paces, settingsNow } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { loadLook } from '../games/index.ts';
import type { GameLook } from '../games/look.ts';
import { keptMatch } from '../session/keep.ts';
import { openLocally } from '../session/local.ts';
import type { Session } from '../session/session.ts';
import { textsIn } from '../texts/texts.ts';

/** A table on its way to being shown. */
type Opening =
  | { readonly is: 'opening' }
  | { readonly is: 'missing' }
  | { readonly is: 'broken' }
  | { readonly is: 'open'; readonly session: Session; readonly look: GameLook };

const pace = (): number => paces[settingsNow().speed].bot;

/** Opens the kept match with this id, and closes it when the page is left. */
export function useSession(id: string): Opening {
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  useEffect(() => {
    let gone = false;
    const atEnd: (() => void)[] = [];
    const open = async (): Promise<Opening> => {
      const kept = await keptMatch(id);
      const entry = kept === undefined ? undefined : entryOf(kept.record.game);
      if (kept === undefined || entry === undefined) return { is: 'missing' };
      const [edition, look] = await Promise.all([entry.load(), loadLook(entry.id)]);
      const session = await openLocally(edition, kept, pace(), (trouble) =>
        note(textsIn(settingsNow().language).trouble[trouble]),
      );
      atEnd.push(
        session.close,
        onSettings(() => session.setPace(pace())),
      );
      if (gone) for (const end of atEnd) end();
      return { is: 'open', session, look };
    };
    open()
      .catch((): Opening => ({ is: 'broken' }))
      .then((next) => {
        // A whole table is drawn in pieces: nothing waits for it.
        if (!gone) startTransition(() => setOpening(next));
      });
    return () => {
      gone = true;
      for (const end of atEnd) end();
    };
  }, [id]);
  return opening;
}
