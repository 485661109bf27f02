/** Made-up tables with real hash chains, and folders to keep them in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { chainStart, withHashes } from '../chain.ts';
import type { LogEntry, TableCard } from '../port.ts';

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
  const { seq, hash, at } = before ?? { seq: -1, hash: chainStart(table), at: 1000 };
  const entries = bodies.map((body, n) => ({ table, seq: seq + n + 1, at: at + 7 * (n + 1), body }));
  return withHashes(entries, hash);
}
