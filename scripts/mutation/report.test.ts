import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, isTooMany, newlyBlind, shareOf } from './report.ts';
import type { Findings, Tried } from './run.ts';

const one = (key: string, fate: Tried['fate']): Tried => ({
  mutant: { file: 'a.ts', line: 7, start: 0, end: 1, before: `was ${key}`, after: 'is', key },
  fate,
});
const findings = (survivors: number, tried: number, population = 1000): Findings => ({
  scope: 'kernel',
  population,
  tried: Array.from({ length: tried }, (_, i) => one(String(i), i < survivors ? 'survived' : 'caught')),
});

test('the share of survivors comes with what a sample leaves open', () => {
  const { percent, low, high } = shareOf(findings(8, 100));
  assert.equal(percent, 8);
  assert.deepEqual([low.toFixed(2), high.toFixed(2)], ['4.11', '15.00']);
  assert.deepEqual(shareOf(findings(80, 1000)), { percent: 8, low: 8, high: 8 });
});

test('too many is what chance does not explain', () => {
  assert.ok(!isTooMany(findings(10, 100), 8));
  assert.ok(isTooMany(findings(20, 100), 8));
  assert.ok(isTooMany(findings(81, 1000), 8));
  assert.ok(!isTooMany(findings(80, 1000), 8));
});

test('what was caught before and survives now is blind; what is new, or survived before, is not', () => {
  const now = {
    ...findings(0, 0),
    tried: [one('a', 'survived'), one('b', 'unreached'), one('c', 'survived')],
  };
  const before = { ...now, tried: [one('a', 'caught'), one('b', 'caught'), one('d', 'caught')] };
  assert.deepEqual(
    newlyBlind([before], now).map(({ mutant }) => mutant.key),
    ['a', 'b'],
  );
  assert.deepEqual(newlyBlind([{ ...before, scope: 'how-ruck' }], now), []);
});

test('the report names every survivor with its place', () => {
  const text = describe({
    ...findings(0, 0, 50),
    tried: [one('a', 'survived'), one('b', 'unreached'), one('c', 'caught')],
  });
  assert.match(text, /^a\.ts:7 {2}was a {2}→ {2}is\na\.ts:7 {2}was b {2}→ {2}is {2}\(no test comes by\)\n/);
  assert.match(text, /kernel: 2 of 3 mutants survive, 66\.7 % \(95 %: 20\.8 to 93\.9 %\); 50 in all\.$/);
});
