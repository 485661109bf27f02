import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthsIn } from '../log/archive.ts';
import { MemoryLog } from '../log/memory.ts';
import { CannotSave, type Room } from '../log/port.ts';
import { SqliteLog } from '../log/sqlite.ts';
import { folderFor, following } from '../log/testing/tables.ts';
import { person, TestHouse, trouble } from '../testing/house.ts';
import { seen } from './room.ts';

const [anna, bert] = [person('anna'), person('bert')];
const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;
const DAY = 24 * 3600 * 1000;
const MIB = 1024 * 1024;
const HOUR = 3_600_000;

/** A log that says how much room there is, and may fail to put tables away. */
class SmallLog extends MemoryLog {
  left: Room = { used: 0, free: 1e12 };
  fails = false;

  override async room(): Promise<Room> {
    return this.left;
  }

  override async putAway(tables: readonly string[]): Promise<readonly string[]> {
    if (this.fails) throw new CannotSave('no space');
    return super.putAway(tables);
  }
}

/** A match of Anna and Bert that is over, and one that goes on. */
async function twoTables(setting: {
  readonly keepDays?: number;
  readonly afterwards?: 'archive' | 'delete';
}) {
  const log = new SmallLog();
  const house = new TestHouse({ log, setting: { ...setting, idleMs: 60_000 } });
  const make = async () => {
    const { table, key } = await house.make(anna, { game: 'how-ruck', seats: [me, open] });
    await house.house.take(bert, table.id, { name: 'Bert', key });
    await house.house.act(anna, table.id, { do: 'start' });
    return table.id;
  };
  const [over, playing] = [await make(), await make()];
  await house.house.act(anna, over, { do: 'end' });
  return { house, log, over, playing };
}

/** Days go by, and a few hours in which the house is awake. */
async function days(house: TestHouse, number: number): Promise<void> {
  house.clock.jump(number * DAY);
  await house.clock.pass(3 * HOUR);
}

test('a table leaves the log once it is over for the days that the operator says, and no sooner', async () => {
  const { house, log, over, playing } = await twoTables({ keepDays: 30 });
  house.clock.jump(30 * DAY - 3 * HOUR);
  await house.clock.pass(2 * HOUR);
  assert.equal(await log.isPutAway(over), false);
  await house.clock.pass(2 * HOUR);
  assert.equal(await log.isPutAway(over), true);
  assert.equal(await log.isPutAway(playing), false);
  assert.deepEqual(house.otherEvents, [{ kind: 'retired', tables: 1 }]);
  assert.equal(house.house.stats().retired, 1);
});

test('unless the operator says so, tables stay for good', async () => {
  const { house, log, over } = await twoTables({});
  await days(house, 900);
  assert.equal(await log.isPutAway(over), false);
  assert.deepEqual(house.otherEvents, []);
});

test('a table that was put away is listed and looked back at as before; what would change it is refused', async () => {
  const { house, log, over } = await twoTables({ keepDays: 1 });
  const before = await house.house.info(anna, over);
  const story = await house.house.story(anna, over, 0);
  await days(house, 2);
  assert.ok(await log.isPutAway(over));
  for (const each of [house, house.restarted()]) {
    assert.deepEqual(await each.house.info(anna, over), before);
    assert.deepEqual(await each.house.story(anna, over, 0), story);
    const mine = await each.house.mine(anna);
    assert.ok(mine.some(({ id, phase }) => id === over && phase === 'over'));
    const a = await each.client(anna).open(over);
    assert.equal(a.table?.phase, 'over');
    assert.ok(a.seen.has(0), 'with the cards as they lay at the end');
    const { tables } = await log.count();
    for (const change of [{ do: 'rematch' }, { do: 'rename', name: 'Ann' }] as const) {
      const met = await trouble(each.house.act(anna, over, change));
      assert.deepEqual([met.code, /put away/.test(met.text)], ['over', true]);
    }
    assert.equal((await log.count()).tables, tables, 'no rematch that belongs to nothing');
    assert.deepEqual(each.events, []);
    await a.drop();
  }
});

test('a table that somebody looks at goes only when nobody does', async () => {
  const { house, log, over } = await twoTables({ keepDays: 1 });
  const a = await house.client(anna).open(over);
  await days(house, 3);
  assert.equal(await log.isPutAway(over), false);
  await a.drop();
  await house.clock.pass(3 * HOUR);
  assert.equal(await log.isPutAway(over), true);
});

test('a table that was deleted is not there any more, for lists, links and the rematch', async () => {
  const { house, over, playing } = await twoTables({ keepDays: 1, afterwards: 'delete' });
  await house.house.mine(anna);
  await days(house, 2);
  assert.equal((await trouble(house.house.info(anna, over))).code, 'not-found');
  assert.equal((await trouble(house.house.act(anna, over, { do: 'rematch' }))).code, 'not-found');
  assert.deepEqual(
    (await house.house.mine(anna)).map(({ id }) => id),
    [playing],
  );
  assert.deepEqual(house.events, []);
});

test('what cannot be put away is said, stays as it is, and is tried again', async () => {
  const { house, log, over } = await twoTables({ keepDays: 1 });
  log.fails = true;
  await days(house, 2);
  assert.ok(house.otherEvents.length > 1 && house.otherEvents.every(({ kind }) => kind === 'cannot-retire'));
  assert.equal((await house.house.info(anna, over)).phase, 'over');
  log.fails = false;
  await house.clock.pass(2 * HOUR);
  assert.equal(await log.isPutAway(over), true);
});

test('room: from four fifths of the quota there is a warning, at all of it no new table, and matches go on', async () => {
  const log = new SmallLog();
  log.left = { used: 10 * MIB, free: 1e12 };
  const house = new TestHouse({ log, below: () => 0, setting: { quotaBytes: 100 * MIB } });
  const make = () => house.make(anna, { game: 'four-downs', seats: [me, me] });
  const { table } = await make();
  const rooms = () => house.otherEvents.flatMap((event) => (event.kind === 'room' ? [event.room.is] : []));
  const kept = async (used: number) => {
    log.left = { used, free: 1e12 };
    await house.clock.pass(60_000);
  };
  await kept(80 * MIB - 1);
  assert.deepEqual(rooms(), []);
  await kept(80 * MIB);
  assert.deepEqual(rooms(), ['scarce']);
  await make();
  await kept(100 * MIB);
  assert.deepEqual(rooms(), ['scarce', 'full']);
  assert.equal((await trouble(make())).code, 'no-room');
  assert.equal(house.house.stats().room.is, 'full');
  const a = await house.client(anna).open(table.id);
  const done = await a.play([0, 1].find((seat) => a.seen.get(seat)?.sight.decision) ?? 0);
  assert.equal(done.is, 'done');
  await house.house.act(anna, table.id, { do: 'end' });
  assert.equal((await trouble(house.house.act(anna, table.id, { do: 'rematch' }))).code, 'no-room');
  await kept(50 * MIB);
  assert.deepEqual(rooms(), ['scarce', 'full', 'enough']);
  await make();
});

test('room: a house that opens full refuses from the first table on; a disk that is nearly full counts too', async () => {
  const log = new SmallLog();
  log.left = { used: 1, free: 10 * MIB };
  const house = new TestHouse({ log });
  assert.equal((await trouble(house.make(anna, { game: 'four-downs', seats: [me, me] }))).code, 'no-room');
  assert.deepEqual(
    [600, 500, 60].map((free) => seen({ used: 5, free: free * MIB }, 0, 'enough', 0).is),
    ['enough', 'scarce', 'full'],
  );
  assert.equal(seen({ used: 5, free: 1e12 }, 0, 'enough', 0).used, MIB, 'in whole MiB');
});

test('from a real disk, too, a match that was put away is looked back at, checked and forgotten by name', async (t) => {
  const before = new TestHouse();
  const { table } = await before.make(anna, { game: 'four-downs', seats: [me, me] });
  const a = await before.client(anna).open(table.id);
  while (a.table?.phase !== 'over') {
    for (const seat of [0, 1]) if (a.seen.get(seat)?.sight.decision) await a.play(seat);
    await before.clock.pass(1000);
  }
  const { id } = (await before.make(bert, { game: 'four-downs', seats: [me, open] })).table;

  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  t.after(() => log.close());
  for (const each of [table.id, id]) {
    const card = await before.log.card(each);
    assert.ok(card);
    await log.append(following(undefined, await before.log.read(each), card));
  }
  const house = new TestHouse({ log, setting: { keepDays: 30, idleMs: 60_000 } });
  const [record, story] = [
    await house.house.record(anna, table.id),
    await house.house.story(anna, table.id, 0),
  ];
  assert.ok(story.length > 20);
  house.clock.jump(31 * DAY);
  while (!(await log.isPutAway(table.id))) await house.clock.pass(1000);
  assert.equal(monthsIn(folder).length, 1);
  for (const each of [house, house.restarted()]) {
    assert.deepEqual(await each.house.record(anna, table.id), record);
    assert.deepEqual(await each.house.story(anna, table.id, 0), story);
  }
  await house.house.forget(anna);
  for (const each of [house, house.restarted()]) {
    assert.deepEqual((await each.house.record(bert, table.id)).players, ['', '']);
    assert.deepEqual(each.events, []);
  }
});

test('room: where it ends is drawn anew every minute, so a single entry does not decide, nor does it change to and fro', async () => {
  const log = new SmallLog();
  let drawn = 0;
  const house = new TestHouse({
    log,
    below: (n) => Math.floor(drawn * n),
    setting: { quotaBytes: 100 * MIB },
  });
  const roomAt = async (used: number, draw: number) => {
    drawn = draw;
    log.left = { used, free: 1e12 };
    await house.clock.pass(60_000);
    return house.house.stats().room.is;
  };
  assert.equal(await roomAt(98 * MIB, 0), 'scarce');
  assert.equal(await roomAt(98 * MIB, 0.4), 'scarce');
  assert.equal(await roomAt(98 * MIB, 0.6), 'full');
  assert.equal(await roomAt(98 * MIB, 0), 'full');
  assert.equal(await roomAt(96 * MIB, 0), 'full');
  assert.equal(await roomAt(96 * MIB - 1, 0), 'scarce');
});
