import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import type { LogEntry } from './port.ts';
import { databaseName, openToRead } from './schema.ts';
import { type Damage, scrub } from './scrub.ts';
import { startScrubber } from './scrubber.ts';
import { SqliteLog } from './sqlite.ts';
import { add, cardOf, entriesAfter, folderFor, tableName } from './testing/tables.ts';

const tables = [1, 2, 3].map(tableName);

/** A closed house of a few tables. */
async function closedHouse(t: TestContext) {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  for (const table of tables) {
    const [made, ...rest] = entriesAfter(undefined, table, ...Array.from({ length: 30 }, (_, n) => `${n}`));
    assert.ok(made);
    const named = { ...made, names: [{ place: 0, person: 'an', name: 'Ann' }] };
    await add(log, [named, ...rest], cardOf(table, { people: ['an'] }));
  }
  await log.close();
  return { folder, file: join(folder, databaseName) };
}

function damageIn(file: string): readonly Damage[] {
  const db = openToRead(file);
  try {
    return [...scrub(db)].flat();
  } finally {
    db.close();
  }
}

const change = (sql: string) => (file: string) => {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
};

/** An index page that has lost its last link: nothing but its number of links changes. */
const shorten = (index: string) => (file: string) => {
  const db = new DatabaseSync(file);
  const root = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(index);
  db.close();
  const bytes = readFileSync(file);
  const links = (Number(root?.rootpage) - 1) * 4096 + 3;
  bytes.writeUInt16BE(bytes.readUInt16BE(links) - 1, links);
  writeFileSync(file, bytes);
};

const [, second = '', third = ''] = tables;
const number = `(SELECT number FROM card WHERE name = '${second}')`;

for (const [what, hurt, table, flaw] of [
  [
    'a log without its last entry',
    change(`DELETE FROM entry WHERE card = 2 AND seq = 29`),
    second,
    /ends at/,
  ],
  [
    'an entry that was changed',
    change(`UPDATE entry SET body = 'x' WHERE card = 2 AND seq = 9`),
    second,
    /9/,
  ],
  ['a card that cannot be read', change(`UPDATE card SET phase = 'plying' WHERE number = 2`), second, /card/],
  ['a table not found by its people', change('DELETE FROM person WHERE card = 2'), second, /by its people/],
  ['a name that was changed', change(`UPDATE name SET name = 'Bo' WHERE card = ${number}`), second, /names/],
  ['entries without a table', change('DELETE FROM card WHERE number = 2'), undefined, /belongs to no table/],
  ['an index of entries that lost a link', shorten('entry_place'), third, /entry 29/],
  ['an index of cards that lost a link', shorten('sqlite_autoindex_card_1'), third, /not found by its name/],
  ['an index of names that lost a link', shorten('name_person'), undefined, /^name: /],
] as const)
  test(`reading through finds ${what}`, async (t) => {
    const { file } = await closedHouse(t);
    assert.deepEqual(damageIn(file), []);
    hurt(file);
    const damage = damageIn(file);
    assert.ok(
      damage.some((one) => one.table === table && flaw.test(one.flaw)),
      JSON.stringify(damage),
    );
    // Whatever else was found, no table is named that is whole.
    for (const one of damage) assert.ok(one.table === undefined || one.table === table, JSON.stringify(one));
  });

test('a page that is gone is damage, and reading goes on', async (t) => {
  const { file } = await closedHouse(t);
  const whole = readFileSync(file);
  for (let page = 1; page < whole.length / 4096; page++) {
    writeFileSync(file, Buffer.from(whole).fill(0, page * 4096, (page + 1) * 4096));
    let db: DatabaseSync;
    try {
      db = openToRead(file);
    } catch {
      continue;
    }
    assert.ok([...scrub(db)].flat().length > 0, `page ${page + 1}`);
    db.close();
  }
});

/** Resolves with what one reading of the folder finds. */
function read(folder: string): Promise<{ readonly damage: readonly Damage[]; readonly isRead: boolean }> {
  const damage: Damage[] = [];
  return new Promise((resolve) => {
    const end = startScrubber(folder, {
      share: 1,
      againMs: 1e9,
      damaged: (one) => damage.push(one),
      ended: (isRead) => void end().then(() => resolve({ damage, isRead })),
    });
  });
}

test('a house is read through while it is written to: nothing whole is called damaged', {
  timeout: 60_000,
}, async (t) => {
  const { folder } = await closedHouse(t);
  const log = await SqliteLog.open(folder);
  t.after(() => log.close());
  let isOver = false;
  const playing = tables.map(async (table, n) => {
    let last: LogEntry | undefined = (await log.read(table)).at(-1);
    for (let entry = 0; !isOver; entry++) {
      const [next] = entriesAfter(last, table, '"more"');
      assert.ok(next);
      const named =
        entry % 5 === 0 ? { ...next, names: [{ place: 0, person: `p${entry % 3}`, name: 'B' }] } : next;
      await add(log, [named], cardOf(table, { people: [`p${n}`, 'an'], touched: entry }));
      last = next;
      if (entry % 50 === 7) await log.forget(`p${entry % 3}`);
    }
  });
  for (let reading = 0; reading < 3; reading++)
    assert.deepEqual(await read(folder), { damage: [], isRead: true });
  isOver = true;
  await Promise.all(playing);
});

test('a house that cannot be read through says so', { timeout: 60_000 }, async (t) => {
  assert.deepEqual(await read(join(folderFor(t), 'nowhere')), { damage: [], isRead: false });
});
