import { isSimple } from '@stamtafel/bots';
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

/** A person at the table for whom the computers play, over one connection. */
export interface Waiter {
  readonly person: string;
  /** Where they are, from the widest network to the narrowest. */
  readonly neighbourhood: readonly string[];
}

/** There is nothing to search. */
export const isShort = ({ level, atSight, decision }: Thought): boolean =>
  isSimple(level) || atSight || (decision.options.length === 1 && !decision.optional);

export interface Asked {
  /** The answer is due in this many milliseconds. */
  readonly dueMs: number;
  /** Who waits for it; nobody where all are away. */
  readonly waiters: readonly Waiter[];
  /** Aborted when the answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

/** Counts since the start, and what waits now. */
export interface ThinkersStats {
  readonly waiting: number;
  /** How long the one has waited that has waited longest, in milliseconds. */
  readonly longestMs: number;
  readonly thinking: number;
  readonly failed: number;
  /** These thought less than their level does, because others waited. */
  readonly shortened: number;
}

/** Thinks for bots. */
export interface Thinkers {
  /**
   * Rejects when no answer comes in time or the signal is aborted. The table checks the answer like any player's.
   * Undefined: the bot does not want to speak up.
   */
  think(table: string, thought: Thought, asked: Asked): Promise<Answer | undefined>;
  stats(): ThinkersStats;
  close(): Promise<void>;
}
