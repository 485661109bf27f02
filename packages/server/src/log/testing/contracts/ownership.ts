/** What every Ownership must do, whatever it is made of. */
import assert from 'node:assert/strict';
import { type TestOptions, test } from 'node:test';
import { LeaseLost, type Store } from '../../port.ts';
import { cardOf, entriesAfter, following, tableName } from '../tables.ts';
import { type Adapter, add } from './adapter.ts';

async function claimed(store: Store, table: string) {
  const lease = await store.ownership.claim(table);
  if (lease.is !== 'mine') throw new Error(`${lease.owner} runs ${table}`);
  return lease;
}

export function ownershipContract({ name, options = {}, open }: Adapter): void {
  const table = tableName(1);
  const [made, more] = entriesAfter(undefined, table, '{}', '{}');

  test(
    `${name}: a node that claims a table may write it, and the next claim after letting go is clean`,
    options,
    async (t) => {
      const { store } = await open(t);
      assert.ok(made && more);
      assert.equal((await claimed(store, table)).epoch, 0, 'of a table that does not exist');
      await store.log.append(following(undefined, [made], cardOf(table)));
      const first = await claimed(store, table);
      assert.deepEqual(
        [first.is, first.table, first.clean, first.lost.aborted],
        ['mine', table, true, false],
      );
      await store.log.append({ ...following(made, [more], cardOf(table)), epoch: first.epoch });
      await first.release();
      await first.release();
      const second = await claimed(store, table);
      assert.equal(second.clean, true);
      assert.ok(second.epoch >= first.epoch);
    },
  );
}

/** The same store has several nodes. */
export interface SharedAdapter {
  readonly name: string;
  /** Of its tests. */
  readonly options?: TestOptions;
  /** Nodes over one store that is empty at first. */
  nodes(t: Parameters<Adapter['open']>[0], count: number): Promise<readonly Store[]>;
}

export function sharedContract({ name, options = {}, nodes }: SharedAdapter): void {
  const table = tableName(1);
  const [made, more] = entriesAfter(undefined, table, '{}', '{"by":"first"}');

  test(`${name}: one node at a time runs a table, and others hear which`, options, async (t) => {
    const [a, b] = await nodes(t, 2);
    assert.ok(a && b && made);
    await add(a, [made], cardOf(table));
    const lease = await claimed(a, table);
    const refused = await b.ownership.claim(table);
    assert.deepEqual(refused.is === 'elsewhere' && refused.owner, a.ownership.node);
    await lease.release();
    const next = await claimed(b, table);
    assert.equal(next.clean, true);
    assert.equal((await a.ownership.claim(table)).is, 'elsewhere');
  });

  test(`${name}: of many nodes that claim a table at once one has it`, options, async (t) => {
    const stores = await nodes(t, 4);
    const [a] = stores;
    assert.ok(a && made);
    await a.log.append(following(undefined, [made], cardOf(table)));
    const claims = await Promise.all(stores.map(({ ownership }) => ownership.claim(table)));
    assert.equal(claims.filter(({ is }) => is === 'mine').length, 1);
  });

  test(
    `${name}: what an earlier owner writes is refused as such, and tells it that it has lost the table`,
    options,
    async (t) => {
      const [a, b] = await nodes(t, 2);
      assert.ok(a && b && made && more);
      await a.log.append(following(undefined, [made], cardOf(table)));
      const before = await claimed(a, table);
      const zombie = { ...following(made, [more], cardOf(table)), epoch: before.epoch };
      await before.release();
      const now = await claimed(b, table);
      await assert.rejects(a.log.append(zombie), LeaseLost);
      await b.log.append({ ...zombie, epoch: now.epoch });
      await assert.rejects(b.log.append({ ...zombie, epoch: now.epoch - 1 }), LeaseLost);
      assert.equal(now.lost.aborted, true, 'its own earlier epoch: whoever wrote that runs the table twice');
      assert.deepEqual(await a.log.read(table), [made, more]);
    },
  );

  test(
    `${name}: a card is changed by the owner of its table, or by anybody where it has no owner`,
    options,
    async (t) => {
      const [a, b] = await nodes(t, 2);
      assert.ok(a && b && made);
      await a.log.append(following(undefined, [made], cardOf(table)));
      await b.cards.setPhase(table, 'frozen');
      const lease = await claimed(a, table);
      await assert.rejects(b.cards.setPhase(table, 'over'), LeaseLost);
      await assert.rejects(b.cards.setCard(cardOf(table)), LeaseLost);
      assert.deepEqual(await b.upkeep.remove([table]), []);
      await a.cards.setCard(cardOf(table));
      await lease.release();
      await b.cards.setPhase(table, 'over');
      assert.equal((await a.cards.card(table))?.phase, 'over');
    },
  );

  test(`${name}: a person forgotten at one node is soon known to be forgotten at all`, options, async (t) => {
    const [a, b] = await nodes(t, 2);
    assert.ok(a && b);
    await a.names.forget('an');
    assert.equal(a.names.isForgotten('an'), true);
    for (let tries = 0; !b.names.isForgotten('an') && tries < 100; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal(b.names.isForgotten('an'), true);
  });
}
