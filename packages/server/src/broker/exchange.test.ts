import assert from 'node:assert/strict';
import { test } from 'node:test';
import { houseClock } from '../house/clock.ts';
import { Exchange } from './exchange.ts';
import { contract, done, ears, record, unanswered } from './testing/contract.ts';

const clock = houseClock();

for (const asText of [false, true])
  contract({
    name: asText ? 'function calls, as text' : 'function calls',
    async open() {
      const exchange = new Exchange({ clock, asText });
      return { join: async (node, heard) => exchange.join(node, heard) };
    },
  });

test('a value that text cannot hold, or a schema refuses, does not arrive', async () => {
  const exchange = new Exchange({ clock, asText: true });
  const there = ears({ answer: async () => ({ is: 'pong', now: Number.NaN, told: 0 }) });
  const asking = exchange.join('a', ears().ears);
  exchange.join('b', there.ears);
  await assert.rejects(asking.ask('b', record, 20), unanswered('perhaps'));
  asking.tell('b', { line: 'line-of-test', n: 0, items: [] });
  await Promise.resolve();
  assert.deepEqual(there.heard.lines, []);
});

test('a carrier may lose, repeat and delay', async () => {
  const lost: string[] = [];
  const exchange = new Exchange({
    clock,
    carry(from, to, deliver) {
      if (from === 'b') lost.push(to);
      else {
        deliver();
        deliver();
      }
    },
  });
  const b = ears();
  const asking = exchange.join('a', ears().ears);
  exchange.join('b', b.ears);
  await assert.rejects(asking.ask('b', record, 20), unanswered('perhaps'));
  assert.deepEqual(b.heard.calls, [
    [record, 'a'],
    [record, 'a'],
  ]);
  assert.deepEqual(lost, ['a', 'a']);
  assert.deepEqual(done, { is: 'done' });
});
