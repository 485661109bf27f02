/** The server waits for nothing without end: not for headers, a body, the first message, or a sign of life. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { standardLimits } from '../config.ts';
import { type HouseClock, houseClock } from '../house/clock.ts';
import { TestClock } from '../testing/clock.ts';
import { newGuest } from './guests.ts';
import { liveChannel } from './live.ts';
import { newMetrics } from './metrics.ts';
import { sealsBy } from './seals.ts';
import { fakeHouse } from './testing/fake-house.ts';
import { FakeSocket } from './testing/noise.ts';
import { openForTest, testKeys } from './testing/open.ts';

for (const [what, begun] of [
  ['headers', 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: y'],
  [
    'a body',
    'PUT /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://localhost:3000\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  ],
] as const)
  test(`whoever begins ${what} and never ends is cut off`, async (t) => {
    const patience = { headersMs: 100, requestMs: 200, checkMs: 20 };
    const opened = await openForTest(t, { house: fakeHouse(), patience });
    const socket = connect(Number(new URL(opened.url).port), '127.0.0.1');
    t.after(() => socket.destroy());
    socket.on('error', () => {});
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(begun);
    await once(socket, 'close');
    assert.match(answer, /^HTTP\/1\.1 408 /);
    // Not over a socket: with such short times a busy machine cuts off an honest request too.
    assert.equal((await opened.app.inject('/api/health')).statusCode, 200);
  });

/** A caller at the door, by a clock that moves only when told to. */
function caller(t: TestContext, on: (machine: TestClock) => HouseClock = (machine) => machine) {
  const clock = new TestClock();
  const house = fakeHouse();
  const socket = new FakeSocket();
  const closed = t.mock.method(socket, 'close');
  const cut = t.mock.method(socket, 'terminate');
  const frames: string[] = [];
  const channel = liveChannel({
    house,
    seals: sealsBy(testKeys),
    limits: standardLimits,
    metrics: newMetrics(),
    log: { error: () => {} },
    clock: on(clock),
  });
  channel.welcome(
    socket,
    { address: 'here', guest: newGuest() },
    { write: (text) => void frames.push(text), flush: () => {} },
  );
  return {
    house,
    frames,
    says: (message: object) => void socket.emit('message', Buffer.from(JSON.stringify(message)), false),
    closed: () => closed.mock.callCount(),
    cut: () => cut.mock.callCount(),
    pass: (ms: number) => clock.pass(ms),
    hang: (ms: number) => {
      clock.hang(ms);
      return clock.wake();
    },
  };
}

test('a client that has not said hello after ten seconds is sent away, and cut off if it stays', async (t) => {
  const one = caller(t);
  await one.pass(9_000);
  assert.deepEqual([one.frames, one.closed()], [[], 0]);
  await one.pass(1_000);
  assert.deepEqual([one.frames, one.closed(), one.cut()], [['{"is":"bye","reason":"closed"}'], 1, 0]);
  await one.pass(1_000);
  assert.equal(one.cut(), 1);
});

test('a client that answers no ping for forty seconds after hello is cut off; one that answers stays', async (t) => {
  const one = caller(t);
  one.says({ do: 'hello', protocol: 1 });
  const answer = () => {
    for (const frame of one.frames.splice(0)) {
      const { is, n } = JSON.parse(frame);
      if (is === 'ping') one.says({ do: 'pong', n });
    }
  };
  for (let minutes = 0; minutes < 5; minutes++)
    for (let n = 0; n < 4; n++) {
      await one.pass(15_000);
      answer();
    }
  assert.deepEqual([one.cut(), one.house.clients.size], [0, 1]);
  await one.pass(90_000);
  assert.deepEqual([one.cut(), one.house.clients.size], [1, 0]);
});

test('nobody is sent away or taken for gone because the house itself could not run, nor measured too near', async (t) => {
  const silent = caller(t, houseClock);
  const one = caller(t, houseClock);
  one.says({ do: 'hello', protocol: 1 });
  for (const { pass, hang } of [silent, one]) {
    await pass(9_000);
    await hang(45_000);
  }
  assert.equal(silent.closed(), 0);
  silent.says({ do: 'hello', protocol: 1 });
  const answered = one.frames.filter((frame) => frame.includes('"ping"'));
  for (const frame of answered) one.says({ do: 'pong', n: JSON.parse(frame).n });
  for (const { pass } of [silent, one]) await pass(15_000);
  assert.deepEqual([one.cut(), silent.cut(), one.house.roundTrips.length], [0, 0, answered.length]);
  for (const ms of one.house.roundTrips) assert.ok(ms >= 45_000, `${ms} ms`);
});
