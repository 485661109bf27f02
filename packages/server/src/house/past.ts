import {
  answer,
  type Event,
  eventsFor,
  type MatchRecord,
  recorder,
  start,
  type Told,
} from '@stamtafel/kernel';
import { matchOfTable, seedOfTable } from '../table/apply.ts';
import { refuse } from '../table/trouble.ts';
import type { LiveTable } from './live-table.ts';
import { standingIn } from './loading.ts';
import { viewersOf } from './showing/gallery.ts';

/** Everything that was told to one viewer. */
export async function story(table: LiveTable, person: string, viewer: number): Promise<readonly Event[]> {
  const { state } = table;
  table.kept.checkWhole();
  if (!viewersOf(state, person).includes(viewer)) refuse('not-allowed', 'You do not sit there.');
  return state.play === undefined ? [] : table.told(viewer, () => replayed(table, viewer));
}

async function replayed(table: LiveTable, viewer: number): Promise<readonly Event[]> {
  const { state, env } = table;
  const around = { unseal: env.vault.unseal };
  const last = viewer === state.seats.length ? table.watchedSeq : undefined;
  const { standing, isDealt } = await standingIn(table.id, env.log, around, last);
  if (!isDealt) return [];
  const match = matchOfTable(state);
  const told: Told[] = [];
  const replay = start(match, seedOfTable(state, around), [], told);
  for (const move of standing.moves) told.push(...answer(match, replay, move.seat, move.answer, move));
  return eventsFor(match, told, viewer);
}

/** The whole match for anyone to check, once nothing in it is secret any more. */
export async function record(table: LiveTable): Promise<MatchRecord> {
  const { state, env } = table;
  table.kept.checkWhole();
  if (state.play === undefined || state.phase !== 'over') refuse('not-allowed', 'The match is not over yet.');
  if (!state.made.reveal) refuse('not-allowed', 'This table does not show its shuffles.');
  const around = { unseal: env.vault.unseal };
  const { standing } = await standingIn(table.id, env.log, around);
  const secret = around.unseal(table.id, state.made.secret);
  const contributions = state.seats.map(({ words }) => words ?? '');
  const { commitment } = state.made;
  const book = recorder(matchOfTable(state), { fairness: { commitment, contributions, secret } });
  for (const move of standing.moves) book.play(move.seat, move.answer, move);
  const players = table.infoFor('').seats.map(({ name }) => name);
  return { ...book.record(), players };
}
