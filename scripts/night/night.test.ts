import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { testFiles } from '../test-files.mjs';
import { Kept } from './kept.ts';
import { campaignsIn, partsOf, slices } from './parts.ts';
import { again, type Outcome, standing, toDo } from './standing.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const day = '2026-11-19';
const parts = partsOf(root, day);

const outcome = (more: Partial<Outcome> = {}): Outcome => ({
  commit: 'aaaaaaaa',
  at: '2026-11-18T20:00:00.000Z',
  seconds: 600,
  how: 'passed',
  said: '7 passed, 0 failed, 0 skipped',
  ...more,
});

test('every campaign that is longer at night is a part of it, and every slice of those that are long', () => {
  const names = parts.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const file of [
    'packages/server/src/log/increments/increments.test.ts',
    'packages/bots/src/no-cheat.test.ts',
    'packages/web/src/browser-tests/axe.test.ts',
    'npm run check:signatures',
  ])
    assert.ok(names.includes(file), file);
  const campaigns = campaignsIn(root);
  for (const [file, of] of Object.entries(slices)) {
    assert.ok(campaigns.includes(file), `${file} is no campaign`);
    for (let n = 1; n <= of; n++) assert.ok(names.includes(`${file} ${n}/${of}`), file);
  }
  // What is long at night says so by the words that campaigns are found by.
  const byHand = testFiles(root).filter((file) =>
    /process\.env\.STAMTAFEL_NIGHT/.test(readFileSync(join(root, file), 'utf8')),
  );
  assert.deepEqual(byHand, []);
});

test('a short night has seen a bit of everything: no second part comes before a first', () => {
  const nth = parts.map(({ env }) => Number(/^\d+/.exec(env.STAMTAFEL_SLICE ?? '1')?.[0]));
  assert.equal(nth.lastIndexOf(1) + 1, nth.filter((n) => n === 1).length);
});

test('a night goes on with what has not run on this commit: what failed first, then what never ran, then the oldest', () => {
  const [one, two, three, four, five, six] = parts;
  assert.ok(one && two && three && four && five && six);
  const some = [one, two, three, four, five, six];
  const left = toDo(
    some,
    {
      [one.name]: outcome({ commit: 'bbbbbbbb' }),
      [two.name]: outcome({ at: '2026-11-17T20:00:00.000Z' }),
      [three.name]: outcome({ at: '2026-11-16T20:00:00.000Z' }),
      [four.name]: outcome({ how: 'failed' }),
      [five.name]: outcome({ commit: 'bbbbbbbb', how: 'open' }),
    },
    'bbbbbbbb',
  );
  assert.deepEqual(left, [four, six, three, two, five]);
});

test('where it stands: commits, findings with the way to see them again, and what is left', () => {
  const kills = parts.find(({ name }) => name === 'packages/server/src/kill.test.ts 3/8') ?? assert.fail();
  const others = parts.filter(({ name }) => name.includes('properties')).slice(0, 3);
  const [first, second] = others;
  assert.ok(first && second);
  const found = outcome({ how: 'failed', said: '0 passed, 1 failed, 0 skipped' });
  const told = standing(
    [kills, ...others],
    { [kills.name]: found, [first.name]: outcome(), [second.name]: outcome({ commit: 'bbbbbbbb' }) },
    'aaaaaaaa',
    2,
  );
  assert.deepEqual(told.split('\n'), [
    '✖ packages/server/src/kill.test.ts 3/8, on aaaaaaaa: 0 passed, 1 failed, 0 skipped',
    '  STAMTAFEL_DAY=2026-11-18 STAMTAFEL_NIGHT=1 STAMTAFEL_SLICE=3/8 npm test -- packages/server/src/kill.test.ts',
    '2 of 4 parts have run on aaaaaaaa, 1 last on bbbbbbbb (2026-11-18), 1 nowhere yet. Still to do: 2, about 0.2 h; npm run night goes on with them.',
  ]);
  assert.match(standing([kills], { [kills.name]: outcome() }, 'aaaaaaaa', 2), /The night is complete\.$/);
  const mutants = parts.find(({ name }) => name.includes('mutate')) ?? assert.fail();
  assert.equal(again(mutants, outcome()), 'npm run mutate -- kernel --sample 60 --seed 2026-11-18');
});

function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-night-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('what was found is kept at once; what a failed part printed lies beside it until it passes', (t) => {
  const folder = folderFor(t);
  const kept = new Kept(folder);
  assert.deepEqual(kept.outcomes(), {});
  kept.keep('a.test.ts 1/2', outcome({ how: 'failed' }), 'all that it printed');
  kept.keep('b.test.ts', outcome(), '');
  assert.deepEqual(Object.keys(new Kept(folder).outcomes()), ['a.test.ts 1/2', 'b.test.ts']);
  const story = join(folder, '.night', 'a.test.ts-1-2.txt');
  assert.equal(readFileSync(story, 'utf8'), 'all that it printed\n');
  kept.keep('a.test.ts 1/2', outcome(), '');
  assert.ok(!existsSync(story));
});

test('what nights have found and cannot be read is told in a sentence', (t) => {
  const folder = folderFor(t);
  mkdirSync(join(folder, '.night'));
  writeFileSync(join(folder, '.night', 'outcomes.json'), '{"a');
  assert.throws(() => new Kept(folder).outcomes(), /outcomes\.json is not JSON any more; delete it/);
});

test('a night that cannot be is refused in a sentence with exit code 2', () => {
  const night = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts', 'night', 'night.ts'), ...args], { encoding: 'utf8' });
  const cases: readonly (readonly [string[], RegExp])[] = [
    [['--hours', 'all'], /^--hours is a number of hours, such as 8 or 0\.5, not all\.\n$/],
    [['--hours', '0'], /^--hours is a number/],
    [['--jobs', '0'], /^--jobs is a whole number from 1 to 99, not 0\.\n$/],
    [['--colour'], /^Unknown option '--colour'\. Usage: npm run night -- \[--hours H\]/],
    [['no-such-part'], /^No part of the night has no-such-part in its name\.\n$/],
  ];
  for (const [args, sentence] of cases) {
    const { status, stderr, stdout } = night(...args);
    assert.match(stderr, sentence);
    assert.deepEqual([status, stdout], [2, '']);
  }
  const asked = night('--status', 'kill.test');
  assert.equal(asked.status, 0, asked.stderr);
  assert.match(asked.stdout, /^\d+ of \d+ parts have run on [0-9a-f]{8}|^✖ /);
});
