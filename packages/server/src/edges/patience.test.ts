/** The server waits for nothing without end: not for headers, a body, the first message, or a sign of life. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { type TestContext, test } from 'node:test';
import { standardLimits } from '../config.ts';
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
function caller(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  t.mock.method(performance, 'now', () => now);
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
    now: () => now,
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
    pass: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        now += 1000;
        t.mock.timers.tick(1000);
      }
    },
  };
}

test('whoever has not said hello after ten seconds is sent away, and cut off if he stays', (t) => {
  const one = caller(t);
  one.pass(9_000);
  assert.deepEqual([one.frames, one.closed()], [[], 0]);
  one.pass(1_000);
  assert.deepEqual([one.frames, one.closed(), one.cut()], [['{"is":"bye","reason":"closed"}'], 1, 0]);
  one.pass(1_000);
  assert.equal(one.cut(), 1);
});

test('whoever has said hello and answers no ping for forty seconds is cut off; whoever answers stays', (t) => {
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
      one.pass(15_000);
      answer();
    }
  assert.deepEqual([one.cut(), one.house.clients.size], [0, 1]);
  one.pass(90_000);
  assert.deepEqual([one.cut(), one.house.clients.size], [1, 0]);
});
