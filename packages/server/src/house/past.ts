import {
  answer,
  type Event,
  eventsFor,
  type MatchRecord,
  recorder,
  type Seat,
  start,
  type Told,
} from '@stamtafel/kernel';
import { matchOfTable, seedOfTable } from '../table/apply.ts';
import { markedIfKept } from '../table/play.ts';
import type { TableState } from '../table/state.ts';
import { refuse } from '../table/trouble.ts';
import type { Environment } from './environment.ts';
import { standingIn } from './loading.ts';

/** Everything that was told to one viewer, up to an entry of the log. */
export async function replayed(
  state: TableState,
  { log, vault }: Environment,
  viewer: Seat,
  last: number | undefined,
): Promise<readonly Event[]> {
  const around = { unseal: vault.unseal };
  const { standing, isDealt } = await standingIn(state.id, log, around, last);
  if (!isDealt) return [];
  const match = matchOfTable(state);
  const told: Told[] = [];
  const replay = start(match, seedOfTable(state, around), [], told);
  for (const move of standing.moves)
    told.push(...markedIfKept(answer(match, replay, move.seat, move.answer, move), move));
  return eventsFor(match, told, viewer);
}

/** The whole match for anyone to check, once nothing in it is secret any more. */
export async function recordOf(
  state: TableState,
  { log, vault }: Environment,
  players: readonly string[],
): Promise<MatchRecord> {
  if (state.play === undefined || state.phase !== 'over') refuse('not-over');
  if (!state.made.reveal) refuse('no-shuffles-shown');
  const around = { unseal: vault.unseal };
  const { standing } = await standingIn(state.id, log, around);
  const secret = around.unseal(state.id, state.made.secret);
  const contributions = state.seats.map(({ words }) => words ?? '');
  const { commitment } = state.made;
  const book = recorder(matchOfTable(state), { fairness: { commitment, contributions, secret } });
  for (const move of standing.moves) book.play(move.seat, move.answer, move);
  return { ...book.record(), players: [...players] };
}
