import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { SerialQueue } from './serial-queue.ts';

test('one job after another, also those that a job adds while it begins', async () => {
  const queue = new SerialQueue();
  const events: string[] = [];
  const job = (name: string, begin = () => {}) =>
    queue.add(async () => {
      events.push(`${name} begins`);
      begin();
      await new Promise(setImmediate);
      events.push(`${name} ends`);
    });
  let added: Promise<void> | undefined;
  const first = job('first', () => {
    added = job('added');
  });
  const last = job('last');
  await Promise.all([first, added, last]);
  deepEqual(
    events,
    ['first', 'added', 'last'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  deepEqual([queue.isEmpty, await queue.add(async () => 'at once')], [true, 'at once']);
});
