/**
 * Noise at the door: nothing of it may reach the house as anything but a request in its type, nothing may fall over.
 * 50,000 messages over real sockets; a million in process through the same reading (20 times that at night).
 */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import process from 'node:process';
import { test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { liveRequestSchema } from '@stamtafel/protocol';
import { WebSocket } from 'ws';
import { standardLimits } from '../config.ts';
import { newGuest } from './guests.ts';
import { liveChannel } from './live.ts';
import { newMetrics } from './metrics.ts';
import { sealsBy } from './seals.ts';
import { fakeHouse, TABLE } from './testing/fake-house.ts';
import { openForTest, testKeys, welcomed } from './testing/open.ts';

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
  { do: 'undo', table: TABLE, seat: 0, id: 'abcdefgh' },
  { do: 'agree', table: TABLE, seat: 0, request: 1, yes: true },
  { do: 'say', table: TABLE, id: 'abcdefgh', words: { text: 'hello' } },
  { do: 'pong', n: 12345 },
];

const odd: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e400',
  '-0',
  '9007199254740993',
  '""',
  '"\\ud800"',
  '[]',
  '{}',
  '[[[[[[]]]]]]',
  `"${'x'.repeat(300)}"`,
  '{"__proto__":{"a":1}}',
  '{"constructor":1}',
  '"move"',
  '0.5',
  '"\\u0000"',
];

/** A good message with some of its text changed: a value, a key, a letter, a piece lost or doubled. */
function noise(dice: number[]): string {
  const pick = <T>(list: readonly T[]): T => list[fastBelow(dice, list.length)]!;
  let text = JSON.stringify(pick(good));
  // Most of it can be read, so that what comes behind the reading has its share.
  if (fastBelow(dice, 5) < 3) return text.replaceAll(/\b\d\b/g, () => String(fastBelow(dice, 8)));
  for (let changes = fastBelow(dice, 3); changes >= 0; changes--) {
    const at = fastBelow(dice, text.length + 1);
    const kind = fastBelow(dice, 6);
    if (kind === 0) text = text.slice(0, at) + String.fromCharCode(fastBelow(dice, 256)) + text.slice(at);
    else if (kind === 1) text = text.slice(0, at) + text.slice(at + 1 + fastBelow(dice, 8));
    else if (kind === 2) text = text.slice(0, at) + text.slice(fastBelow(dice, at + 1));
    else if (kind === 3) text = text.replace(/:("[^"]*"|\d+|true)/, `:${pick(odd)}`);
    else if (kind === 4)
      text = text.replace('{', `{${pick(['"more":1', '"__proto__":{"x":1}', '"seat":99', '"do":"move"'])},`);
    else text = text.replaceAll(/\d+/g, () => String(fastBelow(dice, 12) - 2));
  }
  return text;
}

/** As much of a socket as the live channel uses. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly bufferedAmount = 0;
  close(): void {}
  terminate(): void {}
}

/** What must hold after any noise: the house got nothing that is not a request. */
function allRequests(house: ReturnType<typeof fakeHouse>): void {
  for (const { request } of house.received) assert.ok(liveRequestSchema.safeParse(request).success);
  assert.equal(Object.hasOwn(Object.prototype, 'x'), false);
  assert.equal(Object.hasOwn(Object.prototype, 'a'), false);
}

test('50,000 broken messages over sockets: the server stands, and only requests come through', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house, limits: unlimited });
  const dice = fastSeed(41);
  const clients = [];
  for (let i = 0; i < 5; i++) clients.push(await welcomed(opened, await opened.guest()));
  for (let i = 0; i < 10_000; i++) {
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
    troubles > 3000 && house.received.length > 5000,
    `${troubles} refused, ${house.received.length} through`,
  );
  assert.deepEqual(
    opened.logged.filter((line) => !line.includes('"level":10') && !line.includes('"level":20')),
    opened.logged.filter((line) => line.includes('Server listening')),
  );
});

test('a million broken messages in process: nothing is thrown, only requests come through', () => {
  const house = fakeHouse();
  const socket = new FakeSocket();
  const faults: unknown[] = [];
  const channel = liveChannel({
    house,
    seals: sealsBy(testKeys),
    limits: unlimited,
    metrics: newMetrics(),
    log: { error: (fault) => void faults.push(fault) },
    now: () => 0,
  });
  channel.welcome(socket, { address: 'here', guest: newGuest() }, { write: () => {}, flush: () => {} });
  socket.emit('message', Buffer.from('{"do":"hello","protocol":1}'), false);
  const dice = fastSeed(42);
  const count = 1_000_000 * Number(process.env.STAMTAFEL_NIGHT ?? 1);
  let through = 0;
  for (let i = 0; i < count; i++) {
    socket.emit('message', Buffer.from(noise(dice)), i % 1000 === 0);
    if (house.received.length < 1000) continue;
    allRequests(house);
    through += house.received.length;
    house.received.length = 0;
  }
  channel.close();
  assert.deepEqual(faults, []);
  assert.ok(through > count / 10, `${through} came through`);
});
