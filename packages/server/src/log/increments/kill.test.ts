import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { atNight } from '@stamtafel/kernel/testing';
import { SqliteLog } from '../sqlite.ts';
import { folderFor } from '../testing/tables.ts';
import { contents, varied } from '../testing/varied.ts';
import { checkIncrements } from './check.ts';
import { restoreAt } from './restore.ts';
import { take } from './take.ts';

/** Each point at night, otherwise every fourth. */
const step = atNight ? 1 : 4;
const DAY = 24 * 3_600_000;
const BEGAN = Date.UTC(2026, 10, 19);

/** A closed house that has changed since its last increment, the third day. */
async function closedHouse(t: TestContext) {
  const [data, to] = [folderFor(t), folderFor(t)];
  const log = await SqliteLog.open(data);
  const something = varied(log, 3);
  for (let day = 0; day < 3; day++) {
    for (let n = 0; n < 25; n++) await something();
    await take(data, { to, now: BEGAN + day * DAY, days: 1, mayCopy: true });
  }
  const before = contents(data).logs;
  for (let n = 0; n < 10; n++) await something();
  await log.close();
  return { data, to, before, now: contents(data).logs };
}

test('killed at any moment while an increment and a whole copy are made, nothing half counts, and the next goes on', {
  timeout: 600_000,
}, async (t) => {
  const { data, to, before, now } = await closedHouse(t);
  assert.notDeepEqual(before, now);
  const taker = fileURLToPath(new URL('../testing/taker.ts', import.meta.url));
  const bodies = (logs: typeof now) => logs.map((entries) => entries.map(({ table, hash }) => [table, hash]));
  const heldBy = async (folder: string) => {
    const house = join(folderFor(t), 'house');
    await restoreAt(folder, house, { force: false });
    return bodies(contents(house).logs);
  };
  let at = 0;
  for (let signal: NodeJS.Signals | null = 'SIGKILL'; signal !== null; at += step) {
    const copy = folderFor(t);
    cpSync(to, copy, { recursive: true });
    const run = spawnSync(process.execPath, [taker, data, copy, String(BEGAN + 3 * DAY)], {
      env: { ...process.env, CRASH_ARCHIVE_AT: String(at) },
      encoding: 'utf8',
      timeout: 60_000,
    });
    signal = run.signal;
    if (signal === null) assert.equal(run.stdout, 'increment whole', run.stderr);
    const where = `killed at ${at}`;
    assert.deepEqual(
      checkIncrements(copy)
        .map(({ flaw }) => flaw)
        .filter(Boolean),
      [],
      where,
    );
    const held = JSON.stringify(await heldBy(copy));
    assert.ok(
      [before, now].some((logs) => JSON.stringify(bodies(logs)) === held),
      where,
    );
    // And what was begun is finished by the next.
    await take(data, { to: copy, now: BEGAN + 3 * DAY + 60_000, days: 1, mayCopy: true });
    assert.deepEqual(await heldBy(copy), bodies(now), where);
    assert.deepEqual(
      readdirSync(copy).filter((name) => name.endsWith('.part')),
      [],
      where,
    );
  }
  t.diagnostic(`${at / step} kills`);
  assert.ok(at > 20, String(at));
});
