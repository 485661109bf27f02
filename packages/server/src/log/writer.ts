/** Writes groups of appends to the database: what a group's caller is told is true, whatever fails. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LogEntry, TableCard } from './port.ts';
import { errcode } from './schema.ts';

export interface Append {
  readonly entries: readonly LogEntry[];
  readonly card: TableCard;
}

export type Outcome =
  | { readonly is: 'kept' }
  /** Another entry has this number already. */
  | { readonly is: 'taken' }
  /** Surely nothing of it is there. */
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'unknown'; readonly why: string };

export const steps = [
  'begin',
  'card',
  'entry',
  'commit',
  'settle',
  'witness',
  'checkpoint',
  'reply',
] as const;

/** Every touch of the disk goes through one of these; tests make the n-th fail or end the process there. */
export type Around = (step: (typeof steps)[number], run: () => void) => void;

export const straight: Around = (_, run) => run();

/** The commit itself failed: entries may or may not be there. */
class CommitFailed extends Error {}

const kept: Outcome = { is: 'kept' };

export class Writer {
  readonly #db: DatabaseSync;
  readonly #around: Around;
  readonly #sql: Readonly<Record<keyof typeof statements, StatementSync>>;

  constructor(db: DatabaseSync, around: Around = straight) {
    this.#db = db;
    this.#around = around;
    this.#sql = {
      find: db.prepare(statements.find),
      make: db.prepare(statements.make),
      change: db.prepare(statements.change),
      touch: db.prepare(statements.touch),
      join: db.prepare(statements.join),
      leave: db.prepare(statements.leave),
      last: db.prepare(statements.last),
      hash: db.prepare(statements.hash),
      entry: db.prepare(statements.entry),
      size: db.prepare(statements.size),
      checkpoint: db.prepare(statements.checkpoint),
    };
  }

  /** One transaction for all; each append gets its own outcome. */
  write(group: readonly Append[]): readonly Outcome[] {
    const outcomes: Outcome[] = [];
    try {
      this.#around('begin', () => this.#db.exec('BEGIN IMMEDIATE'));
      for (const append of group) outcomes.push(this.#insert(append) ? kept : { is: 'taken' });
      this.#commit();
      return outcomes;
    } catch (error) {
      this.#rollback();
      if (error instanceof CommitFailed) return this.#afterFailedCommit(group, outcomes, error.cause);
      // It may have been one append that spoilt it for the others: each by itself.
      if (group.length > 1) return group.flatMap((append) => this.write([append]));
      return [{ is: 'refused', why: message(error) }];
    }
  }

  /**
   * Moves what is in the write-ahead file into the database when it is this many pages, so that it stays small.
   * True when all of it has been moved, and is therefore out of danger.
   */
  checkpoint(pages: number): boolean {
    const { log, checkpointed } = this.#sql.size.get() ?? {};
    if (Number(log) - Number(checkpointed) < pages) return false;
    let done = false;
    this.#around('checkpoint', () => {
      const after = this.#sql.checkpoint.get() ?? {};
      done = after.busy === 0 && after.log === after.checkpointed;
    });
    return done;
  }

  /** Exactly this entry is there. */
  has({ table, seq, hash }: Pick<LogEntry, 'table' | 'seq' | 'hash'>): boolean {
    const row = this.#sql.find.get(table);
    return row !== undefined && this.#sql.hash.get(Number(row.number), seq)?.hash === hash;
  }

  /** False when the numbers are taken. */
  #insert({ entries, card }: Append): boolean {
    const [first] = entries;
    if (first === undefined) return true;
    const row = this.#sql.find.get(card.table);
    const last = row === undefined ? -1 : Number(this.#sql.last.get(Number(row.number))?.seq ?? -1);
    if (first.seq <= last) return false;
    if (first.seq !== last + 1) throw new Error(`entry ${first.seq} cannot follow entry ${last}`);
    let number = 0;
    this.#around('card', () => {
      number = this.#putCard(row, card);
    });
    for (const { seq, at, body, hash } of entries)
      this.#around('entry', () => this.#sql.entry.run(number, seq, at, body, hash));
    return true;
  }

  #putCard(row: Record<string, unknown> | undefined, card: TableCard): number {
    const { table, game, phase, made, touched } = card;
    const [listed, people, due] = [card.listed ? 1 : 0, JSON.stringify(card.people), card.due ?? null];
    if (row === undefined) {
      const { lastInsertRowid } = this.#sql.make.run(table, game, phase, listed, made, touched, people, due);
      this.#putPeople(Number(lastInsertRowid), [], card.people);
      return Number(lastInsertRowid);
    }
    const number = Number(row.number);
    // Mostly only the time has changed: then no index need be touched.
    const same = row.phase === phase && row.listed === listed && row.people === people && row.due === due;
    if (same) this.#sql.touch.run(touched, number);
    else this.#sql.change.run(phase, listed, touched, people, due, number);
    if (row.people !== people) this.#putPeople(number, JSON.parse(String(row.people)), card.people);
    return number;
  }

  #putPeople(number: number, before: readonly string[], now: readonly string[]): void {
    for (const person of new Set(before).difference(new Set(now))) this.#sql.leave.run(person, number);
    for (const person of new Set(now).difference(new Set(before))) this.#sql.join.run(person, number);
  }

  #commit(): void {
    try {
      this.#around('commit', () => this.#db.exec('COMMIT'));
    } catch (error) {
      throw new CommitFailed('commit failed', { cause: error });
    }
  }

  /**
   * A commit that fails while writing has left no valid end of the transaction in the file. Any other failure, as
   * of the sync, may have left all of it there, to come back after a crash. A further commit settles that: it
   * takes the place of what is not there and makes durable what is. If that fails too, nobody knows.
   */
  #afterFailedCommit(
    group: readonly Append[],
    outcomes: readonly Outcome[],
    cause: unknown,
  ): readonly Outcome[] {
    const why = message(cause);
    const each = (verdict: (append: Append) => Outcome) =>
      group.map((append, index) => {
        const outcome = outcomes[index];
        return outcome?.is === 'taken' ? outcome : verdict(append);
      });
    if ([sqliteFull, sqliteWriteError].includes(errcode(cause) ?? 0))
      return each(() => ({ is: 'refused', why }));
    try {
      this.#around('settle', () =>
        this.#db.exec('BEGIN IMMEDIATE; UPDATE settled SET times = times + 1; COMMIT'),
      );
      return each(({ entries }) =>
        entries.every((entry) => this.has(entry)) ? kept : { is: 'refused', why },
      );
    } catch {
      this.#rollback();
      return each(() => ({ is: 'unknown', why }));
    }
  }

  /** Many errors have ended the transaction already. */
  #rollback(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
  }
}

const sqliteFull = 13;
const sqliteWriteError = 778;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const statements = {
  find: 'SELECT number, phase, listed, people, due FROM card WHERE name = ?',
  make: `INSERT INTO card (name, game, phase, listed, made, touched, people, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  change: 'UPDATE card SET phase = ?, listed = ?, touched = ?, people = ?, due = ? WHERE number = ?',
  touch: 'UPDATE card SET touched = ? WHERE number = ?',
  join: 'INSERT INTO person (person, card) VALUES (?, ?)',
  leave: 'DELETE FROM person WHERE person = ? AND card = ?',
  last: 'SELECT seq FROM entry WHERE card = ? ORDER BY seq DESC LIMIT 1',
  hash: 'SELECT lower(hex(hash)) AS hash FROM entry WHERE card = ? AND seq = ?',
  entry: 'INSERT INTO entry (card, seq, at, body, hash) VALUES (?, ?, ?, ?, unhex(?))',
  size: 'PRAGMA wal_checkpoint(NOOP)',
  checkpoint: 'PRAGMA wal_checkpoint(PASSIVE)',
} as const;
