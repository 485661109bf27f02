import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { newProgram, programToken } from './guests.ts';
import { sealsBy } from './seals.ts';
import { fakeHouse, TABLE } from './testing/fake-house.ts';
import { client, ORIGIN, openForTest, testKeys, welcomed } from './testing/open.ts';

const move = { do: 'move', table: TABLE, seat: 1, decision: 0, id: 'abcdefgh', answer: { pick: 'x' } };

test('messages reach the house in their type, and its frames the client', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const one = await welcomed(opened, await opened.guest('Anna'));
  assert.equal((await one.hear('welcome')).name, 'Anna');
  one.say({ do: 'open', table: TABLE });
  one.say(move);
  assert.deepEqual(await one.hear('done'), { is: 'done', id: 'abcdefgh' });
  assert.deepEqual(
    house.received.map(({ request }) => request),
    [{ do: 'open', table: TABLE, seen: [] }, move],
  );
});

test('a pong gives the house a round trip; one that nobody asked for does not', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const one = await welcomed(opened, await opened.guest());
  const { n } = await one.hear('ping');
  one.say({ do: 'pong', n: 99 });
  one.say({ do: 'pong', n });
  one.say({ do: 'pong', n });
  one.say(move);
  await one.hear('done');
  assert.equal(house.roundTrips.length, 1);
  assert.equal(house.received.length, 1);
});

test('before hello nothing is heard, and a client that says something else first is sent away', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const cookie = await opened.guest();
  for (const first of [
    move,
    'no JSON',
    { do: 'hello', protocol: 2 },
    { do: 'hello', protocol: 1, more: 1 },
  ]) {
    const one = client(opened.live({ origin: ORIGIN, cookie }));
    await once(one.socket, 'open');
    one.say(first);
    one.say({ do: 'hello', protocol: 1 });
    assert.equal(await one.ended, 1008);
    assert.deepEqual(
      one.heard.map(({ is }) => is),
      ['trouble'],
    );
  }
  assert.equal(house.clients.size, 0);
});

test('after 100 messages in 20 seconds it is too much, over all sockets of a person together', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const cookie = await opened.guest();
  const one = await welcomed(opened, cookie);
  const two = await welcomed(opened, cookie);
  for (let i = 0; i < 50; i++) one.say(move);
  await once(one.socket, 'message');
  for (let i = 0; i < 60; i++) two.say(i % 2 ? move : 'no JSON');
  assert.equal(await two.ended, 1008);
  assert.deepEqual(await two.hear('bye'), { is: 'bye', reason: 'too-much' });
  assert.equal(house.received.length, 75);
});

test('somebody with too many windows goes on in the newest ones', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse(), limits: { socketsPerPerson: 2 } });
  const cookie = await opened.guest();
  const [first, second, third] = [
    await welcomed(opened, cookie),
    await welcomed(opened, cookie),
    await welcomed(opened, cookie),
  ];
  assert.equal(await first.ended, 1000);
  assert.deepEqual(await first.hear('bye'), { is: 'bye', reason: 'replaced' });
  assert.deepEqual([second.socket.readyState, third.socket.readyState], [1, 1]);
});

test('an address has this many sockets, and gets one back when one closes', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house, limits: { socketsPerAddress: 2 } });
  const one = await welcomed(opened, await opened.guest());
  await welcomed(opened, await opened.guest());
  const third = client(opened.live({ origin: ORIGIN, cookie: await opened.guest() }));
  assert.equal(await third.ended, 1013);
  one.socket.close();
  await one.ended;
  while (house.clients.size > 1) await new Promise(setImmediate);
  await welcomed(opened, await opened.guest());
});

test('a frame over 8 KiB, many pieces of one frame and binary ones do no harm', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const cookie = await opened.guest();
  const long = await welcomed(opened, cookie);
  long.say(JSON.stringify({ ...move, id: 'x'.repeat(8192) }));
  assert.equal(await long.ended, 1009);
  const pieces = await welcomed(opened, cookie);
  for (let i = 0; i < 30; i++) pieces.socket.send('x', { fin: false });
  assert.equal(await pieces.ended, 1008);
  const binary = await welcomed(opened, cookie);
  binary.socket.send(Buffer.from(JSON.stringify(move)));
  const { trouble } = await binary.hear('trouble');
  assert.equal(Object(trouble).code, 'bad-input');
  assert.deepEqual(house.received, []);
  // The fault is theirs: the operator should not be woken.
  assert.deepEqual(
    opened.logged.filter((line) => JSON.parse(line).level >= 40),
    [],
  );
});

test('a client that does not read is dropped, and the others go on', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const slow = await welcomed(opened, await opened.guest());
  const [client] = house.clients;
  const quick = await welcomed(opened, await opened.guest());
  slow.socket.pause();
  const frame = JSON.stringify({ is: 'chat', table: TABLE, lines: ['x'.repeat(64 * 1024)] });
  for (let i = 0; i < 2000 && house.clients.size > 1; i++) {
    client?.send(frame);
    if (i % 20 === 0) await new Promise(setImmediate);
  }
  assert.equal(house.clients.size, 1, 'the slow one is gone');
  quick.say(move);
  await quick.hear('done');
  assert.match(await opened.app.inject('/api/metrics').then(({ body }) => body), /slow_readers_total 1\n/);
});

test('a client is dropped in a turn of its own: a message to others may be half sent', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house, limits: { bufferedBytes: 1 } });
  const slow = await welcomed(opened, await opened.guest());
  const [client] = house.clients;
  slow.socket.pause();
  const frame = JSON.stringify({ is: 'chat', table: TABLE, lines: ['x'.repeat(1024 * 1024)] });
  while (house.clients.size > 0) {
    const before = house.clients.size;
    client?.send(frame);
    assert.equal(house.clients.size, before);
    await new Promise(setImmediate);
  }
});

test('what can be left out is left out for a slow reader, long before it is dropped', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const slow = await welcomed(opened, await opened.guest());
  const [client] = house.clients;
  slow.socket.pause();
  const frame = JSON.stringify({ is: 'chat', table: TABLE, lines: ['x'.repeat(8 * 1024)] });
  for (let i = 0; i < 4000; i++) {
    client?.sendDroppable(frame);
    if (i % 5 === 0) await new Promise(setImmediate);
  }
  assert.equal(house.clients.size, 1, 'still there');
});

test('a program comes with the name of its token, and the house knows that it is one', async (t) => {
  const house = fakeHouse();
  const opened = await openForTest(t, { house });
  const person = newProgram('Robot');
  house.seats[1] = person;
  const token = programToken(sealsBy(testKeys), { person, table: TABLE, seat: 1 });
  const robot = client(opened.live());
  await once(robot.socket, 'open');
  robot.say({ do: 'hello', protocol: 1, token, name: 'Somebody else' });
  assert.equal((await robot.hear('welcome')).name, 'Robot');
  robot.say(move);
  await robot.hear('done');
  assert.deepEqual(
    house.received.map(({ who }) => who),
    [{ ...person, isProgram: true }],
  );
});

test('when the house closes everybody hears that it comes back', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  const one = await welcomed(opened, await opened.guest());
  await opened.close();
  assert.equal(await one.ended, 1012);
  assert.equal((await one.hear('bye')).reason, 'restart');
});

test('headers and bodies that never end are not waited for', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  const { headersTimeout, requestTimeout, maxHeadersCount } = opened.app.server;
  assert.deepEqual([headersTimeout, requestTimeout], [5000, 10_000]);
  assert.ok(maxHeadersCount === null || maxHeadersCount <= 2000);
  const socket = connect(Number(new URL(opened.url).port), '127.0.0.1');
  socket.write(`GET /api/health HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(9000)}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  assert.match(String(answer), /^HTTP\/1.1 431 /);
  socket.destroy();
});
