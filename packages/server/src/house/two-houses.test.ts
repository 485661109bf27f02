/** Two houses over one log, as while one takes over from another: who comes late catches up and judges anew. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryLog } from '../log/memory.ts';
import { SeqTaken } from '../log/port.ts';
import { codeOf, person, TestHouse } from '../testing/house.ts';

const [anna, bert] = [person('anna'), person('bert')];

/** Anna is at one house and Bert at the other; both choose in secret. */
async function twoHouses(log = new MemoryLog()) {
  const here = new TestHouse({ log });
  const there = here.restarted();
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { table, key } = await here.make(anna, { game: 'how-ruck', seats: [...seats] });
  await here.house.take(bert, table.id, { name: 'Bert', key });
  await here.house.act(anna, table.id, { do: 'start' });
  const a = await here.client(anna).open(table.id);
  const b = await there.client(bert).open(table.id);
  return { log, here, there, table: table.id, a, b };
}

test('a move that another house was quicker than is judged anew, and both stand', async () => {
  const { log, here, table, a, b } = await twoHouses();
  const before = (await log.read(table)).length;
  assert.equal(codeOf(await b.play(1)), 'done');
  assert.equal(codeOf(await a.play(0)), 'done');
  const moved = (await log.read(table)).slice(before).map(({ body }) => JSON.parse(body).seat);
  assert.deepEqual(moved, [1, 0]);
  // What the other house has written is shown here, too.
  const fresh = await here.restarted().client(anna).open(table);
  assert.deepEqual(a.sight(0), fresh.sight(0));
  assert.deepEqual(here.events, []);
});

test('a question that the other house has closed meanwhile is outdated, not lost', async () => {
  const { there, table, a, b } = await twoHouses();
  const again = await there.client(anna).open(table);
  assert.equal(codeOf(await again.play(0)), 'done');
  assert.equal(codeOf(await a.play(0, undefined, { id: 'a-move-of-its-own' })), 'outdated');
  assert.equal(codeOf(await b.play(1)), 'done');
});

test('the same move sent to both houses is carried out once and acknowledged by both', async () => {
  const { log, there, table, a } = await twoHouses();
  const again = await there.client(anna).open(table);
  const answer = a.sight(0).decision?.options[0];
  const before = (await log.read(table)).length;
  for (const client of [again, a])
    assert.equal(codeOf(await client.play(0, answer, { id: 'the-very-same-move' })), 'done');
  assert.equal((await log.read(table)).length, before + 1);
});

test('where another house is always quicker the player is asked to try again', async (t) => {
  const { log, here, a } = await twoHouses();
  const append = t.mock.method(log, 'append', () => Promise.reject(new SeqTaken('somebody was here')));
  assert.equal(codeOf(await a.play(0)), 'busy');
  assert.equal(append.mock.callCount(), 3);
  append.mock.restore();
  assert.equal(codeOf(await a.play(0)), 'done');
  assert.deepEqual(here.events, []);
});
