import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { pending, start, view } from '@stamtafel/kernel';
import { matchOf } from '../table/matches.ts';
import { TestClock } from '../testing/clock.ts';
import { BotPool } from './pool.ts';
import type { Asked, Thought } from './thinkers.ts';

const setting = { game: 'how-ruck', seats: 2, options: {} };

function thought(level: Thought['level'] = 'greedy', seed = 1): Thought {
  const match = matchOf(setting);
  const state = start(match, '5'.repeat(64));
  const decision = pending(match, state)[0]!;
  return { setting, level, character: 1, view: view(match, state, 0), decision, seed, atSight: false };
}

/** Waits until the worker is there, however busy the machine is. */
const patient = { dueMs: 60_000, waiters: [] };

function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-bots-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The program of a worker whose bot does this. */
function worker(t: TestContext, body: string, start = ''): URL {
  const file = join(folderFor(t), 'worker.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
const say = (answer) => parentPort.postMessage({ place, answer });
let place;
parentPort.on('message', ({ place: at, thought, ms, enough }) => { place = at; ${body} });
${start}
parentPort.postMessage('ready');`,
  );
  return pathToFileURL(file);
}

/** A worker that is not there before it is let in. */
function workerAtTheDoor(t: TestContext, body: string): { program: URL; letIn: () => void } {
  const door = join(folderFor(t), 'open');
  const start = `import { existsSync } from 'node:fs';
while (!existsSync(${JSON.stringify(door)})) await new Promise((resolve) => setTimeout(resolve, 10));`;
  return { program: worker(t, body, start), letIn: () => writeFileSync(door, '') };
}

test('bots think in workers and answer one of their options', { timeout: 60_000 }, async () => {
  const pool = new BotPool({ workers: 1, limitMs: 20_000 });
  try {
    const answers = await Promise.all(
      [1, 2, 3].map((seed) => pool.think('t', thought('random', seed), patient)),
    );
    const options = thought().decision.options.map((option) => JSON.stringify(option));
    for (const answer of answers) assert.ok(options.includes(JSON.stringify(answer)));
    assert.deepEqual(pool.stats(), { waiting: 0, longestMs: 0, thinking: 0, failed: 0, shortened: 0 });
  } finally {
    await pool.close();
  }
});

for (const [how, body] of [
  ['hangs', 'for (;;) {}'],
  ['throws', "throw new Error('no')"],
  ['leaves', 'process.exit(0)'],
  ['eats memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(thought));'],
  ['answers nonsense', 'say({ pick: 7, __proto__: null })'],
  ['answers a question nobody asked', 'parentPort.postMessage({ place: 5, answer: null })'],
] as const)
  test(`a bot that ${how} is replaced, and the next caller is served`, { timeout: 60_000 }, async (t) => {
    const program = worker(t, `if (thought?.seed === 13) { ${body} } else say({ pick: 'fine' })`);
    // On a busy machine also a good bot may wait for a core.
    const pool = new BotPool({ workers: 1, limitMs: how === 'hangs' ? 3000 : 20_000, program });
    t.after(() => pool.close());
    const bad = pool.think('t', thought('level4', 13), patient);
    const good = pool.think('t', thought('level4', 1), patient);
    await assert.rejects(bad, /a bot/);
    assert.deepEqual(await good, { pick: 'fine' });
    assert.equal(pool.stats().failed, 1);
  });

test('with more bots that hang than workers nobody waits until it is their turn to hang', {
  timeout: 60_000,
}, async (t) => {
  const [workers, limitMs] = [2, 1200];
  const pool = new BotPool({ workers, limitMs, program: worker(t, 'for (;;) {}') });
  t.after(() => pool.close());
  const began = performance.now();
  let wentAfter = 0;
  const ask = (table: string): Promise<string> =>
    pool.think(table, thought(), { dueMs: 0, waiters: [] }).then(
      () => 'answered',
      ({ message }) => {
        if (message === 'no bot was there in time') wentAfter = performance.now() - began;
        return message;
      },
    );
  const first = ask('first');
  // One after the other, so that there always is a worker that has only just begun.
  await new Promise((resolve) => setTimeout(resolve, limitMs / 2));
  const others = Array.from({ length: 9 }, (_, i) => ask(`t${i}`));
  const all = await Promise.all([first, ...others]);
  // A worker hangs for the whole limit before the next takes its place: however slow the machine is, no more can hang.
  const mostHang = workers * (1 + Math.floor((wentAfter + 5) / limitMs));
  const hung = all.filter((why) => why !== 'no bot was there in time').length;
  assert.ok(hung <= mostHang, `after ${wentAfter} ms: ${all.join(', ')}`);
  assert.equal(pool.stats().failed, all.length);
});

test('a table with many bots does not keep the others waiting', { timeout: 60_000 }, async (t) => {
  const program = worker(t, "if (!enough) setTimeout(() => say({ pick: 'fine' }), 5)");
  const pool = new BotPool({ workers: 1, limitMs: 20_000, program });
  t.after(() => pool.close());
  const served: string[] = [];
  const think = (table: string) => pool.think(table, thought(), patient).then(() => served.push(table));
  await Promise.all([...Array.from({ length: 6 }, () => think('busy')), think('other'), think('third')]);
  assert.ok(served.indexOf('other') <= 2 && served.indexOf('third') <= 3, served.join(' '));
});

/** Somebody at this address. */
const comingFrom = (address: string, person = address) => ({
  ...patient,
  waiters: [{ person, neighbourhood: [address] }],
});

test('an address with many tables does not keep another one waiting', { timeout: 60_000 }, async (t) => {
  const pool = new BotPool({ workers: 1, limitMs: 20_000, program: worker(t, thorough) });
  t.after(() => pool.close());
  const served: string[] = [];
  const think = (table: string, asked: Asked) =>
    pool.think(table, thought('level4'), asked).then(() => served.push(table));
  const crowd = Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => think(`${n}`, comingFrom('crowd', `${n}`))),
  );
  while (pool.stats().thinking === 0) await new Promise(setImmediate);
  const other = think('other', comingFrom('elsewhere'));
  // The company of one of the crowd costs nothing.
  const mixed = think('mixed', {
    ...patient,
    waiters: [...comingFrom('crowd', '0').waiters, ...comingFrom('third').waiters],
  });
  await Promise.all([other, mixed]);
  assert.ok(served.length <= 4, served.join(' '));
  assert.ok(pool.stats().shortened > 0);
  await pool.close();
  await crowd;
});

test('what takes a moment is answered while the only worker thinks, and the thought goes on', {
  timeout: 60_000,
}, async (t) => {
  const program = worker(
    t,
    "if (thought?.level === 'random') say({ pick: 'fine' }); else if (enough) say({ pick: 'enough' });",
  );
  const pool = new BotPool({ workers: 1, limitMs: 60_000, program });
  t.after(() => pool.close());
  const deep = pool.think('deep', thought('level4'), comingFrom('a'));
  const ended = deep.then(
    () => 'ended',
    () => 'closed',
  );
  while (pool.stats().thinking === 0) await new Promise(setImmediate);
  for (let n = 0; n < 3; n++)
    assert.deepEqual(await pool.think('quick', thought('random'), comingFrom('b')), { pick: 'fine' });
  const { thinking, shortened } = pool.stats();
  assert.deepEqual({ thinking, shortened }, { thinking: 1, shortened: 0 });
  await pool.close();
  assert.equal(await ended, 'closed');
});

test('the figures say how long the one has waited that has waited longest', {
  timeout: 60_000,
}, async (t) => {
  const clock = new TestClock();
  const { program } = workerAtTheDoor(t, '');
  const pool = new BotPool({ workers: 1, program, clock });
  t.after(() => pool.close());
  const asked = Promise.allSettled([1, 2].map((seed) => pool.think('t', thought('random', seed), patient)));
  await clock.pass(700);
  assert.equal(pool.stats().longestMs, 700);
  await pool.close();
  await asked;
});

/** A bot that thinks until it is told that it is enough. */
const thorough = `
  if (!enough) globalThis.seed = thought.seed;
  else say({ pick: 'enough', to: globalThis.seed });`;

test('while one player waits, nobody thinks longer than their share', { timeout: 60_000 }, async (t) => {
  const pool = new BotPool({ workers: 1, program: worker(t, thorough), limitMs: 20_000 });
  t.after(() => pool.close());
  const first = pool.think('a', thought('level4', 1), patient);
  const last = pool.think('b', thought('level4', 2), patient);
  assert.deepEqual(await first, { pick: 'enough', to: 1 });
  // No other job waits for its worker: only the caller can stop it.
  const early = await Promise.race([last, new Promise((resolve) => setTimeout(resolve, 50, 'thinks'))]);
  assert.equal(early, 'thinks');
});

test('shortly before its time is up a bot is asked for what it has', { timeout: 60_000 }, async (t) => {
  const told = t.mock.method(Worker.prototype, 'postMessage').mock;
  const clock = new TestClock();
  const pool = new BotPool({ workers: 1, program: worker(t, thorough), limitMs: 2000, clock });
  t.after(() => pool.close());
  const answer = pool.think('a', thought('level4', 3), patient);
  while (pool.stats().thinking === 0) await new Promise(setImmediate);
  await clock.pass(1499);
  assert.equal(told.callCount(), 1, 'only what to think about');
  await clock.pass(1);
  assert.equal(told.callCount(), 2);
  assert.deepEqual(await answer, { pick: 'enough', to: 3 });
  assert.equal(pool.stats().failed, 0);
});

test('thinking stops when nobody asks for the answer any more', { timeout: 60_000 }, async (t) => {
  const pool = new BotPool({ workers: 1, program: worker(t, thorough), limitMs: 20_000 });
  t.after(() => pool.close());
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = pool.think('a', thought('level4', 1), { ...patient, signal: running.signal });
  const second = pool.think('b', thought('level4', 2), { ...patient, signal: waiting.signal });
  waiting.abort();
  await assert.rejects(second, /nobody asks/);
  assert.equal(pool.stats().waiting, 1); // the worker is still on its way
  running.abort();
  await assert.rejects(first, /nobody asks/);
  await assert.rejects(
    pool.think('a', thought(), { ...patient, signal: AbortSignal.abort() }),
    /nobody asks/,
  );
});

test('the request that is due first is thought about first, whenever it was made', {
  timeout: 60_000,
}, async (t) => {
  const program = worker(t, 'if (!enough) say({ pick: String(thought.seed) })');
  const pool = new BotPool({ workers: 1, limitMs: 20_000, program });
  t.after(() => pool.close());
  const served: unknown[] = [];
  const think = async (seed: number, dueMs: number) =>
    served.push((await pool.think(`t${seed}`, thought('greedy', seed), { dueMs, waiters: [] }))?.pick);
  await Promise.all([think(1, 69_000), think(2, 61_000), think(3, 60_000), think(4, 62_000)]);
  assert.deepEqual(served, ['3', '2', '4', '1']);
});

test('a question does not wait for a worker that takes long to start, and the worker starts all the same', {
  timeout: 60_000,
}, async (t) => {
  const { program, letIn } = workerAtTheDoor(t, "say({ pick: 'fine' })");
  const pool = new BotPool({ workers: 1, limitMs: 3000, program });
  t.after(() => pool.close());
  const later = pool.think('t', thought(), patient);
  await assert.rejects(pool.think('u', thought(), { dueMs: 0, waiters: [] }), /no bot was there in time/);
  letIn();
  assert.deepEqual(await later, { pick: 'fine' });
  assert.equal(pool.stats().failed, 1);
});

test('every level thinks in a worker and answers one of its options', { timeout: 60_000 }, async () => {
  const pool = new BotPool({ workers: 1, limitMs: 20_000 });
  try {
    const options = thought().decision.options.map((option) => JSON.stringify(option));
    for (const level of ['level1', 'level2', 'level3'] as const)
      assert.ok(options.includes(JSON.stringify(await pool.think('t', thought(level), patient))), level);
    const quick = { ...thought('level4'), atSight: true };
    assert.ok(options.includes(JSON.stringify(await pool.think('t', quick, patient))));
  } finally {
    await pool.close();
  }
});

test('closing rejects what still waits', { timeout: 60_000 }, async (t) => {
  const pool = new BotPool({ workers: 1, program: worker(t, 'for (;;) {}') });
  const waiting = [pool.think('t', thought(), patient), pool.think('t', thought(), patient)];
  const results = Promise.allSettled(waiting);
  await pool.close();
  assert.ok((await results).every(({ status }) => status === 'rejected'));
  await assert.rejects(pool.think('t', thought(), patient), /gone home/);
});
