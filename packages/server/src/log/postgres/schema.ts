/** The tables in PostgreSQL, and how a node comes to them: brought up to date once, whichever node is first. */
import { CannotOpen } from '../port.ts';
import type { Link } from './link.ts';

interface Step {
  readonly sql: string;
  /** Nodes of the version before cannot go on with it: they leave. */
  readonly endsOlder?: true;
}

/**
 * Step n leads from version n to version n + 1; a released step never changes. A log is found by the number of its card;
 * where it ends stands on the card, so that an append that finds it there needs to look at nothing else. What changes
 * with every move is in no index: such a row is replaced on its own page.
 */
const steps: readonly Step[] = [
  {
    sql: `
CREATE TABLE card (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  game text NOT NULL,
  phase text NOT NULL,
  listed boolean NOT NULL,
  made bigint NOT NULL,
  touched bigint NOT NULL,
  people text[] NOT NULL,
  due bigint,
  owner text,
  epoch bigint NOT NULL DEFAULT 0,
  head integer NOT NULL,
  hash bytea NOT NULL,
  bytes bigint NOT NULL,
  away boolean NOT NULL DEFAULT false
) WITH (fillfactor = 70);
CREATE INDEX card_people ON card USING gin (people);
CREATE INDEX card_listed ON card (phase, touched) WHERE listed;
CREATE INDEX card_due ON card (due) WHERE due IS NOT NULL;
CREATE INDEX card_over ON card (touched) WHERE phase = 'over' AND NOT away;
CREATE TABLE entry (
  card bigint NOT NULL,
  seq integer NOT NULL,
  at bigint NOT NULL,
  body text NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (card, seq)
);
CREATE TABLE old_entry (LIKE entry INCLUDING ALL);
CREATE TABLE name (
  card bigint NOT NULL,
  seq integer NOT NULL,
  place integer NOT NULL,
  person text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (card, seq, place)
);
CREATE INDEX name_person ON name (person);
CREATE TABLE forgotten (
  person text PRIMARY KEY,
  at bigint NOT NULL,
  n bigint GENERATED ALWAYS AS IDENTITY
);
CREATE TABLE saying (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  person text NOT NULL,
  at bigint NOT NULL,
  body text NOT NULL
);
CREATE INDEX saying_name ON saying (name, id);
CREATE INDEX saying_person ON saying (person);
CREATE TABLE node (
  id text PRIMARY KEY,
  address text NOT NULL,
  version integer NOT NULL,
  pid integer NOT NULL,
  until timestamptz NOT NULL
);`,
  },
];

/** The version of the tables that this program was written for. */
export const knownVersion = steps.length;

/** Any number that no other program is likely to lock. */
const MIGRATING = 0x5354414d;

/** Entries say when they were written, by the clock of the node that wrote them. */
const MOST_APART_MS = 2000;

export interface Opened {
  /** The oldest version of the program that can still use the tables. */
  readonly least: number;
}

/** The clock of this machine; tests set it. */
export interface Clocks {
  now(): number;
}

interface Preparing {
  readonly steps?: readonly Step[];
  readonly clocks?: Clocks;
}

/** Rejects with CannotOpen, whose message is for the operator. */
export async function prepare(
  link: Link,
  { steps: given = steps, clocks = Date }: Preparing = {},
): Promise<Opened> {
  await checkServer(link);
  await checkClock(link, clocks);
  return link.atOnce(async (rows) => {
    await rows('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await rows('CREATE SCHEMA IF NOT EXISTS stamtafel');
    await rows('CREATE TABLE IF NOT EXISTS house (version integer NOT NULL, least integer NOT NULL)');
    const [house] = await rows('SELECT version, least FROM house');
    const [version, least] = [Number(house?.version ?? 0), Number(house?.least ?? 0)];
    if (least > given.length) throw tooOld(link.where, version, given.length);
    if (version >= given.length) return { least };
    let oldest = least;
    for (const [from, { sql, endsOlder }] of given.entries()) {
      if (from < version) continue;
      await rows(sql);
      if (endsOlder || from === 0) oldest = from + 1;
    }
    await rows(
      house === undefined ? 'INSERT INTO house VALUES ($1, $2)' : 'UPDATE house SET version = $1, least = $2',
      [given.length, oldest],
    );
    return { least: oldest };
  });
}

export const tooOld = (where: string, version: number, known: number): CannotOpen =>
  new CannotOpen(
    `${where} has tables of version ${version}, brought there by a newer Stamtafel; this one knows versions up to ${known}.`,
  );

async function checkServer({ rows, where }: Link): Promise<void> {
  const [server] = await rows(`SELECT current_setting('server_version_num')::int AS version,
    current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
    current_setting('full_page_writes') AS pages, current_setting('synchronous_commit') AS commit,
    pg_is_in_recovery() AS standby`);
  const { version, encoding, fsync, pages, commit, standby } = server ?? {};
  if (Number(version) < 150_000)
    throw new CannotOpen(`${where} is older than PostgreSQL 15, which is needed.`);
  if (standby === true)
    throw new CannotOpen(`${where} is a standby, which cannot be written; name the primary.`);
  if (encoding !== 'UTF8')
    throw new CannotOpen(`${where} has the encoding ${encoding}; make a database with UTF8.`);
  for (const [name, value] of Object.entries({ fsync, full_page_writes: pages, synchronous_commit: commit }))
    if (value === 'off')
      throw new CannotOpen(`${where} has ${name} = off, with which moves can be lost; turn it on.`);
}

async function checkClock({ rows, where }: Link, clocks: Clocks): Promise<void> {
  const before = clocks.now();
  const [row] = await rows('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
  const after = clocks.now();
  // Half of the way there may be all of it.
  const apart = Math.max(before - Number(row?.now), Number(row?.now) - after);
  if (apart > MOST_APART_MS)
    throw new CannotOpen(
      `The clock of this machine and that of ${where} are ${(apart / 1000).toFixed(1)} s apart; set both by NTP.`,
    );
}
