/** A host without a chair: a screen that shows the table, while every hand is on a phone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTable } from '@stamtafel/protocol';
import { person, TestHouse, trouble } from '../testing/house.ts';

const [anna, bert, carla] = [person('anna'), person('bert'), person('carla')];
/** A screen that only shows a table has no name. */
const screen = { id: 'screen', name: '' };
const open = { kind: 'open' } as const;

async function shown(seats: NewTable['seats'] = [open, open], game = 'how-ruck') {
  const house = new TestHouse();
  const { table, key } = await house.make(screen, { game, seats });
  const s = await house.client(screen).open(table.id);
  const act = (action: Parameters<typeof house.house.act>[2]) => house.house.act(screen, table.id, action);
  const sit = async (who: typeof anna) => {
    await house.house.take(who, table.id, { name: who.name, key });
    return house.client(who).open(table.id);
  };
  return { house, table: table.id, key, s, act, sit };
}

test('the screen needs no name, sees who sits down as it happens, and begins when all do', async () => {
  const { house, s, act, sit } = await shown();
  assert.deepEqual([s.table?.phase, s.table?.host], ['gathering', true]);
  assert.equal((await trouble(act({ do: 'start' }))).code, 'not-allowed');
  await sit(anna);
  assert.deepEqual(
    s.table?.seats.map(({ name, kind, yours }) => [name, kind, yours]),
    [
      ['anna', 'person', false],
      ['', 'open', false],
    ],
  );
  await sit(bert);
  await act({ do: 'start' });
  assert.equal(s.table?.phase, 'playing');
  assert.deepEqual([...s.seen.keys()], [2], 'it looks on, and from no chair');
  assert.equal(s.table?.watchers, 0, 'it is the table, and nobody who watches');
  await house.client(carla).open(s.table?.id ?? '');
  assert.equal(s.table?.watchers, 1);
  assert.equal(
    (await trouble(house.make(screen, { game: 'how-ruck', seats: [{ kind: 'me' }, open] }))).code,
    'bad-input',
  );
});

test('a full table also begins by itself, and a computer may have a chair', async () => {
  const { house, s, act, sit } = await shown([open, open, open], 'four-downs');
  await sit(anna);
  await sit(bert);
  await act({ do: 'bot', seat: 2, level: 'random' });
  await house.clock.pass(8000);
  assert.equal(s.table?.phase, 'playing');
});

test('the screen sends somebody away, pauses and ends, though it has no chair', async () => {
  const { s, act, sit } = await shown();
  await sit(anna);
  await sit(bert);
  await act({ do: 'remove', seat: 1 });
  assert.equal(s.table?.seats[1]?.kind, 'open');
  await sit(carla);
  await act({ do: 'start' });
  await act({ do: 'pause' });
  await act({ do: 'resume' });
  await act({ do: 'end' });
  assert.equal(s.table?.phase, 'over');
});

test('the screen may ask those who play to let a computer sit in for somebody who is gone; a watcher may not', async () => {
  const { house, table, s, act, sit } = await shown();
  const a = await sit(anna);
  const b = await sit(bert);
  await act({ do: 'start' });
  await b.drop();
  const asks = { do: 'bot', seat: 1, level: 'random' } as const;
  assert.equal((await trouble(house.house.act(carla, table, asks))).code, 'not-allowed');
  await act(asks);
  const { request } = a.sight(0).wish ?? assert.fail('nobody was asked');
  assert.equal(s.sight(2).wish, null, 'whoever only looks on is not asked');
  await a.tell({ do: 'agree', table, seat: 0, request, yes: true });
  assert.equal(s.table?.seats[1]?.kept, true);
});

test('a rematch keeps the screen as its host, whoever asks for it, as long as it is there', async () => {
  for (const asker of [screen, bert]) {
    const { house, table, s, act, sit } = await shown();
    await sit(anna);
    await sit(bert);
    await act({ do: 'end' });
    await house.house.act(asker, table, { do: 'rematch' });
    const next = s.table?.next ?? assert.fail('the screen is not told');
    assert.equal(s.table?.nextBy, asker === bert ? 1 : undefined);
    assert.equal((await house.house.info(screen, next)).host, true);
    assert.equal((await house.house.info(bert, next)).host, false);
    for (const who of [screen, anna, bert]) await house.client(who).open(next);
    await house.clock.pass(8000);
    assert.equal((await house.house.info(anna, next)).phase, 'playing');
  }
  const { house, table, s, act, sit } = await shown();
  await sit(anna);
  await sit(bert);
  await act({ do: 'end' });
  await s.drop();
  const { table: old } = await house.house.act(bert, table, { do: 'rematch' });
  const next = old.next ?? assert.fail('no rematch');
  assert.deepEqual(
    [(await house.house.info(screen, next)).host, (await house.house.info(bert, next)).host],
    [false, true],
  );
});

test('beside a screen the player who has sat there longest is host, whichever chair a newcomer takes', async () => {
  const { house, table, key } = await shown([open, open, open], 'four-downs');
  const sit = (who: typeof anna, seat: number) => house.house.take(who, table, { name: who.name, key, seat });
  const hosts = async (at = table, within = house) =>
    Promise.all([anna, bert, carla].map(async (who) => (await within.house.info(who, at)).host));
  await sit(anna, 1);
  await sit(bert, 2);
  await sit(carla, 0);
  assert.deepEqual(await hosts(), [true, false, false]);
  assert.deepEqual(await hosts(table, house.restarted()), [true, false, false]);
  const taken = house.house.act(carla, table, { do: 'remove', seat: 1 });
  assert.equal((await trouble(taken)).code, 'not-allowed');
  // A chair that is handed over keeps its place; one that is left does not.
  const { invite = '' } = await house.house.act(anna, table, { do: 'handOver', seat: 1 });
  await house.house.take({ ...person('robot'), playsFor: anna.id }, table, { name: 'Robot', invite });
  assert.deepEqual(await hosts(), [false, true, false]);
  const back = await house.house.act(person('robot'), table, { do: 'handOver', seat: 1 });
  await house.house.take(anna, table, { name: 'anna', invite: back.invite ?? '' });
  assert.deepEqual(await hosts(), [true, false, false]);
  await house.house.act(anna, table, { do: 'leave' });
  await sit(anna, 1);
  assert.deepEqual(await hosts(), [false, true, false]);
  await house.house.act(bert, table, { do: 'end' });
  const { table: old } = await house.house.act(screen, table, { do: 'rematch' });
  const next = old.next ?? assert.fail('no rematch');
  assert.deepEqual(await hosts(next), [false, true, false]);
  assert.deepEqual(await hosts(next, house.restarted()), [false, true, false]);
});

test('a player who was forgotten before the rematch leaves no place to whoever takes that chair', async () => {
  const { house, act, sit } = await shown();
  await sit(anna);
  await sit(bert);
  await act({ do: 'end' });
  await house.house.forget(anna);
  const { table: old, key = '' } = await act({ do: 'rematch' });
  const next = old.next ?? assert.fail('no rematch');
  await house.house.take(carla, next, { name: 'Carla', key });
  const hosts = [bert, carla].map(async (who) => (await house.house.info(who, next)).host);
  assert.deepEqual(await Promise.all(hosts), [true, false]);
});
