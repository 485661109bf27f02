import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openHouse } from '../house/open-house.ts';
import { embedded } from '../log/port.ts';
import { SqliteLog } from '../log/sqlite.ts';
import { folderFor } from '../log/testing/tables.ts';
import { testKey } from '../testing/spy.ts';
import { thinkingHere } from '../testing/thinking-here.ts';
import { openForTest } from './testing/open.ts';

for (const trouble of ['full', 'dead'] as const)
  test(`ready says no while nothing can be kept (${trouble}), and yes again once it can; health lives on`, async (t) => {
    const folder = folderFor(t);
    const writer = new URL('../log/testing/full-writer.ts', import.meta.url);
    const log = await SqliteLog.open(folder, { writer });
    const house = openHouse({ store: embedded(log), key: testKey, thinkers: thinkingHere() });
    const opened = await openForTest(t, { house, limits: { newTablesPer10Minutes: 1e6 } });
    const cookie = await opened.guest();
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const make = async () =>
      (await opened.ask('/api/tables', { method: 'POST', cookie, body: { game: 'how-ruck', seats } })).status;
    const standing = async () => [
      (await opened.ask('/api/ready')).status,
      (await opened.ask('/api/health')).status,
    ];
    assert.deepEqual([await make(), ...(await standing())], [201, 200, 200]);
    writeFileSync(join(folder, trouble), '');
    assert.equal(await make(), 503);
    assert.deepEqual(await standing(), [503, 200]);
    assert.deepEqual(JSON.parse((await opened.ask('/api/ready')).text).ok, false);
    // The disk that is full may be that of the log.
    for (let n = 0; n < 20; n++) assert.deepEqual([await make(), ...(await standing())], [503, 503, 200]);
    assert.deepEqual(
      opened.logged.filter((line) => JSON.parse(line).level > 30),
      [],
    );
    rmSync(join(folder, trouble));
    // No table need be made for it: it is tried on request.
    assert.deepEqual(await standing(), [200, 200]);
    assert.equal(await make(), 201);
    // Nor need anybody ask.
    writeFileSync(join(folder, trouble), '');
    assert.equal(await make(), 503);
    rmSync(join(folder, trouble));
    assert.equal(await make(), 201);
    assert.deepEqual(await standing(), [200, 200]);
  });
