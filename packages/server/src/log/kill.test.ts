import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { atNight, howMany, seedOfDay } from '@stamtafel/kernel/testing';
import { chainFlaw } from './chain.ts';
import { Reader } from './reader.ts';
import { databaseName, openToRead } from './schema.ts';
import { SqliteLog } from './sqlite.ts';
import { tables } from './testing/appender.ts';
import { folderFor } from './testing/tables.ts';

/** Each point at night, otherwise every fourth, others each day. */
const step = atNight ? 1 : 4;
const kills = howMany({ quick: 0, test: 10, night: 2000 });

/** Starts the process; its acknowledgements are noted as they come. */
function start(t: TestContext, run: Run): ChildProcess {
  const appender = fileURLToPath(new URL('./testing/appender.ts', import.meta.url));
  const child = spawn(process.execPath, [appender, run.folder, String(run.most)], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(run.folder, 'code'),
      ...(run.crashAt === undefined ? {} : { CRASH_AT: String(run.crashAt) }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  createInterface({ input: child.stdout }).on('line', (line) => {
    // A line that was cut off by the kill is no acknowledgement.
    if (/^\S+ \d+ [0-9a-f]{64}$/.test(line)) run.acknowledged.push(line);
  });
  return child;
}

interface Run {
  readonly folder: string;
  readonly most: number;
  readonly acknowledged: string[];
  readonly crashAt?: number;
}

/** A process that ends by itself leaves its compiled code behind: those to be killed start three times as fast. */
async function warmUp(t: TestContext, folder: string): Promise<void> {
  const [code] = await once(start(t, { folder, most: 0, acknowledged: [] }), 'close');
  assert.equal(code, 0);
}

/** Nothing that was acknowledged is lost, nothing is doubled, every chain holds. */
function judge({ folder, acknowledged }: Pick<Run, 'folder' | 'acknowledged'>, where: string): void {
  if (acknowledged.length === 0) return;
  const db = openToRead(join(folder, databaseName));
  try {
    const reader = new Reader(db);
    const stored = new Set<string>();
    for (const table of tables) {
      const entries = reader.entries(table, 0);
      assert.equal(chainFlaw(table, entries), undefined, where);
      for (const { seq, body, hash } of entries) {
        assert.equal(JSON.parse(body).number, seq, `${where}: a move is doubled or left out`);
        stored.add(`${table} ${seq} ${hash}`);
      }
      if (entries.length > 0) assert.ok(reader.card(table), where);
    }
    for (const line of acknowledged) assert.ok(stored.has(line), `${where}: lost ${line}`);
  } finally {
    db.close();
  }
}

test('killed at every numbered point: no acknowledged entry is lost, none is doubled', {
  timeout: 600_000,
}, async (t) => {
  const folder = folderFor(t);
  const acknowledged: string[] = [];
  await warmUp(t, folder);
  let point = seedOfDay('log kill') % step;
  for (; ; point += step) {
    const child = start(t, { folder, most: 2, acknowledged, crashAt: point });
    const [code, signal] = await once(child, 'close');
    judge({ folder, acknowledged }, `point ${point}`);
    if (signal !== 'SIGKILL') {
      assert.equal(code, 0);
      break;
    }
  }
  assert.ok(point >= 20, `${point} points`);
  assert.ok(acknowledged.length > 0);
});

test(`killed ${kills} times at any moment: no acknowledged entry is lost, none is doubled`, {
  timeout: 3 * 3600 * 1000,
}, async (t) => {
  const folder = folderFor(t);
  const acknowledged: string[] = [];
  await warmUp(t, folder);
  let working = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const before = acknowledged.length;
    const child = start(t, { folder, most: 1000, acknowledged });
    await once(child.stdout ?? child, 'data');
    await wait(Math.random() * 25);
    child.kill('SIGKILL');
    await once(child, 'close');
    if (acknowledged.length > before) working += 1;
    judge({ folder, acknowledged }, `kill ${kill}`);
  }
  assert.ok(working > kills / 2, `only ${working} kills hit a process at work`);
  // And the witness remembers nothing that the log has lost.
  const log = await SqliteLog.open(folder);
  assert.deepEqual(log.damaged, []);
  await log.close();
});
