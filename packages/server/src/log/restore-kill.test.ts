import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { atNight, seedOfDay } from '@stamtafel/kernel/testing';
import { check, restore } from './backup.ts';
import { CannotOpen } from './port.ts';
import { databaseName } from './schema.ts';
import { SqliteLog } from './sqlite.ts';
import { add, cardOf, entriesAfter, folderFor, tableName } from './testing/tables.ts';

const [OLD, NEW] = [7, 3];
/** Each step at night, otherwise every third, others each day. */
const every = atNight ? 1 : 3;

async function fill(folder: string, entries: number): Promise<SqliteLog> {
  const log = await SqliteLog.open(folder);
  const bodies = Array.from({ length: entries }, (_, n) => JSON.stringify({ is: 'moved', n }));
  await add(log, entriesAfter(undefined, tableName(entries), ...bodies), cardOf(tableName(entries)));
  return log;
}

/** A house as a power cut leaves it, with all its entries in the write-ahead file, and a backup of another one. */
async function cutOff(t: TestContext) {
  const [running, other, folder] = [folderFor(t), folderFor(t), folderFor(t)];
  const log = await fill(running, OLD);
  for (const end of ['', '-wal'])
    copyFileSync(join(running, `${databaseName}${end}`), join(folder, `${databaseName}${end}`));
  copyFileSync(join(running, 'witness'), join(folder, 'witness'));
  await log.close();
  const file = join(other, 'copy.db');
  const another = await fill(join(other, 'data'), NEW);
  await another.backup(file);
  await another.close();
  return { folder, file };
}

/** How many entries a house opens with. */
async function opened(folder: string): Promise<number> {
  const log = await SqliteLog.open(folder);
  const { entries } = await log.count();
  assert.deepEqual(log.damaged, []);
  await log.close();
  return entries;
}

test('a restore that is killed at any step leaves the old tables or the new ones, never none', async (t) => {
  const restorer = fileURLToPath(new URL('./testing/restorer.ts', import.meta.url));
  const { folder: house, file } = await cutOff(t);
  const found = new Set<number>();
  const first = seedOfDay('restore-kill') % every;
  for (let n = first, signal: NodeJS.Signals | null = 'SIGKILL'; signal !== null; n += every) {
    const folder = folderFor(t);
    cpSync(house, folder, { recursive: true });
    const run = spawnSync(process.execPath, [restorer, file, folder, String(n)], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    signal = run.signal;
    assert.ok(signal === 'SIGKILL' || run.status === 0, run.stderr);
    const entries = await opened(folder);
    assert.ok(entries === OLD || entries === NEW, `${entries} entries after a kill before touch ${n}`);
    found.add(entries);
    await restore(file, folder, { force: true });
    assert.equal(await opened(folder), NEW);
    const aside = readdirSync(folder).filter((name) => /^replaced-\d+\.db$/.test(name));
    assert.ok(
      aside.some((name) => check(join(folder, name)).entries === OLD),
      `the old tables are gone after a kill before touch ${n}`,
    );
    assert.ok(n < 100);
  }
  assert.deepEqual([...found], [OLD, NEW]);
});

test('a folder with what a restore has left behind and no tables is not opened as an empty house', async (t) => {
  for (const [name, says] of [
    ['replaced-2.db', /replaced-2\.db.*restore/],
    [`${databaseName}.part`, /restore/],
  ] as const) {
    const { folder, file } = await cutOff(t);
    const left = join(folder, 'left');
    mkdirSync(left);
    renameSync(join(folder, databaseName), join(left, name));
    const refused = (error: unknown) => error instanceof CannotOpen && says.test(error.message);
    await assert.rejects(SqliteLog.open(left), refused);
    // A write-ahead file of other tables is not taken for one of these.
    writeFileSync(join(left, `${databaseName}-wal`), 'of other tables');
    await restore(file, left, { force: false });
    assert.equal(await opened(left), NEW);
  }
});
