import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Waiter } from '../../bots/thinkers.ts';
import { person, TestHouse } from '../../testing/house.ts';
import { thinkingHere } from '../../testing/thinking-here.ts';

test('a bot thinks for those who sit at its table or show it, not for who only watches; else for nobody', async () => {
  const waiting: (readonly Waiter[])[] = [];
  const here = thinkingHere();
  const house = new TestHouse({
    thinkers: {
      ...here,
      think(table, thought, asked) {
        waiting.push(asked.waiters);
        return here.think(table, thought, asked);
      },
    },
  });
  const [host, bert, watcher] = [person('host'), person('bert'), person('watcher')];
  const { table, key } = await house.make(host, {
    game: 'how-ruck',
    seats: [{ kind: 'bot', level: 'greedy' }, { kind: 'open' }],
  });
  await house.client(watcher).open(table.id);
  await house.client(host).open(table.id);
  const b = await house.client(bert).open(table.id);
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.clock.pass(60_000);
  for (let n = 0; n < 3; n++) {
    await b.play(1);
    await house.clock.pass(1);
  }
  assert.ok(waiting.length > 0);
  for (const waiters of waiting) {
    const people = waiters.map((one) => one.person).sort();
    assert.deepEqual(people, ['bert', 'host']);
    for (const { neighbourhood } of waiters) assert.deepEqual(neighbourhood, ['here']);
  }
  waiting.length = 0;
  const alone = await house.make(host, {
    game: 'how-ruck',
    seats: [{ kind: 'bot', level: 'greedy' }, { kind: 'me' }],
  });
  await house.house.info(host, alone.table.id);
  await house.clock.pass(60_000);
  assert.deepEqual(waiting[0], []);
});
