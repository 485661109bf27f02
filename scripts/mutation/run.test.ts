import assert from 'node:assert/strict';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { drawn, tryMutants } from './run.ts';

const source = `
export const START = 3;
const cache = new Map<number, number>();
export function countDown(from: number): number {
  let turns = 0;
  for (let n = from; n > 0; ) {
    n -= 1;
    turns++;
  }
  return turns;
}
export const isLarge = (n: number): boolean => n >= 10;
export const neverTested = (): number => 7;
export function remembered(n: number): number {
  if (!cache.has(n)) cache.set(n, n * 2);
  return cache.get(n) ?? 0;
}
`;

const tests = `
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countDown, isLarge, remembered, START } from './source.ts';
test('starts at three', () => assert.equal(START, 3));
test('counts down', () => assert.equal(countDown(4), 4));
test('is large', () => {
  assert.ok(isLarge(11));
  assert.ok(!isLarge(5));
});
test('remembers', () => assert.equal(remembered(4), 8));
`;

async function inFolder<T>(
  files: { [name: string]: string },
  work: (root: string) => Promise<T>,
): Promise<T> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'mutants-')));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    return await work(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const scope = { name: 'example', sources: ['source.ts'], tests: ['source.test.ts'] };
const project = (text = tests) => ({
  'package.json': '{"type":"module"}',
  'source.ts': source,
  'source.test.ts': text,
});

test('a run tells which errors no test notices: in a limit, in what is never called', async () => {
  const { population, tried } = await inFolder(project(), (root) =>
    tryMutants(scope, root, { seed: '1', jobs: 2 }),
  );
  assert.equal(tried.length, population);
  const told = (fate: string) =>
    tried
      .filter((one) => one.fate === fate)
      .map(({ mutant: { before, after } }) => `${before} → ${after}`)
      .sort();
  assert.deepEqual(told('unreached'), ['0 → 1', '7 → 6', '7 → 8']);
  // The test is far from the limit.
  assert.deepEqual(told('survived'), ['10 → 11', '10 → 9', 'n >= 10 → n > 10']);
  const caught = (change: string) =>
    tried.find(({ mutant: { before, after } }) => `${before} → ${after}` === change);
  assert.equal(caught('3 → 4')?.by, 'starts at three', 'what is worked out while loading');
  assert.equal(caught('n -= 1; → ')?.by, 'counts down', 'what never ends');
  assert.equal(caught('n * 2 → n / 2')?.by, 'remembers', 'what leaves something behind');
});

test('a mutant is not blamed for what an earlier one left behind', async () => {
  const kept = `
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remembered } from './source.ts';
test('remembers', () => assert.equal(remembered(4), 8));
`;
  const files = {
    ...project(kept),
    'source.ts': `
const cache = new Map<string, number>();
export function remembered(n: number): number {
  const idle = 5;
  if (cache.get('n') === undefined) cache.set('n', n * 2);
  return cache.get('n') ?? idle;
}
`,
  };
  const { tried } = await inFolder(files, (root) => tryMutants(scope, root, { seed: '2', jobs: 1 }));
  const fates = new Map(tried.map(({ mutant, fate }) => [`${mutant.before} → ${mutant.after}`, fate]));
  assert.equal(fates.get('n * 2 → n / 2'), 'caught');
  assert.equal(fates.get('5 → 6'), 'survived');
  assert.equal(fates.get('5 → 4'), 'survived');
});

test('tests that fail without any mutant are told, and nothing is tried', async () => {
  await assert.rejects(
    inFolder(project(tests.replace('8', '9')), (root) => tryMutants(scope, root, { seed: '1', jobs: 1 })),
    /Without any mutant a test fails: source\.test\.ts, remembers/,
  );
});

test('the same seed draws the same errors, even when other lines are new', () => {
  const mutants = ['a', 'b', 'c', 'd', 'e'].map((key) => ({
    ...{ file: 'a.ts', line: 1, start: 0, end: 1, before: '1', after: '2' },
    key,
  }));
  const keys = (seed: string, of = mutants) => drawn(of, seed, 2).map(({ key }) => key);
  assert.deepEqual(keys('1'), keys('1', mutants.toReversed()));
  assert.notDeepEqual(keys('1'), keys('3'));
  const [first = ''] = keys('1');
  assert.equal(
    drawn(
      mutants.filter(({ key }) => key !== first),
      '1',
      1,
    )[0]?.key,
    keys('1')[1],
  );
});
