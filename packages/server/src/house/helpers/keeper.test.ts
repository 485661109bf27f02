import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@stamtafel/kernel';
import {
  calmDuel,
  choosingBulls,
  codeOf,
  duel,
  person,
  type TestClient,
  TestHouse,
  trouble,
} from '../../testing/house.ts';

const [anna, bert] = [person('anna'), person('bert')];
const undo = (client: TestClient, table: string, seat: number) =>
  client.ask({ do: 'undo', table, seat, id: client.newId() });

test('without a clock a bot sits in only when a player asks, with nobody there to agree after the grace time', async () => {
  const { house, table, a, b } = await calmDuel();
  const kept = () => a.table?.seats[1]?.kept;
  const ask = () => house.house.act(anna, table, { do: 'bot', seat: 1, level: 'random' });
  await b.drop();
  await house.clock.pass(3_600_000);
  assert.equal(kept(), false, 'nobody has asked');
  await ask();
  await house.clock.pass(0);
  assert.deepEqual([kept(), a.table?.seats[1]?.level], [true, 'level2']);
  await b.reconnect(table);
  await b.drop();
  await house.clock.pass(3_600_000);
  assert.equal(kept(), false, 'who came back in between is asked for anew');
  await b.reconnect(table);
  await b.drop();
  await ask();
  await house.clock.pass(59_999);
  assert.equal(kept(), false, 'away for too short a time');
  await house.clock.pass(1);
  assert.equal(kept(), true);
});

test('a table says after how long a bot sits in by itself, and that none ever does', async () => {
  for (const [sitIn, ms] of [
    ['minute', 60_000],
    ['fiveMinutes', 300_000],
  ] as const) {
    const { house, a, b } = await calmDuel(new TestHouse(), { sitIn });
    assert.equal(a.table?.sitIn, sitIn);
    await b.drop();
    await house.clock.pass(ms - 1);
    assert.equal(a.table?.seats[1]?.kept, false);
    await house.clock.pass(1);
    assert.equal(a.table?.seats[1]?.kept, true);
  }
  const { house, table, a, b } = await calmDuel(new TestHouse(), { sitIn: 'never' });
  await b.drop();
  const asks = house.house.act(anna, table, { do: 'bot', seat: 1, level: 'random' });
  assert.equal((await trouble(asks)).code, 'not-allowed');
  await house.clock.pass(3_600_000);
  assert.equal(a.table?.seats[1]?.kept, false);
  const rematch = await nextOf(house, table);
  assert.equal(rematch.sitIn, 'never');
});

/** The table of the rematch. */
async function nextOf(house: TestHouse, table: string) {
  await house.house.act(anna, table, { do: 'end' });
  const { next = '' } = (await house.house.act(anna, table, { do: 'rematch' })).table;
  return house.house.info(anna, next);
}

test('what a bot did for a player who was away is taken back where nobody has learnt from it', async () => {
  const { house, table, a } = await choosingBulls(2, { sitIn: 'minute' });
  const { invite = '' } = await house.house.act(anna, table, { do: 'handOver', seat: 1 });
  await house.house.take(bert, table, { name: 'Bert', invite });
  const b = await house.client(bert).open(table);
  const before = b.sight(1);
  await b.drop();
  await house.clock.pass(70_000);
  assert.equal(a.table?.seats[1]?.kept, true);
  await b.reconnect(table);
  assert.notDeepEqual(b.sight(1).view, before.view, 'the bot has chosen');
  while (b.sight(1).undo === 'free') assert.equal(codeOf(await undo(b, table, 1)), 'done');
  assert.deepEqual(b.sight(1).view, before.view);
  assert.deepEqual(b.sight(1).decision?.options, before.decision?.options);
});

test('what a bot does for a player who is away is told as its own, now and to whoever reads the story later', async () => {
  const { house, table, a, b } = await duel('four-downs', new TestHouse(), { sitIn: 'minute' });
  const heard = () => a.messages.flatMap((message) => (message.is === 'step' ? (message.events ?? []) : []));
  const isIts = ({ args }: Event): boolean => args.sitsIn !== undefined;
  await b.drop();
  await house.clock.pass(60_000);
  for (let n = 0; n < 60 && !heard().some(isIts); n++) {
    if (a.sight(0).decision) await a.play(0);
    await house.clock.pass(2_000);
  }
  assert.ok(heard().some(isIts));
  assert.ok(
    heard()
      .filter(isIts)
      .every(({ args }) => args.sitsIn === 1 && args.seat === 1),
  );
  const whole = await house.house.story(anna, table, 0);
  assert.deepEqual(whole.slice(-heard().length), heard());
  assert.deepEqual(await house.restarted().house.story(anna, table, 0), whole);
});
