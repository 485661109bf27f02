import type { Trouble } from '@stamtafel/protocol';
import { seatsOf, sitting } from '../table/state.ts';
import { HouseTrouble, refuse } from '../table/trouble.ts';
import type { Directory } from './directory.ts';
import type { Environment } from './environment.ts';
import type { LiveTable } from './live-table.ts';

/** More tables than anybody sits at. */
const ALL = 1_000_000;

/** Forgets a person: he leaves, his words go from all screens, and the log deletes what it has of him. */
export async function forget(env: Environment, directory: Directory, person: string): Promise<void> {
  for (const table of await where(env, directory, person)) await goFrom(table, person);
  const said = await Promise.all(
    (await directory.all()).map(async ({ chat }) => ({ chat, lines: await chat.linesBy(person) })),
  );
  await wipe(directory, person);
  // A table that was read after this and before the log forgot has the name, and may have passed it on to a rematch.
  do await forgetInLog(env, person);
  while (await wipe(directory, person));
  for (const { chat, lines } of said) chat.takeBack(lines);
}

async function forgetInLog({ log, failed }: Environment, person: string): Promise<void> {
  try {
    await log.forget(person);
  } catch (error) {
    failed('', error);
    refuse('cannot-save', 'Not everything could be forgotten; please try again.');
  }
}

/** The tables that are not over which he hosts, sits at, or has a program at. */
async function where(env: Environment, directory: Directory, person: string): Promise<Set<LiveTable>> {
  const tables = new Set<LiveTable>();
  for (const phase of ['gathering', 'playing', 'paused'] as const)
    for (const { table } of await env.log.cards({ person, phase, most: ALL })) {
      const live = await unless(unreadable, directory.get(table));
      if (live !== undefined) tables.add(live);
    }
  for (const live of await directory.all())
    if (live.state.seats.some(({ playsFor }) => playsFor === person)) tables.add(live);
  return tables;
}

/** Leaves with his programs. Whoever sits there is the host then; where nobody does, nobody could ever end it. */
function goFrom(table: LiveTable, person: string): Promise<void> {
  const leaveAll = async (): Promise<void> => {
    if (table.state.phase === 'over') return;
    const programs = table.state.seats.flatMap((seat) =>
      seat.playsFor === person && seat.person !== undefined ? [seat.person] : [],
    );
    for (const one of new Set([person, ...programs]))
      if (seatsOf(table.state, one).length > 0) await table.carryOut({ do: 'leave', person: one });
    if (table.state.made.host === person && sitting(table.state).length === 0)
      await table.carryOut({ do: 'end', person });
  };
  return unless(unreadable, table.inTurn(leaveAll));
}

/** True if there was a name at any table in memory. */
async function wipe(directory: Directory, person: string): Promise<boolean> {
  let any = false;
  for (const table of await directory.all()) any = (await unless(leavingMemory, table.forget(person))) || any;
  return any;
}

/** A table that nobody can change any more keeps nobody from being forgotten. */
const unreadable: readonly Trouble['code'][] = ['frozen', 'not-found'];
const leavingMemory: readonly Trouble['code'][] = ['busy'];

async function unless<T>(passing: readonly Trouble['code'][], done: Promise<T>): Promise<T | undefined> {
  try {
    return await done;
  } catch (error) {
    if (error instanceof HouseTrouble && passing.includes(error.trouble.code)) return undefined;
    throw error;
  }
}
