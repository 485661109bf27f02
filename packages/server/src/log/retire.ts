/** Takes the logs of tables that are over out of the database, once they are safe elsewhere or no longer wanted. */
import type { DatabaseSync } from 'node:sqlite';
import type { Around } from './writer.ts';

/** A log that was copied to the file of its month, up to this end. */
export interface Copied {
  readonly table: string;
  readonly month: string;
  readonly seq: number;
  readonly hash: string;
}

/** The log is safe in the file of its month: it leaves the database. False if it has changed since. */
export const putAway = (db: DatabaseSync, { table, month, seq, hash }: Copied, around: Around): boolean =>
  retire(db, table, around, (number) => {
    const end = db.prepare('SELECT seq, lower(hex(hash)) AS hash FROM log_end WHERE card = ?').get(number);
    if (end?.seq !== seq || end.hash !== hash) return false;
    db.prepare('UPDATE card SET month = ? WHERE number = ?').run(month, number);
    db.prepare('DELETE FROM entry WHERE card = ?').run(number);
    note(db, table);
    return true;
  });

/** All of a table leaves the database. */
export const remove = (db: DatabaseSync, table: string, around: Around): boolean =>
  retire(db, table, around, (number) => {
    drop(db, number);
    note(db, table);
    return true;
  });

/** No entry tells of it. */
const note = (db: DatabaseSync, table: string): void =>
  void db.prepare('INSERT INTO change (name) VALUES (?)').run(table);

/** Its names are overwritten and not deleted, as in `Writer.forget`. */
export function drop(db: DatabaseSync, number: number): void {
  db.prepare(
    'UPDATE name SET name = CAST(zeroblob(octet_length(name)) AS TEXT) WHERE card = ? AND length(name) > 0',
  ).run(number);
  for (const table of ['entry', 'log_end', 'person'])
    db.prepare(`DELETE FROM ${table} WHERE card = ?`).run(number);
  db.prepare('DELETE FROM card WHERE number = ?').run(number);
}

/**
 * In a transaction of its own, and only if the table is over. The table with the newest entry of all waits until there is a
 * newer one: the numbers of entries only ever rise, and what copies the newest rests on that (increments/gather.ts).
 */
function retire(db: DatabaseSync, table: string, around: Around, act: (number: number) => boolean): boolean {
  try {
    let done = false;
    around('retire', () => {
      db.exec('BEGIN IMMEDIATE');
      const over = db
        .prepare("SELECT number FROM card WHERE name = ? AND phase = 'over' AND month IS NULL")
        .get(table);
      const newest = db.prepare('SELECT card FROM entry ORDER BY id DESC LIMIT 1').get();
      done = over !== undefined && newest?.card !== over.number && act(Number(over.number));
    });
    if (done) around('commit', () => db.exec('COMMIT'));
    return done;
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK');
  }
}
