import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { Line } from './line.ts';

test('one job after another, also those that a job adds while it begins', async () => {
  const line = new Line();
  const events: string[] = [];
  const job = (name: string, begin = () => {}) =>
    line.add(async () => {
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
  deepEqual([line.isEmpty, await line.add(async () => 'at once')], [true, 'at once']);
});
