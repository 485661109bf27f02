import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LiveMessage } from '@stamtafel/protocol';
import { codeOf, person, TestHouse, trouble } from '../testing/house.ts';

const [anna, bert] = [person('anna'), person('bert')];
const robot = { ...person('robot'), isProgram: true, playsFor: anna.id } as const;
const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;

/** Anna's program plays on the second seat. */
async function withProgram(wish = {}) {
  const house = new TestHouse();
  const { table, invites } = await house.make(anna, { game: 'how-ruck', seats: [me, open], ...wish });
  await house.house.take(robot, table.id, { name: 'Robot', invite: invites[1]! });
  return { house, table: table.id };
}

const codes = (messages: readonly LiveMessage[]): string[] =>
  messages.flatMap((message) => (message.is === 'trouble' ? [message.trouble.code] : []));

test('a program plays the rematch too; nobody waits for it, and a bot keeps its chair until it comes', async () => {
  const { house, table } = await withProgram();
  await house.house.act(anna, table, { do: 'end' });
  const { table: old } = await house.house.act(anna, table, { do: 'rematch' });
  const next = old.next!;
  const a = await house.client(anna).open(next);
  await house.clock.pass(8000);
  assert.equal(a.table?.phase, 'playing');
  await house.clock.pass(60_000);
  assert.equal(a.table?.seats[1]?.kept, true);
  const r = await house.client(robot).open(next);
  assert.deepEqual([a.table?.seats[1]?.kept, a.table?.seats[1]?.name], [false, 'Robot']);
  assert.ok(r.sight(1));
});

test('at the rematch, too, a host whose program plays stays the only one', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, { game: 'how-ruck', seats: [open, me] });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  const { invite } = await house.house.act(anna, table.id, { do: 'handOver', seat: 1 });
  await house.house.take(robot, table.id, { name: 'Robot', invite: invite! });
  await house.house.act(anna, table.id, { do: 'end' });
  const { table: old } = await house.house.act(anna, table.id, { do: 'rematch' });
  for (const within of [house, house.restarted()]) {
    const hosts = [anna, bert, robot].map(async (who) => (await within.house.info(who, old.next!)).host);
    assert.deepEqual(await Promise.all(hosts), [true, false, false]);
  }
});

test('whoever runs a program is sent away with it: they neither sit down, nor watch, nor send another', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, { game: 'four-downs', seats: [me, open, open] });
  const theirs = (id: string) => ({ ...person(id), playsFor: bert.id });
  await house.house.take(theirs('r1'), table.id, { name: 'R1', key });
  await house.house.take(theirs('r2'), table.id, { name: 'R2', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const b = await house.client(bert).open(table.id);
  await house.house.act(anna, table.id, { do: 'remove', seat: 1 });
  assert.equal(b.table?.sentAway, true);
  const said = await b.ask({ do: 'say', table: table.id, id: b.newId(), words: { phrase: 'hello' } });
  assert.equal(codeOf(said), 'not-allowed');
  for (const within of [house, house.restarted()]) {
    for (const who of [bert, theirs('r1'), theirs('r3')])
      assert.equal(
        (await trouble(within.house.take(who, table.id, { name: who.id, key }))).code,
        'not-allowed',
        who.id,
      );
    const again = await within.client(bert).open(table.id);
    assert.deepEqual([again.seen.size, again.chat.length], [0, 0]);
    assert.equal((await within.house.info(theirs('r2'), table.id)).seats[2]?.yours, true, 'keeps its chair');
  }
});

test('a host who takes an own program off its chair is not sent away', async () => {
  const { house, table } = await withProgram();
  await house.house.act(anna, table, { do: 'leave' });
  await house.house.act(anna, table, { do: 'remove', seat: 1 });
  const { host, sentAway } = await house.house.info(anna, table);
  assert.deepEqual([host, sentAway], [true, undefined]);
});

test('a program looks, talks and plays only where it sits', async () => {
  const { house } = await withProgram();
  const { table } = await house.make(bert, { game: 'how-ruck', seats: [me, me] });
  const b = await house.client(bert).open(table.id);
  const r = await house.client(robot).open(table.id);
  const say = { do: 'say', table: table.id, id: r.newId(), words: { text: 'hello' } } as const;
  assert.equal((await r.ask(say)).is, 'trouble');
  const { number, options } = b.sight(0).decision!;
  const move = { do: 'move', table: table.id, seat: 0, decision: number, id: r.newId() } as const;
  assert.equal((await r.ask({ ...move, answer: options[0]! })).is, 'trouble');
  assert.deepEqual(codes(r.messages), ['not-allowed', 'not-allowed', 'not-allowed']);
  assert.deepEqual([r.seen.size, b.chat.length, b.table?.watchers], [0, 0, 0]);
});

test('a table that waits for words does not wait for those of a program', async () => {
  const { house, table } = await withProgram({ awaitWords: true });
  assert.equal((await house.house.info(anna, table)).phase, 'gathering');
  const { table: begun } = await house.house.act(anna, table, { do: 'contribute', words: 'regen' });
  assert.equal(begun.phase, 'playing');
});

test('people are asked what all must agree to; somebody’s program only where there is nobody else', async () => {
  const house = new TestHouse();
  const theirs = { ...person('theirs'), isProgram: true, playsFor: 'eva' } as const;
  const { table, invites } = await house.make(anna, { game: 'four-downs', seats: [me, open, open, open] });
  const sits = [bert, theirs, person('dirk')];
  for (const [i, who] of sits.entries())
    await house.house.take(who, table.id, { name: who.name, invite: invites[i + 1]! });
  await house.house.act(anna, table.id, { do: 'start' });
  const a = await house.client(anna).open(table.id);
  const b = await house.client(bert).open(table.id);
  await house.client(theirs).open(table.id);
  const wish = { do: 'bot', seat: 3, level: 'random' } as const;
  await house.house.act(anna, table.id, wish);
  assert.equal(a.sight(0).wish?.asked, 1 << 1);
  const request = a.sight(0).wish?.request ?? 0;
  await b.tell({ do: 'agree', table: table.id, seat: 1, request, yes: true });
  assert.equal(a.table?.seats[3]?.kept, true);
});
