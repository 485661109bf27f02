/** The process was stopped for a while: that costs nobody their time, and what arrived meanwhile was in time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTable } from '@stamtafel/protocol';
import { codeOf, person, type TestClient, TestHouse } from '../testing/house.ts';

const [anna, bert] = [person('anna'), person('bert')];
const PAUSE = 45_000;

async function dealt(wish: Partial<NewTable>) {
  const house = new TestHouse({ hangs: true });
  const { table, key } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...wish,
  });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  const moves = async () =>
    (await house.log.read(table.id)).flatMap(({ body }) => {
      const { is, seat, by, left, at } = JSON.parse(body);
      return is === 'moved' ? [{ seat, by, left, at }] : [];
    });
  const who = async () => (await moves()).map(({ by }) => by);
  return { house, clock: house.clock, table: table.id, a, b, moves, who };
}

const clocksOf = ({ messages }: TestClient) =>
  messages.findLast((message) => message.is === 'view' || message.is === 'step')?.clocks;

test('per move: what was sent during the pause counts, and nobody has less time than before', async () => {
  const { clock, a, who } = await dealt({ clock: { kind: 'move', seconds: 30 } });
  await clock.pass(20_000);
  clock.hang(PAUSE);
  await clock.wake();
  assert.deepEqual(await who(), []);
  assert.equal(codeOf(await a.play(0)), 'done');
  await clock.pass(9_999);
  assert.deepEqual(await who(), ['person']);
  await clock.pass(1);
  assert.deepEqual(await who(), ['person', 'clock']);
});

test('per match: the pause is on nobody’s clock', async () => {
  const { clock, a, b, moves } = await dealt({ clock: { kind: 'match', seconds: 60, increment: 0 } });
  await clock.pass(10_000);
  clock.hang(PAUSE);
  await a.play(0);
  await clock.pass(5_000);
  await b.play(1);
  assert.deepEqual(
    (await moves()).map(({ left }) => left),
    [50_000, 45_000],
  );
});

test('clients have counted on, so they are told what is left; only where a clock runs', async () => {
  const timed = await dealt({ clock: { kind: 'move', seconds: 60 } });
  const plain = await dealt({});
  for (const { clock, a } of [timed, plain]) {
    await clock.pass(20_000);
    a.messages.length = 0;
    clock.hang(PAUSE);
    await clock.pass(100);
  }
  for (const client of [timed.a, timed.b])
    assert.deepEqual(clocksOf(client), { left: [40_000, 40_000], running: 3 });
  assert.deepEqual(plain.a.messages, []);
  assert.deepEqual(timed.house.otherEvents, [{ kind: 'paused', ms: PAUSE }]);
  assert.equal(timed.house.house.stats().stoodStillMs, PAUSE);
});

test('whoever is away has the whole grace time, and a bot takes as long as it drew', async () => {
  const { clock, a, b } = await dealt({ sitIn: 'minute' });
  await b.drop();
  await clock.pass(50_000);
  clock.hang(PAUSE);
  await clock.pass(9_900);
  assert.equal(a.table?.seats[1]?.kept, false);
  await clock.pass(200);
  assert.equal(a.table?.seats[1]?.kept, true);
});

test('in a race the pause is in nobody’s stamp, and does not make it void', async () => {
  const race = await dealt({ options: { teamForming: 'race', youngestSeat: 'A' } });
  const { clock, table, a, b, moves } = race;
  await a.play(0, { pick: 'ready' });
  await b.play(1, { pick: 'ready' });
  const { number: decision } = a.sight(0).decision!;
  a.connection.receive({ do: 'move', table, seat: 0, decision, id: 'how-ruck', answer: { pick: 'command' } });
  await clock.pass(5_000);
  clock.hang(400_000);
  await clock.wake();
  for (const [client, seat] of [
    [b, 1],
    [a, 0],
  ] as const)
    assert.equal(codeOf(await client.play(seat)), 'done');
  await clock.pass(1_000);
  assert.equal(codeOf(await a.play(0)), 'done');
  assert.deepEqual(
    (await moves()).slice(-3).map(({ seat, by, at }) => [seat, by, at]),
    [
      [1, 'person', 2_000],
      [0, 'person', 2_000],
      [0, 'person', 3_000],
    ],
  );
});

test('days pass in a pause as they do while the house is closed; what was sent meanwhile still comes first', async () => {
  const day = 24 * 3_600_000;
  const { clock, a, who } = await dealt({ clock: { kind: 'days', days: 1 } });
  clock.hang(1.5 * day);
  await clock.wake();
  assert.equal(codeOf(await a.play(0)), 'done');
  await clock.pass(200);
  assert.deepEqual(await who(), ['person', 'clock']);
});
