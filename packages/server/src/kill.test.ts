import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { howMany } from '@stamtafel/kernel/testing';
import { chainFlaw } from './log/chain.ts';
import { Reader } from './log/reader.ts';
import { databaseName, openToRead } from './log/schema.ts';
import { folderFor } from './log/testing/tables.ts';
import { bundleForKilling } from './testing/bundle.ts';
import { Guest } from './testing/guest.ts';

/** Two houses side by side, so that both cores of a small machine have work. */
const houses = 2;
const kills = Math.ceil(howMany({ quick: 0, test: 24, night: 10_000 }) / houses);

function start(t: TestContext, server: string, folder: string, crashAt: number | undefined) {
  const child = spawn(process.execPath, [server, folder], {
    env: {
      ...process.env,
      // Compiled code is left behind by the first one, which ends by itself: the others start much faster.
      NODE_COMPILE_CACHE: join(folder, 'code'),
      ...(crashAt === undefined ? {} : { CRASH_AT: String(crashAt) }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  return { child, url: addressOf(child.stdout), ended: once(child, 'close') };
}

/** Nothing if it was killed before it could say it. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) return line;
  return undefined;
}

/** Every acknowledged move is in the log once, no move is there twice, every chain holds. */
function judge(folder: string, guest: Guest, checked: { acknowledged: number }): void {
  if (guest.tables.length === 0) return;
  const db = openToRead(join(folder, databaseName));
  try {
    const reader = new Reader(db);
    const fresh = guest.acknowledged.slice(checked.acknowledged);
    for (const table of new Set([...guest.running, ...fresh.map((one) => one.table)])) {
      const entries = reader.entries(table, 0);
      assert.equal(chainFlaw(table, entries), undefined);
      const ids = entries.map(({ body }) => JSON.parse(body).id).filter((id) => id !== undefined);
      const once = new Set(ids);
      assert.equal(once.size, ids.length, 'a move is there twice');
      for (const { id } of guest.acknowledged.filter((one) => one.table === table))
        assert.ok(once.has(id), `${id} at ${table} was acknowledged and is lost`);
    }
    checked.acknowledged = guest.acknowledged.length;
  } finally {
    db.close();
  }
}

/** Some moves later, and a moment more: however busy the machine is, there is something to lose. */
async function underWay(guest: Guest): Promise<void> {
  const then = guest.acknowledged.length + randomInt(12);
  for (let polls = 0; guest.acknowledged.length < then && polls < 10_000; polls += 1) await wait(3);
  await wait(randomInt(4));
}

async function campaign(
  t: TestContext,
  server: string,
): Promise<{ readonly moves: number; readonly resent: number }> {
  const folder = folderFor(t);
  const guest = new Guest([
    { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'me' }], options: {} },
    { game: 'stieren-versieren', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], options: {} },
  ]);
  const first = start(t, server, folder, undefined);
  assert.ok(await first.url);
  first.child.kill('SIGTERM');
  await first.ended;

  const checked = { acknowledged: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    // Alternately at a numbered point in the writer, and at any moment from outside.
    const { child, url, ended } = start(t, server, folder, kill % 2 === 0 ? randomInt(300) : undefined);
    const address = await url;
    const playing = address === undefined ? undefined : guest.play(address);
    if (kill % 2 === 1) await underWay(guest);
    else await Promise.race([ended, wait(30_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
    const [, signal] = await ended;
    assert.equal(signal, 'SIGKILL', 'the server ended by itself');
    await playing;
    judge(folder, guest, checked);
  }
  assert.deepEqual(guest.complaints, []);
  return { moves: guest.acknowledged.length, resent: guest.resent };
}

test(`a server killed ${kills * houses} times under play: no acknowledged move is lost, none is doubled, no table freezes`, {
  timeout: 6 * 3600 * 1000,
}, async (t) => {
  const server = await bundleForKilling(folderFor(t));
  const results = await Promise.all(Array.from({ length: houses }, () => campaign(t, server)));
  for (const { moves, resent } of results) {
    t.diagnostic(`${moves} moves acknowledged, ${resent} sent again`);
    assert.ok(moves > kills, `only ${moves} moves`);
    assert.ok(resent > kills / 10, `only ${resent} moves were under way when the server died`);
  }
});
