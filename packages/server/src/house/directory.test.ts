import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turnEnds } from 'node:timers/promises';
import type { NewTable } from '@stamtafel/protocol';
import { person, TestHouse } from '../testing/house.ts';
import type { HouseSetting } from './setting.ts';

/** A house with so many tables, made one second after the other. */
async function houseWith(
  tables: number,
  setting: Partial<HouseSetting>,
  clock: NewTable['clock'] = { kind: 'none' },
) {
  const house = new TestHouse({ setting: { mostTables: tables, ...setting } });
  const ids: string[] = [];
  for (let n = 0; n < tables; n++) {
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'me' }];
    ids.push((await house.make(person('anna'), { game: 'four-downs', seats, clock })).table.id);
    await house.clock.pass(100);
  }
  return { house, ids };
}

test('many idle tables are put away a few in each turn', async () => {
  const { house } = await houseWith(200, { idleMs: 25_000 });
  const count = (): number => house.house.stats().tables;
  assert.equal(count(), 200);
  const { most } = await turnsOf(count, async () => {
    for (let times = 0; times < 100 && count() > 0; times++) await house.clock.pass(1000);
  });
  assert.equal(count(), 0);
  assert.ok(most > 0 && most <= 40, `${most} in one turn`);
});

test('where too many tables have nobody at them those that were left first go early, but not before their views', async () => {
  const { house, ids } = await houseWith(30, { mostIdle: 10, lingerMs: 60_000 });
  const stays = await house.client(person('bert')).open(ids[0]!);
  await house.clock.pass(50_000);
  assert.equal(house.house.stats().tables, 30);
  await house.clock.pass(60_000);
  // Ten, and the one where somebody is.
  assert.equal(house.house.stats().tables, 11);
  const { loads } = house.house.stats();
  for (const id of ids.slice(-10)) await house.house.info(person('anna'), id);
  assert.equal(house.house.stats().loads, loads, 'the newest are still there');
  await house.house.info(person('anna'), ids[1]!);
  assert.equal(house.house.stats().loads, loads + 1);
  await stays.drop();
  await house.clock.pass(400_000);
  assert.equal(house.house.stats().tables, 0);
});

/** The most that was counted from one turn to the next while this went on, and the number of turns. */
async function turnsOf(count: () => number, act: () => Promise<unknown>) {
  let [turns, most] = [0, 0];
  let isOver = false;
  const looking = (async () => {
    for (let before = count(); !isOver; before = count()) {
      await turnEnds();
      turns++;
      most = Math.max(most, Math.abs(count() - before));
    }
  })();
  try {
    await act();
  } finally {
    isOver = true;
  }
  await looking;
  return { turns, most };
}

test('tables whose clocks run out while nobody is there are woken one in each turn', async () => {
  const { house, ids } = await houseWith(12, { idleMs: 1000 }, { kind: 'days', days: 1 });
  await house.clock.pass(40_000);
  assert.equal(house.house.stats().tables, 0);
  house.clock.jump(24 * 3600 * 1000);
  const { most } = await turnsOf(
    () => house.house.stats().loads,
    async () => {
      for (let times = 0; times < 60 && house.house.stats().loads < 2 * ids.length; times++)
        await house.clock.pass(1000);
    },
  );
  assert.equal(most, 1);
});

test('forgetting somebody gives way to others while the tables in memory are looked through', async () => {
  const turns = [];
  for (const count of [1, 500]) {
    const { house } = await houseWith(count, {});
    turns.push(
      (
        await turnsOf(
          () => 0,
          () => house.house.forget(person('wim')),
        )
      ).turns,
    );
  }
  assert.ok(turns[1]! >= turns[0]! + 2, `${turns}`);
});

test('how many tables there are is known without looking at any: everybody may ask', async (t) => {
  const { house } = await houseWith(20, {});
  let walked = 0;
  const values = Map.prototype.values;
  t.mock.method(Map.prototype, 'values', function* (this: Map<unknown, unknown>) {
    for (const value of values.call(this)) {
      walked++;
      yield value;
    }
  });
  assert.equal(house.house.stats().tables, 20);
  assert.equal(walked, 0);
  assert.equal(house.house.watchers(), 0);
  assert.equal(walked, 20);
});
