import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTable } from '@stamtafel/protocol';
import { person, type TestClient, TestHouse } from '../testing/house.ts';
import type { Person } from './house.ts';

const [anna, bert] = [person('anna'), person('bert')];

const duel: Pick<NewTable, 'game' | 'seats' | 'clock' | 'options'> = {
  game: 'how-ruck',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  options: {},
  clock: { kind: 'days', days: 3 },
};

/** Two people at a table, who both choose in secret. */
async function atTable(wish: Partial<NewTable> = {}) {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, { ...duel, ...wish });
  const a = await house.client(anna).open(table.id);
  await house.house.take(bert, table.id, { name: 'Bert', key });
  const b = await house.client(bert).open(table.id);
  await house.clock.pass(8000);
  assert.equal(a.table?.phase, 'playing');
  const isAsked = async (who: Person, { house: asks } = house): Promise<boolean> => {
    const [mine] = await asks.mine(who);
    assert.equal(mine?.id, table.id);
    return mine.asked === true;
  };
  return { house, table, a, b, isAsked };
}

async function chooseAll(a: TestClient): Promise<void> {
  for (let times = 0; times < 20 && a.sight(0).decision !== null; times++)
    assert.equal((await a.play(0)).is, 'done');
  assert.equal(a.sight(0).decision, null);
}

test('the list of own tables says which of them wait for an answer, and nothing about others', async () => {
  const { house, table, a, isAsked } = await atTable();
  assert.deepEqual([await isAsked(anna), await isAsked(bert)], [true, true]);
  const before = JSON.stringify(await house.house.mine(bert));
  await chooseAll(a);
  assert.deepEqual([await isAsked(anna), await isAsked(bert)], [false, true]);
  // What Anna has chosen in secret is not to be noticed: not even that she has.
  assert.equal(JSON.stringify(await house.house.mine(bert)), before);
  assert.equal((await house.house.info(bert, table.id)).asked, undefined);
});

test('a table that has left memory, or was never in it since the start, says it too and stays where it is', async () => {
  const { house, table, a, b, isAsked } = await atTable();
  await chooseAll(a);
  a.connection.close();
  b.connection.close();
  await house.clock.pass(400_000);
  assert.equal(house.house.stats().tables, 0);
  assert.deepEqual([await isAsked(anna), await isAsked(bert)], [false, true]);
  const other = house.restarted();
  for (let times = 0; times < 2; times++)
    assert.deepEqual([await isAsked(anna, other), await isAsked(bert, other)], [false, true]);
  assert.equal(other.house.stats().tables, 0);
  // It wakes, goes on, and what was known about it is looked up again.
  const again = await other.client(bert).open(table.id);
  assert.equal((await again.play(1)).is, 'done');
  assert.equal(await isAsked(bert, other), again.sight(1).decision !== null);
});

test('a table that could not be read once is read again the next time somebody asks for his tables', async (t) => {
  const { house, isAsked } = await atTable();
  for (const failing of [1, 2]) {
    const other = house.restarted();
    const read = t.mock.method(house.log, 'read');
    read.mock.mockImplementationOnce(() => Promise.reject(new Error('EIO')), failing - 1);
    await assert.rejects(other.house.mine(anna), /EIO/);
    assert.equal(read.mock.callCount(), failing);
    assert.equal(await isAsked(anna, other), true);
    read.mock.restore();
  }
});

test('nobody is asked where a bot keeps the chair, the table has a pause, or the match is over', async () => {
  const { house, table, b, isAsked } = await atTable({ clock: { kind: 'none' }, sitIn: 'minute' });
  await house.house.act(anna, table.id, { do: 'pause' });
  assert.equal(await isAsked(bert), false);
  await house.house.act(anna, table.id, { do: 'resume' });
  assert.equal(await isAsked(bert), true);
  b.connection.close();
  await house.clock.pass(61_000);
  assert.equal((await house.house.info(bert, table.id)).seats[1]?.kept, true);
  assert.equal(await isAsked(bert), false);
  await house.house.act(anna, table.id, { do: 'end' });
  assert.equal(await isAsked(anna), false);
});
