/** Complete copies of the database: made while the house is open, and checked before they are trusted. */
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { backupTarget, type Replacing } from './backup-target.ts';
import { chainFlaw } from './chain.ts';
import { makeFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { CannotOpen, LogDamaged } from './port.ts';
import { type Forgotten, Reader } from './reader.ts';
import {
  asRefusal,
  databaseName,
  errcode,
  notingEnds,
  openToRead,
  openToWrite,
  versionIn,
} from './schema.ts';
import { sync, syncFolder } from './sync.ts';
import { Writer } from './writer.ts';

interface Checked {
  readonly tables: number;
  readonly entries: number;
}

/** Copies the database of a data folder, even while people play there. The copy appears whole or not at all. */
export async function backUp(folder: string, file: string, replacing: Replacing): Promise<Checked> {
  const database = join(folder, databaseName);
  if (!existsSync(database)) throw new CannotOpen(`The data folder ${folder} holds no tables.`);
  const target = backupTarget(folder, file, replacing);
  const half = `${target}.${randomUUID()}.part`;
  try {
    await copy(database, half, file);
    const found = check(half, database);
    renameSync(half, target);
    syncFolder(dirname(target));
    return found;
  } finally {
    rmSync(half, { force: true });
  }
}

/**
 * Replaces the database of a data folder where nobody is playing by a backup. The old one is kept under another name.
 * The keys stay as they are: a backup does not contain them. Wherever this is interrupted, either the old tables or
 * the new ones are there, whole.
 */
export async function restore(
  file: string,
  folder: string,
  options: { readonly force: boolean },
): Promise<Checked> {
  if (!existsSync(file)) throw new CannotOpen(`${file} does not exist.`);
  // Before anything is made: a backup that is refused leaves no folder behind.
  check(file);
  return putInPlace(folder, { ...options, called: file, make: (half) => copy(file, half, file) });
}

interface Putting {
  readonly force: boolean;
  /** What errors name. */
  readonly called: string;
  /** Makes the database that takes the place of the old one. */
  readonly make: (half: string) => Promise<void>;
}

export async function putInPlace(folder: string, { force, called, make }: Putting): Promise<Checked> {
  makeFolder(folder);
  const lock = lockFolder(folder);
  const place = join(folder, databaseName);
  const half = `${place}.part`;
  try {
    if (existsSync(place) && !force)
      throw new CannotOpen(
        `The data folder ${folder} already holds tables; --force replaces them by the backup.`,
      );
    await make(half);
    becomeAnother(half, forgottenIn(place));
    makeOneFile(half);
    sync(half);
    const found = check(half, called);
    setAside(folder);
    rmSync(join(folder, 'witness'), { force: true });
    for (const end of besides) rmSync(`${place}${end}`, { force: true });
    renameSync(half, place);
    syncFolder(folder);
    return found;
  } finally {
    rmSync(half, { force: true });
    lock.release();
  }
}

/**
 * Also brings the copy up to date: a backup may be older than a wish to be forgotten, and than this version. From here on
 * it is another database, which increments of the old one do not continue.
 */
function becomeAnother(file: string, forgotten: readonly Forgotten[]): void {
  const db = openToWrite(file);
  try {
    const writer = new Writer(db);
    for (const { person, at } of forgotten) writer.forget(person, at);
    db.exec('UPDATE lineage SET id = lower(hex(randomblob(16)))');
  } finally {
    db.close();
  }
}

/** Empty if there is no database, or one that cannot be read: that is why it is being replaced. */
export function forgottenIn(database: string): readonly Forgotten[] {
  if (!existsSync(database)) return [];
  try {
    const db = openToRead(database, { older: true });
    try {
      return new Reader(db).forgotten();
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof CannotOpen || error instanceof LogDamaged) return [];
    throw error;
  }
}

/** Reads everything: the pages, the schema, and the hash chain of every table. Error messages name `called`. */
export function check(file: string, called = file): Checked {
  // A backup of an earlier version is fine: it is upgraded once it is in place.
  const db = openToRead(file, { older: true });
  const notesEnds = versionIn(db) >= notingEnds;
  try {
    const { integrity_check: verdict } = db.prepare('PRAGMA integrity_check(1)').get() ?? {};
    if (verdict !== 'ok') throw new CannotOpen(`${called} is damaged: ${verdict}.`);
    const reader = new Reader(db);
    for (const { name } of db.prepare('SELECT name FROM card').all()) {
      // What was put away is checked in its own file.
      if (reader.month(String(name)) !== undefined) continue;
      const flaw = notesEnds
        ? reader.flaw(String(name))
        : chainFlaw(String(name), reader.sealed(String(name), 0));
      if (flaw !== undefined)
        throw new CannotOpen(`${called} is not as it was written: table ${name}, ${flaw}.`);
    }
    const stray = db.prepare('SELECT 1 FROM entry WHERE card NOT IN (SELECT number FROM card) LIMIT 1').get();
    if (stray)
      throw new CannotOpen(`${called} is not as it was written: there are entries that belong to no table.`);
    return reader.count();
  } catch (error) {
    throw asRefusal(error, called);
  } finally {
    db.close();
  }
}

/**
 * All pages in one step: a copy in several steps would start again at every move played in the meantime. Errors name
 * `called`.
 */
export async function copy(from: string, to: string, called: string): Promise<void> {
  for (const end of ['', ...besides]) rmSync(`${to}${end}`, { force: true });
  const source = openToRead(from, { older: true });
  try {
    await backup(source, to, { rate: 0x7fffffff });
    makeOneFile(to);
  } catch (error) {
    throw asRefusal(error, called);
  } finally {
    source.close();
  }
  sync(to);
}

/** One file that can be moved and opened without two others beside it. */
export function makeOneFile(file: string): void {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } finally {
    db.close();
  }
}

/** What SQLite may leave beside a database: under another database's name it would be taken for part of that one. */
const besides = ['-wal', '-shm', '-journal'] as const;

/** Gives the current database a second name; it keeps its own until the new one replaces it. */
function setAside(folder: string): void {
  const place = join(folder, databaseName);
  if (existsSync(place)) foldIn(place);
  const there = ['', ...besides].filter((end) => existsSync(`${place}${end}`));
  let number = 1;
  while (['', ...besides].some((end) => existsSync(join(folder, `replaced-${number}.db${end}`)))) number += 1;
  // The write-ahead file goes with its database, and before it: a file named like a database is always complete.
  for (const end of there.reverse())
    alsoCalled(`${place}${end}`, join(folder, `replaced-${number}.db${end}`));
  syncFolder(folder);
}

/**
 * So that nothing is lost when the write-ahead file is deleted; a database that cannot be read is being replaced for
 * that reason.
 */
function foldIn(database: string): void {
  try {
    makeOneFile(database);
  } catch (error) {
    if (errcode(error) === undefined) throw error;
  }
}

/** Not every disk supports hard links: then it is a copy. */
function alsoCalled(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, `${name}.part`);
    sync(`${name}.part`);
    renameSync(`${name}.part`, name);
  }
}
