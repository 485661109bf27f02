import type { Seat } from '@stamtafel/kernel';
import type { Sight } from '@stamtafel/protocol';
import { useEffect } from 'react';
import type { OnlineTable, TableNow } from './table.ts';

/** What is looked at of a chair. */
interface Moment extends Pick<Sight, 'wish'> {
  readonly decision: { readonly number: number } | null;
  readonly outcome: unknown;
  readonly view: unknown;
}

/** And of a table. */
interface Known extends Pick<TableNow, 'unanswered'> {
  readonly info: { readonly phase: string } | undefined;
  readonly chairs: ReadonlyMap<Seat, { readonly sight: Moment }>;
}

/**
 * Whether the others would rather not have what this chair wanted to take back. A wish that is granted goes together with
 * the move, and one that the game has overtaken with a new moment; this one goes and leaves everything as it was.
 */
function isTurnedDown(seat: Seat, before: Moment, now: Moment): boolean {
  const { wish } = before;
  if (wish?.kind !== 'undo' || wish.seat !== seat || now.wish !== null) return false;
  return (
    before.decision?.number === now.decision?.number &&
    before.outcome === null &&
    now.outcome === null &&
    JSON.stringify(before.view) === JSON.stringify(now.view)
  );
}

/** Somebody said no, or not everybody answered in time. */
export type TurnedDown = 'refused' | 'unanswered';

/** How the others turned down a wish of a chair here, if they just did. */
export function turnedDown(before: Known, now: Known): TurnedDown | undefined {
  // A break ends the question too, without anyone saying no.
  if (now.info?.phase !== 'playing') return undefined;
  for (const [seat, { sight }] of before.chairs) {
    const next = now.chairs.get(seat)?.sight;
    if (next !== undefined && next !== sight && isTurnedDown(seat, sight, next))
      return now.unanswered === sight.wish?.request ? 'unanswered' : 'refused';
  }
  return undefined;
}

/** Tells the player who wanted to take something back that it stays. */
export function useTurnedDown(table: OnlineTable, onTurnedDown: (how: TurnedDown) => void): void {
  useEffect(() => {
    let before: TableNow = table.now();
    return table.subscribe(() => {
      const now = table.now();
      const how = turnedDown(before, now);
      if (how !== undefined) onTurnedDown(how);
      before = now;
    });
  }, [table, onTurnedDown]);
}
