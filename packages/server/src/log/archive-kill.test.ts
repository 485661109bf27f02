import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { atNight, seedOfDay } from '@stamtafel/kernel/testing';
import { SqliteLog } from './sqlite.ts';
import { away, gone } from './testing/archiver.ts';
import { closedHouse, judge } from './testing/retired.ts';
import { folderFor } from './testing/tables.ts';

/** Each point at night, otherwise every eighth, others each day. */
const step = atNight ? 1 : 8;

test('killed at any moment while tables are put away and removed, none is lost or there twice', {
  timeout: 600_000,
}, async (t) => {
  const { folder: house, truth } = await closedHouse(t);
  const archiver = fileURLToPath(new URL('./testing/archiver.ts', import.meta.url));
  const first = seedOfDay('archive-kill') % step;
  const places = { CRASH_AT: first, CRASH_ARCHIVE_AT: first };
  for (const where of ['CRASH_AT', 'CRASH_ARCHIVE_AT'] as const)
    for (let signal: NodeJS.Signals | null = 'SIGKILL'; signal !== null; ) {
      const folder = folderFor(t);
      cpSync(house, folder, { recursive: true });
      const env = { ...process.env, [where]: String(places[where]) };
      const run = spawnSync(process.execPath, [archiver, folder], { env, encoding: 'utf8', timeout: 60_000 });
      signal = run.signal;
      assert.ok(signal === 'SIGKILL' || run.status === 0, run.stderr);
      const at = `${where} ${places[where]}`;
      if (places[where] % 2 === 0) await judge(folder, truth, at);
      // And what was begun can be finished.
      const log = await SqliteLog.open(folder);
      await log.putAway(away);
      await log.remove(gone);
      for (const table of away) assert.ok(await log.isPutAway(table), at);
      for (const table of gone) assert.equal(await log.card(table), undefined, at);
      await log.close();
      await judge(folder, truth, `${at}, finished`);
      places[where] += step;
    }
  assert.ok(places.CRASH_AT > 20 && places.CRASH_ARCHIVE_AT > 15, JSON.stringify(places));
});
