import type { Seat } from '@stamtafel/kernel';
import type { Sight } from '@stamtafel/protocol';
import { useEffect } from 'react';
import type { OnlineTable, TableNow } from './table.ts';

/**
 * Whether the others would rather not have what this chair wanted to take back. A wish that is granted goes together with
 * the move, and one that the game has overtaken with a new moment; this one goes and leaves everything as it was.
 */
function isTurnedDown(seat: Seat, before: Sight, now: Sight): boolean {
  const { wish } = before;
  if (wish?.kind !== 'undo' || wish.seat !== seat || now.wish !== null) return false;
  return (
    before.decision?.number === now.decision?.number &&
    before.outcome === null &&
    now.outcome === null &&
    JSON.stringify(before.view) === JSON.stringify(now.view)
  );
}

/** Tells the player who wanted to take something back that it stays. */
export function useTurnedDown(table: OnlineTable, onTurnedDown: () => void): void {
  useEffect(() => {
    let before: TableNow = table.now();
    return table.subscribe(() => {
      const now = table.now();
      // A break ends the question too, without anyone saying no.
      const isPlaying = now.info?.phase === 'playing';
      for (const [seat, { sight }] of before.chairs) {
        const next = now.chairs.get(seat)?.sight;
        if (isPlaying && next !== undefined && next !== sight && isTurnedDown(seat, sight, next))
          onTurnedDown();
      }
      before = now;
    });
  }, [table, onTurnedDown]);
}
