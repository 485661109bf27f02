import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel } from '../testing/house.ts';
import { Versions } from './versions.ts';

test('what a client has is read off what it is told', async () => {
  const { house, table, a } = await duel('how-ruck');
  const versions = new Versions([]);
  for (const frame of a.frames) versions.frame(frame);
  const has = () => [...a.seen].map(([viewer, { version }]) => ({ viewer, version }));
  assert.deepEqual(versions.seen, has());
  const before = a.frames.length;
  for (let moves = 0; moves < 6; moves++) {
    await a.play(0);
    await house.clock.pass(1000);
  }
  const steps = a.frames.slice(before).flatMap((frame) => /"on":\[[^,]*,(.*)$/.exec(frame)?.[1] ?? []);
  assert.ok(steps.length > 4, table);
  for (const step of steps) versions.step(step);
  assert.deepEqual(versions.seen, has());
});

test('after a step that does not follow, or of a view that never came, nothing is had', () => {
  const versions = new Versions([
    { viewer: 0, version: 1999 },
    { viewer: 1, version: 7 },
  ]);
  versions.step('0,0],"p":[]');
  versions.step('1,9],"p":[]');
  versions.step('2,1],"p":[]');
  assert.deepEqual(versions.seen, [{ viewer: 0, version: 2000 }]);
});
