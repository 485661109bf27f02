import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { pending, start, view } from '@stamtafel/kernel';
import { matchOf } from '../table/matches.ts';
import { BotPool } from './pool.ts';
import type { Thought } from './thinkers.ts';

const setting = { game: 'how-ruck', seats: 2, options: {} };

function thought(level: Thought['level'] = 'greedy', seed = 1): Thought {
  const match = matchOf(setting);
  const state = start(match, '5'.repeat(64));
  return { setting, level, view: view(match, state, 0), decision: pending(match, state)[0]!, seed };
}

/** A worker whose bot does this. */
function worker(t: TestContext, body: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-bots-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'worker.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (thought) => { ${body} });
parentPort.postMessage('ready');`,
  );
  return pathToFileURL(file);
}

test('bots think in workers and answer one of their options', { timeout: 60_000 }, async () => {
  const pool = new BotPool({ workers: 1 });
  try {
    const answers = await Promise.all([1, 2, 3].map((seed) => pool.think('t', thought('random', seed))));
    const options = thought().decision.options.map((option) => JSON.stringify(option));
    for (const answer of answers) assert.ok(options.includes(JSON.stringify(answer)));
    assert.deepEqual(pool.stats(), { waiting: 0, thinking: 0, failed: 0 });
  } finally {
    await pool.close();
  }
});

for (const [how, body] of [
  ['hangs', 'for (;;) {}'],
  ['throws', "throw new Error('no')"],
  ['leaves', 'process.exit(0)'],
  ['eats memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(thought));'],
  ['answers nonsense', 'parentPort.postMessage({ pick: 7, __proto__: null })'],
] as const)
  test(`a bot that ${how} is replaced, and whoever comes next is served`, { timeout: 60_000 }, async (t) => {
    const program = worker(
      t,
      `if (thought.seed === 13) { ${body} } else parentPort.postMessage({ pick: 'fine' })`,
    );
    const pool = new BotPool({ workers: 1, limitMs: 300, program });
    t.after(() => pool.close());
    const bad = pool.think('t', thought('greedy', 13));
    const good = pool.think('t', thought('greedy', 1));
    await assert.rejects(bad, /a bot/);
    assert.deepEqual(await good, { pick: 'fine' });
    assert.equal(pool.stats().failed, 1);
  });

test('a table with many bots does not keep the others waiting', { timeout: 60_000 }, async (t) => {
  const program = worker(t, "setTimeout(() => parentPort.postMessage({ pick: 'fine' }), 5)");
  const pool = new BotPool({ workers: 1, program });
  t.after(() => pool.close());
  const served: string[] = [];
  const think = (table: string) => pool.think(table, thought()).then(() => served.push(table));
  await Promise.all([...Array.from({ length: 6 }, () => think('busy')), think('other'), think('third')]);
  assert.ok(served.indexOf('other') <= 2 && served.indexOf('third') <= 3, served.join(' '));
});

test('closing rejects what still waits', { timeout: 60_000 }, async (t) => {
  const pool = new BotPool({ workers: 1, program: worker(t, 'for (;;) {}') });
  const waiting = [pool.think('t', thought()), pool.think('t', thought())];
  const results = Promise.allSettled(waiting);
  await pool.close();
  assert.ok((await results).every(({ status }) => status === 'rejected'));
  await assert.rejects(pool.think('t', thought()), /gone home/);
});
