import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import { sit } from '@stamtafel/kernel/testing';
import {
  botDelay,
  botDice,
  botForm,
  botLastAt,
  correction,
  endsAt,
  isStamped,
  lastEndsAt,
  type RaceTerms,
  raceStage,
  stamp,
} from '../timing.ts';
import { howRuck } from './game.ts';
import type { Options } from './options.ts';
import { levelPaces, timing } from './timing.ts';

const here = { awaySince: [undefined, undefined] };

/** What holds in a race with these house rules. */
const terms = (options: Partial<Options> = {}): RaceTerms =>
  timing.terms(open(howRuck, { options: { teamForming: 'race', ...options } })) ?? assert.fail();

test('HR-040 only a match with a race has its terms and its stages', () => {
  const { start, photoFinish, last, most } = terms({ raceMaxSeconds: 60 });
  assert.deepEqual([start, photoFinish, last, most], ['command', 150, 20_000, 60_000]);
  assert.equal(timing.terms(open(howRuck)), undefined);
  const t = sit(howRuck, { options: { teamForming: 'race', youngestSeat: 'A' } });
  const now = () => {
    const stage = raceStage(timing, t.match, t.state);
    return [stage, isStamped(stage)];
  };
  assert.deepEqual(now(), [undefined, false]);
  t.play('A', 'ready');
  t.play('B', 'ready');
  assert.deepEqual(now(), ['start', false]);
  assert.equal(raceStage(timing, open(howRuck), t.state), undefined, 'where nobody races no answer is timed');
  assert.equal(raceStage(undefined, t.match, t.state), undefined, 'nor in a game without a race');
  t.play('A', 'command');
  assert.deepEqual(now(), ['open', true]);
});

test('HR-041 three seconds are counted down', () => {
  assert.equal(terms().countdown, 3000);
});

test('HR-050 a stamp is receipt minus correction in whole milliseconds, not below 0', () => {
  assert.equal(stamp(51_234, 10_000, 0), 41_234);
  assert.equal(stamp(51_234.9, 10_000, 34), 41_200);
  assert.equal(stamp(10_020, 10_000, 34), 0);
});

test('HR-050 the correction is half the lowest round trip, rounded down, at most half the margin', () => {
  const margin = terms();
  assert.equal(correction([80, 61, 400], margin), 30);
  assert.equal(correction([900, 1200], margin), 75);
  assert.equal(correction([900], terms({ photoFinishMs: 101 })), 50);
  assert.equal(correction([900], terms({ photoFinishMs: 0 })), 0);
  assert.equal(correction([], margin), 0);
});

test('HR-050 a stamp received second is at most half the window earlier', () => {
  const slowest = stamp(40_000, 0, correction([10_000], terms()));
  assert.ok(stamp(40_000, 0, 0) - slowest <= 75);
});

test('HR-052 the race is void when its longest time is over', () => {
  assert.equal(endsAt(1000, here, terms()), 301_000);
  assert.equal(endsAt(1000, here, terms({ raceMaxSeconds: 0 })), undefined);
});

test('HR-052 or when both are away at the same time for more than 5 s; one alone never stops it', () => {
  const none = terms({ raceMaxSeconds: 0 });
  const both = { awaySince: [20_000, 26_000] };
  assert.equal(endsAt(0, both, none), 31_001);
  assert.equal(endsAt(0, { awaySince: [20_000, undefined] }, none), undefined);
  assert.equal(endsAt(0, both, terms({ raceMaxSeconds: 30 })), 30_000);
  assert.equal(endsAt(0, { awaySince: [-9000, -8000] }, none), 5001);
});

test('HR-045 the clock leaves the final pair when its seconds are over', () => {
  assert.equal(lastEndsAt(45_000, terms()), 65_000);
  assert.equal(lastEndsAt(45_000, terms({ finalPairSeconds: 5 })), 50_000);
});

test('HR-053 a bot takes its pace ±30 % per pair, evenly spread, from a generator of its own', () => {
  for (const pace of [4500, 2280]) {
    const dice = botDice(7);
    const delays = Array.from({ length: 20_000 }, () => botDelay(dice, pace));
    assert.ok(Math.min(...delays) >= 0.7 * pace && Math.max(...delays) <= 1.3 * pace);
    assert.ok(delays.every(Number.isInteger));
    const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length;
    assert.ok(Math.abs(mean - pace) < 0.01 * pace);
    assert.ok(delays.filter((delay) => delay < 0.85 * pace).length > 4500);
  }
  const again = botDice(7);
  const other = botDice(8);
  const first = (dice: number[]) => Array.from({ length: 5 }, () => botDelay(dice, 3200));
  assert.deepEqual(first(botDice(7)), first(again));
  assert.notDeepEqual(first(botDice(7)), first(other));
});

test('HR-053 its pace follows from its level, the stronger the quicker, unless the table sets one', () => {
  const mean = (botPace: 'level' | 'slow' | 'normal' | 'fast', level: string): number => {
    const dice = botDice(11);
    const race = terms({ botPace });
    const forms = Array.from({ length: 20_000 }, () => botForm(dice, race, level));
    return forms.reduce((sum, form) => sum + form, 0) / forms.length;
  };
  const near = (pace: number, wanted: number): void => assert.ok(Math.abs(pace - wanted) < 0.01 * wanted);
  for (const [level, pace] of levelPaces) near(mean('level', level), pace);
  for (const level of levelPaces.keys()) {
    near(mean('slow', level), 4500);
    near(mean('normal', level), 3200);
    near(mean('fast', level), 2200);
  }
  const levels = ['level1', 'level2', 'level3', 'level4'].map((level) => levelPaces.get(level) ?? 0);
  assert.deepEqual(
    levels,
    levels.toSorted((a, b) => b - a),
  );
});

test('HR-053 in one race a bot is up to 30 % quicker or slower than usual: not every race goes the same way', () => {
  const dice = botDice(3);
  const normal = terms({ botPace: 'normal' });
  const forms = Array.from({ length: 20_000 }, () => botForm(dice, normal, 'level1'));
  assert.ok(Math.min(...forms) < 0.71 * 3200 && Math.min(...forms) >= 0.7 * 3200);
  assert.ok(Math.max(...forms) > 1.29 * 3200 && Math.max(...forms) <= 1.3 * 3200);
});

test('HR-053 it splits its final pair as planned, at the latest when the time for it ends', () => {
  const five = terms({ finalPairSeconds: 5 });
  assert.equal(botLastAt(42_000, 40_000, five), 42_000);
  assert.equal(botLastAt(52_000, 40_000, five), 45_000);
  assert.equal(botLastAt(39_990, 40_000, five), 40_000);
});
