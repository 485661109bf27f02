import type { Command } from '../table/command.ts';
import type { LogEnd } from '../table/log-entries.ts';
import type { TableState } from '../table/state.ts';
import { refuse } from '../table/trouble.ts';
import type { HouseSetting } from './setting.ts';

/**
 * Up to which share of the log each is possible. What only adds to a match ends first, and it cannot use up what
 * taking back needs; whatever a seat does, enough is left to play the match to its end.
 */
const shares: { readonly [D in Command['do']]: number } = {
  order: 0.5,
  rename: 0.5,
  handOver: 0.5,
  invite: 0.5,
  newKey: 0.5,
  contribute: 0.5,
  bot: 0.5,
  pause: 0.5,
  undo: 0.8,
  // Somebody comes and goes: without it bots go on, or the host ends the match.
  take: 0.9,
  keep: 0.9,
  return: 0.9,
  remove: 1,
  sendAway: 1,
  leave: 1,
  start: 1,
  resume: 1,
  answer: 1,
  end: 1,
  rematch: 1,
};

/** The log of a table is read as a whole, so it must not grow for ever, whatever the players do. */
export function checkGrowth(
  command: Command,
  { before, after, end }: { readonly before: TableState; readonly after: TableState; readonly end: LogEnd },
  { mostEntries, mostBytes }: HouseSetting,
): void {
  const used = Math.max((end.seq + 1) / mostEntries, end.bytes / mostBytes);
  const share = shares[command.do];
  if (used > share && share < 1)
    refuse('too-much', 'Too much has happened at this table for this; it can be played to its end.');
  const isLast = before.phase !== 'over' && after.phase === 'over';
  if (used > 1 && !isLast && !comesToAnEnd(command))
    refuse('too-much', 'Too much has happened at this table; it can only be ended now.');
}

/** A table sees only a limited number of these once its players can do nothing else. */
function comesToAnEnd(command: Command): boolean {
  if (command.do === 'answer') return command.by !== 'person';
  return command.do === 'leave' || command.do === 'rematch';
}
