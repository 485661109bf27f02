/** Made-up tables with real hash chains, and folders to keep them in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { startOf, withHashes } from '../chain.ts';
import type { Append, End, EventLog, LogEntry, NewEntry, TableCard } from '../port.ts';

/** A folder that is deleted when the test ends. */
export function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-'));
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

export const tableName = (number: number): string => `t${String(number).padStart(15, '0')}`;

export const cardOf = (table: string, changes: Partial<TableCard> = {}): TableCard => ({
  table,
  game: 'how-ruck',
  phase: 'playing',
  listed: false,
  made: 1000,
  touched: 1000,
  people: [],
  ...changes,
});

/** Entries that follow `before`, one for each body. */
export function entriesAfter(
  before: Pick<LogEntry, 'seq' | 'hash' | 'at'> | undefined,
  table: string,
  ...bodies: readonly string[]
): readonly LogEntry[] {
  const { at } = before ?? { at: 1000 };
  const entries = bodies.map((body, n) => ({ at: at + 7 * (n + 1), body }));
  return withHashes(table, before ?? startOf(table), entries);
}

/** To append entries after this one, or all of a log. */
export function following(before: End | undefined, entries: readonly NewEntry[], card: TableCard): Append {
  const { seq, hash } = before ?? startOf(card.table);
  return { card, epoch: 0, after: { seq, hash }, entries };
}

/** Appends entries to what they follow, as far as that is there. */
export async function add(log: EventLog, entries: readonly LogEntry[], card: TableCard): Promise<End> {
  const { seq: first } = entries[0] ?? { seq: 0 };
  const before = first === 0 ? undefined : (await log.read(card.table, first - 1))[0];
  return log.append(following(before ?? { ...startOf(card.table), seq: first - 1 }, entries, card));
}
