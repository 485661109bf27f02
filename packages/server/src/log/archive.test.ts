import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { atNight, howMany, sampleOfDay } from '@stamtafel/kernel/testing';
import { fileOf, monthOf, monthsIn } from './archive.ts';
import { backUp, check, restore } from './backup.ts';
import { CannotSave, LogDamaged } from './port.ts';
import { databaseName } from './schema.ts';
import { SqliteLog } from './sqlite.ts';
import { away, gone } from './testing/archiver.ts';
import { AUGUST, closedHouse, JULY, judge, other, playing } from './testing/retired.ts';
import { add, cardOf, entriesAfter, folderFor } from './testing/tables.ts';

test('the months of the archive are those in which the tables ended, and the files hold no names', async (t) => {
  const { folder, truth } = await closedHouse(t);
  const log = await SqliteLog.open(folder);
  assert.deepEqual(await log.putAway(away), away);
  await log.close();
  assert.deepEqual(monthsIn(folder), ['2026-07', '2026-08']);
  assert.deepEqual(check(fileOf(folder, '2026-07')), { tables: 1, entries: 40 });
  assert.deepEqual(check(fileOf(folder, '2026-08')), { tables: 1, entries: 40 });
  assert.deepEqual(readdirSync(join(folder, 'archive')), ['2026-07.db', '2026-08.db']);
  for (const month of monthsIn(folder)) assert.ok(!readFileSync(fileOf(folder, month)).includes('Naam-'));
  await judge(folder, truth, 'after putting away');
  assert.equal(monthOf(JULY), '2026-07');
});

test('of a forgotten person no byte is left, even where their tables were put away or removed', async (t) => {
  const { folder } = await closedHouse(t);
  const log = await SqliteLog.open(folder);
  await log.putAway(away);
  await log.remove(gone);
  await log.forget('p0');
  const names = (await log.read(away[1] ?? '')).flatMap((entry) => entry.names ?? []);
  assert.deepEqual(
    names.map(({ name }) => name),
    ['Naam-1-é'],
  );
  assert.deepEqual(
    (await log.read(away[0] ?? '')).flatMap((entry) => entry.names ?? []),
    [],
  );
  await log.close();
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join();
  for (const n of [0, 4]) assert.ok(!bytes.includes(`Naam-${n}-`), `name ${n}`);
  assert.ok(!bytes.includes('Naam-2-'), 'a removed table leaves no name of anybody');
  assert.ok(bytes.includes('Naam-1-') && bytes.includes('Naam-3-'));
});

test('whichever access to the archive fails, that is said, nothing is lost, and it can be done again', async (t) => {
  const { folder: house, truth } = await closedHouse(t);
  let failures = 0;
  const places = Array.from({ length: 22 }, (_, place) => place);
  const tried = sampleOfDay('accesses to the archive', places, howMany({ quick: 2, test: 7, night: 22 }));
  t.after(() => delete process.env.FAIL_ARCHIVE_AT);
  for (const place of tried) {
    const folder = folderFor(t);
    cpSync(house, folder, { recursive: true });
    process.env.FAIL_ARCHIVE_AT = String(place);
    const log = await SqliteLog.open(folder, {
      archive: new URL('./testing/crashing-archive.ts', import.meta.url),
    });
    await log.putAway(away).catch((error: unknown) => {
      assert.ok(error instanceof CannotSave, String(error));
      failures++;
    });
    await log.close();
    await judge(folder, truth, `place ${place}`);
  }
  // A folder that cannot be synced is no failure: not every system can do so.
  if (atNight) assert.ok(failures > 12, `${failures} failures`);
  else assert.ok(failures > 0 || tried.length < 7, `no failure at ${tried}`);
});

test('a table that has changed since it was copied, or is damaged, stays where it is', async (t) => {
  const { folder, truth } = await closedHouse(t);
  const [first = '', second = ''] = away;
  const third = other;
  const db = new DatabaseSync(join(folder, databaseName));
  db.exec(`UPDATE entry SET body = '"another"' WHERE seq = 7 AND card =
    (SELECT number FROM card WHERE name = '${second}')`);
  db.close();
  const log = await SqliteLog.open(folder);
  assert.deepEqual(await log.putAway([first, second]), [first]);
  // It comes to the newest entry of all only now: it waits until there is a newer one.
  const more = entriesAfter(truth.get(third)?.at(-1), third, '"more"');
  await add(log, more, cardOf(third, { phase: 'over', touched: AUGUST }));
  assert.deepEqual(await log.putAway([third]), []);
  assert.deepEqual(await log.remove([third]), []);
  await add(log, entriesAfter(truth.get(playing)?.at(-1), playing, '"on"'), cardOf(playing));
  assert.deepEqual(await log.putAway([third]), [third]);
  assert.deepEqual((await log.read(third)).at(-1), more[0]);
  await log.close();
});

test('a file of a month that is damaged, is another or is gone freezes its tables and is named; no others', async (t) => {
  const { folder, truth } = await closedHouse(t);
  const log = await SqliteLog.open(folder);
  await log.putAway(away);
  const [first = '', third = ''] = away;
  const july = fileOf(folder, '2026-07');
  const whole = readFileSync(july);
  const damaged = async (says: RegExp) => {
    await assert.rejects(
      log.read(first),
      (error) => error instanceof LogDamaged && says.test(`${error.message} ${error.cause ?? ''}`),
    );
    assert.deepEqual(await log.read(third), truth.get(third));
  };
  writeFileSync(july, whole.subarray(0, 100));
  await damaged(/2026-07\.db, which cannot be read|damaged/);
  writeFileSync(july, readFileSync(fileOf(folder, '2026-08')));
  await damaged(/entry 39 is gone/);
  renameSync(july, `${july}.elsewhere`);
  await damaged(/put away in archive\/2026-07\.db, which is not there/);
  assert.deepEqual(log.missingMonths, ['2026-07']);
  writeFileSync(july, whole);
  assert.deepEqual(await log.read(first), truth.get(first));
  assert.deepEqual(log.missingMonths, []);
  await log.close();
});

test('a backup from before tables were put away can be restored over them, and they are put away again', async (t) => {
  const { folder, truth } = await closedHouse(t);
  const [before, after] = [join(folderFor(t), 'before.db'), join(folderFor(t), 'after.db')];
  await backUp(folder, before, { force: false });
  const log = await SqliteLog.open(folder);
  await log.putAway(away);
  await log.close();
  await backUp(folder, after, { force: false });
  for (const file of [before, after, before]) {
    await restore(file, folder, { force: true });
    await judge(folder, truth, file);
    const again = await SqliteLog.open(folder);
    assert.deepEqual(await again.putAway(away), file === before ? away : []);
    await again.close();
    await judge(folder, truth, file);
  }
});
