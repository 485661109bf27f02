import type { NewEntry } from '../log/port.ts';
import type { Command } from '../table/command.ts';
import { decide } from '../table/decide.ts';
import type { Now } from '../table/decided.ts';
import type { Body } from '../table/entry.ts';
import { type LogEnd, toEntries } from '../table/log-entries.ts';
import type { TableState } from '../table/state.ts';
import { refuse } from '../table/trouble.ts';
import { checkGrowth, type Spent, spentAfter } from './growth.ts';
import type { HouseSetting } from './setting.ts';

/** A table as its log says. Plain data, never changed in place. */
export interface Kept {
  readonly state: TableState;
  readonly end: LogEnd;
  readonly spent: Spent;
  /** Why it cannot be played on, as players are told. */
  readonly frozen: string | undefined;
}

/** What a command leads to: entries for the log, and the table once they are saved. */
export interface Change {
  readonly bodies: readonly Body[];
  readonly entries: readonly NewEntry[];
  /** The time of the entries. */
  readonly at: number;
  /** Where its log ends, only the log knows. */
  readonly kept: Omit<Kept, 'end'>;
}

/** The time of the next entry: times of a log never fall, whatever the clock does. */
export const timeAfter = ({ end }: Kept, wall: number): number => Math.max(end.at, wall);

/** Undefined if it is so already. Throws `HouseTrouble` if it is not possible. */
export function changeBy(
  kept: Kept,
  command: Command,
  now: Now,
  { mostEntries }: Pick<HouseSetting, 'mostEntries'>,
): Change | undefined {
  checkNotFrozen(kept);
  const { bodies, after } = decide(kept.state, command, now);
  if (bodies.length === 0) return undefined;
  const spent = spentAfter(kept.spent, bodies);
  checkGrowth(command, spent, { mostEntries, chairs: after.seats.length });
  const { frozen } = kept;
  return { bodies, entries: toEntries(bodies, now.at), at: now.at, kept: { state: after, spent, frozen } };
}

export function checkNotFrozen({ frozen }: Kept): void {
  if (frozen !== undefined) refuse('frozen');
}
