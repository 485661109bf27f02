import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lockFolder } from './lock.ts';
import { CannotOpen, type LogEntry } from './port.ts';
import { asRefusal, databaseName, migrations, openToRead, openToWrite, refuseOldSqlite } from './schema.ts';
import { SqliteLog } from './sqlite.ts';
import { add, cardOf, entriesAfter, folderFor, tableName } from './testing/tables.ts';
import { Witness } from './witness.ts';

/** The folder is refused with a sentence, and can be locked by others afterwards. */
async function refused(folder: string, sentence: RegExp): Promise<void> {
  await assert.rejects(SqliteLog.open(folder), (error) => {
    assert.ok(error instanceof CannotOpen, String(error));
    assert.match(error.message, sentence);
    assert.match(error.message, /^\S.*\.$/);
    return true;
  });
}

test('a folder that is missing is made, with its parents', async (t) => {
  const folder = join(folderFor(t), 'a', 'b');
  const log = await SqliteLog.open(folder);
  await log.close();
  assert.ok(existsSync(join(folder, databaseName)));
  assert.ok(!existsSync(join(folder, `${databaseName}-wal`)), 'closing leaves one file');
});

test('a second log on the same folder is refused, in this process and in another; closing frees it', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  await refused(folder, /in use by another Stamtafel.*STAMTAFEL_DATA/);
  const code = `import { SqliteLog } from ${JSON.stringify(new URL('./sqlite.ts', import.meta.url).href)};
    await SqliteLog.open(${JSON.stringify(folder)}).then(() => process.exit(9), (e) => process.exit(/in use/.test(e.message) ? 7 : 8));`;
  const [exit] = await once(spawn(process.execPath, ['--input-type=module', '--eval', code]), 'close');
  assert.equal(exit, 7);
  await add(log, entriesAfter(undefined, tableName(1), '{}'), cardOf(tableName(1)));
  await log.close();
  const again = await SqliteLog.open(folder);
  assert.equal((await again.count()).entries, 1);
  await again.close();
});

test('a refused folder is not kept locked', async (t) => {
  const folder = folderFor(t);
  writeFileSync(
    join(folder, databaseName),
    'not a database, but a file that is long enough to look at. '.repeat(20),
  );
  await refused(folder, /not a database/);
  lockFolder(folder).release();
});

/** The files of a house in the middle of its work: part of it is in the write-ahead file only. */
async function killedHouse(t: TestContext) {
  const [folder, copy] = [folderFor(t), folderFor(t)];
  const log = await SqliteLog.open(folder);
  let last: LogEntry | undefined;
  for (let n = 0; n < 300; n++) {
    const entries = entriesAfter(last, tableName(1), JSON.stringify('x'.repeat(1000)));
    await add(log, entries, cardOf(tableName(1)));
    last = entries.at(-1);
    if (n === 200) await log.forget('nobody'); // all of it goes into the database
  }
  for (const name of [databaseName, `${databaseName}-wal`, 'witness'])
    copyFileSync(join(folder, name), join(copy, name));
  await log.close();
  return copy;
}

test('a database that has lost its end is refused, with a write-ahead file and without', async (t) => {
  const folder = await killedHouse(t);
  const [file, wal] = [join(folder, databaseName), join(folder, `${databaseName}-wal`)];
  const [whole, more] = [readFileSync(file), readFileSync(wal)];
  for (const [size, says] of [
    [0, /but no stamtafel\.db, or an empty one/],
    [60, /but no stamtafel\.db, or an empty one/],
    [100, /damaged, or its end is missing/],
    [5000, /damaged, or its end is missing/],
    [whole.length / 2, /damaged, or its end is missing/],
    [whole.length - 4096, /damaged, or its end is missing/],
  ] as const)
    for (const beside of [more, undefined]) {
      writeFileSync(file, whole.subarray(0, size));
      if (beside) writeFileSync(wal, beside);
      else rmSync(wal);
      await refused(folder, says);
      assert.equal(existsSync(wal), beside !== undefined, 'what may hold tables stays');
    }
  writeFileSync(file, whole);
  writeFileSync(wal, more);
  const log = await SqliteLog.open(folder);
  assert.equal((await log.read(tableName(1))).length, 300);
  assert.deepEqual(log.damaged, []);
  await log.close();
});

test('an interrupted checkpoint leaves a database that is shorter than it says, and it opens', async (t) => {
  const folder = await killedHouse(t);
  const file = join(folder, databaseName);
  const whole = readFileSync(file);
  // Page 1 says how long the database is once all is in it; the other pages are still in the write-ahead file only.
  const wal = readFileSync(join(folder, `${databaseName}-wal`));
  let pages = 0;
  for (let at = 32; at < wal.length; at += 24 + 4096) pages = Math.max(pages, wal.readUInt32BE(at));
  assert.ok(pages > whole.length / 4096, 'the write-ahead file makes the database longer');
  whole.writeUInt32BE(pages, 28);
  writeFileSync(file, whole);
  const log = await SqliteLog.open(folder);
  assert.equal((await log.read(tableName(1))).length, 300);
  await log.close();
});

test('where a house was, a new one opens only if that is meant', async (t) => {
  const folder = folderFor(t);
  for (const name of ['keys.json', 'chat.db', 'witness']) {
    writeFileSync(join(folder, name), 'something');
    await refused(folder, new RegExp(`holds ${name} but no stamtafel.db.*stamtafel serve --new`));
    rmSync(join(folder, name));
  }
  mkdirSync(join(folder, 'archive'));
  writeFileSync(join(folder, 'archive', '2026-07.db'), 'x');
  await refused(folder, /holds archive but no stamtafel.db/);
  rmSync(join(folder, 'archive'), { recursive: true });
  writeFileSync(join(folder, 'keys.json'), '{}');
  // A whole database of SQLite, but not of a house.
  const empty = new DatabaseSync(join(folder, databaseName));
  empty.exec('PRAGMA journal_mode = wal; VACUUM');
  empty.close();
  assert.ok(statSync(join(folder, databaseName)).size >= 4096);
  await refused(folder, /holds keys.json but no stamtafel.db, or an empty one/);
  rmSync(join(folder, databaseName));
  writeFileSync(join(folder, 'replaced-1.db'), 'x');
  writeFileSync(join(folder, databaseName), '');
  await refused(folder, /a restore was interrupted|holds keys.json/);
  const witness = new Witness(join(folder, 'witness'), []);
  witness.note([{ table: tableName(1), seq: 3, hash: 'a'.repeat(64) }]);
  witness.close();
  const log = await SqliteLog.open(folder, { isNew: true });
  assert.deepEqual(log.damaged, [], 'what the other house had is not missing in this one');
  await log.close();
  await (await SqliteLog.open(folder)).close();
  rmSync(join(folder, databaseName));
  writeFileSync(join(folder, `${databaseName}-wal`), 'tables');
  await assert.rejects(SqliteLog.open(folder, { isNew: true }), /may hold tables.*move it somewhere else/);
});

test('the database of another program is refused and left as it is', async (t) => {
  const folder = folderFor(t);
  const file = join(folder, databaseName);
  const other = new DatabaseSync(file);
  other.exec('CREATE TABLE recipes (name TEXT)');
  other.close();
  const before = readFileSync(file);
  await refused(folder, /another program/);
  assert.deepEqual(readFileSync(file), before);
});

test('a database of a newer version is refused and left as it is', async (t) => {
  const folder = folderFor(t);
  await (await SqliteLog.open(folder)).close();
  const file = join(folder, databaseName);
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 99; PRAGMA journal_mode = DELETE');
  db.close();
  const before = readFileSync(file);
  await refused(folder, /version 99, written by a newer Stamtafel/);
  assert.deepEqual(readFileSync(file), before);
});

test('a database of an older version is brought up to date step by step, and keeps what it holds', (t) => {
  const file = join(folderFor(t), databaseName);
  const old = openToWrite(file);
  old.exec("INSERT INTO card VALUES (1, 'a', 'how-ruck', 'over', 0, 1, 1, '[]', NULL, NULL)");
  old.close();
  const steps = [
    ...migrations,
    'ALTER TABLE card ADD COLUMN colour TEXT;',
    "UPDATE card SET colour = 'red';",
  ];
  for (const _ of [1, 2]) {
    const db = openToWrite(file, steps);
    assert.deepEqual({ ...db.prepare('SELECT name, colour FROM card').get() }, { name: 'a', colour: 'red' });
    assert.equal(db.prepare('PRAGMA user_version').get()?.user_version, steps.length);
    db.close();
  }
  assert.throws(() => openToRead(file), /newer Stamtafel/);
});

test('a step that fails leaves the version before it', (t) => {
  const file = join(folderFor(t), databaseName);
  assert.throws(() => openToWrite(file, [...migrations, 'CREATE TABLE x (y) STRICT;']));
  const db = openToWrite(file);
  assert.equal(db.prepare('PRAGMA user_version').get()?.user_version, migrations.length);
  db.close();
});

test('SQLite below 3.51.3 is refused', () => {
  for (const version of ['3.51.2', '3.7.0', '2.99.99', '3.50.9', undefined])
    assert.throws(() => refuseOldSqlite(version), CannotOpen, String(version));
  for (const version of ['3.51.3', '3.51.10', '3.53.4', '4.0.0', '3.60']) refuseOldSqlite(version);
});

test('a disk that is full is named as such, whichever file is touched first', () => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  const refusal = asRefusal(full, '/data/stamtafel.db');
  assert.ok(refusal instanceof CannotOpen);
  assert.equal(refusal.message, '/data/stamtafel.db cannot be written: the disk is full.');
});

test('a place that the system does not have is refused, and not tried for ever', {
  skip: process.platform !== 'linux' && 'there is no /proc',
}, async () => {
  await refused('/proc/no-such-place/data', /cannot be made \(there is no such place\)/);
});

test('a file in the place of the folder is named as such', async (t) => {
  const file = join(folderFor(t), 'data');
  writeFileSync(file, '');
  await refused(file, /cannot be made.*in the way/);
  await refused(join(file, 'below'), /cannot be made.*is a file/);
});

test('a folder that may not be written is refused', { skip: process.platform === 'win32' }, async (t) => {
  const parent = folderFor(t);
  const folder = join(parent, 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o555);
  chmodSync(parent, 0o755);
  if (process.getuid?.() !== 0) return refused(folder, /cannot be written/);
  // To the superuser nothing is read-only: so another user tries.
  const lock = fileURLToPath(new URL('./lock.ts', import.meta.url));
  const code = `process.setuid(65534); lockFolder(${JSON.stringify(folder)});`;
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { lockFolder } from ${JSON.stringify(lock)}; ${code}`,
  ]);
  let said = '';
  child.stderr.on('data', (bytes) => {
    said += bytes;
  });
  await once(child, 'close');
  assert.match(said, /CannotOpen: The data folder .* cannot be written\./);
});
