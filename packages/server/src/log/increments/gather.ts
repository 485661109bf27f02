/** What has changed in a database since a point in time: at one moment, and each entry checked before it is copied. */
import type { DatabaseSync } from 'node:sqlite';
import { chained, chainStart } from '../chain.ts';
import { type GivenName, LogDamaged, type TableCard } from '../port.ts';
import { type Elsewhere, Reader } from '../reader.ts';
import type { Line, Marks } from './point.ts';

/** More than this is a whole copy's work. */
const [MOST_ENTRIES, MOST_CHANGES] = [50_000, 5_000];

type Row = Readonly<Record<string, unknown>>;

interface Place {
  readonly number: number;
  readonly table: string;
}

/** How far the database is. */
export function marksOf(db: DatabaseSync): Marks {
  const row = db
    .prepare(
      `SELECT (SELECT id FROM lineage) AS lineage,
         coalesce((SELECT max(id) FROM entry), 0) AS entry,
         coalesce((SELECT lower(hex(hash)) FROM entry ORDER BY id DESC LIMIT 1), '') AS hash,
         coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'change'), 0) AS change`,
    )
    .get();
  return {
    lineage: String(row?.lineage),
    entry: Number(row?.entry),
    hash: String(row?.hash),
    change: Number(row?.change),
  };
}

export const isSame = (one: Marks, other: Marks): boolean =>
  one.lineage === other.lineage &&
  one.entry === other.entry &&
  one.hash === other.hash &&
  one.change === other.change;

export interface Gathered {
  readonly marks: Marks;
  readonly lines: readonly Line[];
}

/**
 * Undefined if it cannot be told: too much has changed, or it is not the database of which the point was made, because a
 * backup was restored or an older file was put back.
 */
export function gather(db: DatabaseSync, elsewhere: Elsewhere, since: Marks): Gathered | undefined {
  db.exec('BEGIN');
  try {
    const marks = marksOf(db);
    if (!follows(db, since, marks)) return undefined;
    const entries = db
      .prepare(
        `SELECT card, seq, at, body, lower(hex(hash)) AS hash FROM entry WHERE id > ? ORDER BY id LIMIT ${MOST_ENTRIES + 1}`,
      )
      .all(since.entry);
    if (entries.length > MOST_ENTRIES) return undefined;
    const lines: Line[] = [];
    for (const [number, rows] of Map.groupBy(entries, ({ card }) => Number(card))) {
      const table = String(db.prepare('SELECT name FROM card WHERE number = ?').get(number)?.name);
      lines.push(orDamaged(table, () => tableLine(db, { number, table }, rows)));
    }
    return { marks, lines: [...lines, ...otherLines(db, elsewhere, since)] };
  } finally {
    db.exec('COMMIT');
  }
}

/** The numbers of entries and changes only ever rise, and an entry that is still there is the same. */
function follows(db: DatabaseSync, since: Marks, now: Marks): boolean {
  if (now.lineage !== since.lineage || now.entry < since.entry || now.change < since.change) return false;
  if (now.change - since.change > MOST_CHANGES) return false;
  const row = db.prepare('SELECT lower(hex(hash)) AS hash FROM entry WHERE id = ?').get(since.entry);
  if (row !== undefined && row.hash !== since.hash) return false;
  const noted = db.prepare('SELECT count(*) AS n FROM change WHERE n > ?').get(since.change);
  // Those of people who were forgotten long ago, and the oldest of very many, are no longer there.
  return Number(noted?.n) === now.change - since.change;
}

/** What cannot be read is left out, with a word: it must not take the place of what is still whole there. */
function orDamaged(table: string, read: () => Line): Line {
  try {
    return read();
  } catch (error) {
    if (error instanceof LogDamaged) return { is: 'damaged', table, why: error.message };
    throw error;
  }
}

function tableLine(db: DatabaseSync, { number, table }: Place, rows: readonly Row[]): Line {
  const reader = new Reader(db);
  const first = Number(rows[0]?.seq);
  const before = db
    .prepare('SELECT lower(hex(hash)) AS hash FROM entry WHERE card = ? AND seq = ?')
    .get(number, first - 1);
  let hash = first === 0 ? chainStart(table) : String(before?.hash);
  let seq = first;
  for (const row of rows) {
    hash = chained(hash, Number(row.at), String(row.body));
    if (row.seq !== seq++ || row.hash !== hash)
      return { is: 'damaged', table, why: `entry ${row.seq} does not fit the hash chain` };
  }
  const end = reader.end(table);
  const card = reader.card(table);
  if (card === undefined || end?.seq !== seq - 1 || end.hash !== hash)
    return { is: 'damaged', table, why: 'its log does not end where it was noted to end' };
  const names = Map.groupBy(namesFrom(db, number, first), (one) => one.seq);
  const entries = rows.map((row) => {
    const given = names.get(Number(row.seq))?.map(({ seq: _, ...name }) => name);
    return { at: Number(row.at), body: String(row.body), ...(given && { names: given }) };
  });
  return { is: 'table', card: plain(card), first, entries, hash };
}

function namesFrom(
  db: DatabaseSync,
  number: number,
  first: number,
): readonly (GivenName & { seq: number })[] {
  const rows = db
    .prepare(
      `SELECT seq, place, person, name FROM name WHERE card = ? AND seq >= ? AND length(name) > 0
       ORDER BY seq, place`,
    )
    .all(number, first);
  return rows.map(({ seq, place, person, name }) => ({
    seq: Number(seq),
    place: Number(place),
    person: String(person),
    name: String(name),
  }));
}

/** Changes that are no entries, in their order. */
function otherLines(db: DatabaseSync, elsewhere: Elsewhere, since: Marks): readonly Line[] {
  const reader = new Reader(db);
  const forgotten = new Map(reader.forgotten().map(({ person, at }) => [person, at]));
  const rows = db.prepare('SELECT name, person FROM change WHERE n > ? ORDER BY n').all(since.change);
  const lines = new Map<string, Line>();
  for (const { name, person } of rows) {
    const at = forgotten.get(String(person));
    if (person !== null && at !== undefined)
      lines.set(`person ${person}`, { is: 'forgotten', person: String(person), at });
    if (name !== null)
      lines.set(
        `table ${name}`,
        orDamaged(String(name), () => cardLine(db, elsewhere, String(name))),
      );
  }
  return [...lines.values()];
}

/** For a table that was put away, its whole log: perhaps its end was never in an increment. */
function cardLine(db: DatabaseSync, elsewhere: Elsewhere, table: string): Line {
  const reader = new Reader(db);
  const card = reader.card(table);
  if (card === undefined) return { is: 'gone', table };
  const month = reader.month(table);
  if (month === undefined) return { is: 'card', card: plain(card) };
  const number = Number(db.prepare('SELECT number FROM card WHERE name = ?').get(table)?.number);
  const rows = elsewhere.entries(month, table, 0).map((entry) => ({ ...entry }));
  return tableLine(db, { number, table }, rows);
}

const plain = ({ people, ...card }: TableCard) => ({ ...card, people: [...people] });
