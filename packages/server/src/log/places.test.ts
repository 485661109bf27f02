import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type RunningPostgres, startPostgres } from '../testing/postgres.ts';
import { findServer, neededFor, pathOf } from '../testing/servers.ts';
import { check } from './backup.ts';
import { backUpDatabase, called, isAddress, move, restoreDatabase, verifyDatabase } from './places.ts';
import { CannotOpen, type Store } from './port.ts';
import { openLink } from './postgres/link.ts';
import { openPostgres } from './postgres/store.ts';
import { SqliteLog } from './sqlite.ts';
import { add, cardOf, entriesAfter, folderFor, following, tableName } from './testing/tables.ts';

const found = findServer('postgres');
const needed = { ...neededFor(found), timeout: 120_000 };
let server: RunningPostgres | undefined;
let databases = 0;

before(async () => {
  if (!needed.skip) server = await startPostgres(pathOf(found));
});
after(() => server?.close());

async function database(): Promise<string> {
  if (server === undefined) throw new Error('PostgreSQL is not running');
  return server.database(`place${++databases}`);
}

const sentence = (pattern: RegExp) => (error: unknown) =>
  error instanceof CannotOpen && pattern.test(error.message);

/** Three tables with names in a database, nobody at work there. */
async function furnished(address: string): Promise<void> {
  const store = await openPostgres({ address });
  for (const n of [1, 2, 3]) await play(store, n);
  await store.names.forget('p3');
  await store.upkeep.close();
}

async function play(store: Store, n: number): Promise<void> {
  const [made, more] = entriesAfter(undefined, tableName(n), '{}', `{"n":${n}}`);
  assert.ok(made && more);
  const names = [{ place: 0, person: `p${n}`, name: `Naam-${n}` }];
  await store.log.append(following(undefined, [{ ...made, names }, more], cardOf(tableName(n))));
}

test(
  'a database is copied into a file while people play, checked, and put back into an empty one',
  needed,
  async (t) => {
    const [address, other] = [await database(), await database()];
    await furnished(address);
    const node = await openPostgres({ address });
    t.after(() => node.upkeep.close());
    const folder = folderFor(t);
    const file = join(folder, 'copy.db');
    let isOver = false;
    const playing = (async () => {
      for (let n = 10; !isOver; n++) await play(node, n);
    })();
    const copied = await backUpDatabase(address, file, { force: false });
    isOver = true;
    await playing;
    assert.deepEqual(check(file), copied);
    assert.ok(copied.tables >= 3);
    assert.deepEqual(readdirSync(folder), ['copy.db']);

    await assert.rejects(
      restoreDatabase(file, address),
      sentence(/is in use by a node; stop all of them first/),
    );
    await node.upkeep.close();
    await assert.rejects(restoreDatabase(file, address), sentence(/already holds other tables/));
    for (const _ of ['once', 'and again']) {
      const { tables, entries } = await restoreDatabase(file, other);
      assert.deepEqual({ tables, entries }, copied);
    }
    assert.deepEqual(await verifyDatabase(other), copied);
    const back = await openPostgres({ address: other });
    t.after(() => back.upkeep.close());
    assert.deepEqual(
      (await Promise.all([1, 3].map((n) => back.log.read(tableName(n))))).map(
        ([entry]) => entry?.names?.[0]?.name,
      ),
      ['Naam-1', undefined],
    );
    assert.deepEqual(readdirSync(folder), ['copy.db']);
  },
);

test(
  'a house moves from a folder into a database and back; what is in use is left alone',
  needed,
  async (t) => {
    const address = await database();
    const [folder, back] = [folderFor(t), folderFor(t)];
    await assert.rejects(move(folder, address), sentence(/holds no tables/));
    const log = await SqliteLog.open(folder);
    for (const n of [1, 2])
      await add(log, entriesAfter(undefined, tableName(n), '{}', '{}'), cardOf(tableName(n)));
    await assert.rejects(move(folder, address), sentence(/is in use by another Stamtafel/));
    await log.close();
    assert.deepEqual(await move(folder, address), { tables: 2, entries: 4, brought: 2 });
    assert.deepEqual(await move(folder, address), { tables: 2, entries: 4, brought: 0 });
    const node = await openPostgres({ address });
    await assert.rejects(move(address, back), sentence(/is in use by a node/));
    await node.upkeep.close();
    assert.deepEqual(await move(address, back), { tables: 2, entries: 4, brought: 2 });
    const again = await SqliteLog.open(back);
    t.after(() => again.close());
    assert.deepEqual(await again.read(tableName(1)), entriesAfter(undefined, tableName(1), '{}', '{}'));
  },
);

test(
  'a database that is damaged is neither verified nor copied, and no half copy is left',
  needed,
  async (t) => {
    const address = await database();
    await furnished(address);
    const link = openLink(address, { name: 'meddler', most: 1 });
    t.after(() => link.close());
    await link.rows(`UPDATE entry SET body = '{"n":9}' WHERE seq = 1 AND card = 2`);
    const folder = folderFor(t);
    const refused = sentence(/^Table t0+2 is not as it was written: entry 1 does not fit the hash chain\.$/);
    await assert.rejects(verifyDatabase(address), refused);
    await assert.rejects(backUpDatabase(address, join(folder, 'copy.db'), { force: false }), refused);
    assert.ok(!existsSync(join(folder, 'copy.db')));
    assert.deepEqual(readdirSync(folder), []);
  },
);

test('an address is told from a folder, and said without its password', () => {
  const address = 'postgres://anna:geheim@db.example:5433/huis';
  assert.deepEqual(
    [isAddress(address), isAddress('postgresql://x/y'), isAddress('./postgres')],
    [true, true, false],
  );
  assert.equal(called(address), 'The database huis at db.example:5433');
  assert.equal(called('./data'), './data');
});
