import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { TestClock } from '../testing/clock.ts';
import { LineReader, LineWriter, PATIENCE_MS } from './lines.ts';
import type { Told } from './messages.ts';

function reader() {
  const clock = new TestClock();
  const heard: string[] = [];
  const lost: number[] = [];
  const line = new LineReader(clock, {
    heard: ({ to, text }) => void heard.push(`${to.join('+')} ${text}`),
    lost: () => void lost.push(clock.now()),
  });
  return { clock, line, heard, lost };
}

const part = (n: number): Told => ({ n, items: [{ to: [1], way: 'send', text: `${n}` }] });

test('what is told to several at once goes once, and parts are numbered from 1', () => {
  const line = new LineWriter();
  assert.equal(line.take(), undefined);
  line.add(1, 'step', 'a');
  line.add(2, 'step', 'a');
  line.add(2, 'step', 'a');
  line.add(1, 'send', 'a');
  line.add(1, 'send', 'b');
  assert.deepEqual(line.take(), {
    n: 1,
    items: [
      { to: [1, 2], way: 'step', text: 'a' },
      { to: [2], way: 'step', text: 'a' },
      { to: [1], way: 'send', text: 'a' },
      { to: [1], way: 'send', text: 'b' },
    ],
  });
  assert.equal(line.isEmpty, true);
  line.add(1, 'send', 'c');
  assert.equal(line.take()?.n, 2);
  assert.equal(line.told, 2);
});

test('parts that overtake each other or come again are heard once and in order', async () => {
  const dice = fastSeed(4);
  for (let round = 0; round < 200; round++) {
    const { clock, line, heard, lost } = reader();
    const parts = Array.from({ length: 12 }, (_, n) => part(n + 1));
    const sent = [...parts, ...parts.filter(() => fastBelow(dice, 3) === 0)];
    for (let i = sent.length - 1; i > 0; i--) {
      const j = fastBelow(dice, i + 1);
      [sent[i], sent[j]] = [sent[j] ?? part(0), sent[i] ?? part(0)];
    }
    for (const one of sent) {
      line.hear(one);
      await clock.pass(5);
    }
    await clock.pass(PATIENCE_MS);
    assert.deepEqual([heard, lost], [parts.map(({ n }) => `1 ${n}`), []]);
  }
});

test('a part that does not come is noticed by the next, and the line is lost', async () => {
  const { clock, line, heard, lost } = reader();
  line.hear(part(1));
  line.hear(part(3));
  await clock.pass(PATIENCE_MS - 1);
  assert.deepEqual([heard, lost], [['1 1'], []]);
  await clock.pass(1);
  assert.equal(lost.length, 1);
  line.hear(part(2));
  line.hear(part(4));
  await clock.pass(PATIENCE_MS);
  assert.deepEqual([heard, lost.length], [['1 1'], 1], 'afterwards nothing is heard, and it is said once');
});

test('the last part that does not come is noticed by what the other end says of itself', async () => {
  const { clock, line, lost } = reader();
  line.hear(part(1));
  line.isTold(1);
  await clock.pass(PATIENCE_MS);
  assert.deepEqual(lost, []);
  line.isTold(2);
  await clock.pass(PATIENCE_MS);
  assert.equal(lost.length, 1);
});

test('each that is missing has its own time', async () => {
  const { clock, line, heard, lost } = reader();
  line.hear(part(2));
  await clock.pass(PATIENCE_MS - 50);
  line.hear(part(4));
  line.hear(part(1));
  await clock.pass(50);
  assert.deepEqual([heard.length, lost], [2, []]);
  await clock.pass(PATIENCE_MS - 60);
  line.hear(part(3));
  await clock.pass(PATIENCE_MS);
  assert.deepEqual([heard.length, lost], [4, []]);
});

test('a caller that waits for a part goes on once the part was heard, or is lost', async () => {
  const { clock, line } = reader();
  const order: string[] = [];
  const waits = (told: number): void => void line.reached(told).then(() => order.push(`${told}`));
  waits(0);
  waits(2);
  waits(4);
  line.hear(part(1));
  await clock.pass(1);
  order.push('-');
  line.hear(part(2));
  await clock.pass(PATIENCE_MS - 2);
  order.push('-');
  await clock.pass(PATIENCE_MS + 2);
  waits(9);
  await clock.pass(1);
  assert.deepEqual(order, ['0', '-', '2', '-', '4', '9']);
});

test('a closed line is neither heard nor lost', async () => {
  const { clock, line, heard, lost } = reader();
  line.hear(part(2));
  line.close();
  line.hear(part(1));
  await clock.pass(PATIENCE_MS);
  assert.deepEqual([heard, lost], [[], []]);
});
