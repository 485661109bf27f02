import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, TestHouse, trouble } from '../../testing/house.ts';

const MINUTE = 60_000;
const [anna, bert, carla] = [person('anna'), person('bert'), person('carla')];

/** Anna has paused the table where she plays with Bert. */
async function paused() {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const [a, b] = [await house.client(anna).open(table.id), await house.client(bert).open(table.id)];
  const w = await house.client(carla).open(table.id);
  await house.house.act(anna, table.id, { do: 'pause' });
  const resume = (who: typeof anna, { house: at } = house) => at.act(who, table.id, { do: 'resume' });
  return { house, table: table.id, a, b, w, resume };
}

test('once the host of a paused table has been away for half an hour, every player may go on', async () => {
  const { house, a, b, w, resume } = await paused();
  assert.deepEqual(
    [a.table?.mayResume, b.table?.mayResume, w.table?.mayResume],
    [true, undefined, undefined],
  );
  await house.clock.pass(60 * MINUTE);
  assert.equal((await trouble(resume(bert))).code, 'not-allowed');
  await a.drop();
  await house.clock.pass(29 * MINUTE);
  assert.equal((await trouble(resume(bert))).code, 'not-allowed');
  await house.clock.pass(MINUTE);
  assert.deepEqual([b.table?.mayResume, w.table?.mayResume], [true, undefined]);
  assert.equal((await trouble(resume(carla))).code, 'not-allowed');
  await resume(bert);
  assert.deepEqual([b.table?.phase, b.table?.mayResume], ['playing', undefined]);
});

test('a host who comes back alone decides again when the pause ends', async () => {
  const { house, table, a, b, resume } = await paused();
  await a.drop();
  await house.clock.pass(31 * MINUTE);
  assert.equal(b.table?.mayResume, true);
  await a.reconnect(table);
  assert.equal(b.table?.mayResume, undefined);
  assert.equal((await trouble(resume(bert))).code, 'not-allowed');
  await a.drop();
  await house.clock.pass(15 * MINUTE);
  assert.equal((await trouble(resume(bert))).code, 'not-allowed');
});

test('after a restart the host of a paused table has half an hour to come back', async () => {
  const { house, table, resume } = await paused();
  const again = house.restarted();
  const b = await again.client(bert).open(table);
  assert.equal((await trouble(resume(bert, again))).code, 'not-allowed');
  await house.clock.pass(30 * MINUTE);
  assert.equal(b.table?.mayResume, true);
  assert.equal((await resume(bert, again)).table.phase, 'playing');
});
