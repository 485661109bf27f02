import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { FarClock } from './far-clock.ts';

/** A round trip with these ways, begun at a moment by the clock here; the one there is ahead by so much. */
const trip = (sent: number, go: number, back: number, ahead: number) => ({
  sent,
  received: sent + go + back,
  there: sent + go + ahead,
});

test('before anything is known the clocks are believed to be the same', () => {
  const clock = new FarClock();
  assert.deepEqual([clock.isKnown, clock.roundTrip, clock.there(70)], [false, 0, 70]);
});

test('one round trip tells the difference to within half of what it took', () => {
  for (const [go, back] of [
    [5, 5],
    [10, 0],
    [0, 10],
  ] as const) {
    const clock = new FarClock();
    clock.sample(trip(1000, go, back, -400));
    assert.ok(Math.abs(clock.there(2000) - 1600) <= 5);
    assert.equal(clock.roundTrip, 10);
  }
});

test('of many, slow both ways by turns, the difference is known better than by any one', () => {
  const clock = new FarClock();
  const dice = fastSeed(9);
  for (let n = 0; n < 30; n++)
    clock.sample(trip(1000 * n, 2 + fastBelow(dice, 60), 2 + fastBelow(dice, 60), 12_345));
  assert.ok(Math.abs(clock.there(50_000) - 62_345) <= 5);
});

test('a clock that stood still is noticed by the next round trip', () => {
  const clock = new FarClock();
  for (let n = 0; n < 20; n++) clock.sample(trip(1000 * n, 3, 3, 500));
  clock.sample(trip(20_000, 4, 4, -2500));
  assert.equal(clock.there(30_000), 27_500);
});

test('clocks that drift apart are followed', () => {
  const clock = new FarClock();
  for (let n = 0; n < 600; n++) clock.sample(trip(1000 * n, 1, 1, n * 0.05));
  assert.ok(Math.abs(clock.there(600_000) - 600_030) < 2);
});
