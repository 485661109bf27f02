import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTable, TableAction } from '@stamtafel/protocol';
import { person, TestHouse, trouble } from '../testing/house.ts';

const [anna, bert, carla, dirk] = ['anna', 'bert', 'carla', 'dirk'].map(person) as [
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
  ReturnType<typeof person>,
];
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', level: 'random' } as const;

const duel = (seats: NewTable['seats'] = [me, open], more: Partial<NewTable> = {}) => ({
  game: 'how-ruck',
  seats,
  ...more,
});

async function code(promise: Promise<unknown>): Promise<string> {
  return (await trouble(promise)).code;
}

test('what cannot be a table is refused with a sentence', async () => {
  const house = new TestHouse();
  assert.equal(await code(house.make(anna, { game: 'poker', seats: [me, open] })), 'bad-input');
  assert.equal(await code(house.make(anna, { game: 'how-ruck', seats: [me, open, open] })), 'bad-input');
  const odd = house.make(anna, { ...duel(), options: { placement: 'sideways' } });
  assert.equal(await code(odd), 'bad-input');
  assert.equal(await code(house.make(person('\u202e\u200b'), duel())), 'bad-input');
  assert.equal(await code(house.house.info(anna, 'a'.repeat(26))), 'not-found');
});

test('a person has only so many tables that are not over', async () => {
  const house = new TestHouse({ setting: { mostTables: 2 } });
  const { table } = await house.make(anna, duel());
  await house.make(anna, duel());
  assert.equal(await code(house.make(anna, duel())), 'too-much');
  await house.house.act(anna, table.id, { do: 'end' });
  await house.make(anna, duel());
  assert.equal(await code(house.house.act(anna, table.id, { do: 'rematch' })), 'too-much');
});

test('tables of others where somebody sat and left do not count, those where he sits do', async () => {
  const house = new TestHouse({ setting: { mostTables: 2 } });
  const tables = [await house.make(anna, duel()), await house.make(anna, duel())];
  for (const { table, key } of tables) await house.house.take(bert, table.id, { name: 'Bert', key });
  assert.equal(await code(house.make(bert, duel())), 'too-much');
  await house.house.act(bert, tables[0]!.table.id, { do: 'leave' });
  await house.house.act(anna, tables[1]!.table.id, { do: 'remove', seat: 1 });
  await house.make(bert, duel());
  await house.make(bert, duel());
  assert.equal(await code(house.make(bert, duel())), 'too-much');
});

test('a seat is taken with the key, with an invite once, and at a listed table with neither', async () => {
  const house = new TestHouse();
  const { table, key, invites } = await house.make(anna, {
    game: 'four-downs',
    seats: [me, open, open, open],
  });
  const take = (who = bert, claim = {}) => house.house.take(who, table.id, { name: who.name, ...claim });
  assert.equal(await code(take()), 'not-allowed');
  assert.equal(await code(take(bert, { key: 'wrong' })), 'not-allowed');
  assert.equal(await code(take(bert, { invite: 'wrong' })), 'not-allowed');
  assert.equal(await code(take(bert, { invite: invites[1], seat: 2 })), 'not-allowed');
  assert.equal((await take(bert, { invite: invites[1] })).seats[1]?.yours, true);
  assert.equal(await code(take(carla, { invite: invites[1] })), 'not-allowed');
  assert.equal(await code(take(carla, { key, seat: 0 })), 'taken');
  assert.equal(await code(take(carla, { key, seat: 7 })), 'not-found');
  assert.equal((await take(carla, { key })).seats[2]?.yours, true);
  assert.equal((await take(dirk, { key, seat: 3 })).seats[3]?.yours, true);
  assert.equal(await code(take(person('eva'), { key })), 'full');
  const listed = await house.make(anna, duel([me, open], { visibility: 'listed' }));
  await house.house.take(bert, listed.table.id, { name: 'Bert' });
});

test('of a thousand who claim one seat at once one gets it', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, duel());
  const claims = Array.from({ length: 1000 }, (_, n) =>
    house.house.take(person(`p${n}`), table.id, { name: `p${n}`, key }),
  );
  const results = await Promise.allSettled(claims);
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('a new key locks the door to the old one; only the host makes one', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, duel());
  assert.equal(await code(house.house.act(bert, table.id, { do: 'newKey' })), 'not-allowed');
  const fresh = await house.house.act(anna, table.id, { do: 'newKey' });
  assert.equal(await code(house.house.take(bert, table.id, { name: 'b', key })), 'not-allowed');
  await house.house.take(bert, table.id, { name: 'b', key: fresh.key! });
});

test('two people with the same name at one table are told apart', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, {
    game: 'stier-zoekt-bier',
    seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }],
  });
  const names = async () => (await house.house.info(anna, table.id)).seats.map(({ name }) => name);
  await house.house.take(bert, table.id, { name: 'ann', key, seat: 1 });
  await house.house.take(carla, table.id, { name: 'a'.repeat(32), key, seat: 2 });
  assert.deepEqual(await names(), ['Ann', 'ann (2)', 'a'.repeat(32)]);
  await house.house.act(carla, table.id, { do: 'rename', name: 'Ann' });
  assert.deepEqual(await names(), ['Ann', 'ann (2)', 'Ann (3)']);
  await house.house.act(carla, table.id, { do: 'rename', name: 'Carla' });
  // No longer than a name may be.
  await house.house.act(bert, table.id, { do: 'rename', name: 'b'.repeat(32) });
  await house.house.act(carla, table.id, { do: 'rename', name: 'b'.repeat(32) });
  assert.deepEqual((await names()).slice(1), ['b'.repeat(32), `${'b'.repeat(28)} (2)`]);
  // Another device on one's own chair is still oneself.
  const { invite } = await house.house.act(anna, table.id, { do: 'handOver', seat: 0 });
  await house.house.take(person('phone'), table.id, { name: 'Ann', invite: invite! });
  assert.equal((await names())[0], 'Ann');
});

test('names are cleaned before anybody sees them', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, duel());
  const info = await house.house.take(bert, table.id, { name: ' B\u202eer\u200bt\u0000 \n x ', key });
  assert.equal(info.seats[1]?.name, 'Bert x');
  assert.equal(await code(house.house.act(bert, table.id, { do: 'rename', name: '\u2066' })), 'bad-input');
  const renamed = await house.house.act(bert, table.id, { do: 'rename', name: 'e\u0301' });
  assert.equal(renamed.table.seats[1]?.name, '\u00e9');
  const kept = (await house.log.read(table.id)).length;
  assert.equal(await code(house.house.act(carla, table.id, { do: 'rename', name: 'Carla' })), 'not-allowed');
  await house.house.act(bert, table.id, { do: 'rename', name: '\u00e9' });
  assert.equal((await house.log.read(table.id)).length, kept);
});

test('hot-seat: one person has several seats and begins at once', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, duel([me, { kind: 'me', name: 'Opa' }]));
  assert.equal(table.phase, 'playing');
  assert.deepEqual(
    table.seats.map(({ name, yours }) => [name, yours]),
    [
      ['anna', true],
      ['Opa', true],
    ],
  );
  const client = await house.client(anna).open(table.id);
  assert.deepEqual([...client.seen.keys()], [0, 1]);
  assert.equal((await client.play(1)).is, 'done');
});

test('contributions come before the deal; when all have said theirs it begins', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, duel());
  await house.house.act(anna, table.id, { do: 'contribute', words: 'regen' });
  assert.equal(await code(house.house.act(carla, table.id, { do: 'contribute', words: 'x' })), 'not-allowed');
  assert.equal(await code(house.house.act(anna, table.id, { do: 'start' })), 'not-allowed');
  await house.house.take(bert, table.id, { name: 'Bert', key });
  const { table: begun } = await house.house.act(bert, table.id, { do: 'contribute', words: 'zon' });
  assert.equal(begun.phase, 'playing');
  assert.deepEqual(begun.fairness?.contributions, ['regen', 'zon']);
  assert.equal(begun.fairness?.secret, undefined);
  assert.equal(await code(house.house.act(bert, table.id, { do: 'contribute', words: 'x' })), 'not-allowed');
});

test('a table of one person and bots begins at once, or waits for words that are added after the promise', async () => {
  const house = new TestHouse();
  assert.equal((await house.make(anna, duel([me, bot]))).table.phase, 'playing');
  const { table } = await house.make(anna, duel([me, bot], { awaitWords: true }));
  await house.client(anna).open(table.id);
  await house.clock.pass(60_000);
  const { phase, awaitWords, fairness } = await house.house.info(anna, table.id);
  assert.deepEqual([phase, awaitWords], ['gathering', true]);
  const { table: begun } = await house.house.act(anna, table.id, { do: 'contribute', words: 'regen' });
  assert.equal(begun.phase, 'playing');
  assert.equal(begun.fairness?.commitment, fairness?.commitment);
  assert.deepEqual(begun.fairness?.contributions, ['regen', '']);
});

test('the host starts a full table at once, nobody else does', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, duel());
  await house.house.take(bert, table.id, { name: 'Bert', key });
  assert.equal(await code(house.house.act(bert, table.id, { do: 'start' })), 'not-allowed');
  assert.equal((await house.house.act(anna, table.id, { do: 'start' })).table.phase, 'playing');
  assert.equal(await code(house.house.act(anna, table.id, { do: 'start' })), 'not-allowed');
});

test('while a full table waits for the deal, everybody is told how long that takes', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, {
    game: 'how-ruck',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const dealsIn = async (person: typeof anna) => (await house.house.info(person, table.id)).dealsIn;
  assert.equal(await dealsIn(anna), undefined);
  await house.house.take(bert, table.id, { name: 'Bert', key });
  assert.deepEqual([await dealsIn(anna), await dealsIn(bert)], [8000, 8000]);
  await house.clock.pass(3000);
  assert.equal(await dealsIn(anna), 5000);
  await house.clock.pass(5000);
  assert.equal(await dealsIn(anna), undefined);
});

test('whoever leaves before the deal leaves an open seat, and the clock of the start stops', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, duel());
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.clock.pass(7000);
  const { table: after } = await house.house.act(bert, table.id, { do: 'leave' });
  assert.equal(after.seats[1]?.kind, 'open');
  assert.equal(await code(house.house.act(bert, table.id, { do: 'leave' })), 'not-allowed');
  await house.clock.pass(7000);
  assert.equal((await house.house.info(anna, table.id)).phase, 'gathering');
});

test('a bot sits down on an open seat by the host’s wish', async () => {
  const house = new TestHouse();
  const { table, invites } = await house.make(anna, duel());
  const action: TableAction = { do: 'bot', seat: 1, level: 'greedy' };
  assert.equal(await code(house.house.act(bert, table.id, action)), 'not-allowed');
  assert.equal((await house.house.act(anna, table.id, action)).table.phase, 'playing');
  assert.equal(await code(house.house.act(anna, table.id, action)), 'taken');
  const late = house.house.take(bert, table.id, { name: 'Bert', invite: invites[1]! });
  assert.equal(await code(late), 'not-allowed');
});

test('the host removes, and whoever was removed does not come back; pause, resume and end are the host’s', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, duel());
  await house.house.take(bert, table.id, { name: 'Bert', key });
  const b = await house.client(bert).open(table.id);
  const act = (who: typeof anna, action: TableAction) => house.house.act(who, table.id, action);
  for (const action of [{ do: 'remove', seat: 0 }, { do: 'pause' }, { do: 'end' }] as const)
    assert.equal(await code(act(bert, action)), 'not-allowed');
  await act(anna, { do: 'start' });
  assert.equal(await code(act(anna, { do: 'resume' })), 'not-allowed');
  await act(anna, { do: 'pause' });
  const move = await b.play(1);
  assert.ok(move.is === 'trouble' && move.trouble.code === 'paused');
  await act(anna, { do: 'resume' });
  assert.equal(await code(act(anna, { do: 'remove', seat: 0 })), 'not-allowed');
  assert.equal(b.table?.sentAway, undefined);
  await act(anna, { do: 'remove', seat: 1 });
  assert.equal(b.table?.sentAway, true);
  assert.equal(await code(house.house.take(bert, table.id, { name: 'Bert', key })), 'not-allowed');
  const after = await b.play(1);
  assert.ok(after.is === 'trouble' && after.trouble.code === 'not-allowed');
  assert.equal(await code(house.house.story(bert, table.id, 1)), 'not-allowed');
  await act(anna, { do: 'end' });
  assert.equal(await code(act(anna, { do: 'end' })), 'over');
  assert.equal(await code(house.house.take(carla, table.id, { name: 'c', key })), 'over');
});

test('a seat is handed over by an invite, also in the middle of a match, and the giver sees no more', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, duel([me, bot]));
  const a = await house.client(anna).open(table.id);
  assert.equal(await code(house.house.act(bert, table.id, { do: 'handOver', seat: 0 })), 'not-allowed');
  const { invite } = await house.house.act(anna, table.id, { do: 'handOver', seat: 0 });
  assert.equal((await a.play(0)).is, 'done');
  await house.house.take(bert, table.id, { name: 'Bert', invite: invite! });
  const b = await house.client(bert).open(table.id);
  assert.ok(b.sight(0).decision);
  const before = a.seen.get(0)?.version;
  await b.play(0);
  assert.equal(a.seen.get(0)?.version, before);
  assert.equal(a.sight(2).decision, null);
});

test('the host stays the only one when a program plays for him; when he has gone the first person is host too', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, { game: 'four-downs', seats: [open, me, open] });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  const { invite } = await house.house.act(anna, table.id, { do: 'handOver', seat: 1 });
  const robot = { ...person('robot'), playsFor: anna.id };
  await house.house.take(robot, table.id, { name: 'Robot', invite: invite! });
  const hosts = async (within = house) =>
    Promise.all([anna, bert, robot].map(async (who) => (await within.house.info(who, table.id)).host));
  assert.deepEqual(await hosts(), [true, false, false]);
  assert.equal(await code(house.house.act(bert, table.id, { do: 'remove', seat: 1 })), 'not-allowed');
  assert.deepEqual(await hosts(house.restarted()), [true, false, false]);
  await house.house.act(anna, table.id, { do: 'remove', seat: 1 });
  assert.deepEqual(await hosts(), [true, true, false]);
});

test('a rematch is one table for all, with the same people, and waits until they have come', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, duel());
  await house.house.take(bert, table.id, { name: 'Bert', key });
  assert.equal(await code(house.house.act(anna, table.id, { do: 'rematch' })), 'not-allowed');
  await house.house.act(anna, table.id, { do: 'end' });
  assert.equal(await code(house.house.act(carla, table.id, { do: 'rematch' })), 'not-allowed');
  const { table: old } = await house.house.act(bert, table.id, { do: 'rematch' });
  const again = await house.house.act(anna, table.id, { do: 'rematch' });
  assert.equal(again.table.next, old.next);
  assert.deepEqual([old.nextBy, again.table.nextBy], [1, 1], 'everybody is told who asked');
  const next = old.next!;
  const info = await house.house.info(bert, next);
  assert.deepEqual([info.host, info.seats[1]?.yours, info.phase], [true, true, 'gathering']);
  await house.client(bert).open(next);
  await house.clock.pass(60_000);
  assert.equal((await house.house.info(bert, next)).phase, 'gathering');
  await house.client(anna).open(next);
  await house.clock.pass(8000);
  assert.equal((await house.house.info(bert, next)).phase, 'playing');
});

test('whoever was sent away is not told of the rematch, and does not get in there or at the next one', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, {
    game: 'four-downs',
    seats: [me, open, open],
    visibility: 'listed',
  });
  await house.house.take(bert, table.id, { name: 'Bert' });
  await house.house.take(carla, table.id, { name: 'Carla' });
  await house.house.act(anna, table.id, { do: 'start' });
  const b = await house.client(bert).open(table.id);
  await house.house.act(anna, table.id, { do: 'remove', seat: 1 });
  let before = table.id;
  for (const asker of [carla, anna]) {
    await house.house.act(before === table.id ? anna : carla, before, { do: 'end' });
    const { table: old } = await house.house.act(asker, before, { do: 'rematch' });
    const next = old.next ?? assert.fail('no rematch');
    const { next: told, nextBy } = await house.house.info(bert, before);
    assert.deepEqual([told, nextBy], [undefined, undefined]);
    assert.equal((await house.house.info(dirk, before)).next, next);
    for (const within of [house, house.restarted()]) {
      assert.equal(await code(within.house.take(bert, next, { name: 'Bert' })), 'not-allowed');
      assert.equal((await within.house.info(bert, next)).sentAway, true);
    }
    before = next;
  }
  assert.deepEqual([b.table?.phase, b.table?.next], ['over', undefined]);
});

test('whoever was sent from one of two chairs and asks for the rematch is its host, and not closed out', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, { game: 'four-downs', seats: [me, open, open] });
  for (const seat of [1, 2]) await house.house.take(bert, table.id, { name: 'Bert', key, seat });
  await house.house.act(anna, table.id, { do: 'remove', seat: 1 });
  await house.house.act(anna, table.id, { do: 'end' });
  const { table: old } = await house.house.act(bert, table.id, { do: 'rematch' });
  const next = old.next ?? assert.fail('the player who asked is not told');
  await house.house.act(bert, next, { do: 'leave' });
  const { host, sentAway } = await house.house.info(bert, next);
  assert.deepEqual([host, sentAway], [true, undefined]);
});

test('a computer that played a chair which nobody has comes along to the rematch, as strong as it was', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, duel());
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.client(anna).open(table.id);
  await house.house.act(anna, table.id, { do: 'start' });
  await house.house.act(bert, table.id, { do: 'leave' });
  await house.clock.pass(1);
  const [, played] = (await house.house.info(anna, table.id)).seats;
  assert.deepEqual([played?.kind, played?.kept], ['open', true]);
  assert.ok(played?.level);
  await house.house.act(anna, table.id, { do: 'end' });
  const { table: old } = await house.house.act(anna, table.id, { do: 'rematch' });
  const [, next] = (await house.house.info(anna, old.next!)).seats;
  assert.deepEqual([next?.kind, next?.level], ['bot', played.level]);
});

test('whoever looks in where a chair is free is no watcher yet', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, duel());
  const a = await house.client(anna).open(table.id);
  await house.client(carla).open(table.id);
  assert.equal((await house.house.info(anna, table.id)).watchers, 0);
  await house.house.take(bert, table.id, { name: 'Bert', key });
  assert.equal(a.table?.watchers, 1);
});

test('lists show what is listed, and to a person the own tables, also out of memory', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, duel([me, open], { visibility: 'listed' }));
  await house.make(anna, duel());
  const other = house.restarted();
  assert.deepEqual(
    (await other.house.listed(bert)).map(({ id }) => id),
    [table.id],
  );
  assert.equal((await other.house.mine(anna)).length, 2);
  assert.equal((await other.house.mine(bert)).length, 0);
  assert.equal(other.house.stats().tables, 0);
});

test('whoever has seen a hand since the deal takes no other: not on an empty chair, not with an invite, not by a program', async () => {
  const house = new TestHouse();
  const { table, key } = await house.make(anna, { game: 'four-downs', seats: [me, bot, open, open] });
  await house.house.take(bert, table.id, { name: 'Bert', key });
  await house.house.take(carla, table.id, { name: 'Carla', key });
  await house.house.act(anna, table.id, { do: 'start' });
  const act = (who: typeof anna, action: TableAction) => house.house.act(who, table.id, action);
  const take = (who: Parameters<typeof house.house.take>[0], claim: { seat?: number; invite?: string }) =>
    house.house.take(who, table.id, { name: who.name, key, ...claim });
  await act(anna, { do: 'remove', seat: 1 });
  assert.equal(await code(take(anna, { seat: 1 })), 'not-allowed');
  assert.equal(await code(take(anna, {})), 'not-allowed');
  const { invite } = await act(anna, { do: 'invite', seat: 1 });
  assert.equal(await code(take(anna, { invite: invite! })), 'not-allowed');
  const robot = { ...person('robot'), playsFor: anna.id };
  assert.equal(await code(take(robot, { invite: invite! })), 'not-allowed');
  const again = house.restarted().house;
  assert.equal(await code(again.take(anna, table.id, { name: 'anna', key, seat: 1 })), 'not-allowed');
  // A player who got up still knows the cards they held.
  await act(bert, { do: 'leave' });
  assert.equal(await code(take(bert, { seat: 1 })), 'not-allowed');
  assert.equal((await take(bert, {})).seats[2]?.yours, true);
  // A person from outside has seen nothing.
  assert.equal((await take(dirk, { invite: invite! })).seats[1]?.yours, true);
  await act(dirk, { do: 'leave' });
  await act(carla, { do: 'leave' });
  assert.equal(await code(take(dirk, { seat: 3 })), 'not-allowed');
  assert.equal((await take(dirk, { seat: 1 })).seats[1]?.yours, true);
});

test('whoever had several seats at the deal gives one away and takes it back', async () => {
  const house = new TestHouse();
  const { table } = await house.make(anna, duel([me, { kind: 'me', name: 'Opa' }]));
  const { invite } = await house.house.act(anna, table.id, { do: 'handOver', seat: 1 });
  await house.house.take(bert, table.id, { name: 'Bert', invite: invite! });
  const back = await house.house.act(bert, table.id, { do: 'handOver', seat: 1 });
  const own = await house.house.act(anna, table.id, { do: 'handOver', seat: 0 });
  assert.equal(
    await code(house.house.take(bert, table.id, { name: 'Bert', invite: own.invite! })),
    'not-allowed',
  );
  const after = await house.house.take(anna, table.id, { name: 'Opa', invite: back.invite! });
  assert.deepEqual(
    after.seats.map(({ yours }) => yours),
    [true, true],
  );
});
