import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stamtafel } from '../testing/stamtafel.ts';
import { stretches } from './plan.ts';
import { playPlan } from './pool.ts';
import { median, percentile, wilson } from './statistics.ts';
import { count, emptyTally, merge, summary } from './tally.ts';

test('the interval of Wilson, against published values', () => {
  // Wilson 95 % for 8 of 10 and 0 of 10 (Newcombe 1998, method 3).
  const { share, low, high } = wilson(8, 10);
  assert.equal(share, 0.8);
  assert.ok(Math.abs(low - 0.4902) < 0.0001 && Math.abs(high - 0.9433) < 0.0001, `${low} ${high}`);
  const none = wilson(0, 10);
  assert.equal(none.low, 0);
  assert.ok(Math.abs(none.high - 0.2775) < 0.0001, String(none.high));
  assert.deepEqual(wilson(0, 0), { share: 0, low: 0, high: 1 });
});

test('percentiles and medians', () => {
  const counts = [
    [10, 1],
    [20, 8],
    [30, 1],
  ] as const;
  assert.deepEqual(
    [0.1, 0.5, 0.9, 1].map((part) => percentile(counts, part)),
    [10, 20, 20, 30],
  );
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 2, 3]), 2.5);
});

test('winners of one match share it, and parts add up to the whole', () => {
  const [first, second, whole] = [emptyTally(2), emptyTally(2), emptyTally(2)];
  const shared = { scores: [5, 5], ranks: [1, 1], reason: 'draw' };
  const won = { scores: [7, 3], ranks: [1, 2], reason: 'won' };
  count(first, shared, 10);
  count(second, won, 30);
  for (const result of [shared, won]) count(whole, result, result === won ? 30 : 10);
  merge(first, second);
  assert.deepEqual(first, whole);
  const { seats, decisions, scores, reasons } = summary(whole, ['A', 'B'], ['random']);
  assert.deepEqual(
    seats.map(({ seat, bot, share }) => ({ seat, bot, share })),
    [
      { seat: 'A', bot: 'random', share: 0.75 },
      { seat: 'B', bot: 'random', share: 0.25 },
    ],
  );
  assert.deepEqual(decisions, { mean: 20, p10: 10, median: 10, p90: 30, max: 30 });
  assert.deepEqual(scores[0], { seat: 'A', mean: 6, deviation: 1, least: 5, most: 7 });
  assert.deepEqual(reasons, { draw: 1, won: 1 });
});

test('stretches cover every match once', () => {
  for (const matches of [1, 7, 200, 201, 150_001]) {
    for (const plan of [
      { matches, fast: true },
      { matches, fast: false, report: { houseRules: Math.min(matches, 101) } },
    ]) {
      let next = 0;
      for (const { from, to } of stretches(plan)) {
        assert.equal(from, next);
        assert.ok(to > from);
        next = to;
      }
      assert.equal(next, matches);
    }
  }
});

/** The report without the time it took. */
async function simulated(...args: string[]): Promise<{ [key: string]: unknown }> {
  const { code, out, err } = await stamtafel(['simulate', ...args, '--json']);
  assert.equal(err, '');
  assert.equal(code, 0);
  const { seconds, ...report } = JSON.parse(out);
  assert.equal(typeof seconds, 'number');
  return report;
}

test('the same seed gives the same report on any number of threads, another seed another one', async () => {
  const args = [
    'four-downs',
    '-n',
    '40',
    '--seats',
    '3',
    '--bots',
    'greedy,random',
    '--option',
    'firstDowns=on',
  ];
  const alone = await simulated(...args, '--jobs', '1');
  assert.deepEqual(await simulated(...args, '--jobs', '3'), alone);
  assert.notDeepEqual(await simulated(...args, '--seed', 'another'), alone);
});

test('the report for programs has a stable shape', async () => {
  const report = await simulated('how-ruck', '-n', '300', '--fast');
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shape)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]))
        : typeof value;
  const seat = { seat: 'string', bot: 'string', share: 'number', low: 'number', high: 'number' };
  const score = { seat: 'string', mean: 'number', deviation: 'number', least: 'number', most: 'number' };
  const { reasons, ...rest } = report;
  assert.deepEqual(shape(rest), {
    game: 'string',
    matches: 'number',
    seed: 'string',
    seats: [seat, seat],
    decisions: { mean: 'number', p10: 'number', median: 'number', p90: 'number', max: 'number' },
    scores: [score, score],
  });
  assert.equal(report.matches, 300);
  assert.equal(
    Object.values(reasons ?? {}).reduce((sum, times) => sum + times, 0),
    300,
  );
});

test('people get a table', async () => {
  const { code, out, err } = await stamtafel([
    'simulate',
    'five-possessions',
    '-n',
    '5',
    '--bots',
    'greedy,random',
  ]);
  assert.equal(code, 0);
  assert.equal(err, '', 'no progress bar without a terminal');
  assert.match(
    out,
    /^five-possessions: 5 matches in [\d.]+ s\n\n {2}A greedy +wins .* %.*\n {2}B random +wins/,
  );
});

test('a signal ends the threads, and the matches played until then are counted', async () => {
  const stop = new AbortController();
  const total = emptyTally(2);
  const plan = {
    game: 'how-ruck',
    options: {},
    bots: ['random'],
    matches: 1_000_000,
    seed: '1'.repeat(64),
    fast: true,
  };
  let last = 0;
  await playPlan(plan, total, 2, stop.signal, (done) => {
    last = done;
    stop.abort();
  });
  assert.ok(last > 0 && last < plan.matches);
  assert.equal(total.matches, last);
});

test('Ctrl-C ends with the matches played so far', { skip: process.platform !== 'linux' }, async () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, [
    main,
    'simulate',
    'how-ruck',
    '-n',
    '100000000',
    '--fast',
    '--json',
  ]);
  let out = '';
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  while (!hasThreads(child.pid)) await setTimeout(50);
  child.kill('SIGINT');
  assert.equal(await closed, 130);
  const { matches, seats } = JSON.parse(out);
  assert.ok(Number.isInteger(matches) && matches < 100_000_000);
  assert.equal(seats.length, 2);
});

/** Whether a process has threads of ours by now; it handles Ctrl-C before it starts them. */
function hasThreads(pid: number | undefined): boolean {
  const tasks = `/proc/${pid}/task`;
  try {
    return readdirSync(tasks).some(
      (task) => readFileSync(`${tasks}/${task}/comm`, 'utf8') === 'WorkerThread\n',
    );
  } catch {
    return false; // a thread ended while we looked
  }
}
