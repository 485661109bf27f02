import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { SqliteLog, startOf } from '@stamtafel/server';
import { bin, folderWith, stamtafel } from '../testing/stamtafel.ts';

test('a house is copied while it is open, restored elsewhere, and never overwritten unasked', async (t) => {
  const [data, elsewhere] = [join(folderWith(t, {}), 'data'), join(folderWith(t, {}), 'data')];
  const copy = join(folderWith(t, {}), 'copy.db');
  const env = { STAMTAFEL_DATA: data };

  const nothing = await stamtafel(['backup', copy], env);
  assert.deepEqual([nothing.code, nothing.err], [2, `The data folder ${data} holds no tables.\n`]);

  const log = await SqliteLog.open(data);
  const open = await stamtafel(['backup', copy], env);
  assert.equal(open.err, '');
  assert.match(open.out, /copy\.db holds 0 tables with 0 entries, all as they were written\.\n$/);
  const busy = await stamtafel(['restore', copy, '--force'], env);
  assert.equal(busy.code, 2);
  assert.match(busy.err, /is in use by another Stamtafel/);
  await log.close();

  const database = join(data, 'stamtafel.db');
  const itself = await stamtafel(['backup', database, '--force'], env);
  assert.deepEqual(
    [itself.code, itself.err],
    [2, `${database} belongs to the data folder ${data}; a backup goes somewhere else.\n`],
  );

  const closed = await stamtafel(['backup', copy, '--data', data]);
  assert.deepEqual([closed.code, closed.err], [0, '']);
  const restored = await stamtafel(['restore', copy, '--data', elsewhere]);
  assert.deepEqual([restored.code, restored.err], [0, '']);
  assert.match(restored.out, /holds 0 tables with 0 entries again/);
  const again = await stamtafel(['restore', copy, '--data', elsewhere]);
  assert.equal(again.code, 2);
  assert.match(again.err, /already holds tables; --force/);
  assert.equal((await stamtafel(['restore', copy, '--data', elsewhere, '--force'])).code, 0);
  assert.ok(existsSync(join(elsewhere, 'replaced-1.db')));
});

test('tables that are restored where their key is not are told to need it', async (t) => {
  const [data, elsewhere] = [join(folderWith(t, {}), 'data'), join(folderWith(t, {}), 'data')];
  const copy = join(folderWith(t, {}), 'copy.db');
  const log = await SqliteLog.open(data);
  await log.append({
    card: { table: 't1', game: 'how-ruck', phase: 'over', listed: false, made: 1, touched: 1, people: [] },
    epoch: 0,
    after: startOf('t1'),
    entries: [{ at: 1, body: '{}' }],
  });
  await log.close();
  await stamtafel(['backup', copy, '--data', data]);
  const restored = await stamtafel(['restore', copy, '--data', elsewhere]);
  assert.match(restored.out, /holds 1 tables .* again\.\nPut keys\.json of their house beside them/);
  writeFileSync(join(elsewhere, 'keys.json'), '');
  const again = await stamtafel(['restore', copy, '--data', elsewhere, '--force']);
  assert.doesNotMatch(again.out, /Put keys/);
});

test('a file that is not a backup is refused in one sentence', async (t) => {
  const folder = folderWith(t, { 'no.db': 'no database at all' });
  const wrong = await stamtafel(['restore', join(folder, 'no.db'), '--data', join(folder, 'data')]);
  assert.equal(wrong.code, 2);
  assert.match(wrong.err, /no\.db is not a database, or it is damaged\.\n$/);
  const missing = await stamtafel(['restore', join(folder, 'none.db'), '--data', join(folder, 'data')]);
  assert.match(missing.err, /none\.db does not exist\.\n$/);
});

test('a disk that does not take the whole copy is told of in one sentence, and nothing half is left', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const folder = folderWith(t, {});
  const [data, copy, elsewhere] = [join(folder, 'data'), join(folder, 'copy.db'), join(folder, 'new')];
  await (await SqliteLog.open(data)).close();
  assert.equal((await stamtafel(['backup', copy, '--data', data])).code, 0);
  // No file may grow beyond a few KiB here, as on a full disk.
  const full = 'trap "" XFSZ; ulimit -f 16; exec "$@"';
  for (const args of [
    ['backup', join(folder, 'other.db'), '--data', data],
    ['restore', copy, '--data', elsewhere],
  ]) {
    const { status, stderr } = spawnSync('sh', ['-c', full, 'sh', process.execPath, bin, ...args], {
      encoding: 'utf8',
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    });
    assert.equal(status, 2, stderr);
    assert.match(stderr, /^\S+\.db cannot be (written|read or written): the disk .*\.\n$/);
  }
  assert.deepEqual(readdirSync(folder).sort(), ['copy.db', 'data', 'new']);
  assert.ok(!existsSync(join(elsewhere, 'stamtafel.db')));
});

test('what was put away is not in a backup: that is said, --archive copies what is new, and verify reads it', async (t) => {
  const [data, copies] = [join(folderWith(t, {}), 'data'), join(folderWith(t, {}), 'copies')];
  const copy = join(folderWith(t, {}), 'copy.db');
  const log = await SqliteLog.open(data);
  const card = { game: 'how-ruck', phase: 'over', listed: false, made: 1, people: [] } as const;
  for (const [n, table] of ['t1', 't2', 't3'].entries())
    await log.append({
      card: { ...card, table, touched: Date.UTC(2026, n, 3) },
      epoch: 0,
      after: startOf(table),
      entries: [{ at: 1, body: '{}' }],
    });
  await log.putAway(['t1']);
  const first = await stamtafel(['backup', copy, '--data', data]);
  assert.match(
    first.out,
    /\nNot in it: 1 months of tables that were put away\. Copy them too, with --archive FOLDER\.\n$/,
  );
  const withIt = async () => {
    const { code, err, out } = await stamtafel(['backup', copy, '--data', data, '--archive', copies]);
    assert.deepEqual([code, err], [0, '']);
    return /copies holds (\d) months of tables that were put away; (\d) copied now/.exec(out)?.slice(1);
  };
  assert.deepEqual(await withIt(), ['1', '1']);
  await log.putAway(['t2']);
  assert.deepEqual(await withIt(), ['2', '1']);
  assert.deepEqual(await withIt(), ['2', '0']);
  await log.close();
  const inside = await stamtafel(['backup', copy, '--data', data, '--archive', join(data, 'archive')]);
  assert.deepEqual([inside.code, /belongs to the data folder/.test(inside.err)], [2, true]);

  const month = join(copies, '2026-01.db');
  const right = await stamtafel(['verify', month]);
  assert.equal(right.code, 0);
  assert.match(
    right.out,
    /2026-01\.db is as it should be: 1 tables with 1 entries, every hash chain unbroken\./,
  );
  const db = new DatabaseSync(month);
  db.exec('UPDATE entry SET body = \'{"not":1}\'');
  db.close();
  const wrong = await stamtafel(['verify', month]);
  assert.equal(wrong.code, 1);
  assert.match(
    wrong.out,
    /has a flaw:\n {2}.*2026-01\.db is not as it was written: table t1, entry 0 does not fit/,
  );
  assert.match((await stamtafel(['verify', month, '--json'])).out, /"ok": false/);
});

test('a database that cannot be reached is one clear sentence for every command, without a password', async (t) => {
  const folder = folderWith(t, { 'copy.db': '' });
  const address = 'postgres://anna:geheim@127.0.0.1:1/huis';
  const nowhere = 'The database huis at 127.0.0.1:1 cannot be reached (ECONNREFUSED).';
  for (const [words, env] of [
    [['backup', join(folder, 'new.db'), '--data', address], {}],
    [['backup', join(folder, 'new.db')], { STAMTAFEL_DATABASE: address }],
    [['move', '--from', address, '--to', join(folder, 'data')], {}],
  ] as const) {
    const told = await stamtafel([...words], env);
    assert.deepEqual([told.code, told.err, told.out], [2, `${nowhere}\n`, '']);
  }
  const verified = await stamtafel(['verify', address]);
  assert.deepEqual(
    [verified.code, verified.out.includes(nowhere), verified.out.includes('geheim')],
    [1, true, false],
  );
  const archived = await stamtafel([
    'backup',
    join(folder, 'new.db'),
    '--data',
    address,
    '--archive',
    folder,
  ]);
  assert.match(archived.err, /^--archive is for a folder/);
  const forced = await stamtafel(['restore', join(folder, 'copy.db'), '--data', address, '--force']);
  assert.match(forced.err, /^--force is for a folder/);
  assert.deepEqual(readdirSync(folder), ['copy.db']);
});
