import type { Command } from '../table/command.ts';
import type { LogEnd } from '../table/log-entries.ts';
import type { TableState } from '../table/state.ts';
import { refuse } from '../table/trouble.ts';
import type { HouseSetting } from './setting.ts';

/** Taking back is refused beyond this share, so that enough is left to play the match to its end. */
const FOR_TAKING_BACK = 0.8;

/** The log of a table is read as a whole, so it must not grow for ever, whatever the players do. */
export function checkGrowth(
  command: Command,
  { before, after, end }: { readonly before: TableState; readonly after: TableState; readonly end: LogEnd },
  { mostEntries, mostBytes }: HouseSetting,
): void {
  const used = Math.max((end.seq + 1) / mostEntries, end.bytes / mostBytes);
  if (command.do === 'undo' && used > FOR_TAKING_BACK)
    refuse('too-much', 'At this table nothing more can be taken back; it can be played to its end.');
  const isLast = before.phase !== 'over' && after.phase === 'over';
  if (used > 1 && !isLast && !comesToAnEnd(command))
    refuse('too-much', 'Too much has happened at this table; it can only be ended now.');
}

/** A table sees only a limited number of these once its players can do nothing else. */
function comesToAnEnd(command: Command): boolean {
  if (command.do === 'answer') return command.by !== 'person';
  return command.do === 'leave' || command.do === 'rematch';
}
