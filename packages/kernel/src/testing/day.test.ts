import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Draw, drawIn, howMany, sampleOfDay, seedOfDay } from './day.ts';

const noon = new Date('2026-11-19T12:00:00Z');
const all = Array.from({ length: 23 }, (_, n) => n);

const on = (day: string, more: NodeJS.ProcessEnv = {}): Draw => drawIn({ STAMTAFEL_DAY: day, ...more }, noon);

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.parse(first) + n * 24 * 3600 * 1000).toISOString().slice(0, 10),
  );

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

test('the day is today, or the one that is to be repeated', () => {
  assert.equal(drawIn({}, noon).day, '2026-11-19');
  assert.equal(on('2025-02-01').day, '2025-02-01');
  for (const wrong of ['yesterday', '2026-13-40', '19-11-2026', ''])
    assert.throws(() => on(wrong), /STAMTAFEL_DAY is a day such as 2026-11-19/);
});

test('a sample is the same all day, whole, and another one on the next', () => {
  const sample = sampleOfDay('walks', all, 5, on('2026-11-19'));
  assert.deepEqual(sampleOfDay('walks', all, 5, on('2026-11-19')), sample);
  assert.equal(new Set(sample).size, 5);
  assert.notDeepEqual(sampleOfDay('walks', all, 5, on('2026-11-20')), sample);
  assert.notDeepEqual(sampleOfDay('other walks', all, 5, on('2026-11-19')), sample);
});

test('within as many days as it takes, everything had its turn', () => {
  for (const count of [1, 5, 22, 23]) {
    const days = daysFrom('2026-12-28', Math.ceil(all.length / count));
    const seen = new Set(days.flatMap((day) => sampleOfDay('walks', all, count, on(day))));
    assert.deepEqual(inOrder([...seen]), all, `${count} a day`);
  }
});

test('there is never more in a sample than there is', () => {
  assert.deepEqual(inOrder(sampleOfDay('walks', all, 100, on('2026-11-19'))), all);
  assert.deepEqual(sampleOfDay('walks', [], 3, on('2026-11-19')), []);
});

test('at night everything is looked at, whole or in slices that miss nothing and share nothing', () => {
  const night = { STAMTAFEL_NIGHT: '20' };
  assert.deepEqual(sampleOfDay('walks', all, 5, on('2026-11-19', night)), all);
  const slices = [1, 2, 3, 4].map((nr) =>
    sampleOfDay('walks', all, 5, on('2026-11-19', { ...night, STAMTAFEL_SLICE: `${nr}/4` })),
  );
  assert.deepEqual(inOrder(slices.flat()), all);
});

test('a slice is one of this many', () => {
  for (const wrong of ['0/4', '5/4', '2', 'a/b', '-1/4'])
    assert.throws(() => on('2026-11-19', { STAMTAFEL_SLICE: wrong }), /STAMTAFEL_SLICE is one of so many/);
});

test('a seed differs by day, by slice and by what it is for, and can be drawn again', () => {
  const seeds = [
    seedOfDay('kills', on('2026-11-19')),
    seedOfDay('kills', on('2026-11-20')),
    seedOfDay('damage', on('2026-11-19')),
    seedOfDay('kills', on('2026-11-19', { STAMTAFEL_SLICE: '2/4' })),
  ];
  assert.equal(new Set(seeds).size, seeds.length);
  assert.ok(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 28));
  assert.equal(seedOfDay('kills', on('2026-11-19')), seeds[0]);
});

test('a campaign is short while somebody works, long at night, and a slice has its share of it', () => {
  const extents = { quick: 2, test: 10, night: 1001 };
  const among = (env: NodeJS.ProcessEnv): number => howMany(extents, on('2026-11-19', env));
  assert.equal(among({ STAMTAFEL_QUICK: '1' }), 2);
  assert.equal(among({}), 10);
  assert.equal(among({ STAMTAFEL_NIGHT: '1' }), 1001);
  assert.equal(among({ STAMTAFEL_NIGHT: '1', STAMTAFEL_SLICE: '2/20' }), 51);
});
