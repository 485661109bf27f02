import type { BotLevel } from '@stamtafel/protocol';

/** What an operator, or a test, can set. All times in milliseconds. */
export interface HouseSetting {
  /** So long somebody may be away before a bot keeps the chair. */
  readonly graceMs: number;
  readonly keeper: BotLevel;
  /** A standing order answers after this time, whatever it answers. */
  readonly orderDelayMs: number;
  /** Bots take so long to answer, drawn before they think; whoever thinks longer answers whole steps later. */
  readonly botDelayMs: { readonly least: number; readonly most: number };
  /** Where a person may speak up at any moment a bot waits at least so long (RU-13). */
  readonly speakUpMs: number;
  /** A full table waits so long for contributions to the shuffle. */
  readonly waiveMs: number;
  /** Watchers of a delayed table see what was so long ago. */
  readonly watchDelayMs: number;
  /** So long the others have to agree to something. */
  readonly wishMs: number;
  /** A chair's last view is kept ready so long after its last connection. */
  readonly lingerMs: number;
  /** A table where nobody is and nothing happens leaves memory after this time. */
  readonly idleMs: number;
  /** Whoever hosts or sits at so many tables that are not over makes no other. */
  readonly mostTables: number;
  /** So many things happen at a table, and so many bytes are written of it; then it can only be ended. */
  readonly mostEntries: number;
  readonly mostBytes: number;
}

export const standardSetting: HouseSetting = {
  graceMs: 60_000,
  keeper: 'level2',
  orderDelayMs: 800,
  botDelayMs: { least: 500, most: 1100 },
  speakUpMs: 1500,
  waiveMs: 8_000,
  watchDelayMs: 60_000,
  wishMs: 60_000,
  lingerMs: 60_000,
  idleMs: 300_000,
  mostTables: 20,
  mostEntries: 10_000,
  mostBytes: 1024 * 1024,
};
