import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { howMany, seedOfDay } from '@stamtafel/kernel/testing';
import { chainFlaw } from './chain.ts';
import { LogDamaged, type LogEntry } from './port.ts';
import { Reader } from './reader.ts';
import { databaseName, openToRead, openToWrite } from './schema.ts';
import { SqliteLog } from './sqlite.ts';
import { add, cardOf, entriesAfter, folderFor, following, tableName } from './testing/tables.ts';
import { testimony, Witness } from './witness.ts';
import { Writer } from './writer.ts';

const rounds = howMany({ quick: 40, test: 200, night: 10_000 });
const tables = [1, 2, 3, 4, 5].map(tableName);
const files = [databaseName, `${databaseName}-wal`, 'witness'] as const;

/** The files of a house in the middle of its work, half of it in the write-ahead file, and the truth about it. */
function house(t: TestContext) {
  const folder = folderFor(t);
  const db = openToWrite(join(folder, databaseName));
  const writer = new Writer(db);
  const witness = new Witness(join(folder, 'witness'), []);
  const truth = new Map<string, LogEntry[]>(tables.map((table) => [table, []]));
  for (let round = 0; round < 40; round += 1) {
    const group = tables.map((table) => {
      const before = truth.get(table)?.at(-1);
      const entries = entriesAfter(
        before,
        table,
        JSON.stringify({ is: 'moved', round, cards: 'abcdefgh'.repeat(20) }),
      );
      truth.get(table)?.push(...entries);
      return { last: entries.at(-1), append: following(before, entries, cardOf(table, { touched: round })) };
    });
    assert.ok(writer.write(group.map(({ append }) => append)).every(({ is }) => is === 'kept'));
    witness.note(group.flatMap(({ last }) => last ?? []));
    if (round === 20 && writer.checkpoint(0)) witness.forget();
  }
  const snapshot = files.map((name) => readFileSync(join(folder, name)));
  db.close();
  return { snapshot, truth };
}

/** The same numbers below n for the same seed. */
function chanceFrom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** One bit, some bytes, a page of nothing, or the end of the file: gone. */
function harmed(bytes: Buffer, below: (n: number) => number): Buffer {
  const copy = Buffer.from(bytes);
  const place = below(copy.length);
  const page = place - (place % 4096);
  switch (below(4)) {
    case 0:
      copy[place] = (copy[place] ?? 0) ^ (1 << below(8));
      return copy;
    case 1:
      return copy.fill(below(256), place, Math.min(copy.length, place + below(64)));
    case 2:
      return copy.fill(0, page, Math.min(copy.length, page + 4096));
    default:
      return copy.subarray(0, place);
  }
}

type Verdict = 'equal' | 'SQLite' | 'chain' | 'witness' | 'silently different';

/** What the house would make of a table. */
function judge(
  reader: Reader,
  table: string,
  truth: readonly LogEntry[],
  said: ReadonlyMap<string, { seq: number }>,
): Verdict {
  let entries: readonly LogEntry[];
  try {
    entries = reader.entries(table, 0);
  } catch (error) {
    assert.ok(error instanceof LogDamaged, String(error));
    return 'SQLite';
  }
  if (chainFlaw(table, entries) !== undefined) return 'chain';
  if (entries.length - 1 < (said.get(table)?.seq ?? -1)) return 'witness';
  return JSON.stringify(entries) === JSON.stringify(truth) ? 'equal' : 'silently different';
}

test(`${rounds} times a file is damaged: a table is as it was, or its damage is seen`, {
  timeout: 900_000,
}, (t) => {
  const { snapshot, truth } = house(t);
  const below = chanceFrom(seedOfDay('corruption'));
  const root = folderFor(t);
  const seen: Record<Verdict | 'refused', number> = {
    equal: 0,
    SQLite: 0,
    chain: 0,
    witness: 0,
    'silently different': 0,
    refused: 0,
  };
  for (let round = 0; round < rounds; round += 1) {
    const folder = join(root, String(round % 4));
    mkdirSync(folder, { recursive: true });
    // The witness stays whole: two faults at once in two files are more than this is made for.
    const hurt = round % 2;
    for (const [index, name] of files.entries())
      writeFileSync(join(folder, name), index === hurt ? harmed(snapshot[index]!, below) : snapshot[index]!);
    writeFileSync(join(folder, `${databaseName}-shm`), '');
    let db: ReturnType<typeof openToRead>;
    try {
      db = openToRead(join(folder, databaseName));
    } catch {
      seen.refused += 1;
      continue;
    }
    const [reader, said] = [new Reader(db), testimony(join(folder, 'witness'))];
    for (const table of tables) seen[judge(reader, table, truth.get(table) ?? [], said)] += 1;
    db.close();
  }
  assert.equal(seen['silently different'], 0, JSON.stringify(seen));
  for (const verdict of ['equal', 'SQLite', 'chain', 'witness'] as const)
    assert.ok(seen[verdict] > 0, `never ${verdict}: ${JSON.stringify(seen)}`);
});

test('a log that has lost its end says so, for good, and goes on with the other tables', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  const [lost, whole] = [tableName(1), tableName(2)];
  const first = entriesAfter(undefined, lost, 'a');
  await add(log, first, cardOf(lost));
  await add(log, entriesAfter(undefined, whole, 'a'), cardOf(whole));
  const wal = join(folder, `${databaseName}-wal`);
  const length = statSync(wal).size;
  await add(log, entriesAfter(first[0], lost, 'b', 'c'), cardOf(lost));
  // As it would lie there after a power cut on a disk that lied: copied, without its last transaction.
  const copy = folderFor(t);
  for (const name of files) copyFileSync(join(folder, name), join(copy, name));
  writeFileSync(join(copy, `${databaseName}-wal`), readFileSync(wal).subarray(0, length));
  await log.close();

  for (let start = 0; start < 3; start += 1) {
    const after = await SqliteLog.open(copy);
    assert.deepEqual(after.damaged, [lost]);
    await assert.rejects(
      after.read(lost),
      (error) => error instanceof LogDamaged && /entry 2, which is gone/.test(error.message),
    );
    const more = following(first[0], entriesAfter(first[0], lost, 'x'), cardOf(lost));
    await assert.rejects(after.append(more), /damaged/);
    const entries = await after.read(whole);
    await add(after, entriesAfter(entries.at(-1), whole, 'b'), cardOf(whole));
    assert.equal((await after.read(whole)).length, start + 2);
    await after.close();
  }
  assert.ok(existsSync(join(copy, 'witness')));
});
