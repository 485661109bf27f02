import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { TestClock } from '../../testing/clock.ts';
import { SqliteLog } from '../sqlite.ts';
import { add, cardOf, entriesAfter, folderFor, tableName } from '../testing/tables.ts';
import { contents } from '../testing/varied.ts';
import { startIncrements } from './keeper.ts';
import { restoreAt } from './restore.ts';
import type { Taken } from './take.ts';

const MINUTE = 60_000;

/** A house with its keeper of increments, and what the keeper says each time. */
async function kept(t: TestContext, to = folderFor(t)) {
  const data = join(folderFor(t), 'data');
  const log = await SqliteLog.open(data);
  t.after(() => log.close());
  const clock = new TestClock();
  const said: (readonly string[] | 'failed')[] = [];
  let heard = (): void => {};
  const hear = (what: readonly string[] | 'failed'): void => {
    said.push(what);
    heard();
  };
  const keeper = startIncrements({
    data,
    to,
    everyMs: MINUTE,
    days: 7,
    clock,
    marks: () => log.marks(),
    report: ({ made }: Taken) => hear(made),
    failed: () => hear('failed'),
  });
  t.after(() => keeper.close());
  let made = 0;
  return {
    data,
    to,
    clock,
    said,
    keeper,
    next: async (ms: number) => {
      const told = new Promise<void>((resolve) => {
        heard = resolve;
      });
      await clock.pass(ms);
      await told;
      // The keeper plans its next turn.
      while (clock.until === undefined) await new Promise((resolve) => setImmediate(resolve));
    },
    happen: async () => {
      const table = tableName(made++);
      await add(log, entriesAfter(undefined, table, '{}', '{}'), cardOf(table));
    },
  };
}

test('at the start, then each minute in which something has changed, and at the end what is left', async (t) => {
  const { data, to, said, keeper, next, happen } = await kept(t);
  await happen();
  await next(0);
  await next(MINUTE);
  await happen();
  await next(MINUTE);
  assert.deepEqual(said, [['whole'], [], ['increment']]);
  await happen();
  await keeper.close();
  assert.deepEqual(said.at(-1), ['increment']);
  const folder = join(folderFor(t), 'house');
  await restoreAt(to, folder, { force: false });
  assert.deepEqual(contents(folder), contents(data));
});

test('where nothing can be written it is said, and tried again', async (t) => {
  const to = join(folderFor(t), 'away');
  writeFileSync(to, 'a file');
  const { said, next, happen } = await kept(t, to);
  await happen();
  await next(0);
  rmSync(to);
  await next(MINUTE);
  assert.equal(said[0], 'failed');
  assert.equal(said.length, 2);
});
