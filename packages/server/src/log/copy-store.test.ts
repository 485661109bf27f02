import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { type RunningPostgres, startPostgres } from '../testing/postgres.ts';
import { findServer, neededFor, pathOf } from '../testing/servers.ts';
import { copyStore, readThrough } from './copy-store.ts';
import { MemoryLog } from './memory.ts';
import { type Append, CannotOpen, CannotSave, type End, embedded, type Store } from './port.ts';
import { openLink } from './postgres/link.ts';
import { openPostgres } from './postgres/store.ts';
import { SqliteLog } from './sqlite.ts';
import { cardOf, entriesAfter, folderFor, following, tableName } from './testing/tables.ts';

const found = findServer('postgres');
const needed = { ...neededFor(found), timeout: 120_000 };
let server: RunningPostgres | undefined;
let databases = 0;

before(async () => {
  if (!needed.skip) server = await startPostgres(pathOf(found));
});
after(() => server?.close());

const tables = Array.from({ length: 60 }, (_, n) => tableName(n));
const isOld = (n: number): boolean => n % 10 === 9;

/** A house with something of every kind. */
async function furnished(): Promise<Store> {
  const log = new MemoryLog();
  for (const [n, table] of tables.entries()) {
    const bodies = Array.from({ length: 1 + (n % 7) }, (_, i) => JSON.stringify({ n, i, é: '🐂 "\\\n' }));
    const names = [{ place: 0, person: `p${n % 5}`, name: `Naam ${n % 5} é` }];
    const entries = entriesAfter(undefined, table, ...bodies).map((entry) =>
      entry.seq === 0 ? { ...entry, names } : entry,
    );
    const due = n % 3 === 0 ? { due: 1000 + n } : {};
    const phase = isOld(n) ? 'over' : 'playing';
    const card = cardOf(table, {
      phase,
      touched: n,
      people: [`p${n % 5}`, 'x"{,}\\'],
      listed: n % 2 === 0,
      ...due,
    });
    await log.append(following(undefined, entries, card));
    await log.say({ table, person: `p${n % 5}`, at: n, body: `"${n}"` });
    await log.say({ table, person: 'p1', at: n + 1, body: '"ja"' });
  }
  await log.putAway(tables.filter((_, n) => isOld(n)));
  await log.forget('p4');
  return embedded(log);
}

async function sqlite(t: TestContext): Promise<Store> {
  const log = await SqliteLog.open(folderFor(t));
  t.after(() => log.close());
  return embedded(log);
}

async function postgres(t: TestContext): Promise<{ readonly store: Store; readonly address: string }> {
  if (server === undefined) throw new Error('PostgreSQL is not running');
  const address = await server.database(`copy${++databases}`);
  const store = await openPostgres({ address });
  t.after(() => store.upkeep.close());
  return { store, address };
}

const whole = { putsAway: true, mayHoldOthers: true };

/** Everything, as a house sees it. */
async function contents(store: Store) {
  const cards = await store.cards.cards({ most: 1000 });
  return {
    cards,
    logs: await Promise.all(tables.map((table) => store.log.read(table))),
    said: await Promise.all(tables.map((table) => store.chat.said(table, 10))),
    forgotten: await store.names.forgotten(),
  };
}

test('all of a house comes into a folder, into a database and back, and is the same', needed, async (t) => {
  const from = await furnished();
  const [folder, { store: database }, back] = [await sqlite(t), await postgres(t), await sqlite(t)];
  const truth = await contents(from);
  const entries = truth.logs.flat().length;
  for (const [here, there] of [
    [from, folder],
    [folder, database],
    [database, back],
  ] as const) {
    assert.deepEqual(await copyStore(here, there, whole), { tables: 60, entries, brought: 60 });
    assert.deepEqual(await contents(there), truth);
    assert.deepEqual(await readThrough(there), { tables: 60, entries });
    assert.equal((await copyStore(here, there, whole)).brought, 0, 'again: nothing is left to bring');
  }
  assert.equal(await database.upkeep.isPutAway(tableName(9)), true);
  assert.equal(await back.upkeep.isPutAway(tableName(8)), false);
});

/** Ends in the middle, as when somebody pulls the plug. */
class Unplugged extends MemoryLog {
  left = 20;
  override append(append: Append): Promise<End> {
    return this.left-- > 0 ? super.append(append) : Promise.reject(new CannotSave('the plug is pulled'));
  }
}

test('a copy that was interrupted is repeated, even when the tables have gone on meanwhile', async () => {
  const [from, log] = [await furnished(), new Unplugged()];
  const to = embedded(log);
  await assert.rejects(copyStore(from, to, whole), /plug/);
  assert.ok((await to.upkeep.count()).tables >= 20);
  const entries = await from.log.read(tableName(0));
  const more = following(entries.at(-1), [{ at: 99_999, body: '{"later":1}' }], cardOf(tableName(0)));
  await from.log.append(more);
  await from.cards.setPhase(tableName(1), 'frozen');
  log.left = 1000;
  await copyStore(from, to, whole);
  assert.deepEqual(await contents(to), await contents(from));
});

test('a table that is another under the same name is never mixed with it', async (t) => {
  const [from, to] = [await furnished(), await sqlite(t)];
  const other = entriesAfter(undefined, tableName(3), '"other"');
  await to.log.append(following(undefined, other, cardOf(tableName(3))));
  await assert.rejects(copyStore(from, to, whole), /another table t0+3 already/);
  assert.deepEqual(await to.log.read(tableName(3)), other);
  const strange = await sqlite(t);
  await strange.log.append(
    following(undefined, entriesAfter(undefined, tableName(99), '{}'), cardOf(tableName(99))),
  );
  await assert.rejects(
    copyStore(from, strange, { ...whole, mayHoldOthers: false }),
    /already holds other tables/,
  );
  assert.equal((await copyStore(from, strange, whole)).brought, 60);
});

test('damage is found while reading, wherever it is', needed, async (t) => {
  const { store, address } = await postgres(t);
  await copyStore(await furnished(), store, whole);
  const link = openLink(address, { name: 'meddler', most: 1 });
  t.after(() => link.close());
  const refused = { name: 'CannotOpen', message: /^Table t0+\d+ is not as it was written: / };
  for (const [hurt, heal] of [
    [
      `UPDATE entry SET body = body || ' ' WHERE seq = 1`,
      `UPDATE entry SET body = rtrim(body) WHERE seq = 1`,
    ],
    [`UPDATE old_entry SET at = at + 1 WHERE seq = 0`, `UPDATE old_entry SET at = at - 1 WHERE seq = 0`],
    [
      `UPDATE card SET head = head + 1 WHERE name = '${tableName(5)}'`,
      `UPDATE card SET head = head - 1 WHERE name = '${tableName(5)}'`,
    ],
  ] as const) {
    await link.rows(hurt);
    await assert.rejects(readThrough(store), refused);
    await assert.rejects(copyStore(store, embedded(new MemoryLog()), whole), CannotOpen);
    await link.rows(heal);
    await readThrough(store);
  }
});
