/** The schema of the database, and how it is opened: with every setting on which durability rests. */
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpen, LogDamaged } from './port.ts';

/** How long a connection waits for another one. */
export const patienceMs = 5000;

export const databaseName = 'stamtafel.db';

/** Below this, two connections to one WAL file can corrupt it (sqlite.org/wal.html#walresetbug). */
const oldestSqlite = '3.51.3';

/** 'STAM': tells our files from the databases of other programs. */
export const applicationId = 0x5354414d;

/**
 * Step n leads from version n to version n + 1; a released step never changes. The log is a rowid table with an index
 * beside it, not a table clustered by (table, seq): new rows go to one place, which was measured nine times faster in
 * groups. Entries refer to their table by a small number for the same reason: tables that are active at the same time
 * lie together.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE card (
     number INTEGER PRIMARY KEY,
     name TEXT NOT NULL UNIQUE,
     game TEXT NOT NULL,
     phase TEXT NOT NULL,
     listed INTEGER NOT NULL,
     made INTEGER NOT NULL,
     touched INTEGER NOT NULL,
     people TEXT NOT NULL,
     due INTEGER
   ) STRICT;
   CREATE INDEX card_listed ON card (listed) WHERE listed = 1;
   CREATE INDEX card_due ON card (due) WHERE due IS NOT NULL;
   CREATE TABLE person (
     person TEXT NOT NULL,
     card INTEGER NOT NULL,
     PRIMARY KEY (person, card)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE entry (
     id INTEGER PRIMARY KEY,
     card INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     at INTEGER NOT NULL,
     body TEXT NOT NULL,
     hash BLOB NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX entry_place ON entry (card, seq);
   CREATE TABLE settled (times INTEGER NOT NULL) STRICT;
   INSERT INTO settled VALUES (0);`,
  // Names lie beside the entries and in no index: rows are only ever added at the end and overwritten in place, so
  // that SQLite never moves one and no copy is left behind (Writer.forget).
  `CREATE TABLE name (
     id INTEGER PRIMARY KEY,
     card INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     place INTEGER NOT NULL,
     person TEXT NOT NULL,
     name TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX name_place ON name (card, seq, place);
   CREATE INDEX name_person ON name (person);`,
  // People who were forgotten, by their random number alone.
  `CREATE TABLE forgotten (person TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE INDEX forgotten_at ON forgotten (at);`,
  // Listed tables are queried by phase, the last touched first: those that are over are not even looked at.
  `DROP INDEX card_listed;
   CREATE INDEX card_listed ON card (phase, touched) WHERE listed = 1;`,
  // Where each log ends and which names belong to it, outside the index: a damaged one hides entries and names without
  // a word (log-end.ts). Of tables made before, the names are not known.
  `CREATE TABLE log_end (
     card INTEGER PRIMARY KEY,
     seq INTEGER NOT NULL,
     hash BLOB NOT NULL,
     names BLOB
   ) STRICT;
   INSERT INTO log_end SELECT card, max(seq), hash, NULL FROM entry GROUP BY card;`,
  // The month in whose file the log of a table lies that was put away (archive.ts); its card, end and names stay here.
  `ALTER TABLE card ADD COLUMN month TEXT;
   CREATE INDEX card_over ON card (touched) WHERE phase = 'over' AND month IS NULL;
   CREATE INDEX card_month ON card (month) WHERE month IS NOT NULL;`,
  // What changed apart from entries and their names, for increments (increments/), and which database this is: one that
  // was restored is another.
  `CREATE TABLE change (n INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, person TEXT) STRICT;
   CREATE TABLE lineage (id TEXT NOT NULL) STRICT;
   INSERT INTO lineage VALUES (lower(hex(randomblob(16))));`,
];

/** From this version on it is noted where each log ends. */
export const notingEnds = 5;

export const versionIn = (db: DatabaseSync): number => Number(pragma(db, 'user_version'));

/** The one connection that writes. Creates the database or brings it up to date. */
export function openToWrite(file: string, steps = migrations): DatabaseSync {
  refuseOldSqlite(process.versions.sqlite);
  return opened(file, { timeout: patienceMs }, (db) => {
    // Before anything is changed, so that another program's file stays as it is.
    const version = versionOf(db, file, steps.length);
    setTo(db, 'journal_mode', 'wal');
    db.exec('PRAGMA synchronous = FULL');
    // What is no longer needed on a page is overwritten where that costs no further write.
    db.exec('PRAGMA secure_delete = FAST');
    // Checkpoints are made between groups, not inside a commit that a player waits for.
    db.exec(
      'PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = 16777216; PRAGMA cache_size = -16000',
    );
    if (Number(pragma(db, 'synchronous')) !== 2) throw new CannotOpen(`${file} cannot be written durably.`);
    migrate(db, version, steps);
  });
}

/** A read-only connection; the database must exist, and have this version unless an `older` one will do. */
export function openToRead(file: string, { older = false } = {}): DatabaseSync {
  refuseOldSqlite(process.versions.sqlite);
  return opened(file, { readOnly: true, timeout: patienceMs }, (db) => {
    db.exec('PRAGMA cache_size = -16000');
    const version = versionOf(db, file, migrations.length);
    if (version === 0)
      throw new CannotOpen(`${file} is empty: it is neither a backup nor the database of a house.`);
    if (version < migrations.length && !older)
      throw new CannotOpen(`${file} is of an older version; start the server on it once.`);
  });
}

export function refuseOldSqlite(version: string | undefined): void {
  const [have = [], need = []] = [version ?? '0', oldestSqlite].map((text) => text.split('.').map(Number));
  const place = need.findIndex((part, index) => part !== (have[index] ?? 0));
  if (place >= 0 && (have[place] ?? 0) < (need[place] ?? 0))
    throw new CannotOpen(
      `This Node.js has SQLite ${version ?? 'none'}, which can lose data; ${oldestSqlite} or newer is needed. Use Node.js 26.`,
    );
}

/** SQLite's own error code, if the error is SQLite's. */
export const errcode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : undefined;

/** The file is damaged or not a database. */
export const isDamage = (error: unknown): boolean => [11, 26].includes((errcode(error) ?? 0) & 0xff);

function opened(
  file: string,
  options: { readonly readOnly?: boolean; readonly timeout: number },
  prepare: (db: DatabaseSync) => void,
): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, options);
    prepare(db);
    return db;
  } catch (error) {
    db?.close();
    throw asRefusal(error, file);
  }
}

export const damagedFile = (file: string): CannotOpen =>
  new CannotOpen(`${file} is damaged, or its end is missing; restore a backup with stamtafel restore.`);

/** SQLite's error about a file as a sentence for the operator; other errors stay as they are. */
export function asRefusal(error: unknown, file: string): unknown {
  if (error instanceof LogDamaged) return damagedFile(file);
  switch ((errcode(error) ?? 0) & 0xff) {
    case 5:
    case 6:
      return new CannotOpen(`${file} is being used by another program.`);
    case 8:
      return new CannotOpen(`${file} cannot be written: it or its folder is read-only.`);
    case 10:
      return new CannotOpen(`${file} cannot be read or written: the disk reports an error.`);
    case 11:
      return damagedFile(file);
    case 13:
      return new CannotOpen(`${file} cannot be written: the disk is full.`);
    case 14:
      return new CannotOpen(`${file} cannot be opened: it is missing, or it or its folder may not be used.`);
    case 26:
      return new CannotOpen(`${file} is not a database, or it is damaged.`);
    default:
      return error;
  }
}

function versionOf(db: DatabaseSync, file: string, newest: number): number {
  const id = Number(pragma(db, 'application_id'));
  const { things } = db.prepare('SELECT count(*) AS things FROM sqlite_schema').get() ?? {};
  if (id !== applicationId && things !== 0)
    throw new CannotOpen(`${file} is the database of another program.`);
  const version = versionIn(db);
  if (version > newest)
    throw new CannotOpen(
      `${file} is of version ${version}, written by a newer Stamtafel; this one knows versions up to ${newest}.`,
    );
  return version;
}

function migrate(db: DatabaseSync, version: number, steps: readonly string[]): void {
  for (const [from, sql] of steps.entries()) {
    if (from < version) continue;
    db.exec(`BEGIN IMMEDIATE; ${sql}
      PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${from + 1}; COMMIT`);
  }
}

function setTo(db: DatabaseSync, name: string, value: string): void {
  const got = Object.values(db.prepare(`PRAGMA ${name} = ${value}`).get() ?? {})[0];
  if (got !== value)
    throw new CannotOpen(`The data folder does not allow ${name} = ${value}; use a local disk.`);
}

const pragma = (db: DatabaseSync, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
