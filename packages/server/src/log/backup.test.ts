import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { check, restore } from './backup.ts';
import { CannotOpen, type LogEntry } from './port.ts';
import { databaseName } from './schema.ts';
import { SqliteLog } from './sqlite.ts';
import { cardOf, entriesAfter, folderFor, tableName } from './testing/tables.ts';

async function fill(log: SqliteLog, tables: number, entries: number): Promise<void> {
  await Promise.all(
    Array.from({ length: tables }, async (_, number) => {
      const table = tableName(number);
      const bodies = Array.from({ length: entries }, (_, n) => JSON.stringify({ is: 'moved', n }));
      await log.append(entriesAfter((await log.read(table)).at(-1), table, ...bodies), cardOf(table));
    }),
  );
}

/** A folder with tables, and a backup of it. */
async function backedUp(t: Parameters<typeof folderFor>[0]) {
  const folder = folderFor(t);
  const file = join(folderFor(t), 'copy.db');
  const log = await SqliteLog.open(folder);
  await fill(log, 5, 20);
  await log.backup(file);
  await log.close();
  return { folder, file };
}

test('a backup made while people play holds whole tables, and all that was acknowledged before', async (t) => {
  const folder = folderFor(t);
  const file = join(folderFor(t), 'copy.db');
  const log = await SqliteLog.open(folder);
  t.after(() => log.close());
  await fill(log, 10, 30);
  let playing = true;
  const play = (async () => {
    for (let last: LogEntry | undefined; playing; ) {
      const entries = entriesAfter(last, tableName(99), '{"is":"moved"}');
      await log.append(entries, cardOf(tableName(99)));
      last = entries.at(-1);
    }
  })();
  await log.backup(file);
  await log.backup(file);
  playing = false;
  await play;
  assert.ok(check(file).entries >= 300);
  assert.deepEqual(readdirSync(join(file, '..')), ['copy.db']);
});

test('a restored folder holds what the backup holds', async (t) => {
  const { folder, file } = await backedUp(t);
  const elsewhere = join(folderFor(t), 'new');
  assert.deepEqual(await restore(file, elsewhere, { force: false }), { tables: 5, entries: 100 });
  const [before, after] = [await SqliteLog.open(folder), await SqliteLog.open(elsewhere)];
  for (let number = 0; number < 5; number += 1) {
    assert.deepEqual(await after.read(tableName(number)), await before.read(tableName(number)));
    assert.deepEqual(await after.card(tableName(number)), await before.card(tableName(number)));
  }
  await fill(after, 5, 1);
  await Promise.all([before.close(), after.close()]);
});

test('a folder with tables is not overwritten unless forced, and then the old ones are set aside', async (t) => {
  const { folder, file } = await backedUp(t);
  const log = await SqliteLog.open(folder);
  await fill(log, 6, 1);
  await assert.rejects(restore(file, folder, { force: true }), /in use/);
  await log.close();
  await assert.rejects(restore(file, folder, { force: false }), /holds tables already; --force/);
  await restore(file, folder, { force: true });
  await restore(file, folder, { force: true });
  assert.equal(check(join(folder, databaseName)).entries, 100);
  assert.equal(check(join(folder, 'replaced-1.db')).entries, 106);
  assert.equal(check(join(folder, 'replaced-2.db')).entries, 100);
  const again = await SqliteLog.open(folder);
  assert.deepEqual(again.damaged, []);
  await again.close();
});

test('a backup that was changed, cut off, is missing or is of another program is refused, and nothing is restored', async (t) => {
  const { file } = await backedUp(t);
  const elsewhere = folderFor(t);
  const wrong = join(folderFor(t), 'wrong.db');
  const refused = async (sentence: RegExp) => {
    await assert.rejects(
      restore(wrong, elsewhere, { force: false }),
      (error) => error instanceof CannotOpen && sentence.test(error.message),
    );
    assert.ok(!existsSync(join(elsewhere, databaseName)));
    assert.deepEqual(
      readdirSync(elsewhere).filter((name) => name !== 'lock'),
      [],
    );
  };
  await refused(/is not there/);
  const edit = (sql: string) => {
    copyFileSync(file, wrong);
    const db = new DatabaseSync(wrong);
    db.exec(sql);
    db.close();
  };
  edit(`UPDATE entry SET body = replace(body, '"n":7', '"n":8') WHERE card = 3`);
  await refused(/table t\d+, entry 7 does not fit the hash chain/);
  edit('DELETE FROM entry WHERE seq = 4');
  await refused(/entry 4 is missing/);
  edit('DELETE FROM card WHERE number = 2');
  await refused(/belong to no table/);
  edit('PRAGMA user_version = 2');
  await refused(/newer Stamtafel/);
  writeFileSync(wrong, readFileSync(file).subarray(0, 8192));
  await refused(/damaged|not a database/);
  writeFileSync(wrong, 'hello');
  await refused(/not a database/);
});
