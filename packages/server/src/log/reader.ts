/**
 * Reads the log. Every query ends before it returns, so that no reader keeps the write-ahead file from being emptied.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { chainFlaw } from './chain.ts';
import { endFlaw, type LogEnd } from './log-end.ts';
import { type CardFilter, type GivenName, LogDamaged, type LogEntry, type TableCard } from './port.ts';
import { isDamage } from './schema.ts';

/** Where entries of tables lie that were put away. */
export interface Elsewhere {
  entries(month: string, table: string, from: number): readonly LogEntry[];
}

type Row = Readonly<Record<string, unknown>>;

/** Who was forgotten, and when. */
export interface Forgotten {
  readonly person: string;
  readonly at: number;
}

export class Reader {
  readonly #db: DatabaseSync;
  readonly #elsewhere: Elsewhere | undefined;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync, elsewhere?: Elsewhere) {
    this.#db = db;
    this.#elsewhere = elsewhere;
  }

  /** Throws LogDamaged unless they end where that was noted. */
  entries(table: string, from: number): readonly LogEntry[] {
    return this.#atOneMoment(() => {
      const names = Map.groupBy(this.#names(table, from), ({ seq }) => Number(seq));
      const entries = this.#wherever(table, from).map((entry) => {
        const given = names.get(entry.seq);
        return given ? { ...entry, names: given.map(asName) } : entry;
      });
      const flaw = endFlaw(entries, this.end(table), { table, from });
      if (flaw !== undefined) throw new LogDamaged(flaw);
      return entries;
    });
  }

  #wherever(table: string, from: number): readonly LogEntry[] {
    const month = this.month(table);
    if (month === undefined) return this.sealed(table, from);
    if (this.#elsewhere === undefined) throw new LogDamaged('it was put away in another file');
    return this.#elsewhere.entries(month, table, from);
  }

  /** In whose file its log lies, if it was put away. */
  month(table: string): string | undefined {
    // In a backup of an earlier version there is no such column.
    const [{ month = null } = {}] = this.#all('SELECT * FROM card WHERE name = ?', table);
    return month === null ? undefined : String(month);
  }

  /** The months in whose files logs must lie. */
  months(): readonly string[] {
    return this.#all('SELECT DISTINCT month FROM card WHERE month IS NOT NULL').map(({ month }) =>
      String(month),
    );
  }

  overBefore(moment: number, most: number): readonly string[] {
    const sql = `SELECT name FROM card WHERE phase = 'over' AND month IS NULL AND touched < ?
      ORDER BY touched LIMIT ?`;
    return this.#all(sql, moment, most).map(({ name }) => String(name));
  }

  /** The bytes of pages that hold nothing now. */
  unused(): number {
    const [row] = this.#all(
      'SELECT page_size * freelist_count AS bytes FROM pragma_page_size, pragma_freelist_count',
    );
    return Number(row?.bytes);
  }

  /** What is wrong with a table's log, if anything: its chain, its end, its names. */
  flaw(table: string): string | undefined {
    try {
      return chainFlaw(table, this.entries(table, 0));
    } catch (error) {
      if (error instanceof LogDamaged) return error.message;
      throw error;
    }
  }

  /** Several queries see the same: another connection may write in between. */
  #atOneMoment<T>(read: () => T): T {
    return orDamaged(() => {
      this.#db.exec('BEGIN');
      try {
        return read();
      } finally {
        if (this.#db.isTransaction) this.#db.exec('COMMIT');
      }
    });
  }

  end(table: string): LogEnd | undefined {
    const [row] = this.#all(
      `SELECT seq, lower(hex(hash)) AS hash, lower(hex(names)) AS names, names IS NULL AS old FROM log_end
       WHERE card = (SELECT number FROM card WHERE name = ?)`,
      table,
    );
    if (row === undefined) return undefined;
    const names = row.old === 1 ? undefined : String(row.names);
    return { seq: Number(row.seq), hash: String(row.hash), names };
  }

  /** Names that are not forgotten: the length of a text that starts with a zero byte is 0. */
  #names(table: string, from: number): readonly Row[] {
    return this.#all(
      `SELECT seq, place, person, name FROM name
       WHERE card = (SELECT number FROM card WHERE name = ?) AND seq >= ? AND length(name) > 0
       ORDER BY seq, place`,
      table,
      from,
    );
  }

  /** What the hashes are over, without the names beside it. */
  sealed(table: string, from: number): readonly LogEntry[] {
    const rows = this.#all(
      `SELECT seq, at, body, lower(hex(hash)) AS hash FROM entry
       WHERE card = (SELECT number FROM card WHERE name = ?) AND seq >= ? ORDER BY seq`,
      table,
      from,
    );
    return rows.map(({ seq, at, body, hash }) => ({
      table,
      seq: Number(seq),
      at: Number(at),
      body: String(body),
      hash: String(hash),
    }));
  }

  card(table: string): TableCard | undefined {
    return this.#all(`SELECT ${columns} FROM card WHERE name = ?`, table).map(asCard)[0];
  }

  isForgotten(person: string): boolean {
    return this.#all('SELECT 1 FROM forgotten WHERE person = ?', person).length > 0;
  }

  forgotten(): readonly Forgotten[] {
    return this.#all('SELECT person, at FROM forgotten').map(({ person, at }) => ({
      person: String(person),
      at: Number(at),
    }));
  }

  cards({ person, involved, listed, phase, dueBefore, most }: CardFilter): readonly TableCard[] {
    const where: string[] = [];
    const values: (string | number)[] = [];
    const need = (condition: string, ...value: readonly (string | number)[]) => {
      where.push(condition);
      values.push(...value);
    };
    if (person !== undefined) need('number IN (SELECT card FROM person WHERE person = ?)', person);
    if (involved !== undefined)
      need(
        `number IN (SELECT card FROM person WHERE person = ? UNION SELECT card FROM name WHERE person = ?)`,
        involved,
        involved,
      );
    // Written out, so that the index of listed tables is used.
    if (listed !== undefined) need(listed ? 'listed = 1' : 'listed = 0');
    if (phase !== undefined) need('phase = ?', phase);
    if (dueBefore !== undefined) need('due < ?', dueBefore);
    const sql = `SELECT ${columns} FROM card ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
      ORDER BY touched DESC, number DESC LIMIT ?`;
    return this.#all(sql, ...values, most).flatMap((row) => readable(row) ?? []);
  }

  count(): { readonly tables: number; readonly entries: number } {
    const [row] = this.#all(
      'SELECT (SELECT count(*) FROM card) AS tables, (SELECT count(*) FROM entry) AS entries',
    );
    return { tables: Number(row?.tables), entries: Number(row?.entries) };
  }

  #all(sql: string, ...values: readonly (string | number)[]): readonly Row[] {
    return orDamaged(() => {
      let statement = this.#prepared.get(sql);
      if (!statement) {
        statement = this.#db.prepare(sql);
        this.#prepared.set(sql, statement);
      }
      return statement.all(...values);
    });
  }
}

function orDamaged<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new LogDamaged('the database is damaged', { cause: error });
  }
}

const asName = ({ place, person, name }: Row): GivenName => ({
  place: Number(place),
  person: String(person),
  name: String(name),
});

const columns = 'name, game, phase, listed, made, touched, people, due';

const phases = [
  'gathering',
  'playing',
  'paused',
  'over',
  'frozen',
] as const satisfies readonly TableCard['phase'][];

function asCard({ name, game, phase, listed, made, touched, people, due }: Row): TableCard {
  const known = phases.find((one) => one === phase);
  if (known === undefined) throw new LogDamaged(`the card of table ${name} cannot be read`);
  return {
    table: String(name),
    game: String(game),
    phase: known,
    listed: listed === 1,
    made: Number(made),
    touched: Number(touched),
    people: peopleIn(String(people)),
    ...(due === null ? {} : { due: Number(due) }),
  };
}

/** A damaged card hides no others: it is found when its table is read, or the whole database. */
function readable(row: Row): TableCard | undefined {
  try {
    return asCard(row);
  } catch (error) {
    if (error instanceof LogDamaged) return undefined;
    throw error;
  }
}

function peopleIn(text: string): readonly string[] {
  try {
    const people: unknown = JSON.parse(text);
    if (Array.isArray(people)) return people.map(String);
  } catch {}
  throw new LogDamaged('the people on a card cannot be read');
}
