/** A client that loses the connection before it hears an answer sends the same again, with the same id. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, person, type TestClient, TestHouse } from '../testing/house.ts';

const [anna, bert, carla] = [person('anna'), person('bert'), person('carla')];
/** Anna has answered; the two others may let her take it back. */
async function threePeople(house = new TestHouse()) {
  const { table, key } = await house.make(anna, {
    game: 'four-downs',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  for (const who of [bert, carla]) await house.house.take(who, table.id, { name: who.id, key });
  await house.house.act(anna, table.id, { do: 'start' });
  const clients: TestClient[] = [];
  for (const who of [anna, bert, carla]) clients.push(await house.client(who).open(table.id));
  return { house, table: table.id, clients };
}

type Three = Awaited<ReturnType<typeof threePeople>>;

/** The player who has to answer does so, and wants to take it back. */
async function wished({ table, clients }: Three) {
  const seat = clients.findIndex((client, s) => client.sight(s).decision?.optional === false);
  const [asker, ...others] = [seat, (seat + 1) % 3, (seat + 2) % 3];
  const wants = { do: 'undo', table, seat, id: 'take-it-back' } as const;
  await clients[seat]?.play(seat);
  await clients[seat]?.ask(wants);
  const wish = clients[seat]?.sight(seat).wish ?? assert.fail('nobody is asked');
  const agree = (who: number, request = wish.request) =>
    ({ do: 'agree', table, seat: who, request, yes: true, id: `agreed-by-${who}` }) as const;
  return { asker, others, wants, wish, agree };
}

const entries = async ({ house, table }: Three, is: string) =>
  (await house.log.read(table)).filter(({ body }) => JSON.parse(body).is === is).length;

test('an order said again is the same order, and does not come back once another was given', async () => {
  const three = await threePeople();
  const { table, clients, house } = three;
  const [a] = clients;
  const order = { do: 'order', table, seat: 0, asks: 'vote', order: 'pass', id: 'order-of-anna' } as const;
  assert.ok(a);
  assert.equal(codeOf(await a.ask(order)), 'done');
  await a.reconnect(table);
  assert.equal(codeOf(await a.ask(order)), 'done');
  assert.equal(await entries(three, 'ordered'), 1);
  const window = await house.client(anna).open(table);
  assert.equal(codeOf(await window.ask({ ...order, order: 'none', id: 'another-window' })), 'done');
  assert.equal(codeOf(await a.ask(order)), 'done');
  assert.deepEqual(a.sight(0).orders, {});
  const again = await house.restarted().client(anna).open(table);
  assert.equal(codeOf(await again.ask({ ...order, order: 'none', id: 'another-window' })), 'done');
  assert.equal(await entries(three, 'ordered'), 2);
});

test('an agreement said again is heard once: while others are still asked, and when it is carried out', async () => {
  const three = await threePeople();
  const { table, clients } = three;
  const { others, agree } = await wished(three);
  for (const seat of others) {
    assert.equal(codeOf((await clients[seat]?.ask(agree(seat))) ?? assert.fail()), 'done');
    await clients[seat]?.reconnect(table);
    assert.equal(codeOf((await clients[seat]?.ask(agree(seat))) ?? assert.fail()), 'done');
  }
  assert.equal(await entries(three, 'undone'), 1);
});

test('a wish said again is asked once', async () => {
  const three = await threePeople();
  const { table, clients } = three;
  const { asker, wants, wish } = await wished(three);
  const client = clients[asker] ?? assert.fail();
  await client.reconnect(table);
  assert.equal(codeOf(await client.ask(wants)), 'done');
  assert.deepEqual(client.sight(asker).wish, wish);
});

test('an agreement to a wish that has ended counts for no other, also after a restart', async () => {
  const three = await threePeople();
  const { house, table, clients } = three;
  const { asker, others, wants, agree, wish } = await wished(three);
  const [other = 0] = others;
  await house.clock.pass(61_000);
  const late = await clients[other]?.ask(agree(other));
  assert.equal(codeOf(late ?? assert.fail()), 'outdated');
  const again = house.restarted();
  const people = [anna, bert, carla];
  const asking = await again.client(people[asker] ?? anna).open(table);
  const asked = await again.client(people[other] ?? anna).open(table);
  await asking.ask({ ...wants, id: 'take-it-back-now' });
  const now = asked.sight(other).wish ?? assert.fail('nobody is asked');
  assert.notEqual(now.request, wish.request);
  assert.equal(codeOf(await asked.ask(agree(other))), 'outdated');
  assert.deepEqual(asked.sight(other).wish, now);
});
