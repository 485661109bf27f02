/** What every Chat must do, whatever it is made of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Store } from '../../port.ts';
import { tableName } from '../tables.ts';
import type { Adapter } from './adapter.ts';

export function chatContract({ name, options = {}, open }: Adapter): void {
  test(
    `${name}: what is said is kept in order, and what one person said is forgotten everywhere`,
    options,
    async (t) => {
      const { store, again } = await open(t);
      assert.deepEqual(await store.chat.said(tableName(1), 10), [], 'before anybody has talked');
      const say = (where: number, person: string, body: string) =>
        store.chat.say({ table: tableName(where), person, at: 5, body });
      assert.ok(await say(1, 'an', '"hoi"'));
      for (const [where, person, body] of [
        [1, 'bo', 'b'],
        [2, 'an', 'c'],
        [1, 'an', 'd'],
        [2, 'bo', 'e'],
      ] as const)
        await say(where, person, body);
      const bodies = async (from: Store, where: number, most = 10) =>
        (await from.chat.said(tableName(where), most)).map(({ body }) => body);
      assert.deepEqual(await store.chat.said(tableName(1), 1), [
        { table: tableName(1), person: 'an', at: 5, body: 'd' },
      ]);
      assert.deepEqual(await bodies(store, 1), ['"hoi"', 'b', 'd']);
      assert.deepEqual(
        (await store.chat.saidBy('an')).map(({ table: where, person, body }) => [where, person, body]),
        [
          [tableName(1), 'an', '"hoi"'],
          [tableName(2), 'an', 'c'],
          [tableName(1), 'an', 'd'],
        ],
      );
      await store.names.forget('an');
      assert.deepEqual(await store.chat.saidBy('an'), []);
      const reopened = await again();
      assert.deepEqual(await bodies(reopened, 1), ['b']);
      assert.deepEqual(await bodies(reopened, 2), ['e']);
      await reopened.names.forget('bo');
      assert.deepEqual(await bodies(reopened, 1), []);
      assert.deepEqual(await bodies(reopened, 2), []);
    },
  );
}
