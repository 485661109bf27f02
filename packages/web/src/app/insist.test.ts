import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insist } from './insist.ts';

/** A file that comes at the last of this many times. */
function comesAt(time: number) {
  let asked = 0;
  const load = async (): Promise<number> => {
    asked++;
    if (asked < time) throw new Error('no network');
    return asked;
  };
  return { load, asked: () => asked };
}

test('what does not come is asked for again after a while, three times in all', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const passing = async <T>(wanted: Promise<T>): Promise<T> => {
    for (let i = 0; i < 20; i++) {
      await Promise.resolve();
      t.mock.timers.tick(400);
    }
    return wanted;
  };
  const third = comesAt(3);
  assert.equal(await passing(insist(third.load)), 3);
  const fourth = comesAt(4);
  const given = insist(fourth.load);
  await assert.rejects(() => passing(given), /no network/);
  assert.equal(fourth.asked(), 3);
});

test('what is there is asked for once', async () => {
  const first = comesAt(1);
  assert.equal(await insist(first.load), 1);
});
