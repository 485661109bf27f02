import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type RunningPostgres, startPostgres } from '../../testing/postgres.ts';
import { findServer, neededFor, pathOf } from '../../testing/servers.ts';
import { CannotOpen } from '../port.ts';
import { cardOf, entriesAfter, following, tableName } from '../testing/tables.ts';
import { openLink } from './link.ts';
import { type Clocks, prepare } from './schema.ts';
import { openPostgres } from './store.ts';

const found = findServer('postgres');
const needed = { ...neededFor(found), timeout: 120_000 };
let server: RunningPostgres | undefined;
let databases = 0;

before(async () => {
  if (!needed.skip) server = await startPostgres(pathOf(found));
});
after(() => server?.close());

function running(): RunningPostgres {
  if (server === undefined) throw new Error('PostgreSQL is not running');
  return server;
}

const database = (): Promise<string> => running().database(`open${++databases}`);
const sentence = (pattern: RegExp) => (error: unknown) =>
  error instanceof CannotOpen && pattern.test(error.message) && !error.message.includes('\n');

test('what is wrong with a database is one clear sentence', needed, async () => {
  const address = await database();
  const wrong = (change: (url: URL) => void): string => {
    const url = new URL(address);
    change(url);
    return url.href;
  };
  const cases: readonly (readonly [string, RegExp])[] = [
    ['mysql://localhost/x', /^The address of a database is like postgres:/],
    ['nonsense', /^The address of a database is like postgres:/],
    [wrong((url) => Object.assign(url, { port: '1' })), /cannot be reached \(ECONNREFUSED\)\.$/],
    [wrong((url) => Object.assign(url, { pathname: '/nowhere' })), /database nowhere at .* does not exist/],
    [wrong((url) => Object.assign(url, { username: 'nobody' })), /does not let this user in/],
  ];
  for (const [given, pattern] of cases)
    await assert.rejects(openPostgres({ address: given }), sentence(pattern));
});

test('settings with which moves can be lost are refused', needed, async () => {
  const address = await database();
  const link = openLink(address, { name: 'operator', most: 1 });
  await link.rows(`ALTER DATABASE open${databases} SET synchronous_commit = off`);
  await link.close();
  await assert.rejects(openPostgres({ address }), sentence(/has synchronous_commit = off/));
});

test('a clock that is far off is refused, whichever of the two it is', needed, async (t) => {
  const link = openLink(await database(), { name: 'node', most: 1 });
  t.after(() => link.close());
  for (const apart of [5000, -5000]) {
    const clocks: Clocks = { now: () => Date.now() + apart };
    await assert.rejects(prepare(link, { clocks }), sentence(/are (4\.\d|5\.\d) s apart/));
  }
});

test('of many nodes that begin at once, each finds the same tables', needed, async (t) => {
  const address = await database();
  const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres({ address })));
  t.after(() => Promise.all(stores.map(({ upkeep }) => upkeep.close())));
  const table = tableName(1);
  const [made] = entriesAfter(undefined, table, '{}');
  assert.ok(made);
  await stores[0]?.log.append(following(undefined, [made], cardOf(table)));
  for (const { log } of stores) assert.deepEqual(await log.read(table), [made]);
});

test(
  'a newer node may change the tables: an older one goes on, or is told to leave, and begins no more',
  needed,
  async (t) => {
    const address = await database();
    const told: CannotOpen[] = [];
    const older = await openPostgres({ address, outdated: (why) => told.push(why) });
    t.after(() => older.upkeep.close());
    const link = openLink(address, { name: 'newer', most: 1 });
    t.after(() => link.close());
    const kept = { sql: 'SELECT 1' };
    const added = { sql: 'ALTER TABLE card ADD COLUMN colour text' };
    const changed = { sql: 'ALTER TABLE card DROP COLUMN colour', endsOlder: true } as const;
    await prepare(link, { steps: [kept, added] });
    const table = tableName(1);
    await older.log.append(following(undefined, entriesAfter(undefined, table, '{}'), cardOf(table)));
    const lease = await older.ownership.claim(table);
    assert.ok(lease.is === 'mine');
    await (await openPostgres({ address })).upkeep.close();
    await prepare(link, { steps: [kept, added, changed] });
    for (let tries = 0; told.length === 0 && tries < 100; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    assert.match(told[0]?.message ?? '', /has tables of version 3, brought there by a newer Stamtafel/);
    assert.equal(lease.lost.aborted, true);
    await assert.rejects(
      openPostgres({ address }),
      sentence(/tables of version 3, brought there by a newer/),
    );
  },
);

test('no byte of a forgotten name is left in the pages of the database', needed, async (t) => {
  const address = await database();
  const store = await openPostgres({ address });
  t.after(() => store.upkeep.close());
  const name = (n: number): string => `Naamloos-van-${n}-`;
  for (let n = 0; n < 40; n++) {
    const table = tableName(n);
    const [made] = entriesAfter(undefined, table, '{}');
    assert.ok(made);
    const names = [{ place: 0, person: `p${n % 4}`, name: name(n % 4).repeat(3) }];
    await store.log.append(following(undefined, [{ ...made, names }], cardOf(table)));
    await store.chat.say({ table, person: `p${n % 4}`, at: 1, body: `"ik ben ${name(n % 4)}"` });
  }
  const inPages = async (n: number): Promise<number> => {
    const link = openLink(address, { name: 'operator', most: 1 });
    await link.rows('CHECKPOINT');
    await link.close();
    const base = join(running().folder, 'data', 'base');
    const files = readdirSync(base, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    return files.filter((one) => readFileSync(join(one.parentPath, one.name)).includes(name(n))).length;
  };
  assert.ok((await inPages(1)) > 0);
  await store.names.forget('p1');
  assert.equal(await inPages(1), 0);
  assert.ok((await inPages(2)) > 0, 'others keep theirs');
});
