/**
 * Noise at the door: nothing of it may reach the house as anything but a request in its type, nothing may fall over.
 * Over real sockets, and many more in process through the same reading. Others are said at running tables:
 * fuzz-tables.test.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turnEnds } from 'node:timers/promises';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { howMany, seedOfDay } from '@stamtafel/kernel/testing';
import { liveRequestSchema } from '@stamtafel/protocol';
import { WebSocket } from 'ws';
import { standardLimits } from '../config.ts';
import { TestClock } from '../testing/clock.ts';
import { newGuest } from './guests.ts';
import { liveChannel } from './live.ts';
import { newMetrics } from './metrics.ts';
import { sealsBy } from './seals.ts';
import { fakeHouse, TABLE } from './testing/fake-house.ts';
import { FakeSocket, garbled } from './testing/noise.ts';
import { answerPings, openForTest, testKeys, welcomed } from './testing/open.ts';

const unlimited = { ...standardLimits, messagesPer20Seconds: 1e9 };

const good: readonly object[] = [
  { do: 'open', table: TABLE, seen: [{ viewer: 1, version: 7 }] },
  { do: 'close', table: TABLE },
  {
    do: 'move',
    table: TABLE,
    seat: 1,
    decision: 3,
    id: 'abcdefgh',
    answer: { pick: 'place', card: 'rood-3-1', to: 'A.rood' },
  },
  { do: 'order', table: TABLE, seat: 0, asks: 'counter', order: 'pass' },
  { do: 'order', table: TABLE, seat: 0, asks: 'counter', order: 'none', id: 'abcdefgh' },
  { do: 'undo', table: TABLE, seat: 0, id: 'abcdefgh' },
  { do: 'agree', table: TABLE, seat: 0, request: 1, yes: true },
  { do: 'agree', table: TABLE, seat: 0, request: 1, yes: false, id: 'abcdefgh' },
  { do: 'say', table: TABLE, id: 'abcdefgh', words: { text: 'hello' } },
  { do: 'pong', n: 12345 },
];

/** One of the good messages; most can be read, so that what comes behind the reading has its share. */
function noise(dice: number[]): string {
  const text = JSON.stringify(good[fastBelow(dice, good.length)]);
  return fastBelow(dice, 5) < 3
    ? text.replaceAll(/\b\d\b/g, () => String(fastBelow(dice, 8)))
    : garbled(text, dice);
}

/** What must hold after any noise: the house got nothing that is not a request. */
function allRequests(house: ReturnType<typeof fakeHouse>): void {
  for (const { request } of house.received) assert.ok(liveRequestSchema.safeParse(request).success);
  assert.equal(Object.hasOwn(Object.prototype, 'x'), false);
  assert.equal(Object.hasOwn(Object.prototype, 'a'), false);
}

test('broken messages over sockets: the server stands, and only requests come through', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house, limits: unlimited });
  const dice = fastSeed(seedOfDay('noise over sockets'));
  const clients = [];
  for (let i = 0; i < 5; i++) clients.push(await welcomed(opened, await opened.guest()));
  clients.forEach(answerPings);
  const count = howMany({ quick: 200, test: 1500, night: 8000 });
  for (let i = 0; i < count; i++) {
    for (const one of clients) one.say(noise(dice));
    if (i % 50 === 0) await new Promise(setImmediate);
  }
  for (const one of clients) {
    one.say({ do: 'move', table: TABLE, seat: 1, decision: 0, id: 'the-last-one', answer: { pick: 'x' } });
    await one.hear('done', ({ id }) => id === 'the-last-one');
    assert.equal(one.socket.readyState, WebSocket.OPEN);
  }
  allRequests(house);
  const troubles = clients[0]!.heard.filter(({ is }) => is === 'trouble').length;
  assert.ok(
    troubles > 0.3 * count && house.received.length > 0.6 * count,
    `${troubles} refused, ${house.received.length} through`,
  );
  assert.deepEqual(
    opened.logged.filter((line) => !line.includes('"level":10') && !line.includes('"level":20')),
    opened.logged.filter((line) => line.includes('Server listening')),
  );
});

test('broken messages in process: nothing is thrown, only requests come through', async () => {
  const house = fakeHouse();
  const socket = new FakeSocket();
  const faults: unknown[] = [];
  const channel = liveChannel({
    house,
    seals: sealsBy(testKeys),
    limits: unlimited,
    metrics: newMetrics(),
    log: { error: (fault) => void faults.push(fault) },
    clock: new TestClock(),
  });
  channel.welcome(socket, { address: 'here', guest: newGuest() }, { write: () => {}, flush: () => {} });
  socket.emit('message', Buffer.from('{"do":"hello","protocol":1}'), false);
  const dice = fastSeed(seedOfDay('noise in process'));
  const count = howMany({ quick: 20_000, test: 150_000, night: 19_000_000 });
  let through = 0;
  for (let i = 0; i < count; i++) {
    socket.emit('message', Buffer.from(noise(dice)), i % 1000 === 0);
    // More at once would wait for their turn.
    if (i % 50 === 0) await turnEnds();
    if (house.received.length < 1000) continue;
    allRequests(house);
    through += house.received.length;
    house.received.length = 0;
  }
  channel.close();
  assert.deepEqual(faults, []);
  assert.ok(through > count / 10, `${through} came through`);
});
