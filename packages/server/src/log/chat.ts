/**
 * The chat, in a file and a thread of its own: personal, deletable, not in backups, and never in the way of the log.
 * Whatever goes wrong here costs chat lines, nothing else.
 */
import { DatabaseSync } from 'node:sqlite';
import type { Saying } from './port.ts';

/** Older lines of a table are deleted. */
const mostPerTable = 200;

export class Chat {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    this.#db = new DatabaseSync(file, { timeout: 100 });
    // Deleted lines are overwritten. Losing a line in a power cut does no harm: hence NORMAL, which does not wait for
    // the disk.
    this.#db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;
      PRAGMA temp_store = MEMORY;
      CREATE TABLE IF NOT EXISTS saying (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, person TEXT NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS saying_table ON saying (name);
      CREATE INDEX IF NOT EXISTS saying_person ON saying (person);`);
  }

  say({ table, person, at, body }: Saying): void {
    this.#db
      .prepare('INSERT INTO saying (name, person, at, body) VALUES (?, ?, ?, ?)')
      .run(table, person, at, body);
    this.#db
      .prepare(
        `DELETE FROM saying WHERE name = ?1 AND id <=
           (SELECT id FROM saying WHERE name = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)`,
      )
      .run(table, mostPerTable);
  }

  said(table: string, most: number): readonly Saying[] {
    const rows = this.#db
      .prepare('SELECT person, at, body FROM saying WHERE name = ? ORDER BY id DESC LIMIT ?')
      .all(table, most);
    return rows
      .reverse()
      .map(({ person, at, body }) => ({ table, person: String(person), at: Number(at), body: String(body) }));
  }

  saidBy(person: string): readonly Saying[] {
    const rows = this.#db
      .prepare('SELECT name, at, body FROM saying WHERE person = ? ORDER BY id')
      .all(person);
    return rows.map(({ name, at, body }) => ({
      table: String(name),
      person,
      at: Number(at),
      body: String(body),
    }));
  }

  /**
   * Deletes everything a person has said. SQLite moves lines between pages when others are deleted, and may leave
   * copies behind, so the file is rewritten. Not even the write-ahead file may still hold them.
   */
  forget(person: string): void {
    this.#db.prepare('DELETE FROM saying WHERE person = ?').run(person);
    this.#db.exec('VACUUM');
    const { busy } = this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {};
    if (busy !== 0) throw new Error('somebody else reads what was said');
  }

  /** What was said at these tables is no longer wanted. */
  drop(tables: readonly string[]): void {
    const drop = this.#db.prepare('DELETE FROM saying WHERE name = ?');
    for (const table of tables) drop.run(table);
  }

  close(): void {
    this.#db.close();
  }
}
