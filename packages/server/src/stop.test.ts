import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Player } from './edges/testing/player.ts';
import { ask, newGuest } from './edges/testing/server.ts';
import { Reader } from './log/reader.ts';
import { databaseName, openToRead } from './log/schema.ts';
import { folderFor } from './log/testing/tables.ts';
import { bundleForKilling } from './testing/bundle.ts';

/** The shortest clock that a table can have. */
const SECONDS = 5;
const STOPPED_MS = 6000;

async function start(t: TestContext, folder: string) {
  const server = await bundleForKilling(folderFor(t));
  const child = spawn(process.execPath, [server, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => child.kill('SIGKILL'));
  const [url]: string[] = await once(createInterface({ input: child.stdout }), 'line');
  assert.ok(url);
  return { child, url };
}

/** What was answered, by whom and when by the clock on the wall, as the log says. */
function moves(folder: string, table: string) {
  const db = openToRead(join(folder, databaseName));
  try {
    return new Reader(db).entries(table, 0).flatMap(({ at, body }) => {
      const { is, by, id } = JSON.parse(body);
      return is === 'moved' ? [{ at, by, id }] : [];
    });
  } finally {
    db.close();
  }
}

test('a house that is stopped for longer than a clock takes: the move that was sent meanwhile counts', {
  skip: process.platform === 'win32' && 'Windows has no signal that stops a process',
  timeout: 10 * 60_000,
}, async (t) => {
  const folder = folderFor(t);
  const { child, url } = await start(t, folder);
  const cookie = await newGuest(url, 'Anna');
  const { body } = await ask<{ table: { id: string } }>(`${url}/api/tables`, cookie, {
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    clock: { kind: 'move', seconds: SECONDS },
  });
  const table = body.table.id;
  const player = await Player.sit({ url, cookie, table });
  const asked = (): number => [0, 1].findIndex((seat) => player.seen.get(seat)?.sight.decision);
  // On a machine that is so busy that the clock runs out before the house is stopped, it is tried again.
  for (let attempt = 0; attempt < 10; attempt++) {
    await player.until(() => asked() >= 0);
    child.kill('SIGSTOP');
    const stopped = Date.now();
    const id = player.play(asked());
    await wait(STOPPED_MS);
    child.kill('SIGCONT');
    await player.until(() => player.acknowledged.includes(id) || player.troubles.includes(id));
    const since = moves(folder, table).filter(({ at }) => at >= stopped);
    if (!player.acknowledged.includes(id) && since.length === 0) continue;
    assert.deepEqual([since[0]?.id, since[0]?.by], [id, 'person']);
    return;
  }
  assert.fail('the clock always ran out before the house was stopped');
});
