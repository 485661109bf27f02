import type { BotLevel } from '@stamtafel/protocol';

/** What an operator, or a test, can set. All times in milliseconds. */
export interface HouseSetting {
  /** How long a player may be away before a bot keeps the chair. */
  readonly graceMs: number;
  readonly keeper: BotLevel;
  /** The delay of a standing order, whatever it answers. */
  readonly orderDelayMs: number;
  /** The range of a bot's delay, drawn before it thinks; a bot that thinks longer answers whole steps later. */
  readonly botDelayMs: { readonly least: number; readonly most: number };
  /** The least delay of a bot where a person may speak up at any moment (RU-13). */
  readonly speakUpMs: number;
  /** How long a full table waits for contributions to the shuffle. */
  readonly waiveMs: number;
  /** How far behind the watchers of a delayed table are. */
  readonly watchDelayMs: number;
  /** How long the others have to agree to something. */
  readonly wishMs: number;
  /** How long a chair's last view is kept ready after its last connection. */
  readonly lingerMs: number;
  /** After this time a table where nobody is and nothing happens leaves memory. */
  readonly idleMs: number;
  /** So many such tables may stay that long; of more, those that were left first go as soon as `lingerMs` is over. */
  readonly mostIdle: number;
  /** The most tables that a person may host or sit at, not counting those that are over. */
  readonly mostTables: number;
  /**
   * The most entries of a table's log, dealt out in equal parts: one for each chair and one for what everybody sees.
   * Beyond its part a chair can only give up or be left.
   */
  readonly mostEntries: number;
  /** How many days a table stays in the log once it is over; 0: for good. */
  readonly keepDays: number;
  /** What then becomes of it. */
  readonly afterwards: 'archive' | 'delete';
  /** How much may be kept before there are no new tables; 0: as much as the disk holds. */
  readonly quotaBytes: number;
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
  mostIdle: 1000,
  mostTables: 20,
  mostEntries: 10_000,
  keepDays: 0,
  afterwards: 'archive',
  quotaBytes: 0,
};
