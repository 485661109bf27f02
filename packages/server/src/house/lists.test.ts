import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryLog } from '../log/memory.ts';
import type { LogEntry } from '../log/port.ts';
import { person, TestHouse } from '../testing/house.ts';

const [anna, bert] = [person('anna'), person('bert')];
const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;

class CountingLog extends MemoryLog {
  reads = 0;

  override read(table: string, from?: number): Promise<readonly LogEntry[]> {
    this.reads++;
    return super.read(table, from);
  }
}

const many = { mostTables: 1000 };
const listedDuel = { game: 'how-ruck', seats: [me, open], visibility: 'listed' as const };

async function ids(list: Promise<readonly { readonly id: string }[]>): Promise<readonly string[]> {
  return (await list).map(({ id }) => id);
}

test('an open table stays on the list however many others have begun or are over since', async () => {
  const house = new TestHouse({ setting: many });
  const { table } = await house.make(anna, { ...listedDuel, seats: [me, open] });
  await house.clock.pass(1000);
  for (let n = 0; n < 220; n++) {
    const other = await house.make(anna, { ...listedDuel, seats: [me, open] });
    await house.house.act(anna, other.table.id, { do: 'end' });
  }
  const watched: string[] = [];
  for (let n = 0; n < 3; n++) {
    const made = await house.make(anna, { ...listedDuel, seats: [me, me], watching: n < 2 ? 'live' : 'off' });
    if (n < 2) watched.unshift(made.table.id);
    await house.clock.pass(1000);
  }
  for (let n = 0; n < 60; n++) await house.make(anna, { ...listedDuel, seats: [me, me], watching: 'off' });
  assert.deepEqual(await ids(house.house.listed(bert)), [table.id, ...watched]);
});

test('lists read a table once, and again only after it has been in memory', async () => {
  const log = new CountingLog();
  const before = new TestHouse({ log });
  const { table, key } = await before.make(anna, { ...listedDuel, seats: [me, open] });
  const over = await before.make(anna, { game: 'how-ruck', seats: [me, me] });
  await before.house.act(anna, over.table.id, { do: 'end' });
  const house = before.restarted();
  log.reads = 0;
  await Promise.all(Array.from({ length: 10 }, () => house.house.listed(bert)));
  assert.equal(log.reads, 1);
  for (let n = 0; n < 5; n++) assert.equal((await house.house.mine(anna)).length, 2);
  assert.equal(log.reads, 2);
  await house.house.take(bert, table.id, { name: 'Bert', key });
  const seatsOf = async () => (await house.house.mine(anna)).find(({ id }) => id === table.id)?.seats;
  assert.equal((await seatsOf())?.[1]?.name, 'Bert');
  await house.clock.pass(400_000);
  assert.equal(house.house.stats().tables, 0);
  assert.equal((await seatsOf())?.[1]?.name, 'Bert');
});

test('whoever is forgotten is gone from lists of tables that nobody has opened', async () => {
  const before = new TestHouse();
  const { table, key } = await before.make(anna, {
    ...listedDuel,
    seats: [me, open, open],
    game: 'four-downs',
  });
  await before.house.take(bert, table.id, { name: 'Bert', key });
  await before.house.act(anna, table.id, { do: 'end' });
  const house = before.restarted();
  const names = async () => (await house.house.mine(anna))[0]?.seats.map(({ name }) => name);
  assert.deepEqual(await names(), ['anna', 'Bert', '']);
  await house.house.forget(bert);
  assert.deepEqual(await names(), ['anna', '', '']);
});

test('what is done within a match moves no table on a list: it may be a secret, or one that is seen later', async () => {
  for (const watching of ['live', 'delayed'] as const) {
    const house = new TestHouse();
    const game = 'five-possessions';
    const { table, key } = await house.make(anna, { ...listedDuel, game, seats: [me, open], watching });
    await house.house.take(bert, table.id, { name: 'Bert', key });
    await house.house.act(anna, table.id, { do: 'start' });
    await house.clock.pass(10_000);
    const later = await house.make(anna, { ...listedDuel, seats: [me, me] });
    const a = await house.client(anna).open(table.id);
    const b = await house.client(bert).open(table.id);
    const lists = async () => [
      await ids(house.house.mine(anna)),
      await ids(house.house.listed(person('wim'))),
    ];
    const before = [
      [later.table.id, table.id],
      [later.table.id, table.id],
    ];
    assert.deepEqual(await lists(), before);
    for (const does of [
      () => (a.sight(0).decision ? a.play(0) : b.play(1)),
      () => b.play(1),
      () => b.tell({ do: 'order', table: table.id, seat: 1, asks: 'place', order: 'pass' }),
      () => b.ask({ do: 'undo', table: table.id, seat: 1, id: b.newId() }),
    ]) {
      const entries = (await house.log.read(table.id)).length;
      await house.clock.pass(10_000);
      await does();
      assert.equal((await house.log.read(table.id)).length, entries + 1);
      assert.deepEqual(await lists(), before);
      const again = house.restarted();
      await again.house.info(anna, table.id);
      assert.deepEqual(await ids(again.house.mine(anna)), before[0]);
    }
    // What everyone may know moves it.
    await house.house.act(anna, table.id, { do: 'rename', name: 'Ans' });
    assert.deepEqual(await lists(), [before[0]?.toReversed(), before[1]?.toReversed()]);
  }
});

test('own tables that are not over are on the list however many others are, and the last that ended after them', async () => {
  const house = new TestHouse({ setting: many });
  const { table } = await house.make(anna, { game: 'how-ruck', seats: [me, me] });
  const ended: string[] = [];
  for (let n = 0; n < 60; n++) {
    await house.clock.pass(1000);
    const other = await house.make(anna, { game: 'how-ruck', seats: [me, me] });
    ended.unshift(other.table.id);
    const a = await house.client(anna).open(other.table.id);
    await a.play(0, { pick: 'resign' });
    await a.drop();
  }
  assert.deepEqual(await ids(house.house.mine(anna)), [table.id, ...ended.slice(0, 49)]);
});
