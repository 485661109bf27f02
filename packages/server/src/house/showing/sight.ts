import { type Decision, type Looked, type Seat, viewAfter } from '@stamtafel/kernel';
import type { Sight, Wish } from '@stamtafel/protocol';
import { type Play, undoOf } from '../../table/play.ts';
import type { TableState } from '../../table/state.ts';

/**
 * What a chair, or the watchers, see: everything they are ever shown of a match goes through here. `before` is what
 * the same viewer was last shown.
 */
export function sightOf(
  table: TableState,
  play: Play,
  viewer: Seat,
  decisions: readonly Decision[],
  wish: Wish | null,
  before?: Looked,
): Sight {
  const { match, state } = play;
  const seated = viewer < match.seats;
  const decision = seated ? decisions.find(({ seat }) => seat === viewer) : undefined;
  return {
    view: viewAfter(match, state, viewer, before),
    decision: decision ? { ...decision, number: play.questions[viewer] ?? 0 } : null,
    outcome: play.outcome ?? null,
    undo: seated && table.phase === 'playing' ? undoOf(play, viewer) : null,
    wish: seated ? wish : null,
    orders: (seated ? table.orders[viewer] : undefined) ?? {},
  };
}
