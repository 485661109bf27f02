import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, TestHouse, trouble } from '../testing/house.ts';

const [anna, bert, carla] = [person('anna'), person('bert'), person('carla')];
const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;

test('the host lets a player back in who was sent away, and nobody else does; the chair waits for them', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, { game: 'how-ruck', seats: [me, open] });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  await house.house.act(anna, table.id, { do: 'remove', seat: 1 });
  assert.deepEqual([a.table?.sent, b.table?.sent, b.table?.sentAway], [[{ n: 0, seat: 1 }], undefined, true]);
  for (const who of [bert, carla])
    assert.equal(
      (await trouble(house.house.act(who, table.id, { do: 'letBack', n: 0 }))).code,
      'not-allowed',
    );
  await house.house.act(anna, table.id, { do: 'letBack', n: 7 });
  assert.equal(b.table?.sentAway, true, 'nobody has that number');
  await house.house.act(anna, table.id, { do: 'letBack', n: 0 });
  assert.deepEqual([a.table?.sent, b.table?.sentAway], [undefined, undefined]);
  await house.clock.pass(1000);
  assert.equal(a.table?.seats[1]?.kept, false, 'nobody got up there');
  for (const within of [house, house.restarted()])
    assert.equal((await within.house.info(bert, table.id)).sentAway, undefined);
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await b.reconnect(table.id);
  assert.ok(b.sight(1));
});

test('a watcher who was sent away sees the table again, and may be sent away once more', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, { game: 'how-ruck', seats: [me, open] });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const c = await house.client(carla).open(table.id);
  for (const n of [0, 0]) {
    await c.ask({ do: 'say', table: table.id, id: c.newId(), words: { text: 'Boe' } });
    await house.house.act(anna, table.id, { do: 'sendAway', line: a.chat.at(-1)?.n ?? 0 });
    assert.deepEqual([a.table?.sent, c.table?.sentAway], [[{ n }], true]);
    const before = c.messages.length;
    await house.house.act(anna, table.id, { do: 'letBack', n });
    assert.equal(c.table?.sentAway, undefined);
    assert.ok(c.messages.slice(before).some(({ is }) => is === 'view'));
    await house.clock.pass(60_000);
  }
});
