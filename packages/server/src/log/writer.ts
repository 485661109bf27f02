/** Writes groups of appends to the database: what the caller is told is true, whatever fails. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { chained, chainStart } from './chain.ts';
import { addNames, noNames, type PlacedName } from './log-end.ts';
import type { Append, GivenName, TableCard } from './port.ts';
import { errcode, isDamage, patienceMs } from './schema.ts';
import { COOKIE_DAYS } from './secrets.ts';
import type { Witnessed } from './witness.ts';

/** This process has everything to itself: nobody asks after its lease. */
export type Writing = Omit<Append, 'epoch'>;

export type Outcome =
  | { readonly is: 'kept'; readonly last: Witnessed }
  /** The log does not end where it was said to end. */
  | { readonly is: 'taken' }
  /** The log was put away: nothing can be appended. */
  | { readonly is: 'away' }
  /** Certainly nothing of it is there. */
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
  'forget',
  'retire',
  'reply',
] as const;

/** Every access to the disk goes through one of these; tests make the n-th fail or end the process there. */
export type Around = (step: (typeof steps)[number], run: () => void) => void;

export const straight: Around = (_, run) => run();

/** The commit itself failed: entries may or may not be there. */
class CommitFailed extends Error {}

/** What the database has of a table. Nothing else writes, so it need not be queried again. */
interface Known {
  readonly number: number;
  readonly isAway: boolean;
  phase: string;
  listed: number;
  people: string;
  due: number | null;
  touched: number;
  /** The number of the last entry, and its hash. */
  last: number;
  hash: string;
  /** The sum of its names; undefined for a table from before that was noted. */
  names: string | undefined;
}

/** How many tables are remembered: those last written. */
const mostKnown = 2000;

/**
 * A day longer than a cookie lives: one that was on its way when its owner was forgotten is a few moments younger.
 */
const rememberedMs = (COOKIE_DAYS + 1) * 24 * 3600 * 1000;

/** This many changes without an entry are noted, the newest. */
const mostNoted = 10_000;

/** Longer than any query of ours takes, shorter than a player notices. */
const briefMs = 50;

export class Writer {
  readonly #db: DatabaseSync;
  readonly #around: Around;
  readonly #sql: Readonly<Record<keyof typeof statements, StatementSync>>;
  readonly #known = new Map<string, Known>();

  constructor(db: DatabaseSync, around: Around = straight) {
    this.#db = db;
    this.#around = around;
    this.#sql = {
      find: db.prepare(statements.find),
      make: db.prepare(statements.make),
      change: db.prepare(statements.change),
      touch: db.prepare(statements.touch),
      phase: db.prepare(statements.phase),
      renew: db.prepare(statements.renew),
      join: db.prepare(statements.join),
      leave: db.prepare(statements.leave),
      leaveAll: db.prepare(statements.leaveAll),
      end: db.prepare(statements.end),
      putEnd: db.prepare(statements.putEnd),
      putSum: db.prepare(statements.putSum),
      namesOf: db.prepare(statements.namesOf),
      stored: db.prepare(statements.stored),
      entry: db.prepare(statements.entry),
      name: db.prepare(statements.name),
      forget: db.prepare(statements.forget),
      remember: db.prepare(statements.remember),
      expire: db.prepare(statements.expire),
      note: db.prepare(statements.note),
      unnote: db.prepare(statements.unnote),
      size: db.prepare(statements.size),
      checkpoint: db.prepare(statements.checkpoint),
      truncate: db.prepare(statements.truncate),
    };
  }

  /** One transaction for all; each append gets its own outcome. */
  write(group: readonly Writing[]): readonly Outcome[] {
    const outcomes: Outcome[] = [];
    try {
      this.#around('begin', () => this.#db.exec('BEGIN IMMEDIATE'));
      for (const append of group) outcomes.push(this.#insert(append));
      this.#commit();
      return outcomes;
    } catch (error) {
      this.#rollback();
      if (error instanceof CommitFailed) return this.#afterFailedCommit(group, outcomes, error.cause);
      // One append may have spoilt it for the others: try each by itself.
      if (group.length > 1) return group.flatMap((append) => this.write([append]));
      return [{ is: 'refused', why: message(error) }];
    }
  }

  /** Changes only the card. */
  setPhase(table: string, phase: TableCard['phase']): void {
    this.#known.delete(table);
    this.#around('card', () =>
      this.#atOnce(() => {
        this.#sql.phase.run(phase, table);
        this.#note(table, null);
      }),
    );
  }

  /** Writes a damaged card anew, whatever it says now. */
  setCard({ table, game, phase, listed, made, touched, people, due }: TableCard): void {
    this.#known.delete(table);
    const all = [game, phase, listed ? 1 : 0, made, touched, JSON.stringify(people), due ?? null] as const;
    this.#around('card', () =>
      this.#atOnce(() => {
        const row = this.#sql.renew.get(...all, table);
        if (row === undefined) return;
        this.#sql.leaveAll.run(Number(row.number));
        this.#putPeople(Number(row.number), [], people);
        this.#note(table, null);
      }),
    );
  }

  #atOnce(act: () => void): void {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      act();
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#rollback();
      throw error;
    }
  }

  /** Something has changed that no entry tells of. */
  #note(table: string | null, person: string | null): void {
    this.#sql.note.run(table, person);
    this.#sql.unnote.run(mostNoted);
  }

  /**
   * Moves the write-ahead file into the database once it has this many pages, so that it stays small. True if all of
   * it has been moved and is therefore safe.
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

  /**
   * Overwrites a person's names in place, with zeros of the same length. After deleting a row, SQLite would move its
   * neighbours together and leave copies of their names behind on the page, out of reach. From then on no name of
   * this person is written until all their cookies have expired.
   */
  forget(person: string, now: number): void {
    this.#around('forget', () => {
      this.#atOnce(() => {
        this.#sql.expire.run(now - rememberedMs);
        this.#sql.remember.run(person, now);
        this.#takeOutOfSums(person);
        this.#sql.forget.run(person);
        this.#note(null, person);
      });
      this.#known.clear();
    });
  }

  #takeOutOfSums(person: string): void {
    const names = this.#sql.namesOf.all(person);
    for (const [number, gone] of Map.groupBy(names, (row) => Number(row.number))) {
      const end = this.#sql.end.get(number);
      const sum = addNames(String(end?.names ?? noNames), String(gone[0]?.table), gone.map(asPlaced));
      if (end?.old === 0) this.#sql.putSum.run(sum, number);
    }
  }

  /** Somebody else has changed what the database has of this table. */
  lookAgain(table: string): void {
    this.#known.delete(table);
  }

  /**
   * Moves all of the write-ahead file into the database and empties it. False while another connection reads it, such
   * as a backup, for which it does not wait.
   */
  truncate(): boolean {
    let done = false;
    this.#around('checkpoint', () => {
      this.#db.exec(`PRAGMA busy_timeout = ${briefMs}`);
      try {
        done = this.#sql.truncate.get()?.busy === 0;
      } finally {
        this.#db.exec(`PRAGMA busy_timeout = ${patienceMs}`);
      }
    });
    return done;
  }

  /** Exactly this entry is there, and can be read. */
  has({ table, seq, hash }: Witnessed): boolean {
    try {
      return this.#stored(table, seq)?.hash === hash;
    } catch (error) {
      if (isDamage(error)) return false;
      throw error;
    }
  }

  #stored(table: string, seq: number): Readonly<Record<string, unknown>> | undefined {
    const row = this.#sql.find.get(table);
    return row && this.#sql.stored.get(Number(row.number), seq);
  }

  #insert({ entries, card, after }: Writing): Outcome {
    const known = this.#find(card.table);
    const last = known?.last ?? -1;
    if (known?.isAway) return { is: 'away' };
    if (after.seq > last) throw new Error(`entry ${after.seq + 1} cannot follow entry ${last}`);
    if (after.seq < last || after.hash !== (known?.hash ?? chainStart(card.table))) return { is: 'taken' };
    let now = known;
    this.#around('card', () => {
      now = known ? this.#putCard(known, card) : this.#makeCard(card);
    });
    if (now === undefined) throw new Error('a table without a card');
    const { number } = now;
    for (const { at, body, names } of entries) {
      const seq = now.last + 1;
      const hash = chained(now.hash, at, body);
      this.#around('entry', () => this.#sql.entry.run(number, seq, at, body, hash));
      if (names !== undefined) this.#putNames(now, card.table, { seq, names });
      now.last = seq;
      now.hash = hash;
    }
    const { last: end, hash, names = null } = now;
    this.#around('entry', () => this.#sql.putEnd.run(number, end, hash, names));
    return { is: 'kept', last: { table: card.table, seq: now.last, hash: now.hash } };
  }

  #putNames(
    known: Known,
    table: string,
    { seq, names }: { readonly seq: number; readonly names: readonly GivenName[] },
  ): void {
    this.#around('entry', () => {
      for (const given of names) {
        const { place, person, name } = given;
        // Nothing is kept of a forgotten person.
        const { changes } = this.#sql.name.run(known.number, seq, place, person, name);
        if (known.names !== undefined && changes > 0)
          known.names = addNames(known.names, table, [{ ...given, seq }]);
      }
    });
  }

  #find(table: string): Known | undefined {
    const known = this.#known.get(table);
    if (known !== undefined) return known;
    const row = this.#sql.find.get(table);
    if (row === undefined) return undefined;
    const { number, phase, listed, people, due, touched, month } = row;
    const isAway = month !== null;
    const { last, hash, names } = this.#endOf(Number(number), isAway);
    return this.#remember(table, {
      number: Number(number),
      isAway,
      phase: String(phase),
      listed: Number(listed),
      people: String(people),
      due: due === null ? null : Number(due),
      touched: Number(touched),
      last,
      hash,
      names,
    });
  }

  /** Nothing is appended to a log that does not end where that was noted. */
  #endOf(number: number, isAway: boolean): Pick<Known, 'last' | 'hash' | 'names'> {
    const end = this.#sql.end.get(number);
    const last = Number(end?.seq ?? -1);
    const isThere = isAway || this.#sql.stored.get(number, last)?.hash === end?.hash;
    if (end === undefined || !isThere || this.#sql.stored.get(number, last + 1) !== undefined)
      throw new Error('the log does not end where it was noted to end');
    return { last, hash: String(end.hash), names: end.old === 1 ? undefined : String(end.names) };
  }

  #remember(table: string, known: Known): Known {
    if (this.#known.size >= mostKnown)
      for (const oldest of this.#known.keys()) {
        this.#known.delete(oldest);
        break;
      }
    this.#known.set(table, known);
    return known;
  }

  #makeCard(card: TableCard): Known {
    const { table, game, phase, made, touched } = card;
    const [listed, people, due] = [card.listed ? 1 : 0, JSON.stringify(card.people), card.due ?? null];
    const { lastInsertRowid } = this.#sql.make.run(table, game, phase, listed, made, touched, people, due);
    const number = Number(lastInsertRowid);
    this.#putPeople(number, [], card.people);
    const hash = chainStart(table);
    const known = { number, phase, listed, people, due, touched, last: -1, hash, names: noNames };
    return this.#remember(table, { ...known, isAway: false });
  }

  #putCard(known: Known, card: TableCard): Known {
    const { phase, touched } = card;
    const [listed, people, due] = [card.listed ? 1 : 0, JSON.stringify(card.people), card.due ?? null];
    const { number } = known;
    const isSame =
      known.phase === phase && known.listed === listed && known.people === people && known.due === due;
    if (isSame && known.touched === touched) return known;
    if (isSame) this.#sql.touch.run(touched, number);
    else this.#sql.change.run(phase, listed, touched, people, due, number);
    if (known.people !== people) this.#putPeople(number, JSON.parse(known.people), card.people);
    return Object.assign(known, { phase, listed, people, due, touched });
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
   * A commit that fails while writing has left no valid end of the transaction in the file. Any other failure, such
   * as of the sync, may have left all of it there, to come back after a crash. Another commit settles that: it
   * replaces what is not there and makes durable what is. If that fails too, the outcome is unknown.
   */
  #afterFailedCommit(
    group: readonly Writing[],
    outcomes: readonly Outcome[],
    cause: unknown,
  ): readonly Outcome[] {
    const why = message(cause);
    const each = (verdict: (append: Writing) => Outcome) =>
      group.map((append, index) => {
        const outcome = outcomes[index];
        return outcome?.is === 'taken' || outcome?.is === 'away' ? outcome : verdict(append);
      });
    if ([sqliteFull, sqliteWriteError].includes(errcode(cause) ?? 0))
      return each(() => ({ is: 'refused', why }));
    try {
      this.#around('settle', () => this.#commitNothing());
      return each((append) => this.#found(append) ?? { is: 'refused', why });
    } catch {
      this.#rollback();
      return each(() => ({ is: 'unknown', why }));
    }
  }

  /** Kept if exactly these entries are there. */
  #found({ entries, after, card: { table } }: Writing): Outcome | undefined {
    let last = { table, ...after };
    for (const { at, body } of entries) {
      const seq = last.seq + 1;
      const stored = this.#stored(table, seq);
      if (stored?.at !== at || stored.body !== body) return undefined;
      last = { table, seq, hash: String(stored.hash) };
    }
    return { is: 'kept', last };
  }

  /** Writes something without meaning; throws if nothing can be written. */
  try(): void {
    try {
      this.#around('settle', () => this.#commitNothing());
    } catch (error) {
      this.#rollback();
      throw error;
    }
  }

  #commitNothing(): void {
    this.#db.exec('BEGIN IMMEDIATE; UPDATE settled SET times = times + 1; COMMIT');
  }

  /** Many errors have already ended the transaction. */
  #rollback(): void {
    this.#known.clear();
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
  }
}

const asPlaced = ({ seq, place, person, name }: Readonly<Record<string, unknown>>): PlacedName => ({
  seq: Number(seq),
  place: Number(place),
  person: String(person),
  name: String(name),
});

const sqliteFull = 13;
const sqliteWriteError = 778;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const statements = {
  find: 'SELECT number, phase, listed, people, due, touched, month FROM card WHERE name = ?',
  // The number of a table that was removed is not used again: its overwritten names still have it.
  make: `INSERT INTO card (number, name, game, phase, listed, made, touched, people, due)
    VALUES (1 + max(coalesce((SELECT max(number) FROM card), 0), coalesce((SELECT max(card) FROM name), 0)),
      ?, ?, ?, ?, ?, ?, ?, ?)`,
  change: 'UPDATE card SET phase = ?, listed = ?, touched = ?, people = ?, due = ? WHERE number = ?',
  phase: 'UPDATE card SET phase = ? WHERE name = ?',
  renew: `UPDATE card SET game = ?, phase = ?, listed = ?, made = ?, touched = ?, people = ?, due = ? WHERE name = ?
    RETURNING number`,
  leaveAll: 'DELETE FROM person WHERE card = ?',
  touch: 'UPDATE card SET touched = ? WHERE number = ?',
  join: 'INSERT INTO person (person, card) VALUES (?, ?)',
  leave: 'DELETE FROM person WHERE person = ? AND card = ?',
  end: `SELECT seq, lower(hex(hash)) AS hash, lower(hex(names)) AS names, names IS NULL AS old FROM log_end
    WHERE card = ?`,
  putEnd: `INSERT INTO log_end (card, seq, hash, names) VALUES (?, ?, unhex(?), unhex(?))
    ON CONFLICT (card) DO UPDATE SET seq = excluded.seq, hash = excluded.hash, names = excluded.names`,
  putSum: 'UPDATE log_end SET names = unhex(?) WHERE card = ?',
  namesOf: `SELECT card.number, card.name AS "table", seq, place, person, name.name AS name
    FROM name JOIN card ON card.number = name.card WHERE person = ? AND length(name.name) > 0`,
  stored: 'SELECT at, body, lower(hex(hash)) AS hash FROM entry WHERE card = ? AND seq = ?',
  entry: 'INSERT INTO entry (card, seq, at, body, hash) VALUES (?, ?, ?, ?, unhex(?))',
  name: `INSERT INTO name (card, seq, place, person, name) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE person = ?4)`,
  forget: `UPDATE name SET name = CAST(zeroblob(octet_length(name)) AS TEXT) WHERE person = ? AND length(name) > 0`,
  remember: 'INSERT OR REPLACE INTO forgotten (person, at) VALUES (?, ?)',
  expire: 'DELETE FROM forgotten WHERE at < ?',
  note: 'INSERT INTO change (name, person) VALUES (?, ?)',
  unnote: `DELETE FROM change WHERE n <= (SELECT max(n) FROM change) - ?
    OR (person IS NOT NULL AND person NOT IN (SELECT person FROM forgotten))`,
  size: 'PRAGMA wal_checkpoint(NOOP)',
  checkpoint: 'PRAGMA wal_checkpoint(PASSIVE)',
  truncate: 'PRAGMA wal_checkpoint(TRUNCATE)',
} as const;
