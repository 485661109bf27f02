import type { Acted } from '@stamtafel/protocol';
import { isHost, seatsOf } from '../table/state.ts';
import { PUT_AWAY, refuse } from '../table/trouble.ts';
import type { LiveTable } from './live-table.ts';
import { makeRematch } from './making.ts';

/** One rematch for all: later requests get the same table. */
export function rematch(table: LiveTable, person: string): Promise<Omit<Acted, 'table'>> {
  const { env, kept } = table;
  return kept.inTurn(async () => {
    kept.checkWhole();
    const { state } = table;
    if (seatsOf(state, person).length === 0 && !isHost(state, person))
      refuse('not-allowed', 'Only those who played here can ask for a rematch.');
    if (state.next !== undefined) return {};
    if (state.phase !== 'over') refuse('not-allowed', 'This match is not over yet.');
    if (await env.log.isPutAway(state.id)) refuse('over', PUT_AWAY);
    await env.mayMake(person);
    const { id, key } = await makeRematch(env, hostOfRematch(table, person), state);
    env.made();
    await kept.carryOut({ do: 'rematch', person, next: id });
    return { key };
  });
}

/**
 * The asker becomes the host; but a host without a chair who is present, such as a screen that shows the table, stays
 * host.
 */
function hostOfRematch(table: LiveTable, asker: string): string {
  const { made, seats } = table.state;
  const { host } = made;
  const sits = seats.some(({ person, playsFor }) => person === host || playsFor === host);
  return !sits && table.isPresent(host) ? host : asker;
}
