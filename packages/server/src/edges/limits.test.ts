import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestClock } from '../testing/clock.ts';
import { Allowance, Places } from './limits.ts';
import { fakeHouse, TABLE } from './testing/fake-house.ts';
import { openForTest } from './testing/open.ts';

test('an allowance is spent per key and comes back with time', () => {
  const allowance = new Allowance({ most: 2, ms: 100 });
  assert.deepEqual(
    [1, 2, 3].map(() => allowance.spend('a', 0)),
    [true, true, false],
  );
  assert.equal(allowance.spend('b', 0), true);
  assert.equal(allowance.spend('a', 99), false);
  assert.equal(allowance.spend('a', 100), true);
  allowance.giveBack('a');
  assert.deepEqual(
    [1, 2, 3].map(() => allowance.spend('a', 101)),
    [true, true, false],
  );
});

test('a flood of keys takes bounded room and keeps nobody who has just come', () => {
  const allowance = new Allowance({ most: 1, ms: 100 });
  for (let i = 0; i < 30_000; i++) allowance.spend(`key ${i}`, 0);
  assert.ok(allowance.size <= 10_000, `${allowance.size}`);
  assert.equal(allowance.spend('key 29999', 1), false);
});

test('places are left once, however often one leaves', () => {
  const places = new Places(2);
  const leave = places.enter('a');
  assert.ok(leave && places.enter('a'));
  assert.equal(places.enter('a'), undefined);
  leave();
  leave();
  assert.ok(places.enter('a'));
  assert.equal(places.enter('a'), undefined);
});

test('setting the system clock neither gives anybody more requests, nor keeps anybody out', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const clock = new TestClock();
  const opened = await openForTest(t, {
    house: fakeHouse(),
    limits: { changesPerMinute: 3, newTablesPer10Minutes: 1 },
    clock,
  });
  const body = { game: 'how-ruck', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const made = async (cookie: string) =>
    (await opened.ask('/api/tables', { method: 'POST', body, cookie })).status;
  const named = async (cookie: string) =>
    (await opened.ask('/api/me', { method: 'PUT', body: { name: 'Anna' }, cookie })).status;
  for (const hours of [1, -2]) {
    const [anna, bert] = [await opened.guest('Anna'), await opened.guest('Bert')];
    assert.deepEqual([await made(anna), await made(anna)], [201, 429]);
    assert.deepEqual([await named(bert), await named(bert), await named(bert)], [200, 200, 429]);
    t.mock.timers.setTime(Date.now() + hours * 3_600_000);
    assert.equal(await named(bert), 429);
    await clock.pass(60_000);
    assert.deepEqual([await named(bert), await made(anna)], [200, 429]);
    await clock.pass(600_000);
    assert.equal(await made(anna), 201);
  }
});

test('whole matches are replayed for one address a fifth as often as it may ask, and the rest stays for it', async (t) => {
  const { ask } = await openForTest(t, { house: fakeHouse(), limits: { requestsPerMinute: 10 } });
  const statuses: number[] = [];
  for (const path of ['story?viewer=2', 'record', 'verify'])
    statuses.push((await ask(`/api/tables/${TABLE}/${path}`)).status);
  assert.deepEqual(statuses, [200, 403, 429]);
  for (let i = 0; i < 10; i++) assert.equal((await ask('/api/games')).status, 200);
  assert.equal((await ask('/api/games')).status, 429);
});
