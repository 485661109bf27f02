import { setImmediate as aTurn } from 'node:timers/promises';
import type { Trouble } from '@stamtafel/protocol';
import type { Saying } from '../log/port.ts';
import { HouseTrouble, refuse } from '../table/trouble.ts';
import type { Directory } from './directory.ts';
import type { Environment } from './environment.ts';

/** How many tables are looked through before other work has its turn. */
const IN_A_TURN = 200;
/** More tables than any person sits at. */
const ALL = 1_000_000;

/**
 * Forgets a person: they leave their tables, the log deletes what it has about them, and their chat disappears from
 * all screens. From the first moment on, nothing that would name them is accepted from any of their windows.
 */
export function forget(env: Environment, directory: Directory, person: string): Promise<void> {
  const underway = env.forgetting.get(person);
  if (underway !== undefined) return underway;
  const done = forgetAll(env, directory, person).finally(() => env.forgetting.delete(person));
  env.forgetting.set(person, done);
  return done;
}

/** Is being forgotten, or was. */
export const isForgotten = ({ forgetting, names }: Environment, person: string): boolean =>
  forgetting.has(person) || names.isForgotten(person);

export function checkKnown(
  env: Environment,
  { person, playsFor }: { readonly person: string; readonly playsFor?: string },
): void {
  if (isForgotten(env, playsFor ?? person)) refuse('forgotten');
}

async function forgetAll(env: Environment, directory: Directory, person: string): Promise<void> {
  await leaveAll(env, directory, person);
  await forgetInLog(env, directory, person);
  // Only now: a table that was read before the log forgot still has the name.
  await wipe(directory, person);
  // In the meantime a rematch may have taken them along, or they may have sat down just before all this.
  await leaveAll(env, directory, person);
}

async function forgetInLog(env: Environment, directory: Directory, person: string): Promise<void> {
  let said: readonly Saying[] = [];
  try {
    said = await env.chat.saidBy(person);
    await env.names.forget(person);
  } catch (error) {
    env.failed('', error);
    refuse('not-all-forgotten');
  } finally {
    // After the log has forgotten: people who came in before that may have read the lines there.
    for (const [table, lines] of Map.groupBy(said, (saying) => saying.table))
      directory.here(table)?.company.chat.takeBack(lines);
  }
}

/**
 * Leaves the tables that are not over, with the person's programs; even those that were frozen once and may be whole
 * again.
 */
async function leaveAll(env: Environment, directory: Directory, person: string): Promise<void> {
  for (const phase of ['gathering', 'playing', 'paused', 'frozen'] as const)
    for (const { table } of await env.cards.cards({ involved: person, phase, most: ALL }))
      await unless(unreadable, leaveTable(directory, table, person));
}

async function leaveTable(directory: Directory, id: string, person: string): Promise<void> {
  const desk = directory.deskHere(id) ?? (await directory.desk(id));
  await desk.leave(person);
}

/** Takes the name off the chairs of all tables in memory, a slice of them in each turn. */
export async function wipe(directory: Directory, person: string): Promise<void> {
  directory.unloaded.dropAll();
  const tables = await directory.all();
  for (let from = 0; from < tables.length; from += IN_A_TURN) {
    const some = tables.slice(from, from + IN_A_TURN);
    await Promise.all(some.map((table) => unless(leavingMemory, table.forget(person))));
    await aTurn();
  }
}

/** A table that can no longer be changed does not stop a person from being forgotten. */
const unreadable: readonly Trouble['code'][] = ['frozen', 'not-found'];
const leavingMemory: readonly Trouble['code'][] = ['busy'];

async function unless(passing: readonly Trouble['code'][], done: Promise<void>): Promise<void> {
  try {
    await done;
  } catch (error) {
    if (!(error instanceof HouseTrouble && passing.includes(error.trouble.code))) throw error;
  }
}
