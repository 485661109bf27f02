import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chainFlaw } from './chain.ts';
import { CannotSave, type LogEntry, SaveUnknown } from './port.ts';
import { Reader } from './reader.ts';
import { databaseName, openToRead, openToWrite } from './schema.ts';
import { SqliteLog } from './sqlite.ts';
import { add, cardOf, entriesAfter, folderFor, following, tableName } from './testing/tables.ts';
import { type Around, type Outcome, Writer, type Writing } from './writer.ts';

const sqliteError = (errcode: number) => Object.assign(new Error(`made up: ${errcode}`), { errcode });

/** With the hashes that the writer is to give them. */
interface Sealed extends Writing {
  readonly entries: readonly LogEntry[];
}

/** Three tables; the second append of the first table clashes with the first one. */
function groupAfter(last: ReadonlyMap<string, LogEntry>): readonly Sealed[] {
  const append = (number: number, ...bodies: readonly string[]): Sealed => {
    const table = tableName(number);
    const entries = entriesAfter(last.get(table), table, ...bodies);
    return { ...following(last.get(table), entries, cardOf(table, { people: ['an'] })), entries };
  };
  return [append(1, 'a'), append(1, 'b'), append(2, 'c', 'd'), append(3, 'e')];
}

/**
 * Makes the n-th touch of the disk fail, before or after it has had its effect, and everything that follows if it
 * is to stay so. Then the caller must have been told the truth: kept is there after opening again, refused is not.
 */
function failAt(
  folder: string,
  fault: Fault,
): { readonly hit: boolean; readonly outcomes: readonly Outcome[] } {
  const file = join(folder, databaseName);
  let count = 0;
  const around: Around = (_, run) => {
    const fails = fault.lasts ? count++ >= fault.place : count++ === fault.place;
    if (fails && !fault.after) throw sqliteError(fault.errcode);
    run();
    if (fails) throw sqliteError(fault.errcode);
  };
  const db = openToWrite(file);
  const reader = new Reader(openToRead(file));
  const last = new Map<string, LogEntry>();
  for (const number of [1, 2, 3])
    for (const entry of reader.entries(tableName(number), 0)) last.set(entry.table, entry);
  const group = groupAfter(last);
  const outcomes = new Writer(db, around).write(group);

  const clean = new Writer(db);
  for (const [index, { entries }] of group.entries()) {
    const there = entries.filter((entry) =>
      reader.entries(entry.table, entry.seq).some(({ hash }) => hash === entry.hash),
    );
    const outcome = outcomes[index];
    if (outcome?.is === 'kept') {
      assert.equal(there.length, entries.length, `kept, but not there: ${JSON.stringify(fault)}`);
      assert.equal(outcome.last.hash, entries.at(-1)?.hash);
    } else if (outcome?.is !== 'unknown')
      assert.equal(there.length, 0, `${outcome?.is}, but there: ${JSON.stringify(fault)}`);
    else assert.ok([0, entries.length].includes(there.length), 'half there');
  }
  // A refused caller can try again at once, without a restart.
  const again = group
    .filter((_, index) => outcomes[index]?.is === 'refused')
    .filter(({ entries }) => entries[0]?.body !== 'b');
  for (const outcome of clean.write(again)) assert.equal(outcome.is, 'kept');
  for (const number of [1, 2, 3])
    assert.equal(chainFlaw(tableName(number), reader.entries(tableName(number), 0)), undefined);
  db.close();
  return { hit: count > fault.place, outcomes };
}

interface Fault {
  readonly place: number;
  readonly after: boolean;
  readonly lasts: boolean;
  readonly errcode: number;
}

test('whichever touch of the disk fails, what each caller is told is true, and nobody is left out', (t) => {
  const seen = new Set<string>();
  // An I/O error of the sync, of the shared memory, of a write; a full disk.
  for (const errcode of [1034, 4874, 778, 13])
    for (const lasts of [false, true])
      for (const after of [false, true]) {
        // A write that failed has had no effect.
        if (after && [778, 13].includes(errcode)) continue;
        const folder = folderFor(t);
        let place = 0;
        for (; ; place += 1) {
          const { hit, outcomes } = failAt(folder, { place, after, lasts, errcode });
          assert.equal(outcomes.length, 4);
          for (const { is } of outcomes) seen.add(is);
          if (!hit) break;
        }
        assert.ok(place >= 7, `only ${place} places`);
      }
  assert.deepEqual([...seen].sort(), ['kept', 'refused', 'taken', 'unknown']);
});

test('one append that cannot be written does not spoil its group', (t) => {
  const file = join(folderFor(t), databaseName);
  const db = openToWrite(file);
  t.after(() => db.close());
  const gap = following({ seq: 4, hash: '0'.repeat(64) }, [{ at: 5, body: 'x' }], cardOf(tableName(1)));
  const good = [2, 3].map((number) =>
    following(undefined, [{ at: 5, body: 'y' }], cardOf(tableName(number))),
  );
  const outcomes = new Writer(db).write([...good.slice(0, 1), gap, ...good.slice(1)]);
  assert.deepEqual(
    outcomes.map(({ is }) => is),
    ['kept', 'refused', 'kept'],
  );
});

test('a full disk refuses, stays readable, and takes appends again when there is space, without a restart', (t) => {
  const file = join(folderFor(t), databaseName);
  const db = openToWrite(file);
  t.after(() => db.close());
  const writer = new Writer(db);
  const reader = new Reader(openToRead(file));
  const big = 'x'.repeat(5000);
  const table = tableName(1);
  const { page_count: pages } = db.prepare('PRAGMA page_count').get() ?? {};
  db.exec(`PRAGMA max_page_count = ${Number(pages) + 20}`);
  const kept: LogEntry[] = [];
  const append = (): Outcome | undefined => {
    const entries = entriesAfter(kept.at(-1), table, big);
    const [outcome] = writer.write([following(kept.at(-1), entries, cardOf(table))]);
    if (outcome?.is === 'kept') kept.push(...entries);
    return outcome;
  };
  let refused = 0;
  for (let n = 0; n < 30; n += 1) if (append()?.is === 'refused') refused += 1;
  assert.ok(refused > 0 && kept.length > 0, `${refused} refused, ${kept.length} kept`);
  assert.deepEqual(reader.entries(table, 0), kept);
  assert.equal(db.prepare('PRAGMA integrity_check').get()?.integrity_check, 'ok');
  db.exec('PRAGMA max_page_count = 100000');
  assert.equal(append()?.is, 'kept');
  assert.deepEqual(reader.entries(table, 0), kept);
});

test('the whole log: a writer that dies leaves its callers in doubt, then another takes its place', async (t) => {
  const log = await SqliteLog.open(folderFor(t), {
    writer: new URL('./testing/dying-writer.ts', import.meta.url),
  });
  t.after(() => log.close());
  const table = tableName(1);
  const stored = async () => (await log.read(table)).at(-1);
  let doubts = 0;
  for (let n = 0; n < 12; n += 1) {
    const entries = entriesAfter(await stored(), table, `{"n":${n}}`);
    try {
      await add(log, entries, cardOf(table));
      assert.deepEqual(await stored(), entries[0]);
    } catch (error) {
      assert.ok(error instanceof SaveUnknown || error instanceof CannotSave, String(error));
      doubts += 1;
    }
  }
  assert.ok(doubts >= 2, `died ${doubts} times`);
  const entries = await log.read(table);
  assert.equal(chainFlaw(table, entries), undefined);
  assert.ok(entries.length >= 12 - doubts);
});

test('the write-ahead file stays small, however much is written', async (t) => {
  const folder = folderFor(t);
  const file = join(folder, databaseName);
  const db = openToWrite(file);
  t.after(() => db.close());
  const writer = new Writer(db);
  const watcher = new DatabaseSync(file, { readOnly: true });
  t.after(() => watcher.close());
  const last = new Map<string, LogEntry>();
  let most = 0;
  for (let n = 0; n < 150; n += 1) {
    const group = Array.from({ length: 20 }, (_, index) => {
      const table = tableName((n * 7 + index) % 60);
      const before = last.get(table);
      const entries = entriesAfter(before, table, 'x'.repeat(1000));
      for (const entry of entries) last.set(table, entry);
      return following(before, entries, cardOf(table));
    });
    assert.ok(writer.write(group).every(({ is }) => is === 'kept'));
    writer.checkpoint(200);
    most = Math.max(most, Number(watcher.prepare('PRAGMA wal_checkpoint(NOOP)').get()?.log));
  }
  assert.ok(most < 400, `${most} pages`);
});

const canLimit = process.platform === 'linux' && !spawnSync('prlimit', ['--version']).error;

test('real writes that fail: refused, readable, and taken again afterwards', { skip: !canLimit }, (t) => {
  const folder = folderFor(t);
  const code = fileURLToPath(new URL('./testing/small-disk.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [code, folder], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.equal(stderr, '');
  const { troubles, readable, during, after, still, damaged } = JSON.parse(stdout);
  assert.equal(troubles.length, 25 - during);
  assert.ok(troubles.length > 0);
  for (const trouble of troubles) assert.match(trouble, /^CannotSave: /);
  assert.deepEqual(
    { readable, after: after - during, still, damaged },
    { readable: true, after: 3, still: true, damaged: [] },
  );
});
