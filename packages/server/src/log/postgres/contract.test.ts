import { after, before, type TestContext } from 'node:test';
import { type RunningPostgres, startPostgres } from '../../testing/postgres.ts';
import { findServer, neededFor, pathOf } from '../../testing/servers.ts';
import { contracts } from '../testing/contracts/all.ts';
import { sharedContract } from '../testing/contracts/ownership.ts';
import { openPostgres } from './store.ts';

const found = findServer('postgres');
const needed = { ...neededFor(found), timeout: 120_000 };
let server: RunningPostgres | undefined;
let databases = 0;

before(async () => {
  if (!needed.skip) server = await startPostgres(pathOf(found));
});
after(() => server?.close());

/** Opens the n-th node over a database of its own, as often as asked. */
async function opener(t: TestContext) {
  if (server === undefined) throw new Error('PostgreSQL is not running');
  const address = await server.database(`contract${++databases}`);
  return async (name = 'node') => {
    const store = await openPostgres({ address, name });
    t.after(() => store.upkeep.close());
    return store;
  };
}

contracts({
  name: 'PostgreSQL',
  options: needed,
  async open(t) {
    const open = await opener(t);
    const store = await open();
    return {
      store,
      async again() {
        await store.upkeep.close();
        return open();
      },
    };
  },
});

sharedContract({
  name: 'PostgreSQL',
  options: needed,
  async nodes(t, count) {
    const open = await opener(t);
    return Promise.all(Array.from({ length: count }, (_, n) => open(`node${n}`)));
  },
});
