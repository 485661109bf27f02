import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClockSetting, NewTable } from '@stamtafel/protocol';
import { MemoryLog } from '../../log/memory.ts';
import { person, type TestClient, TestHouse } from '../../testing/house.ts';

const [anna, bert] = [person('anna'), person('bert')];

async function timed(
  clock: ClockSetting,
  { house = new TestHouse(), ...wish }: Partial<NewTable> & { readonly house?: TestHouse } = {},
) {
  const { table, key } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock,
    ...wish,
  });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  const answers = async () =>
    (await house.log.read(table.id)).flatMap(({ body }) => {
      const { is, seat, by, left } = JSON.parse(body);
      return is === 'moved' ? [{ seat, by, left }] : [];
    });
  return { house, table: table.id, a, b, answers };
}

test('per move: the clock gives the timeout answer, to the seat that is late and to nobody else', async () => {
  const { house, a, answers } = await timed({ kind: 'move', seconds: 30 });
  await house.clock.pass(20_000);
  await a.play(0);
  await house.clock.pass(9_999);
  assert.deepEqual(
    (await answers()).map(({ by }) => by),
    ['person'],
  );
  const timeout = a.sight(0).decision!.timeout!;
  await house.clock.pass(1);
  assert.deepEqual(await answers(), [
    { seat: 0, by: 'person', left: undefined },
    { seat: 1, by: 'clock', left: undefined },
  ]);
  await house.clock.pass(20_000);
  assert.equal((await answers()).at(-1)?.seat, 0);
  assert.ok(timeout);
});

test('per match: time runs only while the seat thinks, and the increment comes back', async () => {
  const { house, a, b, answers } = await timed({ kind: 'match', seconds: 60, increment: 5 });
  await house.clock.pass(10_000);
  await a.play(0);
  assert.equal((await answers()).at(-1)?.left, 55_000);
  await house.clock.pass(50_000);
  assert.deepEqual((await answers()).at(-1), { seat: 1, by: 'clock', left: 5_000 });
  await b.play(1);
  assert.equal((await answers()).at(-1)?.left, 10_000);
});

test('a pause stops the clocks, and says how much is left', async () => {
  const { house, table, a, answers } = await timed({ kind: 'match', seconds: 60, increment: 0 });
  await house.clock.pass(20_000);
  await house.house.act(anna, table, { do: 'pause' });
  assert.equal(a.table?.seats[0]?.remaining, 40_000);
  await house.clock.pass(500_000);
  await house.house.act(anna, table, { do: 'resume' });
  await house.clock.pass(39_000);
  assert.deepEqual(await answers(), []);
  await house.clock.pass(1_000);
  assert.ok((await answers()).length > 0);
});

test('clocks stand still while nobody is there, and after a restart the answer’s time starts anew', async () => {
  const { house, table, a, b, answers } = await timed({ kind: 'move', seconds: 30 });
  await house.clock.pass(20_000);
  await a.drop();
  await b.drop();
  await house.clock.pass(500_000);
  assert.deepEqual(await answers(), []);
  await a.reconnect(table);
  await house.clock.pass(9_000);
  assert.deepEqual(await answers(), []);
  const other = house.restarted();
  await a.drop();
  const again = await other.client(anna).open(table);
  await other.clock.pass(29_000);
  assert.deepEqual(await answers(), []);
  await other.clock.pass(1_000);
  assert.ok((await answers()).length > 0);
  assert.equal(again.table?.phase, 'playing');
});

test('the wall clock may jump: durations do not', async () => {
  const { house, a, answers } = await timed({ kind: 'move', seconds: 30 });
  house.clock.jump(3_600_000);
  await house.clock.pass(10_000);
  assert.deepEqual(await answers(), []);
  house.clock.jump(-7_200_000);
  await a.play(0);
  const entries = await house.log.read(a.table!.id);
  for (let i = 1; i < entries.length; i++) assert.ok(entries[i]!.at >= entries[i - 1]!.at);
  await house.clock.pass(20_000);
  assert.equal((await answers()).at(-1)?.by, 'clock');
});

test('days are real time: they pass in memory, out of memory and while the house is closed', async () => {
  const day = 24 * 3600 * 1000;
  const log = new MemoryLog();
  const { house, table, a, b, answers } = await timed(
    { kind: 'days', days: 2 },
    { house: new TestHouse({ log }) },
  );
  await a.play(0);
  await a.drop();
  await b.drop();
  assert.equal((await house.log.card(table))?.due, house.clock.wall() + 2 * day);
  await house.clock.pass(day);
  assert.equal(house.house.stats().tables, 0);
  await house.house.close();
  const other = new TestHouse({ log: log.again(), clock: house.clock });
  await other.clock.pass(day + 60_000);
  assert.ok((await answers()).some(({ by }) => by === 'clock'));
  assert.equal(other.house.stats().tables, 1);
});

test('steps tell the clocks, and who only watches late is not told who thinks now', async () => {
  const { house, table, a } = await timed({ kind: 'match', seconds: 60, increment: 0 });
  await house.clock.pass(1_000);
  await a.play(0);
  const step = a.messages.findLast((m) => m.is === 'step');
  assert.ok(step?.is === 'step');
  assert.deepEqual(step.clocks, { left: [59_000, 59_000], running: 3 });
  const w = await house.client(person('watcher')).open(table);
  assert.ok(w.messages.some((m) => m.is === 'view' && m.clocks));
});

/** The clocks as this client was told them last. */
const clocksOf = ({ messages }: TestClient) =>
  messages.findLast((message) => message.is === 'view' || message.is === 'step')?.clocks;

test('whoever comes back is told the clocks of now, whatever he has missed', async () => {
  const { house, table, a, b } = await timed({ kind: 'move', seconds: 60 });
  await b.drop();
  await house.clock.pass(10_000);
  await a.play(0);
  await house.clock.pass(20_000);
  await b.reconnect(table);
  assert.deepEqual(clocksOf(b), { left: [40_000, 30_000], running: 3 }, 'after a move');
  await b.drop();
  await house.clock.pass(5_000);
  await b.reconnect(table);
  assert.deepEqual(clocksOf(b), { left: [35_000, 25_000], running: 3 }, 'after nothing at all');
  const w = await house.client(person('watcher')).open(table);
  await a.drop();
  await b.drop();
  assert.deepEqual(clocksOf(w), { left: [35_000, 25_000], running: 0 }, 'nobody who plays is there');
  await house.clock.pass(30_000);
  await a.reconnect(table);
  for (const client of [a, w]) assert.deepEqual(clocksOf(client), { left: [35_000, 25_000], running: 3 });
});

for (const kind of ['move', 'match'] as const)
  test(`per ${kind}: a pause stops the clocks that everybody sees, and they go on from what is left`, async () => {
    const clock: ClockSetting = kind === 'move' ? { kind, seconds: 60 } : { kind, seconds: 60, increment: 0 };
    const { house, table, a, b } = await timed(clock);
    const w = await house.client(person('watcher')).open(table);
    await house.clock.pass(20_000);
    const left = kind === 'move' ? [60_000, 60_000] : [40_000, 40_000];
    await house.house.act(anna, table, { do: 'pause' });
    for (const client of [a, b, w]) assert.deepEqual(clocksOf(client), { left, running: 0 });
    await house.clock.pass(5_000);
    await house.house.act(anna, table, { do: 'resume' });
    for (const client of [a, b, w]) assert.deepEqual(clocksOf(client), { left, running: 3 });
    await house.house.act(anna, table, { do: 'end' });
    for (const client of [a, b, w]) assert.equal(clocksOf(client), undefined);
  });

test('where there is no clock whoever has missed nothing is sent nothing of the match', async () => {
  const { house, table, a, b } = await timed({ kind: 'none' });
  const before = b.seen.get(1);
  await b.drop();
  await house.clock.pass(5_000);
  await b.reconnect(table);
  assert.equal(b.seen.get(1), before);
  assert.equal(clocksOf(a), undefined);
});

test('after the grace time a bot keeps the chair, and gives it back', async () => {
  const { house, table, a, b, answers } = await timed({ kind: 'none' }, { sitIn: 'minute' });
  await b.drop();
  assert.equal(a.table?.seats[1]?.present, false);
  await house.clock.pass(59_000);
  assert.equal(a.table?.seats[1]?.kept, false);
  await house.clock.pass(1_100);
  const { kept, kind, level } = a.table?.seats[1] ?? {};
  assert.deepEqual([kept, kind, level], [true, 'person', 'level2']);
  assert.ok((await answers()).some(({ by, seat }) => by === 'bot' && seat === 1));
  await b.reconnect(table);
  assert.equal(a.table?.seats[1]?.kept, false);
  const count = (await answers()).length;
  await house.clock.pass(120_000);
  assert.equal((await answers()).length, count);
  assert.equal((await a.play(0)).is, 'done');
});

test('a grace time of hours is waited for', async () => {
  const patient = new TestHouse({ setting: { graceMs: 7_200_000 } });
  const { house, a, b } = await timed({ kind: 'match', seconds: 21_600, increment: 0 }, { house: patient });
  await b.drop();
  await house.clock.pass(7_199_000);
  assert.equal(a.table?.seats[1]?.kept, false);
  await house.clock.pass(1000);
  assert.equal(a.table?.seats[1]?.kept, true);
});

test('where the clock on the wall is set right, days in memory follow it within the hour', async () => {
  const { house, answers } = await timed({ kind: 'days', days: 14 });
  house.clock.jump(14 * 24 * 3_600_000);
  await house.clock.pass(3_600_000);
  assert.ok((await answers()).some(({ by }) => by === 'clock'));
});

test('nobody keeps a chair while nobody waits, nor where days are the clock', async () => {
  const { house, table, a, b } = await timed({ kind: 'none' }, { sitIn: 'minute' });
  await a.drop();
  await b.drop();
  await house.clock.pass(200_000);
  assert.ok((await house.house.info(anna, table)).seats.every(({ kept }) => !kept));
  const days = await timed({ kind: 'days', days: 1 });
  await days.b.drop();
  await days.house.clock.pass(200_000);
  assert.equal(days.a.table?.seats[1]?.kept, false);
});

test('whoever leaves in the middle of a match is sat in for at once, and somebody else can take the seat', async () => {
  const { house, table, a, answers } = await timed({ kind: 'none' });
  await house.house.act(bert, table, { do: 'leave' });
  assert.equal(a.table?.seats[1]?.kind, 'open');
  await house.clock.pass(1);
  assert.equal(a.table?.seats[1]?.kept, true);
  await house.clock.pass(20_000);
  assert.ok((await answers()).some(({ by, seat }) => by === 'bot' && seat === 1));
  const { key } = await house.house.act(anna, table, { do: 'newKey' });
  await house.house.take(person('carla'), table, { name: 'Carla', key: key! });
  assert.deepEqual([a.table?.seats[1]?.kind, a.table?.seats[1]?.kept], ['person', false]);
});

test('nobody waits for whoever got up, also if he was away or days are the clock; for an invitation the house does', async () => {
  const away = await timed({ kind: 'none' });
  await away.b.drop();
  await away.house.clock.pass(1_000);
  await away.house.house.act(bert, away.table, { do: 'leave' });
  const days = await timed({ kind: 'days', days: 1 });
  await days.house.house.act(bert, days.table, { do: 'leave' });
  for (const { house, a } of [away, days]) {
    await house.clock.pass(1);
    assert.equal(a.table?.seats[1]?.kept, true);
  }
  const sent = await timed({ kind: 'none' });
  await sent.house.house.act(anna, sent.table, { do: 'remove', seat: 1 });
  await sent.house.clock.pass(59_000);
  assert.equal(sent.a.table?.seats[1]?.kept, false);
  await sent.house.clock.pass(1_100);
  assert.equal(sent.a.table?.seats[1]?.kept, true);
});

test('tables where nobody is leave memory and come back on demand', async () => {
  const { house, table, a, b } = await timed({ kind: 'none' });
  await a.play(0);
  const sight = a.sight(0);
  await a.drop();
  await b.drop();
  await house.clock.pass(299_000);
  assert.equal(house.house.stats().tables, 1);
  await house.clock.pass(60_000);
  assert.equal(house.house.stats().tables, 0);
  await a.reconnect(table);
  assert.deepEqual(a.sight(0), sight);
  assert.equal(house.house.stats().loads, 2);
});
