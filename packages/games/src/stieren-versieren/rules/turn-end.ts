import type { Seat } from '@stamtafel/kernel';
import { type Game, nextSeat } from '../kind.ts';
import { gameOver } from './scoring.ts';

/** SV-130 Clockwise from the start player. SV-170 In the last round scoring follows right after phase 4. */
export function endTurn(g: Game, seat: Seat): void {
  g.facts.actions = 0;
  const next = nextSeat(g, seat);
  if (next !== g.facts.start) g.next({ do: 'beginTurn', seat: next });
  else if (g.facts.last) gameOver(g);
  else g.next({ do: 'refill' });
}
