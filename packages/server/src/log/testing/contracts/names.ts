/** What every Names must do, whatever it is made of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chainFlaw } from '../../chain.ts';
import { cardOf, entriesAfter, tableName } from '../tables.ts';
import { type Adapter, add } from './adapter.ts';

export function namesContract({ name, options = {}, open }: Adapter): void {
  const table = tableName(1);

  test(
    `${name}: names lie beside the chain: they come back, and those of one person can be forgotten`,
    options,
    async (t) => {
      const { store, again } = await open(t);
      const [made, moved, took] = entriesAfter(
        undefined,
        table,
        '{"is":"made"}',
        '{"is":"moved"}',
        '{"is":"took"}',
      );
      const [other] = entriesAfter(undefined, tableName(2), '{"is":"made"}');
      assert.ok(made && moved && took && other);
      const given = (place: number, person: string, called: string) => ({ place, person, name: called });
      const named = [
        {
          ...made,
          names: [given(0, 'an', 'Ann\u00e9 🐂'), given(2, 'bo', 'Bo'), given(3, 'an', 'Ann\u00e9 2')],
        },
        moved,
        { ...took, names: [given(0, 'bo', 'Bo 2')] },
      ];
      await add(store, named, cardOf(table));
      await add(store, [{ ...other, names: [given(1, 'an', 'A')] }], cardOf(tableName(2)));
      assert.deepEqual(await store.log.read(table), named);
      assert.deepEqual(await store.log.read(table, 2), named.slice(2));
      await store.names.forget('nobody');
      assert.deepEqual(await store.log.read(table), named);

      await store.names.forget('an');
      await store.names.forget('an');
      const left = [{ ...made, names: [given(2, 'bo', 'Bo')] }, ...named.slice(1)];
      assert.deepEqual(await store.log.read(table), left);
      const reopened = await again();
      assert.deepEqual(await reopened.log.read(table), left);
      assert.deepEqual(await reopened.log.read(tableName(2)), [other]);
      assert.equal(chainFlaw(table, await reopened.log.read(table)), undefined);
    },
  );

  test(
    `${name}: a forgotten person is known to be forgotten, and their name is no longer kept`,
    options,
    async (t) => {
      const { store, again } = await open(t);
      const given = (place: number, person: string) => ({ place, person, name: `Naam van ${person}` });
      const [made, took] = entriesAfter(undefined, table, '{"is":"made"}', '{"is":"took"}');
      assert.ok(made && took);
      assert.equal(store.names.isForgotten('an'), false);
      await store.names.forget('an');
      await add(store, [{ ...made, names: [given(0, 'an'), given(1, 'bo')] }], cardOf(table));
      const reopened = await again();
      assert.deepEqual([reopened.names.isForgotten('an'), reopened.names.isForgotten('bo')], [true, false]);
      assert.deepEqual(await reopened.names.forgotten(), ['an']);
      await add(reopened, [{ ...took, names: [given(0, 'an')] }], cardOf(table));
      assert.deepEqual(await reopened.log.read(table), [{ ...made, names: [given(1, 'bo')] }, took]);
      await reopened.names.forget('an');
    },
  );
}
