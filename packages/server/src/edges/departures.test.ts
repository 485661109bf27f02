import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { setImmediate as turnEnds } from 'node:timers/promises';
import { Departures } from './departures.ts';
import { fakeHouse } from './testing/fake-house.ts';
import { openForTest, welcomed } from './testing/open.ts';

class Line extends EventEmitter {
  readonly did: string[] = [];
  constructor() {
    super();
    this.on('end', () => void this.did.push('ended'));
  }
  destroy(error?: Error): this {
    this.did.push(`destroyed ${error?.message ?? ''}`);
    return this;
  }
}

function linesOf(count: number): readonly Line[] {
  const departures = new Departures();
  return Array.from({ length: count }, () => {
    const line = new Line();
    departures.ease(line);
    return line;
  });
}

for (const [how, end, did] of [
  ['that hang up', (line: Line) => void line.emit('end'), 'ended'],
  ['that break', (line: Line) => void line.destroy(new Error('reset')), 'destroyed reset'],
] as const)
  test(`of many connections ${how} in one moment a few are seen out in each turn, in their order`, async () => {
    const lines = linesOf(1000);
    const gone = (): number => lines.filter((line) => line.did.length > 0).length;
    for (const line of lines) end(line);
    assert.equal(gone(), 0);
    let turns = 0;
    for (let before = 0; before < lines.length; turns++) {
      await turnEnds();
      assert.ok(gone() - before <= 100, `${gone() - before} in one turn`);
      assert.ok(lines.slice(0, gone()).every((line) => line.did.length === 1));
      before = gone();
    }
    assert.ok(turns >= 10);
    assert.ok(lines.every((line) => line.did.join() === did));
  });

test('a connection that hangs up and breaks is seen out in that order', async () => {
  const [line] = linesOf(1);
  line?.emit('end');
  line?.destroy();
  await turnEnds();
  assert.deepEqual(line?.did, ['ended', 'destroyed ']);
});

test('clients that vanish together are all gone after a while, a few in each turn, and those that stay are heard', async (t) => {
  const house = fakeHouse();
  const limits = { socketsPerPerson: 1000, socketsPerAddress: 1000 };
  const opened = await openForTest(t, { house, limits });
  const cookie = await opened.guest();
  const stays = await welcomed(opened, cookie);
  const others = await Promise.all(Array.from({ length: 300 }, () => welcomed(opened, cookie)));
  assert.equal(house.clients.size, 301);
  for (const { socket } of others) socket.terminate();
  for (let before = house.clients.size; house.clients.size > 1; before = house.clients.size) {
    await turnEnds();
    assert.ok(before - house.clients.size <= 100, `${before - house.clients.size} in one turn`);
  }
  stays.say({ do: 'hello', protocol: 1 });
  await stays.hear('trouble');
});
