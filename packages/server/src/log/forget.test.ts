import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { atNight, seedOfDay } from '@stamtafel/kernel/testing';
import { backUp, check, restore } from './backup.ts';
import { chainFlaw } from './chain.ts';
import { Chat } from './chat.ts';
import { CannotSave, type LogEntry, SaveUnknown } from './port.ts';
import { Reader } from './reader.ts';
import { databaseName, migrations, openToRead, openToWrite } from './schema.ts';
import { COOKIE_DAYS } from './secrets.ts';
import { SqliteLog } from './sqlite.ts';
import { goOn } from './testing/slow-chat.ts';
import { add, cardOf, entriesAfter, folderFor, tableName } from './testing/tables.ts';
import { Writer } from './writer.ts';

const everybody = Array.from({ length: 12 }, (_, n) => `p${n}`);

/** Words that only this person has: their name, and what they say. */
const called = (person: string, n: number): string => `Naam-van-${person}-${'é'.repeat(n % 20)}`;
const words = (person: string): string => `woorden-van-${person}-`;

/** How often a person is found in the bytes of a folder's files. */
const traces = (folder: string, person: string): number =>
  found(folder, called(person, 0)) + found(folder, words(person));

function found(folder: string, text: string): number {
  let times = 0;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (statSync(path).isFile()) times += readFileSync(path, 'latin1').split(text).length - 1;
  }
  return times;
}

/** Tables where everyone has sat and talked, in no order. */
async function fill(log: SqliteLog, tables: number): Promise<void> {
  for (let number = 0; number < tables; number += 1) {
    const table = tableName(number);
    const bodies = everybody.slice(0, 4).map((_, n) => JSON.stringify({ is: 'took', n }));
    const entries = entriesAfter(undefined, table, ...bodies, '{"is":"moved"}').map((entry, n): LogEntry => {
      const person = everybody[(number * 5 + n * 7) % everybody.length] ?? '';
      return n === 4 ? entry : { ...entry, names: [{ place: 0, person, name: called(person, number + n) }] };
    });
    await add(log, entries, cardOf(table));
    for (const person of everybody.slice(0, 3 + (number % 7)))
      await log.say({ table, person, at: number, body: `"${words(person)}${'x'.repeat(number % 60)}"` });
  }
}

test('of a forgotten person no byte is left in the folder, no matter who was forgotten before; the others stay', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  t.after(() => log.close());
  await fill(log, 120);
  const [first = '', ...others] = everybody;
  assert.ok(traces(folder, first) > 20);
  for (const [n, person] of everybody.slice(0, -1).entries()) {
    await log.forget(person);
    assert.equal(traces(folder, person), 0, person);
    for (const other of everybody.slice(n + 1)) assert.ok(traces(folder, other) > 20, `${other} was lost`);
    // Pages that others write on differ from person to person.
    const table = tableName(200 + n);
    const [entry] = entriesAfter(undefined, table, '{}');
    assert.ok(entry);
    const last = others.at(-1) ?? '';
    await add(log, [{ ...entry, names: [{ place: 0, person: last, name: called(last, n) }] }], cardOf(table));
  }
  for (let number = 0; number < 120; number += 1)
    assert.equal(chainFlaw(tableName(number), await log.read(tableName(number))), undefined);
  await log.close();
  for (const person of everybody.slice(0, -1)) assert.equal(traces(folder, person), 0, person);
});

test('chat lines that were moved about on their pages are forgotten too', (t) => {
  const folder = folderFor(t);
  const chat = new Chat(join(folder, 'chat.db'));
  t.after(() => chat.close());
  let seed = 7;
  const below = (n: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * n);
  };
  const say = (person: string): void =>
    chat.say({
      table: tableName(below(40)),
      person,
      at: 1,
      body: `"${words(person)}${'x'.repeat(below(40))}"`,
    });
  for (let line = 0; line < 6000; line += 1) say(`p${below(60)}`);
  for (let gone = 0; gone < 60; gone += 1) {
    chat.forget(`p${gone}`);
    assert.equal(found(folder, words(`p${gone}`)), 0, `p${gone}`);
    for (let line = 0; line < 40 && gone < 59; line += 1) say(`p${gone + 1 + below(59 - gone)}`);
  }
});

test('a backup made after a person was forgotten has nothing of them, nor has the restored house', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  t.after(() => log.close());
  await fill(log, 10);
  await log.forget('p0');
  const aside = folderFor(t);
  await backUp(folder, join(aside, 'copy.db'), { force: false });
  await log.close();
  assert.equal(traces(aside, 'p0'), 0);
  assert.ok(traces(aside, 'p1') > 0);
  const elsewhere = join(folderFor(t), 'new');
  await restore(join(aside, 'copy.db'), elsewhere, { force: false });
  assert.equal(traces(elsewhere, 'p0'), 0);
});

test('while a backup reads, nobody waits for it; once it has ended, the next entry takes the last bytes away', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  t.after(() => log.close());
  await fill(log, 10);
  const backup = new DatabaseSync(join(folder, databaseName), { readOnly: true });
  backup.exec('BEGIN');
  backup.prepare('SELECT count(*) FROM entry').get();
  await log.forget('p0');
  const names = (await log.read(tableName(0))).flatMap((entry) => entry.names ?? []);
  assert.ok(names.length > 0 && names.every(({ person }) => person !== 'p0'));
  backup.exec('COMMIT');
  backup.close();
  await add(log, entriesAfter(undefined, tableName(300), '{}'), cardOf(tableName(300)));
  // The answer is out before the writer tidies up; what it says next comes after that.
  await add(log, entriesAfter(undefined, tableName(301), '{}'), cardOf(tableName(301)));
  assert.equal(traces(folder, 'p0'), 0);
});

test('while what a person said is deleted, moves are still saved: nobody at a table waits for it', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder, { chat: new URL('./testing/slow-chat.ts', import.meta.url) });
  t.after(() => log.close());
  await fill(log, 10);
  let isForgotten = false;
  const forgetting = log.forget('p0').then(() => {
    isForgotten = true;
  });
  await add(log, entriesAfter(undefined, tableName(300), '{}'), cardOf(tableName(300)));
  await add(log, entriesAfter(undefined, tableName(301), '{}'), cardOf(tableName(301)));
  assert.equal(isForgotten, false);
  writeFileSync(goOn(join(folder, 'chat.db')), '');
  await forgetting;
  assert.equal(traces(folder, 'p0'), 0);
});

test('as long as another program reads what was said nobody is told that it is gone; asking again does the rest', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  t.after(() => log.close());
  await fill(log, 3);
  const other = new DatabaseSync(join(folder, 'chat.db'), { readOnly: true });
  other.exec('BEGIN');
  other.prepare('SELECT count(*) FROM saying').get();
  await assert.rejects(log.forget('p0'), CannotSave);
  assert.equal(log.isForgotten('p0'), false, 'his cookie is still good for asking again');
  other.close();
  await log.forget('p0');
  assert.equal(traces(folder, 'p0'), 0);
});

test('what takes the place of a house has nothing of those whom that had forgotten, however old the backup', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  await fill(log, 10);
  const backup = join(folderFor(t), 'copy.db');
  await backUp(folder, backup, { force: false });
  await log.forget('p0');
  await log.close();
  await restore(backup, folder, { force: true });
  assert.equal(traces(folder, 'p0'), 0);
  const restored = await SqliteLog.open(folder);
  t.after(() => restored.close());
  assert.equal(restored.isForgotten('p0'), true);
  const names = (await restored.read(tableName(0))).flatMap((entry) => entry.names ?? []);
  assert.ok(names.length > 0 && names.every(({ person }) => person !== 'p0'));
});

test('a house that cannot be read any more is replaced all the same', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder);
  await fill(log, 3);
  const backup = join(folderFor(t), 'copy.db');
  await backUp(folder, backup, { force: false });
  await log.close();
  writeFileSync(join(folder, databaseName), 'nothing that anybody could read '.repeat(100));
  assert.equal((await restore(backup, folder, { force: true })).tables, 3);
});

test('a chat whose thread has died is opened again', async (t) => {
  const folder = folderFor(t);
  const log = await SqliteLog.open(folder, { chat: new URL('./testing/mortal-chat.ts', import.meta.url) });
  t.after(() => log.close());
  const saying = { table: tableName(1), person: 'p0', at: 1, body: '"hoi"' };
  assert.equal(await log.say(saying), true);
  await assert.rejects(log.forget('p0'), SaveUnknown);
  assert.deepEqual(await log.said(tableName(1), 10), [saying]);
});

/** A process that ends at the n-th point of the writer, or of the chat; whether it has said that it is done. */
function forgetAndDie(t: TestContext, folder: string, crashAt: { readonly [where: string]: string }) {
  const forgetter = fileURLToPath(new URL('./testing/forgetter.ts', import.meta.url));
  const { stdout, signal, status } = spawnSync(process.execPath, [forgetter, folder, 'p0', called('p0', 3)], {
    encoding: 'utf8',
    env: { ...process.env, ...crashAt },
    timeout: 60_000,
  });
  t.diagnostic(`${JSON.stringify(crashAt)}: ${signal ?? status}`);
  return { done: stdout === 'forgotten\n', killed: signal === 'SIGKILL' };
}

test('killed at every numbered point while it forgets: what was said to be forgotten is, and asking again does the rest', {
  timeout: 240_000,
}, async (t) => {
  const origin = folderFor(t);
  const log = await SqliteLog.open(origin);
  await fill(log, 6);
  await log.close();
  // At night each point of the writer, otherwise every fifth, others each day. Of the chat there are two.
  const step = { CRASH_CHAT_AT: 1, CRASH_AT: atNight ? 1 : 5 };
  const points = { CRASH_CHAT_AT: 0, CRASH_AT: seedOfDay('killed while it forgets') % step.CRASH_AT };
  for (const where of ['CRASH_CHAT_AT', 'CRASH_AT'] as const)
    for (let killed = true; killed; points[where] += step[where]) {
      const point = `${where} ${points[where]}`;
      const folder = folderFor(t);
      cpSync(origin, folder, { recursive: true });
      const ended = forgetAndDie(t, folder, { [where]: String(points[where]) });
      const { done } = ended;
      killed = ended.killed;
      if (done) assert.equal(traces(folder, 'p0'), 0, point);
      const again = await SqliteLog.open(folder);
      t.after(() => again.close());
      assert.deepEqual(again.damaged, []);
      let isNamed = false;
      for (let number = 0; number < 6; number += 1) {
        const entries = await again.read(tableName(number));
        assert.equal(chainFlaw(tableName(number), entries), undefined);
        isNamed ||= entries.some(({ names = [] }) => names.some(({ person }) => person === 'p0'));
      }
      if (!isNamed) assert.equal(found(folder, called('p0', 0)), 0, `half forgotten at ${point}`);
      await again.forget('p0');
      assert.equal(traces(folder, 'p0'), 0, `again after ${point}`);
      for (const other of everybody.slice(1, 9)) assert.ok(traces(folder, other) > 0);
      await again.close();
    }
  assert.equal(points.CRASH_CHAT_AT, 3, 'before, after, and once to the end');
  assert.ok(points.CRASH_AT > 10, `${points.CRASH_AT} points`);
});

test('a database from before names lay apart is brought up to date, and so is a backup of it', async (t) => {
  const folder = folderFor(t);
  const file = join(folder, databaseName);
  const table = tableName(1);
  const body = JSON.stringify({ is: 'took', seat: 0, person: 'an', name: 'An' });
  const [entry] = entriesAfter(undefined, table, body);
  assert.ok(entry);
  const old = openToWrite(file, migrations.slice(0, 1));
  old.exec(`INSERT INTO card VALUES (1, '${table}', 'how-ruck', 'over', 0, 1, 1, '[]', NULL)`);
  old
    .prepare('INSERT INTO entry (card, seq, at, body, hash) VALUES (1, 0, ?, ?, unhex(?))')
    .run(entry.at, body, entry.hash);
  old.close();
  const backup = join(folderFor(t), 'old.db');
  assert.deepEqual(await backUp(folder, backup, { force: false }), { tables: 1, entries: 1 });
  assert.deepEqual(check(backup), { tables: 1, entries: 1 });
  const elsewhere = join(folderFor(t), 'new');
  await restore(backup, elsewhere, { force: false });
  for (const place of [folder, elsewhere]) {
    const log = await SqliteLog.open(place);
    t.after(() => log.close());
    assert.deepEqual(await log.read(table), [entry]);
    const [next] = entriesAfter(entry, table, '{}');
    assert.ok(next);
    const named = { ...next, names: [{ place: 0, person: 'an', name: 'An' }] };
    await add(log, [named], cardOf(table));
    assert.deepEqual(await log.read(table), [entry, named]);
    await log.close();
  }
});

test('where it cannot be read who was forgotten, the house is not shut to everybody', async (t) => {
  const folder = folderFor(t);
  const file = join(folder, databaseName);
  const log = await SqliteLog.open(folder);
  await log.forget('an');
  await log.close();
  const db = new DatabaseSync(file);
  const { page_size: size } = db.prepare('PRAGMA page_size').get() ?? {};
  const { rootpage } = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'forgotten'").get() ?? {};
  db.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, (Number(rootpage) - 1) * Number(size), Number(rootpage) * Number(size));
  writeFileSync(file, bytes);
  const damaged = await SqliteLog.open(folder);
  t.after(() => damaged.close());
  assert.equal(damaged.isForgotten('an'), false);
});

test('that a person was forgotten is remembered until no cookie of theirs can be left, and no longer', (t) => {
  const file = join(folderFor(t), databaseName);
  const writer = new Writer(openToWrite(file));
  const reader = new Reader(openToRead(file));
  const DAY = 24 * 3600 * 1000;
  writer.forget('an', 0);
  writer.forget('bo', (COOKIE_DAYS + 1) * DAY);
  assert.deepEqual([reader.isForgotten('an'), reader.isForgotten('bo')], [true, true]);
  writer.forget('cy', (COOKIE_DAYS + 1) * DAY + 1);
  assert.deepEqual([reader.isForgotten('an'), reader.isForgotten('bo')], [false, true]);
});
