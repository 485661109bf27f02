import { Refused } from '@stamtafel/kernel';
import type { EventLog } from '../log/port.ts';
import { LogDamaged } from '../log/port.ts';
import { Astray, Fold, matchOfTable, type Surroundings } from '../table/apply.ts';
import type { Moved } from '../table/entry.ts';
import { emptyLog, type LogEnd, type ReadEntry, readEntries } from '../table/log-entries.ts';
import type { Play } from '../table/play.ts';
import type { TableState } from '../table/state.ts';
import { refuse } from '../table/trouble.ts';
import type { Environment } from './environment.ts';

/** A table as its log tells it. */
export interface Loaded {
  readonly table: TableState;
  readonly end: LogEnd;
  /** The match after each entry since this moment, for watchers who see it later. */
  readonly past: readonly { readonly at: number; readonly play: Play | undefined }[];
  /** Why it must not be played on. */
  readonly frozen: string | undefined;
}

/** Reads a table and checks everything that can be checked: chain, version of the rules, every state on the way. */
export async function load(
  id: string,
  log: EventLog,
  around: Surroundings,
  pastSince: number,
): Promise<Loaded> {
  const entries = await readOrRefuse(id, log);
  const { read, flaw } = readEntries(id, entries);
  const last = entries.at(-1);
  const end = last ? { seq: last.seq, at: last.at, hash: last.hash } : emptyLog(id);
  const frozen = (why: string): Loaded => ({ table: plainly(id, read, around), end, past: [], frozen: why });
  if (flaw !== undefined) return frozen(flaw);
  const fold = new Fold(id, around);
  const past: { at: number; play: Play | undefined }[] = [];
  try {
    for (const entry of read) {
      fold.add(entry);
      if (entry.body.is === 'made') checkRules(fold.table);
      if (fold.table?.made.watching !== 'delayed') continue;
      if (entry.at <= pastSince) past.length = 0;
      past.push({ at: entry.at, play: fold.table.play });
    }
  } catch (error) {
    return frozen(whyNot(error));
  }
  return fold.table ? { table: fold.table, end, past, frozen: undefined } : frozen('it was never made');
}

async function readOrRefuse(id: string, log: EventLog) {
  try {
    const entries = await log.read(id);
    return entries.length > 0 ? entries : refuse('not-found', 'There is no such table.');
  } catch (error) {
    if (error instanceof LogDamaged) return refuse('frozen', 'What was kept of this table cannot be read.');
    throw error;
  }
}

function checkRules(table: TableState | undefined): void {
  if (table === undefined) return;
  const { version } = matchOfTable(table).game;
  if (version !== table.made.rules)
    throw new Astray(`it was begun under version ${table.made.rules} of the rules; these are ${version}`);
}

/** For the operator's eyes; says nothing about cards. */
function whyNot(error: unknown): string {
  if (error instanceof Astray) return error.message;
  if (error instanceof Refused) return 'an answer in its log is not allowed by the rules';
  return `its match cannot be replayed (${error instanceof Error ? error.name : 'unknown'})`;
}

/** Who sits where, without the match. */
export function plainly(id: string, read: readonly ReadEntry[], around: Surroundings): TableState {
  const fold = new Fold(id, around, { plain: true });
  for (const entry of read) fold.add(entry);
  return fold.table ?? refuse('frozen', 'What was kept of this table cannot be read.');
}

/** As `load`, with everything that comes from outside. */
export const loadFrom = (env: Environment, id: string): Promise<Loaded> =>
  load(id, env.log, { unseal: env.vault.unseal }, env.clock.wall() - env.setting.watchDelayMs);

/** The answers that stand and whether the cards are dealt, as of a moment. */
export async function standingMoves(
  id: string,
  log: EventLog,
  around: Surroundings,
  until = Number.POSITIVE_INFINITY,
): Promise<{ readonly moves: readonly Moved[]; readonly isDealt: boolean }> {
  const fold = new Fold(id, around, { plain: true });
  let isDealt = false;
  for (const entry of readEntries(id, await log.read(id)).read) {
    if (entry.at > until) break;
    fold.add(entry);
    isDealt ||= entry.body.is === 'started';
  }
  return { moves: fold.moves, isDealt };
}
