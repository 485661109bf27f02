/** A line to PostgreSQL: plain rows in and out, and errors that say whether anything can have happened. */
import postgres from 'postgres';
import { CannotOpen, CannotSave, SaveUnknown } from '../port.ts';

export type Row = Readonly<Record<string, unknown>>;
type Single = string | number | boolean | null;
export type Value = Single | readonly Single[];
export type Rows = (text: string, values?: readonly Value[]) => Promise<readonly Row[]>;

interface LinkWish {
  /** What the database calls it. */
  readonly name: string;
  /** How many connections. */
  readonly most: number;
  /** A statement that takes longer is given up; 0 for as long as it takes. */
  readonly statementMs?: number;
  /** Further settings of the server, for this line. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Link {
  /** Host and database, without a password, for sentences. */
  readonly where: string;
  readonly rows: Rows;
  /** In one transaction. */
  atOnce<T>(act: (rows: Rows) => Promise<T>): Promise<T>;
  /** In one transaction that only reads, and sees everything as of its beginning. */
  atOneMoment<T>(read: (rows: Rows) => Promise<T>): Promise<T>;
  /** Waits for what was asked; `now` gives it up instead. */
  close(how?: { readonly now: boolean }): Promise<void>;
}

const CONNECT_S = 5;
const CLOSE_S = 5;

export function openLink(
  address: string,
  { name, most, statementMs = 10_000, settings = {} }: LinkWish,
): Link {
  const where = whereOf(address);
  const sql = postgres(address, {
    max: most,
    connect_timeout: CONNECT_S,
    backoff: () => 0.1,
    // The driver would ask after the types of lists at every new connection.
    fetch_types: false,
    onnotice() {},
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: {
      application_name: name,
      search_path: 'stamtafel',
      statement_timeout: statementMs,
      ...settings,
    },
  });
  const on =
    (line: postgres.Sql<{ bigint: number }> | postgres.TransactionSql<{ bigint: number }>): Rows =>
    async (text, values = []) =>
      line.unsafe<Row[]>(text, values.map(asText), { prepare: values.length > 0 });
  return {
    where,
    rows: on(sql),
    async atOnce(act) {
      const done = Promise.withResolvers<Awaited<ReturnType<typeof act>>>();
      await sql.begin(async (line) => {
        done.resolve(await act(on(line)));
      });
      return done.promise;
    },
    async atOneMoment(read) {
      const done = Promise.withResolvers<Awaited<ReturnType<typeof read>>>();
      await sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (line) => {
        done.resolve(await read(on(line)));
      });
      return done.promise;
    },
    async close({ now } = { now: false }) {
      // A connection that is just being made would never end by itself.
      await sql.end({ timeout: now ? 0 : CLOSE_S });
    },
  };
}

const asText = (value: Value): Single => (isList(value) ? asArray(value) : value);

const isList = (value: Value): value is readonly Single[] => Array.isArray(value);

/** As PostgreSQL writes a list. */
export const asArray = (list: readonly Single[]): string =>
  `{${list.map((one) => (one === null ? 'NULL' : `"${`${one}`.replace(/[\\"]/g, '\\$&')}"`)).join()}}`;

/** Host and database, for sentences. */
export function whereOf(address: string): string {
  const { host, pathname } = addressOf(address);
  return `The database${pathname.length > 1 ? ` ${decodeURIComponent(pathname.slice(1))}` : ''} at ${host}`;
}

/** Rejects what is none with a sentence. */
export function addressOf(address: string): URL {
  const url = URL.parse(address);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol) || url.host === '')
    throw new CannotOpen('The address of a database is like postgres://user:password@host/database.');
  return url;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The statement was refused by a server that goes on: nothing of it has happened. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.severity === 'ERROR';

const unsent: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
  // Starting up, shutting down, too many connections: said before anything is heard.
  '57P03',
  '53300',
];

/** There was no connection on which the statement could have been sent. */
export const isUnsent = (error: unknown): boolean => unsent.includes(codeOf(error));

/** What a caller who wanted to save something is told. */
export function asTrouble(error: unknown): Error {
  const why = error instanceof Error ? error.message : String(error);
  const options = { cause: error };
  return isRefusal(error) || isUnsent(error) ? new CannotSave(why, options) : new SaveUnknown(why, options);
}

/** Trouble with the database as a sentence for the operator; other errors stay as they are. */
export function asSentence(error: unknown, where: string): unknown {
  if (error instanceof CannotOpen) return error;
  const code = codeOf(error);
  if (isUnsent(error) || code.startsWith('CONNECTION_') || code.startsWith('E'))
    return new CannotOpen(`${where} cannot be reached (${code}).`);
  if (code.startsWith('28'))
    return new CannotOpen(`${where} does not let this user in; check name and password.`);
  if (code === '3D000') return new CannotOpen(`${where} does not exist; make it with createdb.`);
  if (code === '42501') return new CannotOpen(`${where} does not let this user make tables.`);
  if (code === '53100') return new CannotOpen(`${where} has no room left on its disk.`);
  return error;
}
