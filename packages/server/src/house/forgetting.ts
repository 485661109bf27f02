import type { Trouble } from '@stamtafel/protocol';
import type { Saying } from '../log/port.ts';
import { seatsOf, type TableState } from '../table/state.ts';
import { HouseTrouble, refuse } from '../table/trouble.ts';
import type { Directory } from './directory.ts';
import type { Environment } from './environment.ts';

/** More tables than anybody sits at. */
const ALL = 1_000_000;

/**
 * Forgets a person: he leaves, the log deletes what it has of him, and his words go from all screens. From the first moment
 * nothing that would name him is taken from him, in whatever window.
 */
export function forget(env: Environment, directory: Directory, person: string): Promise<void> {
  const underway = env.forgetting.get(person);
  if (underway !== undefined) return underway;
  const done = forgetAll(env, directory, person).finally(() => env.forgetting.delete(person));
  env.forgetting.set(person, done);
  return done;
}

/** Is being forgotten, or was. */
export const isForgotten = ({ forgetting, log }: Environment, person: string): boolean =>
  forgetting.has(person) || log.isForgotten(person);

export function checkKnown(
  env: Environment,
  { person, playsFor }: { readonly person: string; readonly playsFor?: string },
): void {
  if (isForgotten(env, playsFor ?? person))
    refuse('not-allowed', 'Whoever is forgotten here comes back as somebody new.');
}

async function forgetAll(env: Environment, directory: Directory, person: string): Promise<void> {
  await leaveAll(env, directory, person);
  await forgetInLog(env, directory, person);
  // Only now: a table that was read before the log forgot has the name.
  await wipe(directory, person);
  // Until then a rematch may have taken him along, or he may have sat down just before all this.
  await leaveAll(env, directory, person);
}

async function forgetInLog(env: Environment, directory: Directory, person: string): Promise<void> {
  let said: readonly Saying[] = [];
  try {
    said = await env.log.saidBy(person);
    await env.log.forget(person);
  } catch (error) {
    env.failed('', error);
    refuse('cannot-save', 'Not everything could be forgotten; please try again.');
  } finally {
    // After the log has forgotten: whoever came in meanwhile may have read them there.
    for (const [table, lines] of Map.groupBy(said, (saying) => saying.table))
      directory.here(table)?.chat.takeBack(lines);
  }
}

/** Leaves the tables that are not over, with his programs; also those that were frozen once and may be whole again. */
async function leaveAll(env: Environment, directory: Directory, person: string): Promise<void> {
  for (const phase of ['gathering', 'playing', 'paused', 'frozen'] as const)
    for (const { table } of await env.log.cards({ involved: person, phase, most: ALL }))
      await unless(unreadable, leave(env, directory, table, person));
}

async function leave(env: Environment, directory: Directory, id: string, person: string): Promise<void> {
  // Without a pause if it is in memory: it might be put away in that moment.
  const table = directory.here(id) ?? (await directory.get(id));
  await table.kept.inTurn(async () => {
    if (table.state.phase === 'over') return;
    const programs = table.state.seats.flatMap((seat) =>
      seat.playsFor === person && seat.person !== undefined ? [seat.person] : [],
    );
    for (const one of new Set([person, ...programs]))
      if (seatsOf(table.state, one).length > 0) await table.kept.carryOut({ do: 'leave', person: one });
    const { host } = table.state.made;
    if (isLeftAlone(table.state) && isForgotten(env, host))
      await table.kept.carryOut({ do: 'end', person: host });
  });
}

/**
 * Whoever sits at a table is its host once that has gone. Where nobody does nobody could ever end it, and programs of others
 * are not enough: they cannot, and whoever lets one play at a table has not made it his.
 */
const isLeftAlone = ({ seats }: TableState): boolean =>
  !seats.some(({ kind, playsFor }) => kind === 'person' && playsFor === undefined);

/** Takes the name off the chairs of all tables in memory. */
async function wipe(directory: Directory, person: string): Promise<void> {
  directory.unloaded.dropAll();
  await Promise.all((await directory.all()).map((table) => unless(leavingMemory, table.kept.forget(person))));
}

/** A table that nobody can change any more keeps nobody from being forgotten. */
const unreadable: readonly Trouble['code'][] = ['frozen', 'not-found'];
const leavingMemory: readonly Trouble['code'][] = ['busy'];

async function unless(passing: readonly Trouble['code'][], done: Promise<void>): Promise<void> {
  try {
    await done;
  } catch (error) {
    if (!(error instanceof HouseTrouble && passing.includes(error.trouble.code))) throw error;
  }
}
