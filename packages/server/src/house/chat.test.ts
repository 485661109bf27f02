import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person, TestHouse, trouble } from '../testing/house.ts';
import type { Person } from './house.ts';

const [anna, bert] = [person('anna'), person('bert')];
const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;

/** Two people who play and talk; of what Bert said one line is damaged. */
async function talking() {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, { game: 'how-ruck', seats: [me, open], sitIn: 'minute' });
  await house.house.take(bert, table.id, { name: 'bert', key });
  const [a, b] = [await house.client(anna).open(table.id), await house.client(bert).open(table.id)];
  await house.clock.pass(9000);
  await house.log.say({ table: table.id, person: bert.id, at: house.clock.wall(), body: '{"n":1,' });
  await b.ask({ do: 'say', table: table.id, id: 'a-whole-line', words: { text: 'Proost' } });
  return { house, table, a, b };
}

test('a damaged line of the chat costs that line: who comes back reads the others and has the chair again', async () => {
  const { house, table, a, b } = await talking();
  await b.drop();
  await house.clock.pass(61_000);
  assert.equal(a.table?.seats[1]?.kept, true);
  b.chat.length = 0;
  await b.reconnect(table.id);
  assert.deepEqual(
    b.chat.map(({ words }) => words),
    [{ text: 'Proost' }],
  );
  assert.equal(a.table?.seats[1]?.kept, false);
});

test('a damaged line keeps nobody from being forgotten, nor his other lines on a screen', async () => {
  const { house, a } = await talking();
  await house.house.forget(bert);
  const unsaid = a.messages.find((message) => message.is === 'unsaid');
  assert.deepEqual(
    unsaid?.lines,
    a.chat.map(({ n }) => n),
  );
});

/** Anna plays with Bert at her table; whoever is called this watches. */
async function watchedBy(name: string) {
  const house = new TestHouse();
  const seats = [me, open];
  const { table, key } = await house.make(anna, { game: 'how-ruck', seats, visibility: 'listed' });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const watcher = { id: 'watcher', name };
  const [a, b, w] = [house.client(anna), house.client(bert), house.client(watcher)];
  for (const client of [a, b, w]) await client.open(table.id);
  let n = 0;
  const say = (who: typeof a, text: string) =>
    who.ask({ do: 'say', table: table.id, id: `line-number-${n++}`, words: { text } });
  return { house, table: table.id, key, watcher, a, b, w, say };
}

test('whoever only watches cannot pass for a player in the chat', async () => {
  const told = async (name: string) => {
    const { a, w, say } = await watchedBy(name);
    await say(w, 'I resign');
    return a.chat.map((line) => [line.name, line.seat]);
  };
  assert.deepEqual(await told('bERT'), [['bERT (2)', null]]);
  assert.deepEqual(await told('Wim'), [['Wim', null]]);
  assert.deepEqual(await told(''), [['', null]]);
});

test('the host sends away a watcher who talks: he neither sees nor hears nor says anything there, also after a restart', async () => {
  const { house, table, key, watcher, a, b, w, say } = await watchedBy('Wim');
  await say(w, 'look at his hand');
  await say(b, 'who is that');
  const [bad, good] = a.chat.map(({ n }) => n) as [number, number];
  const sendAway = (who: Person, line: number) => house.house.act(who, table, { do: 'sendAway', line });
  assert.equal((await trouble(sendAway(bert, bad))).code, 'not-allowed');
  assert.equal((await trouble(sendAway(bert, 17))).code, 'not-allowed');
  assert.equal((await trouble(sendAway(anna, 17))).code, 'not-found');
  assert.equal(
    (await trouble(sendAway(anna, good))).code,
    'not-found',
    'whoever sits is sent from his chair',
  );
  assert.deepEqual([w.table?.sentAway, w.table?.watchers], [undefined, 1]);
  await sendAway(anna, bad);
  assert.deepEqual([w.table?.sentAway, a.table?.sentAway, b.table?.sentAway], [true, undefined, undefined]);
  await sendAway(anna, bad);
  const heard = w.messages.length;
  await a.play(0);
  await say(a, 'so');
  assert.equal(w.messages.length, heard);
  assert.equal((await say(w, 'me again')).is, 'trouble');
  const late = await house.restarted().client(watcher).open(table);
  assert.deepEqual([late.seen.size, late.chat, late.table?.sentAway], [0, [], true]);
  const claim = { name: 'Wim', key };
  assert.equal((await trouble(house.house.take(watcher, table, claim))).code, 'not-allowed');
  assert.equal((await say(b, 'thanks')).is, 'done');
});

test('whoever has sat down since he talked as a watcher is not sent away by that line, nor the host by his own', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(person('screen'), { game: 'how-ruck', seats: [open, open] });
  const [s, b] = [house.client(person('screen')), house.client(bert)];
  for (const client of [s, b]) {
    await client.open(table.id);
    await client.ask({ do: 'say', table: table.id, id: 'a-line-of-mine', words: { phrase: 'hello' } });
  }
  const hosts = (client: typeof s) => client.chat.map(({ host }) => host);
  const later = await house.client(person('late')).open(table.id);
  for (const client of [s, b, later]) assert.deepEqual(hosts(client), [true, undefined]);
  await house.house.take(bert, table.id, { name: 'Bert', key });
  for (const { n } of s.chat) {
    const sent = house.house.act(person('screen'), table.id, { do: 'sendAway', line: n });
    assert.equal((await trouble(sent)).code, 'not-allowed');
  }
});

test('a line costs the same however many others have just said something', async (t) => {
  const house = new TestHouse();
  const { table } = await house.make(anna, { game: 'how-ruck', seats: [me, me] });
  const crowd = await Promise.all(
    Array.from({ length: 60 }, (_, n) => house.client(person(`w${n}`)).open(table.id)),
  );
  let walked = 0;
  const walk = Map.prototype[Symbol.iterator];
  // By hand: Node's own mock of a symbol stays when its test is over, for all that share the process.
  t.after(() => {
    Map.prototype[Symbol.iterator] = walk;
  });
  Map.prototype[Symbol.iterator] = function* (this: Map<unknown, unknown>) {
    for (const entry of walk.call(this)) {
      walked++;
      yield entry;
    }
    return undefined;
  };
  const costs: number[] = [];
  for (const one of crowd) {
    walked = 0;
    await one.ask({ do: 'say', table: table.id, id: one.newId().padEnd(8, '-'), words: { text: 'hoi' } });
    costs.push(walked);
    await house.clock.pass(10);
  }
  assert.equal(costs.at(-1), costs[1]);
});
