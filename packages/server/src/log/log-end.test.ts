import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { howMany, seedOfDay } from '@stamtafel/kernel/testing';
import { chainFlaw } from './chain.ts';
import { addNames, noNames } from './log-end.ts';
import { LogDamaged, type LogEntry } from './port.ts';
import { Reader } from './reader.ts';
import { openToRead, openToWrite } from './schema.ts';
import { SqliteLog } from './sqlite.ts';
import { add, cardOf, entriesAfter, folderFor, following, tableName } from './testing/tables.ts';
import { Writer } from './writer.ts';

const PAGE = 4096;
const tables = [1, 2, 3, 4, 5].map(tableName);

/** A closed database of a few tables, and what is in it. */
function database(t: TestContext) {
  const file = join(folderFor(t), 'house.db');
  const db = openToWrite(file);
  const writer = new Writer(db);
  const truth = new Map<string, readonly LogEntry[]>();
  for (const table of tables) {
    const [made, ...rest] = entriesAfter(undefined, table, ...Array.from({ length: 40 }, (_, n) => `${n}`));
    assert.ok(made);
    const named = { ...made, names: [{ place: 0, person: `an ${table}`, name: 'Ann' }] };
    const entries = [named, ...rest];
    assert.deepEqual(
      writer.write([following(undefined, entries, cardOf(table))]).map(({ is }) => is),
      ['kept'],
    );
    truth.set(table, entries);
  }
  const root = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'entry_place'").get();
  db.exec('PRAGMA journal_mode = DELETE');
  db.close();
  return { file, truth, indexAt: (Number(root?.rootpage) - 1) * PAGE };
}

const entriesIn = (reader: Reader, table: string, raw = false): readonly LogEntry[] | undefined => {
  try {
    return raw ? reader.sealed(table, 0) : reader.entries(table, 0);
  } catch (error) {
    assert.ok(error instanceof LogDamaged, String(error));
    return undefined;
  }
};

test('a flipped bit in the index of entries never leaves a log that is shorter without a word', (t) => {
  const { file, truth, indexAt } = database(t);
  const whole = readFileSync(file);
  let hidden = 0;
  let seen = 0;
  // At night every 41st bit of the page, which reaches all its parts and all places in a byte; otherwise some of them.
  const step = 41 * howMany({ quick: 12, test: 4, night: 1 });
  for (let bit = seedOfDay('flipped bit') % step; bit < PAGE * 8; bit += step) {
    const harmed = Buffer.from(whole);
    const place = indexAt + (bit >> 3);
    harmed[place] = (harmed[place] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(file, harmed);
    const db = openToRead(file);
    const reader = new Reader(db);
    for (const table of tables) {
      const raw = entriesIn(reader, table, true);
      const isCut = raw !== undefined && raw.length < 40 && chainFlaw(table, raw) === undefined;
      if (isCut) hidden++;
      const entries = entriesIn(reader, table);
      if (entries === undefined || chainFlaw(table, entries) !== undefined) seen++;
      else assert.deepEqual(entries, truth.get(table), `bit ${bit}, ${table}`);
    }
    db.close();
  }
  t.diagnostic(`${hidden} logs whose chain still fits were cut, ${seen} found damaged`);
  assert.ok(hidden > 0, 'no flip hid an entry: this test looks at the wrong page');
  assert.ok(seen >= hidden);
});

/** Changes a closed database behind the back of the house. */
function meddle(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

for (const [damage, sql, flaw] of [
  ['lacks its last entry', 'DELETE FROM entry WHERE card = 2 AND seq = 39', /ends at entry 38, but entry 39/],
  ['lacks all entries', 'DELETE FROM entry WHERE card = 2', /entry 39 is gone/],
  ['is noted to end earlier', 'UPDATE log_end SET seq = 38 WHERE card = 2', /goes on after entry 38/],
  [
    'has another last entry',
    'UPDATE log_end SET hash = zeroblob(32) WHERE card = 2',
    /not the one that was written/,
  ],
  ['has no noted end', 'DELETE FROM log_end WHERE card = 2', /not noted where its log ends/],
  ['has another name', "UPDATE name SET name = 'Bo' WHERE card = 2", /names are not as they were written/],
  ['has lost a name', 'DELETE FROM name WHERE card = 2', /names are not as they were written/],
] as const)
  test(`a log that ${damage} is not read, nothing is appended to it, and the others go on`, async (t) => {
    const { file, truth } = database(t);
    meddle(file, sql);
    const reader = openToRead(file);
    t.after(() => reader.close());
    const [whole = '', hurt = ''] = tables;
    assert.throws(
      () => new Reader(reader).entries(hurt, 0),
      (error) => error instanceof LogDamaged && flaw.test(error.message),
    );
    assert.deepEqual(new Reader(reader).entries(whole, 0), truth.get(whole));
    const isOnlyNames = damage.endsWith('name');
    const db = openToWrite(file);
    t.after(() => db.close());
    const appends = [whole, hurt].map((table) => {
      const before = truth.get(table)?.at(-1);
      return following(before, entriesAfter(before, table, '"more"'), cardOf(table));
    });
    const outcomes = new Writer(db).write(appends).map(({ is }) => is);
    assert.deepEqual(outcomes, ['kept', isOnlyNames ? 'kept' : 'refused']);
  });

test('a table from before ends were noted is read, goes on, and is noted from then on', async (t) => {
  const { file, truth } = database(t);
  meddle(
    file,
    `DROP TABLE change; DROP TABLE lineage; DROP TABLE log_end; DROP INDEX card_over; DROP INDEX card_month; ALTER TABLE card DROP COLUMN month;
     PRAGMA user_version = 4`,
  );
  const db = openToWrite(file);
  const writer = new Writer(db);
  const [table = ''] = tables;
  const before = truth.get(table) ?? [];
  const reader = new Reader(db);
  assert.deepEqual(reader.entries(table, 0), before);
  const more = entriesAfter(before.at(-1), table, '"more"');
  const named = more.map((entry) => ({ ...entry, names: [{ place: 0, person: 'bo', name: 'Bo' }] }));
  assert.deepEqual(
    writer.write([following(before.at(-1), named, cardOf(table))]).map(({ is }) => is),
    ['kept'],
  );
  assert.deepEqual(reader.entries(table, 0), [...before, ...named]);
  db.exec('DELETE FROM entry WHERE card = 1 AND seq = 40');
  assert.throws(() => reader.entries(table, 0), /entry 40 was written/);
  db.close();
});

test('a sum of names does not depend on their order, and what is added twice is out again', () => {
  const [a, b] = ['Ann', 'Bo'].map((name, place) => ({ seq: 0, place, person: name, name }));
  assert.ok(a && b);
  const both = addNames(noNames, 't', [a, b]);
  assert.equal(addNames(addNames(noNames, 't', [b]), 't', [a]), both);
  assert.equal(addNames(both, 't', [b]), addNames(noNames, 't', [a]));
  for (const other of [
    { ...b, seq: 1 },
    { ...b, place: 0 },
    { ...b, person: 'x' },
    { ...b, name: 'Bob' },
  ])
    assert.notEqual(addNames(noNames, 't', [a, other]), both);
  assert.notEqual(addNames(noNames, 'u', [a, b]), both);
});

test('names of people who are forgotten, or were before, leave a table whole', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  const [table = ''] = tables;
  await log.forget('cy');
  const [made] = entriesAfter(undefined, table, '{}');
  assert.ok(made);
  const names = ['an', 'bo', 'cy'].map((person, place) => ({ place, person, name: person.toUpperCase() }));
  await add(log, [{ ...made, names }], cardOf(table));
  await log.forget('an');
  const left = async (from: SqliteLog) => (await from.read(table)).flatMap(({ names: given = [] }) => given);
  assert.deepEqual(await left(log), names.slice(1, 2));
  const [took] = entriesAfter(made, table, '{}');
  assert.ok(took);
  await add(log, [{ ...took, names: names.slice(1, 2) }], cardOf(table));
  assert.equal((await left(log)).length, 2);
  await log.close();
  const again = await SqliteLog.open(folder);
  assert.equal((await left(again)).length, 2);
  await again.close();
});

test('a card that cannot be read hides no others from a list', (t) => {
  const { file } = database(t);
  meddle(
    file,
    "UPDATE card SET people = '[\"an' WHERE number = 2; UPDATE card SET phase = 'plying' WHERE number = 3",
  );
  const db = openToRead(file);
  t.after(() => db.close());
  const reader = new Reader(db);
  const listed = reader.cards({ most: 10 }).map(({ table }) => table);
  assert.deepEqual(listed.toSorted(), [1, 4, 5].map(tableName));
  for (const table of [2, 3].map(tableName)) assert.throws(() => reader.card(table), LogDamaged);
});
