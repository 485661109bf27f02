import assert from 'node:assert/strict';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { backUp, check, restore } from './backup.ts';
import { CannotOpen, type LogEntry } from './port.ts';
import { databaseName } from './schema.ts';
import { SqliteLog } from './sqlite.ts';
import { add, cardOf, entriesAfter, folderFor, tableName } from './testing/tables.ts';

async function fill(log: SqliteLog, tables: number, entries: number): Promise<void> {
  await Promise.all(
    Array.from({ length: tables }, async (_, number) => {
      const table = tableName(number);
      const bodies = Array.from({ length: entries }, (_, n) => JSON.stringify({ is: 'moved', n }));
      await add(log, entriesAfter((await log.read(table)).at(-1), table, ...bodies), cardOf(table));
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
      await add(log, entries, cardOf(tableName(99)));
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

test('a backup never goes into the data folder, by whatever path, and only replaces another file if forced', async (t) => {
  const { folder, file } = await backedUp(t);
  const aside = folderFor(t);
  const at = (...names: string[]) => join(aside, ...names);
  const database = join(folder, databaseName);
  writeFileSync(join(folder, 'keys.json'), '{}');
  mkdirSync(join(folder, 'deep'));
  symlinkSync(folder, at('way-in'));
  symlinkSync(database, at('link.db'));
  // A house whose keys lie elsewhere, linked to from the data folder.
  writeFileSync(at('real-keys.json'), '{}');
  symlinkSync(at('real-keys.json'), join(folder, 'linked.json'));
  const before = readFileSync(database);
  const inside = [
    database,
    join(folder, 'keys.json'),
    join(folder, 'new.db'),
    join(folder, 'deep', 'new.db'),
    at('way-in', 'new.db'),
    at('link.db'),
    at('real-keys.json'),
  ];
  for (const force of [false, true])
    for (const target of inside)
      await assert.rejects(backUp(folder, target, { force }), /belongs to the data folder/, target);
  assert.deepEqual(readFileSync(database), before);

  writeFileSync(at('notes.json'), 'mine');
  copyFileSync(database, at('house.db'));
  for (const name of ['notes.json', 'house.db'])
    await assert.rejects(
      backUp(folder, at(name), { force: false }),
      /already exists and is no backup; --force/,
    );
  assert.equal(readFileSync(at('notes.json'), 'utf8'), 'mine');
  await backUp(folder, at('notes.json'), { force: true });
  await backUp(folder, file, { force: false });
  assert.equal(check(at('notes.json')).entries, 100);
  assert.deepEqual(
    readdirSync(aside).filter((name) => name.includes('part')),
    [],
  );
});

test('where a backup cannot go is said in one sentence', async (t) => {
  const { folder, file } = await backedUp(t);
  const refused = (target: string, sentence: RegExp) =>
    assert.rejects(
      backUp(folder, target, { force: true }),
      (error) => error instanceof CannotOpen && sentence.test(error.message),
    );
  await refused(join(file, '..', 'none', 'copy.db'), /^There is no folder .*none\.$/);
  await refused(join(file, 'copy.db'), /^There is no folder .*copy\.db\.$/);
  await refused(join(file, '..'), /is a folder; name a file in it\.$/);
  await refused('/dev/null', /is not a file\.$/);
  if (process.platform === 'linux') await refused('/proc/copy.db', /copy\.db cannot be opened/);
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
  await assert.rejects(restore(file, folder, { force: false }), /already holds tables; --force/);
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
  const elsewhere = join(folderFor(t), 'new');
  const wrong = join(folderFor(t), 'wrong.db');
  const refused = async (sentence: RegExp) => {
    await assert.rejects(
      restore(wrong, elsewhere, { force: false }),
      (error) => error instanceof CannotOpen && sentence.test(error.message),
    );
    assert.ok(!existsSync(elsewhere));
  };
  await refused(/does not exist/);
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
  edit('PRAGMA user_version = 99');
  await refused(/newer Stamtafel/);
  writeFileSync(wrong, readFileSync(file).subarray(0, 8192));
  await refused(/damaged|not a database/);
  writeFileSync(wrong, 'hello');
  await refused(/not a database/);
  writeFileSync(wrong, '');
  await refused(/wrong\.db is empty: it is neither a backup/);
});
