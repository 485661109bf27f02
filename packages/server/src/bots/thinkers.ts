import type { Answer, Decision, View } from '@stamtafel/kernel';
import type { BotLevel } from '@stamtafel/protocol';
import type { MatchSetting } from '../table/matches.ts';

/** Everything a bot gets: what its seat sees, what it is asked, and dice. Never a state. */
export interface Thought {
  readonly setting: MatchSetting;
  readonly level: BotLevel;
  readonly view: View;
  readonly decision: Decision;
  readonly seed: number;
}

/** Somebody who thinks for bots. */
export interface Thinkers {
  /** Rejects when no answer comes in time; the answer itself is judged by the table like anybody's. */
  think(table: string, thought: Thought): Promise<Answer>;
  stats(): { readonly waiting: number; readonly thinking: number; readonly failed: number };
  close(): Promise<void>;
}
