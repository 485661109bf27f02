import type { Edition } from '@stamtafel/games/edition.ts';
import type { GameLook } from '../games/look.ts';
import type { KeptMatch } from '../session/messages.ts';
import { Replay } from './replay.ts';
import { type ReplaySession, replaySession } from './session.ts';

/** A played match with all that its table needs. */
export interface Opened {
  readonly is: 'open';
  readonly replay: Replay;
  readonly kept: KeptMatch;
  readonly session: ReplaySession;
  readonly look: GameLook;
}

/** Throws where the record is not that of a match. */
export function opened(edition: Edition, look: GameLook, kept: KeptMatch): Opened {
  const replay = new Replay(edition, kept.record);
  return { is: 'open', replay, kept, look, session: replaySession(replay, kept) };
}

/** Where to begin: at the deal, at a moment, or at the event of the story that was pointed at. */
export function momentIn(at: string | undefined, replay: Replay): number {
  if (at === undefined) return 0;
  if (at.startsWith('v')) return replay.momentOf(Number(at.slice(1)));
  return Math.min(Number(at), replay.last);
}
