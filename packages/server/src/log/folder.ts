import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotOpen } from './port.ts';
import { databaseName } from './schema.ts';

/** Makes the data folder and its parents if needed; for its owner only. */
export function makeFolder(folder: string): void {
  try {
    makeFolders(folder, 0o700);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new CannotOpen(`The data folder ${folder} cannot be made (${reasons[why] ?? why}).`);
  }
}

/**
 * A folder and its parents, from the top down: Node's own way never ends where the system says that there is no such
 * place, as in /proc.
 */
export function makeFolders(folder: string, mode = 0o777): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(resolve(folder));
  if (!existsSync(above)) makeFolders(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another one may have made it in between.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

const wal = `${databaseName}-wal`;

/** What a house that has been open leaves beside its database. */
const besides = ['keys.json', 'chat.db', 'witness', 'archive', wal] as const;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** sqlite.org/fileformat2.html: the header, and in it the version that the database was given by its owner. */
const HEADER = 100;
const VERSION_AT = 60;

/** What SQLite takes for a new database: shorter than its header, or without a version of ours. */
function emptiness(folder: string): 'short' | 'unversioned' | undefined {
  const file = join(folder, databaseName);
  if (sizeOf(file) < HEADER) return 'short';
  return beginningOf(file, HEADER).readUInt32BE(VERSION_AT) === 0 ? 'unversioned' : undefined;
}

/**
 * A house was here, but its database is missing or empty: opening an empty house would hide that, and SQLite would throw
 * away a write-ahead file that may hold all of it. Of a house that was killed in its first moments there is nothing else
 * than that file.
 */
export function refuseEmptied(folder: string): void {
  const empty = emptiness(folder);
  if (empty === undefined) return;
  const left = besides.filter((name) => sizeOf(join(folder, name)) > 0);
  const isBegun = empty === 'unversioned' && left.every((name) => name === wal);
  if (left.length > 0 && !isBegun)
    throw new CannotOpen(
      `The data folder ${folder} holds ${left.join(', ')} but no ${databaseName}, or an empty one: put it back, or restore a backup. stamtafel serve --new opens a new house there.`,
    );
}

/**
 * For a new house where another one was: what SQLite would throw away is for its owner to put somewhere else. What was
 * acknowledged in the house of before is nothing that this one has lost.
 */
export function makeRoom(folder: string): void {
  if (emptiness(folder) === undefined) return;
  const left = join(folder, wal);
  if (sizeOf(left) > 0)
    throw new CannotOpen(`${left} may hold tables of the house that was here; move it somewhere else first.`);
  rmSync(join(folder, 'witness'), { force: true });
}

function beginningOf(file: string, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  const fd = openSync(file, 'r');
  try {
    readSync(fd, bytes, 0, length, 0);
    return bytes;
  } finally {
    closeSync(fd);
  }
}

/** There are tables that were set aside or half restored, but no database: opening an empty house would hide that. */
export function refuseHalfRestored(folder: string): void {
  if (existsSync(join(folder, databaseName))) return;
  const left = readdirSync(folder).filter(
    (name) => /^replaced-\d+\.db$/.test(name) || name === `${databaseName}.part`,
  );
  if (left.length > 0)
    throw new CannotOpen(
      `The data folder ${folder} holds ${left.join(', ')} but no ${databaseName}: a restore was interrupted. Run stamtafel restore again.`,
    );
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such place',
  EACCES: 'not allowed',
  EPERM: 'not allowed',
  EROFS: 'the disk is read-only',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
};
