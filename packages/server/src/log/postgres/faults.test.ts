import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../../testing/postgres.ts';
import { findServer, neededFor, pathOf } from '../../testing/servers.ts';
import { TcpProxy } from '../../testing/tcp-proxy.ts';
import { chainFlaw } from '../chain.ts';
import { CannotSave, type End, LeaseLost, LogDamaged, SaveUnknown, SeqTaken } from '../port.ts';
import { cardOf, entriesAfter, following, tableName } from '../testing/tables.ts';
import { openLink } from './link.ts';
import { openPostgres, type PostgresStore } from './store.ts';

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

const database = (): Promise<string> => running().database(`faults${++databases}`);

/** A database by way of a line that can be cut. */
async function cuttable(t: TestContext) {
  const behind = new URL(await database());
  const proxy = await TcpProxy.open(Number(behind.port));
  t.after(() => proxy.close());
  const through = new URL(behind);
  through.port = `${proxy.port}`;
  return { proxy, address: through.href };
}

async function opened(t: TestContext, address: string, patienceMs?: number): Promise<PostgresStore> {
  const store = await openPostgres({ address, ...(patienceMs !== undefined && { patienceMs }) });
  t.after(() => store.upkeep.close());
  return store;
}

/** A table with its first entry, claimed. */
async function made(store: PostgresStore, n: number) {
  const table = tableName(n);
  const entries = entriesAfter(undefined, table, '{"is":"made"}');
  let end: End = await store.log.append(following(undefined, entries, cardOf(table)));
  const lease = await store.ownership.claim(table);
  if (lease.is !== 'mine') throw new Error('somebody else runs it');
  return {
    table,
    lease,
    /** Appends one entry, or says why not. */
    async go(body: string, { epoch } = lease): Promise<void> {
      end = await store.log.append({ ...following(end, [{ at: 2000, body }], cardOf(table)), epoch });
    },
    async readAgain(): Promise<void> {
      const { seq, hash } = (await store.log.read(table)).at(-1) ?? end;
      end = { seq, hash };
    },
  };
}

test(
  'the database fails again and again under load: nothing acknowledged is lost, nothing is there twice',
  needed,
  async (t) => {
    const address = await database();
    const store = await opened(t, address);
    const seen = { kept: 0, refused: 0, unknown: 0, lost: 0, behind: 0 };
    const acknowledged = new Map<string, string[]>();
    let isOver = false;
    const tables = await Promise.all(Array.from({ length: 20 }, (_, n) => made(store, n + 1)));
    const player = async (one: (typeof tables)[number]): Promise<void> => {
      const bodies: string[] = [];
      acknowledged.set(one.table, bodies);
      for (let turn = 0; !isOver; turn++) {
        const body = `{"turn":${turn}}`;
        try {
          await one.go(body);
          bodies.push(body);
          seen.kept += 1;
        } catch (error) {
          if (error instanceof SaveUnknown) seen.unknown += 1;
          else if (error instanceof CannotSave) seen.refused += 1;
          else if (error instanceof LeaseLost) seen.lost += 1;
          // What was unknown is there: it could not be read then.
          else if (error instanceof SeqTaken) seen.behind += 1;
          else throw error;
          if (error instanceof LeaseLost) return;
          await one.readAgain().catch(() => undefined);
        }
      }
    };
    const players = Promise.all(tables.map(player));
    let before = -1;
    for (let round = 0; round < 3; round++) {
      while (seen.kept < before + 50) await wait(5);
      await running().kill();
      await running().start();
      before = seen.kept;
    }
    while (seen.kept < before + 50) await wait(5);
    isOver = true;
    await players;
    for (const [table, bodies] of acknowledged) {
      const entries = await store.log.read(table);
      assert.equal(chainFlaw(table, entries), undefined);
      const there = entries.map(({ body }) => body);
      assert.equal(new Set(there).size, there.length, 'an entry is there twice');
      for (const body of bodies) assert.ok(there.includes(body), `${table} has lost ${body}`);
    }
    assert.equal(seen.lost, 0, 'nobody else has taken a table');
  },
);

test(
  'an answer that is lost with its line is found out: what was written counts, and is not written again',
  needed,
  async (t) => {
    const { proxy, address } = await cuttable(t);
    const store = await opened(t, address);
    const one = await made(store, 1);
    for (let n = 0; n < 5; n++) {
      // So that the next one is sent in one go.
      await one.go(`{"before":${n}}`);
      // What is asked arrives, its answer does not.
      proxy.deafen();
      const going = one.go(`{"n":${n}}`);
      await wait(200);
      proxy.mend();
      await going;
    }
    assert.equal(store.stats().settled, 5, 'no answer was lost: nothing was tried here');
    assert.deepEqual(
      (await store.log.read(one.table)).slice(1).map(({ body }) => body),
      [0, 1, 2, 3, 4].flatMap((n) => [`{"before":${n}}`, `{"n":${n}}`]),
    );
  },
);

test(
  'nobody knows while the database stays away: the caller is told so, and what is there is one or the other',
  needed,
  async (t) => {
    const { proxy, address } = await cuttable(t);
    const store = await opened(t, address, 300);
    const one = await made(store, 1);
    proxy.deafen();
    const going = assert.rejects(one.go('{"n":0}'), SaveUnknown);
    await wait(100);
    proxy.cut();
    await going;
    assert.equal(await store.upkeep.canSave(), false);
    proxy.mend();
    for (let tries = 0; !(await store.upkeep.canSave()) && tries < 50; tries++) await wait(100);
    assert.equal(store.stats().unknown, 1);
    await one.readAgain();
    await one.go('{"n":1}');
    const bodies = (await store.log.read(one.table)).slice(1).map(({ body }) => body);
    assert.deepEqual(bodies.at(-1), '{"n":1}');
    assert.ok(bodies.length <= 2);
  },
);

test('a database that is not there at all: nothing was saved, and that is certain', needed, async (t) => {
  const { proxy, address } = await cuttable(t);
  const store = await opened(t, address, 300);
  const one = await made(store, 1);
  await proxy.close();
  await wait(50);
  await assert.rejects(one.go('{}'), CannotSave);
});

test('a log that was meddled with is not read, and the others go on', needed, async (t) => {
  const address = await database();
  const store = await opened(t, address);
  const [hurt, whole] = [await made(store, 1), await made(store, 2)];
  await hurt.go('{"n":1}');
  const link = openLink(address, { name: 'meddler', most: 1 });
  t.after(() => link.close());
  await link.rows('DELETE FROM entry WHERE seq = 1');
  await assert.rejects(store.log.read(hurt.table), LogDamaged);
  assert.equal((await store.log.read(whole.table)).length, 1);
  await whole.go('{}');
});
