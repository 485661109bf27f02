/** What every Cards must do, whatever it is made of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cards, LogEntry } from '../../port.ts';
import { cardOf, entriesAfter, tableName } from '../tables.ts';
import { type Adapter, add } from './adapter.ts';

export function cardsContract({ name, options = {}, open }: Adapter): void {
  const table = tableName(1);

  test(
    `${name}: cards are found by person, listing, phase and clock, the last touched first`,
    options,
    async (t) => {
      const { store, again } = await open(t);
      const cards = [
        cardOf(tableName(1), { people: ['an', 'bo'], touched: 5, listed: true }),
        cardOf(tableName(2), { people: ['bo'], touched: 9, phase: 'over', due: 70 }),
        cardOf(tableName(3), { people: ['an'], touched: 7, phase: 'gathering', listed: true, due: 90 }),
      ] as const;
      const last = new Map<string, LogEntry>();
      for (const card of cards) {
        const entries = entriesAfter(undefined, card.table, '{}');
        await add(store, entries, card);
        for (const entry of entries) last.set(card.table, entry);
      }
      const names = async (filter: Omit<Parameters<Cards['cards']>[0], 'most'>, most = 10) =>
        (await store.cards.cards({ ...filter, most })).map((card) => card.table);
      assert.deepEqual(await names({}), [tableName(2), tableName(3), tableName(1)]);
      assert.deepEqual(await names({}, 1), [tableName(2)]);
      assert.deepEqual(await names({ person: 'an' }), [tableName(3), tableName(1)]);
      assert.deepEqual(await names({ person: 'bo', phase: 'playing' }), [tableName(1)]);
      assert.deepEqual(await names({ person: 'cy' }), []);
      assert.deepEqual(await names({ listed: true }), [tableName(3), tableName(1)]);
      assert.deepEqual(await names({ listed: false }), [tableName(2)]);
      assert.deepEqual(await names({ dueBefore: 90 }), [tableName(2)]);

      const changed = cardOf(tableName(1), { people: ['bo', 'cy'], touched: 11, phase: 'over', due: 80 });
      await add(store, entriesAfter(last.get(tableName(1)), tableName(1), '{}'), changed);
      assert.deepEqual(await names({ person: 'an' }), [tableName(3)]);
      assert.deepEqual(await names({ person: 'cy' }), [tableName(1)]);
      assert.deepEqual(await names({ dueBefore: 90 }), [tableName(1), tableName(2)]);
      assert.deepEqual(await names({ listed: true }), [tableName(3)]);
      const reopened = await again();
      assert.deepEqual(await reopened.cards.card(tableName(1)), changed);
      assert.deepEqual(await reopened.cards.card(tableName(3)), cards[2]);
      assert.equal(await reopened.cards.card(tableName(4)), undefined);
    },
  );

  test(
    `${name}: a card alone can say that its table is frozen; the log stays as it is and goes on`,
    options,
    async (t) => {
      const { store, again } = await open(t);
      const made = entriesAfter(undefined, table, '{}');
      await add(store, made, cardOf(table, { people: ['an'], due: 70 }));
      await store.cards.setPhase(table, 'frozen');
      await store.cards.setPhase(tableName(2), 'frozen');
      assert.deepEqual(
        await store.cards.card(table),
        cardOf(table, { people: ['an'], due: 70, phase: 'frozen' }),
      );
      assert.deepEqual(await store.cards.cards({ person: 'an', phase: 'playing', most: 10 }), []);
      const reopened = await again();
      assert.equal((await reopened.cards.card(table))?.phase, 'frozen');
      assert.equal(await reopened.cards.card(tableName(2)), undefined);
      assert.deepEqual(await reopened.log.read(table), made);
      await add(reopened, entriesAfter(made[0], table, '{}'), cardOf(table, { people: ['an'] }));
      assert.equal((await reopened.cards.card(table))?.phase, 'playing');
      await reopened.cards.setPhase(table, 'over');
      await add(reopened, entriesAfter((await reopened.log.read(table))[1], table, '{}'), cardOf(table));
      assert.equal((await reopened.cards.card(table))?.phase, 'playing');
    },
  );

  test(
    `${name}: a card that was damaged is written again, with its people; the log stays as it is`,
    options,
    async (t) => {
      const { store, again } = await open(t);
      const made = entriesAfter(undefined, table, '{}');
      const right = cardOf(table, { people: ['an', 'bo'], listed: true, due: 70, touched: 9 });
      await add(store, made, cardOf(table, { people: ['cy', 'an'], phase: 'over', game: 'howzruck' }));
      await store.cards.setCard(right);
      await store.cards.setCard(cardOf(tableName(2)));
      const reopened = await again();
      assert.deepEqual(await reopened.cards.card(table), right);
      assert.equal(await reopened.cards.card(tableName(2)), undefined);
      for (const [person, tables] of [
        ['bo', [right]],
        ['cy', []],
      ] as const)
        assert.deepEqual(await reopened.cards.cards({ person, most: 10 }), tables);
      assert.deepEqual(await reopened.log.read(table), made);
      await add(reopened, entriesAfter(made[0], table, '{}'), { ...right, people: ['bo'] });
      assert.deepEqual(await reopened.cards.cards({ person: 'an', most: 10 }), []);
    },
  );

  test(
    `${name}: the cards of tables that a person is involved in: as host, in a chair, or by a name`,
    options,
    async (t) => {
      const { store } = await open(t);
      const tables = [1, 2, 3].map(tableName);
      for (const [n, where] of tables.entries()) {
        const [made] = entriesAfter(undefined, where, '{}');
        assert.ok(made);
        const names = n === 1 ? [{ place: 0, person: 'an', name: 'Robot' }] : [];
        await add(
          store,
          [n === 1 ? { ...made, names } : made],
          cardOf(where, { people: n === 0 ? ['an'] : ['p'] }),
        );
      }
      const found = await store.cards.cards({ involved: 'an', most: 10 });
      assert.deepEqual(found.map((card) => card.table).toSorted(), tables.slice(0, 2));
      assert.deepEqual(await store.cards.cards({ involved: 'bo', most: 10 }), []);
    },
  );
}
