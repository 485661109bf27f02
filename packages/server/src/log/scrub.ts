/**
 * Reads a whole database, slowly, and tells what is not as it was written. A disk changes what it holds without a word,
 * and damage that is found while a good backup is still there can be undone.
 */
import type { DatabaseSync } from 'node:sqlite';
import { LogDamaged } from './port.ts';
import { type Elsewhere, Reader } from './reader.ts';
import { isDamage } from './schema.ts';

/** What was found, and at which table, if that is known. */
export interface Damage {
  readonly table: string | undefined;
  readonly flaw: string;
}

type Row = Readonly<Record<string, unknown>>;
type Step = readonly Damage[];

/** How many rows are looked at in one step: a few milliseconds. */
const AT_ONCE = 500;

/** Each step reads a little and yields the damage that it found; between the steps the caller may rest. */
export function* scrub(db: DatabaseSync, elsewhere?: Elsewhere): Generator<Step> {
  // The ends first: they are what a damaged index hides, and take no time.
  yield* slices(db, ends(elsewhere));
  yield* slices(db, tables(elsewhere));
  yield* slices(db, places);
  for (const what of checkedBySqlite) yield found(() => verdicts(db, what));
}

/** Looks at what comes after a number; returns the damage, and the last number looked at, if there is more. */
type Slice = (
  db: DatabaseSync,
  after: number,
) => { readonly damage: Step; readonly last: number | undefined };

function* slices(db: DatabaseSync, slice: Slice): Generator<Step> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    // What cannot be read is not read on: the next kind of check may come further.
    last = undefined;
    yield found(() => {
      const { damage, last: next } = slice(db, after);
      last = next;
      return damage;
    });
  }
}

function found(look: () => Step): Step {
  try {
    return look();
  } catch (error) {
    if (!isDamage(error) && !(error instanceof LogDamaged)) throw error;
    return [{ table: undefined, flaw: 'the database is damaged' }];
  }
}

/** Each log ends where it was noted to end. */
const ends =
  (elsewhere?: Elsewhere): Slice =>
  (db, after) => {
    const rows = all(
      db,
      `SELECT card.number, card.name,
       log_end.hash IS NOT NULL AND (month IS NOT NULL OR last.hash IS log_end.hash)
         AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.card = card.number AND entry.seq > log_end.seq) AS fits
     FROM card LEFT JOIN log_end ON log_end.card = card.number
       LEFT JOIN entry AS last ON last.card = card.number AND last.seq = log_end.seq
     WHERE card.number > ? ORDER BY card.number LIMIT ${AT_ONCE}`,
      after,
    );
    const reader = new Reader(db, elsewhere);
    const damage = rows
      .filter(({ fits }) => fits !== 1)
      .map(({ name }) => ({
        table: String(name),
        flaw: reader.flaw(String(name)) ?? 'its log does not end where it was noted to end',
      }));
    return { damage, last: lastOf(rows, 'number') };
  };

/** Each table is found by its name and by its people, its card can be read, and its log is whole. */
const tables =
  (elsewhere?: Elsewhere): Slice =>
  (db, after) => {
    const rows = all(db, 'SELECT number, name FROM card WHERE number > ? ORDER BY number LIMIT 1', after);
    const damage = rows.flatMap(({ number, name }) =>
      flawsAt(db, new Reader(db, elsewhere), { number: Number(number), table: String(name) }).map((flaw) => ({
        table: String(name),
        flaw,
      })),
    );
    return { damage, last: lastOf(rows, 'number') };
  };

function flawsAt(
  db: DatabaseSync,
  reader: Reader,
  { number, table }: { readonly number: number; readonly table: string },
): readonly string[] {
  const isFound = all(db, 'SELECT number FROM card WHERE name = ?', table)[0]?.number === number;
  if (!isFound) return ['it is not found by its name'];
  const sits = 'SELECT 1 FROM person WHERE person = ? AND card = ?';
  const isAmong = (person: string): boolean => all(db, sits, person, number).length > 0;
  const flaw = reader.flaw(table);
  const inLog = flaw === undefined ? [] : [flaw];
  try {
    const people = reader.card(table)?.people ?? [];
    return people.every(isAmong) ? inLog : [...inLog, 'it is not found by its people'];
  } catch (error) {
    if (error instanceof LogDamaged) return [...inLog, error.message];
    throw error;
  }
}

/** Each entry is found by its place: read without the index that finds it. */
const places: Slice = (db, after) => {
  const rows = all(
    db,
    `SELECT id, seq, (SELECT name FROM card WHERE number = entry.card) AS name,
       (SELECT id FROM entry AS placed WHERE placed.card = entry.card AND placed.seq = entry.seq) AS found
     FROM entry NOT INDEXED WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`,
    after,
  );
  const damage = rows
    .filter(({ id, found: by, name }) => by !== id || name === null)
    .map(({ seq, name }) =>
      name === null
        ? { table: undefined, flaw: 'an entry belongs to no table' }
        : { table: String(name), flaw: `entry ${seq} is not found by its number` },
    );
  return { damage, last: lastOf(rows, 'id') };
};

/** What else there is, all of it small. */
const checkedBySqlite = [
  'card',
  'log_end',
  'person',
  'name',
  'forgotten',
  'settled',
  'change',
  'lineage',
  'sqlite_sequence',
] as const;

const verdicts = (db: DatabaseSync, what: (typeof checkedBySqlite)[number]): Step =>
  all(db, `PRAGMA integrity_check(${what})`)
    .map((row) => String(row.integrity_check))
    .filter((verdict) => verdict !== 'ok')
    .map((verdict) => ({ table: undefined, flaw: `${what}: ${verdict}` }));

const all = (db: DatabaseSync, sql: string, ...values: readonly (string | number)[]): readonly Row[] =>
  db.prepare(sql).all(...values);

function lastOf(rows: readonly Row[], column: string): number | undefined {
  const last = rows.at(-1);
  return last === undefined ? undefined : Number(last[column]);
}
