import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestClock } from '../testing/clock.ts';
import { Alarm } from './clock.ts';

const DAY = 24 * 3600 * 1000;

test('an alarm rings after its time however long that is, once, and not when it was cleared', async () => {
  const clock = new TestClock();
  const alarm = new Alarm(clock);
  let rings = 0;
  const ring = () => {
    rings++;
  };
  alarm.set(40 * DAY, ring);
  await clock.pass(40 * DAY - 1);
  assert.deepEqual([rings, alarm.isSet], [0, true]);
  await clock.pass(1);
  assert.deepEqual([rings, alarm.isSet], [1, false]);
  alarm.set(40 * DAY, ring);
  await clock.pass(DAY);
  alarm.clear();
  await clock.pass(80 * DAY);
  assert.deepEqual([rings, clock.until], [1, undefined]);
});
