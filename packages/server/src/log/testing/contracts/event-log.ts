/** What every EventLog must do, whatever it is made of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chainFlaw } from '../../chain.ts';
import { CannotSave, SeqTaken } from '../../port.ts';
import { cardOf, entriesAfter, following, tableName } from '../tables.ts';
import { type Adapter, add, leased } from './adapter.ts';

export function logContract({ name, options = {}, open }: Adapter): void {
  const table = tableName(1);

  test(`${name}: what was appended is read, in order, even after it was opened again`, options, async (t) => {
    const { store, again } = await open(t);
    const first = entriesAfter(undefined, table, '{"is":"made"}');
    const more = entriesAfter(first[0], table, '{"is":"took"}', '{"is":"took"}', '{"is":"started"}');
    await add(store, first, cardOf(table));
    await add(store, more, cardOf(table));
    assert.deepEqual(await store.log.read(table), [...first, ...more]);
    assert.deepEqual(await store.log.read(table, 2), more.slice(1));
    assert.deepEqual(await store.log.read(table, 9), []);
    assert.deepEqual(await store.log.read(tableName(2)), []);
    const reopened = await again();
    assert.deepEqual(await reopened.log.read(table), [...first, ...more]);
    assert.equal(chainFlaw(table, await reopened.log.read(table)), undefined);
    assert.deepEqual(await reopened.upkeep.count(), { tables: 1, entries: 4 });
  });

  test(`${name}: any text comes back as it was`, options, async (t) => {
    const { store } = await open(t);
    const bodies = [
      '',
      '"é 🐂 \u2028"',
      JSON.stringify('\u0000'),
      JSON.stringify('\ud800 alone'),
      'x'.repeat(300_000),
      '\n\r\t',
    ];
    const entries = entriesAfter(undefined, table, ...bodies);
    await add(store, entries, cardOf(table));
    assert.deepEqual(await store.log.read(table), entries);
    const after = entries.at(-1);
    const none = await leased(store, after, [{ at: 2000, body: '\u0000' }], cardOf(table));
    await assert.rejects(store.log.append(none), RangeError);
  });

  test(
    `${name}: of many who write the same entry at once one wins, the others are told`,
    options,
    async (t) => {
      const { store } = await open(t);
      const made = entriesAfter(undefined, table, '{}');
      await add(store, made, cardOf(table));
      const rivals = Array.from({ length: 40 }, (_, rival) =>
        entriesAfter(made[0], table, `{"rival":${rival}}`),
      );
      const others = Array.from({ length: 10 }, (_, n) =>
        entriesAfter(undefined, tableName(n + 2), '{}', '{}'),
      );
      const first = await leased(store, made[0], [], cardOf(table));
      const [results] = await Promise.all([
        Promise.allSettled(rivals.map((entries) => store.log.append({ ...first, entries }))),
        ...others.map((entries) =>
          store.log.append(following(undefined, entries, cardOf(entries[0]?.table ?? ''))),
        ),
      ]);
      const winners = rivals.filter((_, index) => results[index]?.status === 'fulfilled');
      assert.equal(winners.length, 1);
      for (const result of results)
        if (result.status === 'rejected') assert.ok(result.reason instanceof SeqTaken);
      assert.deepEqual(await store.log.read(table), [...made, ...(winners[0] ?? [])]);
      for (const entries of others) assert.deepEqual(await store.log.read(entries[0]?.table ?? ''), entries);
    },
  );

  test(`${name}: an append is all or nothing, and leaves no gap`, options, async (t) => {
    const { store } = await open(t);
    const whole = entriesAfter(undefined, table, 'a', 'b', 'c', 'd');
    await add(store, whole.slice(0, 2), cardOf(table));
    await assert.rejects(add(store, whole.slice(1), cardOf(table, { phase: 'over' })), SeqTaken);
    await assert.rejects(add(store, whole.slice(3), cardOf(table, { phase: 'over' })));
    await assert.rejects(add(store, [], cardOf(table)), RangeError);
    assert.deepEqual(await store.log.read(table), whole.slice(0, 2));
    assert.equal((await store.cards.card(table))?.phase, 'playing');
    await add(store, whole.slice(2), cardOf(table));
    assert.deepEqual(await store.log.read(table), whole);
  });

  test(
    `${name}: closing writes what was asked before; afterwards nothing is taken any more`,
    options,
    async (t) => {
      const { store, again } = await open(t);
      const entries = entriesAfter(undefined, table, '{}');
      const whole = following(undefined, entries, cardOf(table));
      const [end] = await Promise.all([store.log.append(whole), store.upkeep.close(), store.upkeep.close()]);
      assert.deepEqual(end, { seq: 0, hash: entries[0]?.hash });
      const more = following(end, [{ at: 2000, body: '{}' }], cardOf(table));
      await assert.rejects(store.log.append(more), CannotSave);
      assert.deepEqual(await (await again()).log.read(table), entries);
    },
  );
}
