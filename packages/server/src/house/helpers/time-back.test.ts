import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClockSetting } from '@stamtafel/protocol';
import { choosingBulls, person, type TestClient, TestHouse } from '../../testing/house.ts';

const [anna, bert] = [person('anna'), person('bert')];
const HOUR = 3_600_000;

/** SV-110 Both are to choose two bulls in secret, and may change their minds until all have chosen (SV-803). */
async function choosing(clock: ClockSetting) {
  const { house, table, a } = await choosingBulls(2, { clock });
  const both = async () => {
    const [one, other] = a.sight(0).decision?.options ?? [];
    assert.ok(one && other);
    await a.play(0, one, { more: [other] });
    assert.equal(a.sight(0).decision, null);
  };
  const remaining = async (from = house) => (await from.house.info(anna, table)).seats[0]?.remaining;
  return { house, table, a, both, remaining };
}

const undo = async (client: TestClient, table: string, seat = 0) => {
  const answer = await client.ask({ do: 'undo', table, seat, id: client.newId() });
  assert.equal(answer.is, 'done');
};

test('per move: whoever withdraws thinks on with what he had left, however often', async () => {
  const { house, table, a, both, remaining } = await choosing({ kind: 'move', seconds: 60 });
  for (let n = 1; n <= 3; n++) {
    await house.clock.pass(10_000);
    await both();
    await house.clock.pass(1000);
    await undo(a, table);
    assert.equal(await remaining(), 60_000 - n * 10_000);
  }
  await a.play(0);
  await house.clock.pass(5000);
  await undo(a, table);
  assert.equal(await remaining(), 25_000);
});

test('per match: the increment goes with the answer that brought it', async () => {
  const { house, table, a, both, remaining } = await choosing({ kind: 'match', seconds: 60, increment: 20 });
  const before = (await remaining()) ?? 0;
  for (let n = 1; n <= 3; n++) {
    await house.clock.pass(10_000);
    await both();
    assert.equal(await remaining(), before - n * 10_000 + 20_000);
    await house.clock.pass(1000);
    await undo(a, table);
    assert.equal(await remaining(), before - n * 10_000);
  }
  assert.equal(await remaining(house.restarted()), before - 30_000);
});

test('per match: the least that everybody has cannot be had again and again', async () => {
  const { house, table, a, both, remaining } = await choosing({ kind: 'match', seconds: 30, increment: 0 });
  await house.clock.pass(((await remaining()) ?? 0) - 1000);
  await both();
  assert.equal(await remaining(), 2000);
  await undo(a, table);
  await house.clock.pass(1);
  assert.equal(a.sight(0).decision, null, 'the clock has answered');
});

test('over days: the day does not begin anew, and what passed while he was done does not count', async () => {
  const { house, table, a, both, remaining } = await choosing({ kind: 'days', days: 1 });
  const before = (await remaining()) ?? 0;
  for (let n = 1; n <= 2; n++) {
    await house.clock.pass(2 * HOUR);
    await both();
    await house.clock.pass(HOUR);
    await undo(a, table);
    assert.equal(await remaining(), before - n * 2 * HOUR);
    assert.equal(await remaining(house.restarted()), before - n * 2 * HOUR);
  }
});

test('where the others agree to go back, what the answers brought goes with them, and older answers do not land', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'match', seconds: 60, increment: 5 },
  });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  const remaining = async () => (await house.house.info(anna, table.id)).seats.map((seat) => seat.remaining);
  await house.clock.pass(1000);
  await a.play(0);
  await b.play(1);
  const { number } = b.sight(1).decision ?? {};
  assert.deepEqual(await remaining(), [64_000, 64_000]);
  await a.ask({ do: 'undo', table: table.id, seat: 0, id: a.newId() });
  const { request } = b.sight(1).wish ?? assert.fail('nobody was asked');
  await b.tell({ do: 'agree', table: table.id, seat: 1, request, yes: true });
  assert.deepEqual(await remaining(), [59_000, 59_000]);
  const late = await b.play(1, undefined, { decision: number ?? 0 });
  assert.ok(late.is === 'trouble' && late.trouble.code === 'outdated');
});
