import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, TestHouse } from '../testing/house.ts';

const [anna, bert] = [person('anna'), person('bert')];

test('a table against a bot begins at once and is played to its end', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
  });
  assert.equal(table.phase, 'playing');
  const client = await house.client(anna).open(table.id);
  for (let answers = 0; client.sight(0).outcome === null; answers++) {
    assert.ok(answers < 1000);
    await house.clock.pass(10);
    if (client.sight(0).decision) assert.equal((await client.play(0)).is, 'done');
  }
  assert.equal(client.table?.phase, 'over');
  assert.equal(client.sight(0).outcome?.ranks.length, 2);
  const record = await house.house.record(anna, table.id);
  assert.ok(record.entries.length > 20);
});

test('two people meet by a link and play', async () => {
  const house = new TestHouse();
  const { table, key, invites } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  assert.equal(table.phase, 'gathering');
  assert.equal(invites[0], null);
  const a = await house.client(anna).open(table.id);
  const taken = await house.house.take(bert, table.id, { name: 'Bert', key });
  assert.equal(taken.seats[1]?.yours, true);
  const b = await house.client(bert).open(table.id);
  assert.equal(a.table?.seats[1]?.name, 'Bert');
  await house.clock.pass(8000);
  assert.equal(a.table?.phase, 'playing');
  assert.ok(a.sight(0).decision && b.sight(1).decision);
  assert.equal((await a.play(0)).is, 'done');
});
