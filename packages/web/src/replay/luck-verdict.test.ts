import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Luck } from '@stamtafel/bots/luck.ts';
import { decisionsOf, isOfMany, verdictOf } from './luck-verdict.ts';

/** What the cards and the choices did for the first of two. */
const luck = (cards: number, choices: number, error = 0.02): Luck => ({
  even: 0.5,
  result: [1, 0],
  deal: [],
  later: [],
  cards: [
    { mean: cards, error },
    { mean: -cards, error },
  ],
  choices: [choices, -choices],
  mattered: [0.3, -0.2, 0.2, 0.15, 0.1, -0.05].map((mean, moment) => ({
    moment,
    seat: moment === 4 ? 1 : 0,
    gain: { mean, error },
  })),
  looked: true,
  rollouts: 1,
});

test('one is named only where it weighs more by more than the figures may be off', () => {
  assert.equal(verdictOf(luck(0.4, 0.1), 0), 'mostlyCards');
  assert.equal(verdictOf(luck(0.4, 0.1), 1), 'mostlyCards');
  assert.equal(verdictOf(luck(0.1, -0.6), 0), 'mostlyChoices');
  assert.equal(verdictOf(luck(0.26, 0.24), 0), 'both');
  assert.equal(verdictOf(luck(0.4, 0.1, 0.2), 0), 'neither');
  assert.equal(verdictOf(luck(0, 0), 0), 'neither');
});

test('the best and the worst three of a seat, and no one else’s', () => {
  const { best, worst } = decisionsOf(luck(0, 0), 0);
  assert.deepEqual(
    best.map(({ moment }) => moment),
    [0, 2, 3],
  );
  assert.deepEqual(
    worst.map(({ moment }) => moment),
    [1, 5],
  );
});

test('a sum of choices that clearly points one way is said to be of many small ones', () => {
  assert.ok(isOfMany(luck(0, -0.47), 0, 'worst'));
  assert.ok(!isOfMany(luck(0, -0.47), 0, 'best'));
  assert.ok(isOfMany(luck(0, -0.47), 1, 'best'));
  assert.ok(!isOfMany(luck(0, -0.47, 0.3), 0, 'worst'), 'it may be off by more than that');
});
