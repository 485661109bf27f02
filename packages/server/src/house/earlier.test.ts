/** A house and a backup of it, written by a build of before the first release (at 579d48ca), open and go on. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { restore } from '../log/backup.ts';
import { chainFlaw } from '../log/chain.ts';
import { databaseName } from '../log/schema.ts';
import { SqliteLog } from '../log/sqlite.ts';
import { folderFor } from '../log/testing/tables.ts';
import { person, TestHouse } from '../testing/house.ts';
import { fittingKeys } from './keys.ts';

const written = new URL('../log/testing/earlier/', import.meta.url);

/** A new folder with these files of then. */
function folderOf(t: TestContext, files: { readonly [name: string]: string }): string {
  const folder = folderFor(t);
  for (const [name, source] of Object.entries(files)) {
    const bytes = readFileSync(new URL(source, written));
    writeFileSync(join(folder, name), source.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  }
  return folder;
}

async function until(isThere: () => boolean): Promise<void> {
  // Longer than any machine needs: a table that is frozen would be waited for for ever.
  for (let looks = 0; !isThere(); looks++) {
    assert.ok(looks < 5000, `it never comes: ${isThere}`);
    await sleep(2);
  }
}

/** All four tables are read, one of them over; at the others people play on. */
async function goesOn(t: TestContext, folder: string): Promise<void> {
  const log = await SqliteLog.open(folder);
  t.after(() => log.close());
  assert.deepEqual(log.damaged, []);
  const { seeds } = await fittingKeys(log, folder, { secret: undefined });
  const house = new TestHouse({ log, key: seeds });
  const over = await log.cards({ phase: 'over', most: 10 });
  const playing = await log.cards({ phase: 'playing', most: 10 });
  assert.deepEqual([over.length, playing.length], [1, 3]);
  for (const { table } of [...over, ...playing])
    assert.equal(chainFlaw(table, await log.read(table)), undefined, table);
  for (const { table, game, people } of playing) {
    const before = (await log.read(table)).length;
    const client = await house.client(person(people[0] ?? assert.fail())).open(table);
    await until(() => client.seen.size > 0);
    const [seat, { sight }] = [...client.seen].find(([, seen]) => seen.sight.decision) ?? assert.fail(game);
    const { number, options } = sight.decision ?? assert.fail();
    const move = { table, seat, decision: number, id: 'the-next-move', answer: options[0] ?? assert.fail() };
    client.connection.receive({ do: 'move', ...move });
    await until(() => client.messages.some((one) => 'id' in one && one.id === move.id));
    assert.equal(client.messages.find((one) => 'id' in one && one.id === move.id)?.is, 'done', game);
    await until(() => client.messages.some(({ is }) => is === 'step'));
    assert.ok((await log.read(table)).length > before, game);
  }
  assert.deepEqual(house.events, []);
  await house.house.close();
}

test('the folder of an earlier build opens, and people play on', async (t) => {
  await goesOn(t, folderOf(t, { [databaseName]: 'stamtafel.db.gz', 'keys.json': 'keys.json' }));
});

test('a backup made by an earlier build is restored, and people play on', async (t) => {
  const folder = folderOf(t, { 'keys.json': 'keys.json' });
  const copy = join(folderOf(t, { 'copy.db': 'backup.db.gz' }), 'copy.db');
  assert.deepEqual(await restore(copy, folder, { force: false }), { tables: 4, entries: 203 });
  await goesOn(t, folder);
});
