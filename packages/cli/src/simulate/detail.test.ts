import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Course, countDetail, countEffect, emptyDetail, mergeDetail } from './detail.ts';
import { meanOf, normalQuantile, widthFor, wilson } from './statistics.ts';

const course = (part: {
  scores: number[];
  ranks: number[];
  decisions?: number;
  parts?: number;
  first?: number;
  holders?: number[];
}): Course => ({
  outcome: { scores: part.scores, ranks: part.ranks, reason: 'points' },
  decisions: part.decisions ?? 10,
  sighting: { parts: part.parts ?? 3, first: part.first ?? 0, holders: part.holders ?? [] },
});

const size = { seats: 3, kinds: 2, changes: 1 };

test('turns are counted from the starting player, cards for their owners, and a shared win is shared', () => {
  const detail = emptyDetail(size);
  countDetail(detail, course({ scores: [4, 9, 9], ranks: [3, 1, 1], first: 1, holders: [1, -1] }));
  countDetail(detail, course({ scores: [8, 2, 1], ranks: [1, 2, 3], first: 2, parts: 4, holders: [0, 1] }));
  countDetail(detail, course({ scores: [8, 2, 1], ranks: [1, 2, 3], first: -1, holders: [-1, 0] }));
  assert.equal(detail.begun, 2);
  // First match: B begins and shares with C, the second; then C begins, A is the second and wins.
  assert.deepEqual(detail.turns, [0.5, 1.5, 0]);
  assert.deepEqual(detail.had, [
    [1, 1, 0],
    [1, 1, 0],
  ]);
  assert.deepEqual(detail.won, [
    [1, 0.5, 0],
    [1, 0, 0],
  ]);
  assert.deepEqual(
    [...detail.parts],
    [
      [3, 2],
      [4, 1],
    ],
  );
  assert.deepEqual(
    [...(detail.points[0] ?? [])],
    [
      [4, 1],
      [8, 2],
    ],
  );
});

test('a changed house rule is compared deal by deal', () => {
  const detail = emptyDetail(size);
  const [effect] = detail.effects;
  assert.ok(effect);
  const usual = course({ scores: [6, 0, 0], ranks: [1, 2, 2], decisions: 30, first: 0 });
  countEffect(effect, usual, usual);
  countEffect(effect, usual, course({ scores: [0, 0, 9], ranks: [2, 2, 1], decisions: 24, first: 2 }));
  assert.deepEqual(effect, {
    matches: 2,
    same: 1,
    shares: [
      { sum: -1, squares: 1 },
      { sum: 0, squares: 0 },
      { sum: 1, squares: 1 },
    ],
    first: { sum: 0, squares: 0 },
    decisions: { sum: -6, squares: 36 },
    points: { sum: 1, squares: 1 },
  });
});

test('parts add up to the whole', () => {
  const matches = [
    course({ scores: [1, 2, 3], ranks: [3, 2, 1], first: 1, holders: [0, 2], parts: 5 }),
    course({ scores: [3, 3, 3], ranks: [1, 1, 1], first: 2, holders: [1, -1] }),
    course({ scores: [9, 2, 3], ranks: [1, 3, 2], first: 0, holders: [0, 1], decisions: 14 }),
  ];
  const [first, second, whole] = [emptyDetail(size), emptyDetail(size), emptyDetail(size)];
  matches.forEach((match, i) => {
    for (const detail of [i < 2 ? first : second, whole]) {
      countDetail(detail, match);
      for (const effect of detail.effects) countEffect(effect, match, matches[0] ?? match);
    }
  });
  mergeDetail(first, second);
  assert.deepEqual(first, whole);
});

const near = (a: number, b: number, by = 1e-9): void => assert.ok(Math.abs(a - b) < by, `${a} is not ${b}`);

test('quantiles of the normal distribution, against its tables', () => {
  near(normalQuantile(0.975), 1.959963984540054);
  near(normalQuantile(0.995), 2.5758293035489);
  near(normalQuantile(0.9999), 3.71901648545568, 1e-8);
  near(normalQuantile(0.025), -1.959963984540054);
  assert.equal(widthFor(1), 1.959963984540054);
  near(widthFor(5), 2.5758293035489);
  assert.ok(wilson(60, 100, widthFor(5)).low < wilson(60, 100).low);
});

test('the mean of paired differences with its interval, by hand', () => {
  // 1, 2, 3, 6: mean 3, variance 14 / 3, standard error √(14 / 12).
  const { mean, low, high } = meanOf(12, 50, 4);
  assert.equal(mean, 3);
  near(high - 3, 1.959963984540054 * Math.sqrt(14 / 12));
  near(3 - low, high - 3);
  assert.deepEqual(meanOf(0, 0, 10), { mean: 0, low: 0, high: 0 });
});
