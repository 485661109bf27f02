/** A house with tables that are over, for tests of what becomes of them. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { Archive, fileOf, monthsIn } from '../archive.ts';
import { check } from '../backup.ts';
import type { LogEntry } from '../port.ts';
import { databaseName, openToRead } from '../schema.ts';
import { scrub } from '../scrub.ts';
import { SqliteLog } from '../sqlite.ts';
import { away, gone } from './archiver.ts';
import { add, cardOf, entriesAfter, folderFor, tableName } from './tables.ts';

export const [JULY, AUGUST] = [Date.UTC(2026, 6, 31, 23, 59), Date.UTC(2026, 7, 1)];
export const [playing, other] = [tableName(8), tableName(9)];

/** What is known of a house: each log with its names. */
export type Truth = ReadonlyMap<string, readonly LogEntry[]>;

/** A closed house: tables that are over, in two months, and one that goes on. */
export async function closedHouse(
  t: TestContext,
): Promise<{ readonly folder: string; readonly truth: Truth }> {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  const truth = new Map<string, readonly LogEntry[]>();
  for (const [n, table] of [...away, ...gone, other, playing].entries()) {
    const bodies = Array.from({ length: 40 }, (_, at) => JSON.stringify({ is: 'moved', n, at }));
    const entries = entriesAfter(undefined, table, ...bodies).map((entry) =>
      entry.seq === 0 ? { ...entry, names: [{ place: 0, person: `p${n % 2}`, name: `Naam-${n}-é` }] } : entry,
    );
    const phase = table === playing ? 'playing' : 'over';
    await add(log, entries, cardOf(table, { phase, touched: n < 1 ? JULY : AUGUST, people: [`p${n % 2}`] }));
    truth.set(table, entries);
  }
  await log.close();
  return { folder, truth };
}

/** Every table is there once and as it was, or it is one of those that may be removed and all of it is gone. */
export async function judge(folder: string, truth: Truth, where: string): Promise<void> {
  const log = await SqliteLog.open(folder);
  try {
    assert.deepEqual(log.damaged, [], where);
    const cards = (await log.cards({ most: 100 })).map(({ table }) => table);
    assert.equal(new Set(cards).size, cards.length, where);
    for (const [table, entries] of truth) {
      const found = await log.read(table);
      if (gone.includes(table) && found.length === 0) assert.ok(!cards.includes(table), where);
      else {
        assert.deepEqual(found, entries, `${where}: ${table}`);
        assert.ok(cards.includes(table), where);
      }
    }
  } finally {
    await log.close();
  }
  const db = openToRead(join(folder, databaseName));
  const archive = new Archive(folder);
  assert.deepEqual([...scrub(db, archive)].flat(), [], where);
  db.close();
  archive.close();
  for (const month of monthsIn(folder)) check(fileOf(folder, month));
}
