import { entryOf } from '@stamtafel/games/catalogue.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { BrokenPage } from '../app/BrokenPage.tsx';
import { Lost } from '../app/Lost.tsx';
import { addressOf } from '../app/router.ts';
import { loadLook } from '../games/index.ts';
import type { GameLook } from '../games/look.ts';
import { keptMatch } from '../session/keep.ts';
import type { KeptMatch } from '../session/messages.ts';
import { useTexts } from '../texts/texts.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { Replay } from './replay.ts';
import { type ReplaySession, replaySession } from './session.ts';
import '../styles/table.css';
import '../styles/parts.css';
import '../styles/replay.css';

type Opening =
  | { readonly is: 'opening' | 'missing' | 'unfetched' }
  | { readonly is: 'broken'; readonly problem: string }
  | {
      readonly is: 'open';
      readonly replay: Replay;
      readonly kept: KeptMatch;
      readonly session: ReplaySession;
      readonly look: GameLook;
    };

export interface Props {
  readonly id: string;
  readonly at: string | undefined;
}

/** #/terug/ID: a match of the drawer, from its deal to its end. */
export function ReplayPage({ id, at }: Props): ReactNode {
  const { more } = useTexts();
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  const open = useCallback(async (): Promise<Opening> => {
    const kept = await keptMatch(id);
    const entry = kept === undefined ? undefined : entryOf(kept.record.game);
    if (kept === undefined || entry === undefined) return { is: 'missing' };
    const [edition, look] = await Promise.all([entry.load(), loadLook(entry.id)]);
    try {
      const replay = new Replay(edition, kept.record);
      return { is: 'open', replay, kept, look, session: replaySession(replay, kept) };
    } catch (error) {
      return { is: 'broken', problem: String(error) };
    }
  }, [id]);
  useEffect(() => {
    let gone = false;
    open()
      .catch((): Opening => ({ is: 'unfetched' }))
      .then((next) => {
        if (!gone) setOpening(next);
      });
    return () => {
      gone = true;
    };
  }, [open]);
  switch (opening.is) {
    case 'opening':
      return <p className="breath">…</p>;
    case 'missing':
      return <Lost text={more.noMatch} />;
    case 'unfetched':
      return <BrokenPage />;
    case 'broken':
      return <Lost text={more.brokenMatch} hint={opening.problem} />;
    case 'open':
      return (
        <ReplayTable
          key={at}
          {...opening}
          begin={momentIn(at, opening.replay)}
          addressAt={(moment) => addressOf({ page: 'replay', id, at: String(moment) })}
        />
      );
  }
}

/** Where to begin: at the deal, at a moment, or at the event of the story that was pointed at. */
export function momentIn(at: string | undefined, replay: Replay): number {
  if (at === undefined) return 0;
  if (at.startsWith('v')) return replay.momentOf(Number(at.slice(1)));
  return Math.min(Number(at), replay.last);
}
