import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, pending, start, view } from '@stamtafel/kernel';
import { Exchange } from '../broker/exchange.ts';
import { ears } from '../broker/testing/contract.ts';
import { matchOf } from '../table/matches.ts';
import { settled, TestClock } from '../testing/clock.ts';
import { SharedThinkers, thinkFor } from './shared.ts';
import type { Asked, Thinkers, Thought } from './thinkers.ts';

const TABLE = 'abcdefghijklmnop';
const setting = { game: 'how-ruck', seats: 2, options: {} };
const [here, there]: Answer[] = [{ pick: 'here' }, { pick: 'there' }];

function thought(more: Partial<Thought> = {}): Thought {
  const match = matchOf(setting);
  const state = start(match, '5'.repeat(64));
  const decision = pending(match, state)[0]!;
  return {
    setting,
    level: 'level3',
    character: 1,
    view: view(match, state, 0),
    decision,
    seed: 1,
    atSight: false,
    ...more,
  };
}

/** Workers that answer at once, or when they are let. */
function workers(answer: Answer | undefined, waiting = 0) {
  const asked: [Thought, Asked][] = [];
  const at = { waiting, until: Promise.resolve() };
  const thinkers: Thinkers = {
    async think(_table, one, how) {
      asked.push([one, how]);
      await at.until;
      return answer;
    },
    stats: () => ({ waiting: at.waiting, longestMs: 0, thinking: 0, failed: 0, shortened: 0 }),
    close: async () => {},
  };
  return { asked, at, thinkers };
}

function nodes({ busyHere = 1, busyThere = 0 } = {}) {
  const clock = new TestClock();
  const exchange = new Exchange({ clock, asText: true });
  const [own, others] = [workers(here, busyHere), workers(there, busyThere)];
  exchange.join('b', ears({ think: (work) => thinkFor(others.thinkers, work) }).ears);
  const shared = new SharedThinkers(own.thinkers, exchange.join('a', ears().ears), clock);
  return { clock, own, others, shared };
}

const waiter = { person: 'anna', neighbourhood: ['net'], send: () => {} };
const patient = { dueMs: 2000, waiters: [waiter] };

test('a node with time thinks itself', async () => {
  const { shared, others } = nodes({ busyHere: 0 });
  assert.deepEqual(await shared.think(TABLE, thought(), patient), here);
  assert.equal(others.asked.length, 0);
});

test('a node with more than it can lets another think, which gets the very same thought', async () => {
  const { shared, own, others } = nodes();
  assert.deepEqual(await shared.think(TABLE, thought(), patient), there);
  assert.equal(own.asked.length, 0);
  const [[heard, how] = assert.fail()] = others.asked;
  assert.deepEqual(heard, thought());
  assert.deepEqual(how, { dueMs: 2000, waiters: [{ person: 'anna', neighbourhood: ['net'] }] });
});

test('a short piece of thinking is never sent to another node', async () => {
  const { shared, others } = nodes();
  for (const short of [thought({ level: 'greedy' }), thought({ atSight: true })])
    assert.deepEqual(await shared.think(TABLE, short, patient), here);
  assert.equal(others.asked.length, 0);
});

test('where all have enough to do, everybody thinks for themselves', async () => {
  const { shared, own } = nodes({ busyThere: 1 });
  assert.deepEqual(await shared.think(TABLE, thought(), patient), here);
  assert.deepEqual(own.asked[0]?.[1].dueMs, 2000);
});

test('a node that does not answer in time is not waited for, and its late answer is dropped', async () => {
  const { clock, shared, own, others } = nodes();
  const late = Promise.withResolvers<void>();
  others.at.until = late.promise;
  const given = shared.think(TABLE, thought(), patient);
  await clock.pass(1499);
  assert.equal(own.asked.length, 0);
  await clock.pass(1);
  assert.deepEqual(await given, here);
  assert.equal(own.asked[0]?.[1].dueMs, 500, 'what is left of the time');
  late.resolve();
  await settled();
});

test('a thought that nobody wants any more is not thought here, either', async () => {
  const { shared, own, others } = nodes();
  others.at.until = new Promise(() => {});
  const asking = new AbortController();
  const given = shared.think(TABLE, thought(), { ...patient, signal: asking.signal });
  await settled();
  asking.abort();
  await assert.rejects(given, /nobody asks/);
  await assert.rejects(shared.think(TABLE, thought(), { ...patient, signal: asking.signal }), /nobody asks/);
  assert.equal(own.asked.length, 0);
});
