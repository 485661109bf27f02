import type { Answer, Decision, View } from '@stamtafel/kernel';
import type { BotLevel } from '@stamtafel/protocol';
import type { MatchSetting } from '../table/matches.ts';

/** Everything a bot gets: what its seat sees, what it is asked, who it is, and random numbers. Never a state. */
export interface Thought {
  readonly setting: MatchSetting;
  readonly level: BotLevel;
  readonly character: number;
  readonly view: View;
  readonly decision: Decision;
  readonly seed: number;
  /** In a race there is time for one look. */
  readonly atSight: boolean;
}

export interface Asked {
  /** The answer is due in this many milliseconds: what is due first is thought first. */
  readonly dueMs: number;
  /** Aborted when the answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

/** Thinks for bots. */
export interface Thinkers {
  /**
   * Rejects when no answer comes in time or the signal is aborted. The table checks the answer like any player's.
   * Undefined: the bot does not want to speak up.
   */
  think(table: string, thought: Thought, asked: Asked): Promise<Answer | undefined>;
  stats(): { readonly waiting: number; readonly thinking: number; readonly failed: number };
  close(): Promise<void>;
}
