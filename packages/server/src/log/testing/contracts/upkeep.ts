/** What every Upkeep must do, whatever it is made of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chainFlaw } from '../../chain.ts';
import { type LogEntry, PutAway, type Store } from '../../port.ts';
import { cardOf, entriesAfter, tableName } from '../tables.ts';
import { type Adapter, add } from './adapter.ts';

/** Three tables: one over for long, one over since yesterday, one that goes on, all with names. */
async function threeTables(store: Store) {
  const tables = [1, 2, 3].map(tableName);
  const logs: (readonly LogEntry[])[] = [];
  for (const [n, where] of tables.entries()) {
    const phase = n === 2 ? 'playing' : 'over';
    const names = [{ place: 0, person: 'an', name: `An ${n}` }];
    const entries = entriesAfter(undefined, where, '{}', '"last"').map((entry) =>
      entry.seq === 0 ? { ...entry, names } : entry,
    );
    await add(store, entries, cardOf(where, { phase, people: ['an'], touched: [50, 80, 20][n] ?? 0 }));
    await store.chat.say({ table: where, person: 'an', at: 5, body: `said at ${n}` });
    logs.push(entries);
  }
  return { tables: tables as [string, string, string], logs };
}

export function upkeepContract({ name, options = {}, open }: Adapter): void {
  test(
    `${name}: tables that are over are found by when they ended, the earliest first`,
    options,
    async (t) => {
      const { store } = await open(t);
      const { tables } = await threeTables(store);
      const [old, recent] = tables;
      assert.deepEqual(await store.upkeep.overBefore(100, 10), [old, recent]);
      assert.deepEqual(await store.upkeep.overBefore(100, 1), [old]);
      assert.deepEqual(await store.upkeep.overBefore(80, 10), [old]);
      await store.upkeep.putAway([old]);
      assert.deepEqual(await store.upkeep.overBefore(100, 10), [recent]);
    },
  );

  test(
    `${name}: a table that was put away is read and listed as before, and nothing is appended`,
    options,
    async (t) => {
      const { store, again } = await open(t);
      const { tables, logs } = await threeTables(store);
      const [old, recent, playing] = tables;
      const card = await store.cards.card(old);
      assert.deepEqual(await store.upkeep.putAway([playing, old, tableName(9)]), [old]);
      assert.deepEqual(await store.upkeep.putAway([old]), []);
      for (const next of [async () => store, again]) {
        const each = await next();
        assert.deepEqual(await each.log.read(old), logs[0]);
        assert.deepEqual(await each.log.read(old, 1), logs[0]?.slice(1));
        assert.deepEqual(await each.log.read(recent), logs[1]);
        assert.deepEqual(await each.cards.card(old), card);
        assert.deepEqual(
          (await each.cards.cards({ person: 'an', phase: 'over', most: 9 })).map(({ table: one }) => one),
          [recent, old],
        );
        assert.deepEqual(
          [await each.upkeep.isPutAway(old), await each.upkeep.isPutAway(recent)],
          [true, false],
        );
        assert.deepEqual([await each.chat.said(old, 9), (await each.chat.said(recent, 9)).length], [[], 1]);
        await assert.rejects(add(each, entriesAfter(logs[0]?.[1], old, '{}'), cardOf(old)), PutAway);
        assert.deepEqual(await each.upkeep.remove([old]), []);
      }
      const reopened = await again();
      await reopened.names.forget('an');
      assert.deepEqual(
        (await reopened.log.read(old)).map(({ names }) => names),
        [undefined, undefined],
      );
      assert.equal(chainFlaw(old, await reopened.log.read(old)), undefined);
    },
  );

  test(
    `${name}: a table that was removed is gone with all about it, and the others are as they were`,
    options,
    async (t) => {
      const { store, again } = await open(t);
      const { tables, logs } = await threeTables(store);
      const [old, recent, playing] = tables;
      assert.deepEqual(await store.upkeep.remove([recent, playing, tableName(9)]), [recent]);
      for (const next of [async () => store, again]) {
        const each = await next();
        assert.deepEqual(await each.log.read(recent), []);
        assert.equal(await each.cards.card(recent), undefined);
        assert.deepEqual(await each.chat.said(recent, 9), []);
        assert.equal((await each.upkeep.count()).tables, 2);
        assert.deepEqual(await each.log.read(old), logs[0]);
        assert.deepEqual(await each.log.read(playing), logs[2]);
      }
      const reopened = await again();
      const names = [{ place: 0, person: 'bo', name: 'Bo' }];
      const made = entriesAfter(undefined, tableName(4), '{}').map((entry) => ({ ...entry, names }));
      await add(reopened, made, cardOf(tableName(4)));
      assert.deepEqual(await reopened.log.read(tableName(4)), made);
      await add(reopened, entriesAfter(logs[2]?.[1], playing, '{}'), cardOf(playing));
      assert.equal((await reopened.log.read(playing)).length, 3);
    },
  );

  test(`${name}: what is kept takes up room, and less when a table has gone`, options, async (t) => {
    const { store } = await open(t);
    const big = entriesAfter(undefined, tableName(1), 'x'.repeat(300_000));
    await add(store, big, cardOf(tableName(1), { phase: 'over' }));
    await add(store, entriesAfter(undefined, tableName(2), '{}'), cardOf(tableName(2)));
    const { used, free } = await store.upkeep.room();
    assert.ok(used > 300_000 && free > 0, `${used} used, ${free} free`);
    await store.upkeep.remove([tableName(1)]);
    assert.ok((await store.upkeep.room()).used < used - 250_000, `${(await store.upkeep.room()).used} used`);
  });
}
