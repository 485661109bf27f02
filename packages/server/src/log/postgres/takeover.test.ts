import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../../testing/postgres.ts';
import { findServer, neededFor, pathOf } from '../../testing/servers.ts';
import { TcpProxy } from '../../testing/tcp-proxy.ts';
import type { Lease } from '../ownership.ts';
import { LeaseLost, SaveUnknown, type Store } from '../port.ts';
import { cardOf, entriesAfter, following, tableName } from '../testing/tables.ts';
import { openPostgres } from './store.ts';

const found = findServer('postgres');
const needed = { ...neededFor(found), timeout: 120_000 };
let server: RunningPostgres | undefined;
let databases = 0;

before(async () => {
  if (!needed.skip) server = await startPostgres(pathOf(found));
});
after(() => server?.close());

const table = tableName(1);
const [first, second] = entriesAfter(undefined, table, '{"n":0}', '{"n":1}');

/** One node that runs a table, by way of a line that can be cut, and another that would like to. */
async function twoNodes(t: TestContext) {
  if (server === undefined || first === undefined || second === undefined) throw new Error('not running');
  const direct = await server.database(`takeover${++databases}`);
  const through = new URL(direct);
  const proxy = await TcpProxy.open(Number(through.port));
  through.port = `${proxy.port}`;
  const a = await openPostgres({ address: through.href, name: 'a', patienceMs: 1000 });
  const b = await openPostgres({ address: direct, name: 'b', reach: 'b:4222' });
  t.after(async () => {
    proxy.mend();
    await Promise.all([a.upkeep.close(), b.upkeep.close()]);
    await proxy.close();
  });
  await a.log.append(following(undefined, [first], cardOf(table)));
  const lease = await a.ownership.claim(table);
  assert.ok(lease.is === 'mine');
  const late = { ...following(first, [second], cardOf(table)), epoch: lease.epoch };
  return { a, b, proxy, lease, late };
}

/** Tries until it is had; how long that took, too. */
async function claimedBy(store: Store): Promise<{ readonly lease: Lease; readonly ms: number }> {
  const since = performance.now();
  for (;;) {
    const lease = await store.ownership.claim(table);
    if (lease.is === 'mine') return { lease, ms: performance.now() - since };
    await wait(50);
  }
}

test('a node that has died is followed by another within seconds, and not cleanly', needed, async (t) => {
  const { b, proxy, lease } = await twoNodes(t);
  proxy.cut();
  const next = await claimedBy(b);
  assert.equal(next.lease.clean, false);
  assert.equal(next.lease.epoch, lease.epoch + 1);
  const { tables, claims, takeovers } = b.stats();
  assert.deepEqual({ tables, claims, takeovers }, { tables: 1, claims: 1, takeovers: 1 });
  assert.ok(next.ms < 5000, `it took ${next.ms} ms`);
});

test(
  'a node that hears nothing has given up its tables before another can have them, and harms nothing when it wakes',
  needed,
  async (t) => {
    const { a, b, proxy, lease, late } = await twoNodes(t);
    let lostAt: number | undefined;
    lease.lost.addEventListener('abort', () => {
      lostAt ??= performance.now();
    });
    proxy.block();
    const zombie = assert.rejects(a.log.append(late), SaveUnknown);
    const next = await claimedBy(b);
    const had = performance.now();
    assert.ok(lostAt !== undefined && lostAt < had, 'both would have run it');
    assert.equal(next.lease.clean, false);
    assert.ok(next.ms > 2000 && next.ms < 8000, `it took ${next.ms} ms`);
    await zombie;
    proxy.mend();
    for (let tries = 0; !(await a.upkeep.canSave()) && tries < 100; tries++) await wait(50);
    await assert.rejects(a.log.append(late), LeaseLost);
    assert.equal(a.stats().lost, 1);
    assert.ok(first && second);
    assert.deepEqual(await b.log.read(table), [first]);
    await b.log.append({ ...late, epoch: next.lease.epoch });
    const back = await a.ownership.claim(table);
    assert.deepEqual(back, { is: 'elsewhere', owner: b.ownership.node, address: 'b:4222' });
  },
);

test('a node whose line was cut for a moment keeps its tables', needed, async (t) => {
  const { a, b, proxy, lease, late } = await twoNodes(t);
  proxy.cut();
  await wait(300);
  proxy.mend();
  await wait(1500);
  assert.equal((await b.ownership.claim(table)).is, 'elsewhere');
  assert.equal(lease.lost.aborted, false);
  await a.log.append(late);
});
