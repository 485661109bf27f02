import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestClock } from '../testing/clock.ts';
import { GiveBack } from './give-back.ts';

test('memory is given back once after a crowd has left, and not while people come and go', async () => {
  const clock = new TestClock();
  let [there, times] = [0, 0];
  const giveBack = new GiveBack({ clock, count: () => there, collect: () => void times++ });
  for (const [count, collected] of [
    [900, 0],
    [10, 0],
    [5000, 0],
    [4000, 0],
    [2600, 0],
    [2400, 1],
    [2300, 1],
    [1300, 1],
    [1100, 2],
    [0, 3],
    [0, 3],
    [900, 3],
    [0, 3],
  ] as const) {
    there = count;
    await clock.pass(30_000);
    assert.equal(times, collected, `${count}`);
  }
  giveBack.close();
  assert.equal(clock.until, undefined);
});
