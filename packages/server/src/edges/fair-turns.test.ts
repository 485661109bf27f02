import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, Socket } from 'node:net';
import { test } from 'node:test';
import { setImmediate as turnEnds } from 'node:timers/promises';
import { easeArrivals } from './arrivals.ts';
import { FairTurns } from './fair-turns.ts';
import { fakeHouse, TABLE } from './testing/fake-house.ts';
import { client, ORIGIN, openForTest, welcomed } from './testing/open.ts';

test('what comes in one moment is begun a few in each turn, in its order', async () => {
  const turns = new FairTurns(10);
  const done: number[] = [];
  for (let n = 0; n < 1000; n++) turns.do('crowd', () => done.push(n));
  assert.equal(done.length, 10);
  for (let turn = 1; turn < 100; turn++) {
    await turnEnds();
    assert.ok(done.length <= 10 * (turn + 1), `${done.length} after ${turn} turns`);
  }
  for (let turn = 0; turn < 10; turn++) await turnEnds();
  assert.deepEqual(
    done,
    Array.from({ length: 1000 }, (_, n) => n),
  );
});

test('what one promises is kept before the next begins', async () => {
  const turns = new FairTurns(4);
  const did: string[] = [];
  for (let n = 0; n < 20; n++)
    turns.do('crowd', () => {
      did.push(`${n} begins`);
      void Promise.resolve().then(() => did.push(`${n} ends`));
    });
  for (let turn = 0; turn < 20; turn++) await turnEnds();
  const later = did.slice(did.indexOf('4 begins'));
  assert.deepEqual(later, Array.from({ length: 16 }, (_, n) => [`${n + 4} begins`, `${n + 4} ends`]).flat());
});

test('where nothing waits it is begun at once; a caller from elsewhere waits for no crowd, however many its addresses', async () => {
  const turns = new FairTurns(10);
  let done = 0;
  for (let n = 0; n < 10; n++) turns.do('crowd', () => done++);
  assert.equal(done, 10);
  await turnEnds();
  for (let n = 0; n < 5000; n++) turns.do(`crowd ${n % 100}`, () => done++);
  for (let turn = 0; turn < 50; turn++) await turnEnds();
  for (let asked = 0; asked < 3; asked++) {
    const before: number = done;
    let isHeard = false;
    turns.do('elsewhere', () => {
      isHeard = true;
    });
    for (let turn = 0; turn < 3; turn++) await turnEnds();
    assert.ok(isHeard && done - before < 60, `${done - before} of the crowd`);
  }
});

/** Until nothing more happens; the most that happened in one turn. */
async function mostInATurn(count: () => number, all: number): Promise<number> {
  let most = 0;
  for (let before = count(); before < all; before = count()) {
    await turnEnds();
    most = Math.max(most, count() - before);
  }
  return most;
}

test('of connections that come together a few are let in in each turn; until then nothing of them is read', async () => {
  const come: Socket[] = [];
  const server = createServer((one) => come.push(one));
  easeArrivals(server);
  assert.ok('pauseOnConnect' in server && server.pauseOnConnect === true);
  for (let n = 0; n < 200; n++) server.emit('connection', new Socket().pause());
  assert.ok((await mostInATurn(() => come.length, 200)) <= 50);
  assert.ok(come.every((one) => !one.isPaused()));
});

test('requests and messages that arrive together are taken up a few in each turn', async (t) => {
  const house = fakeHouse();
  const limits = { socketsPerPerson: 1000, socketsPerAddress: 1000, messagesPer20Seconds: 10_000 };
  const opened = await openForTest(t, { house, limits });
  const port = Number(new URL(opened.url).port);
  const asked = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
  const lines: Socket[] = [];
  for (let n = 0; n < 300; n++) {
    const line = connect(port, '127.0.0.1');
    t.after(() => line.destroy());
    line.on('data', () => {});
    line.write(asked);
    lines.push(line);
  }
  const answered = (): number =>
    opened.logged.filter((line) => line.includes('"route":"/api/health"')).length;
  assert.ok((await mostInATurn(answered, 300)) <= 50, 'requests of new connections');
  for (const line of lines) line.write(asked);
  assert.ok((await mostInATurn(answered, 600)) <= 50, 'requests of old connections');

  const cookie = await opened.guest();
  const people = await Promise.all(Array.from({ length: 150 }, () => welcomed(opened, cookie)));
  const heard = (): number => house.received.length;
  for (const { say } of people) for (let n = 0; n < 4; n++) say({ do: 'open', table: TABLE, seen: [] });
  assert.ok((await mostInATurn(heard, 600)) <= 150, 'messages');
});

test('a connection that closes before its turn leaves nothing behind', async (t) => {
  const opened = await openForTest(t, { house: fakeHouse() });
  const cookie = await opened.guest();
  const sockets = Array.from({ length: 100 }, () => client(opened.live({ origin: ORIGIN, cookie })).socket);
  for (const socket of sockets) socket.on('error', () => {});
  await once(opened.app.server, 'connection');
  for (const socket of sockets) socket.terminate();
  await opened.ask('/api/health');
  assert.deepEqual(
    opened.logged.filter((line) => JSON.parse(line).level > 30),
    [],
  );
});
