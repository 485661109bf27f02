/** Where a backup may go: one that overwrites its own source, or an unrelated file, is worse than none. */
import { closeSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CannotOpen } from './port.ts';
import { applicationId } from './schema.ts';

export interface Replacing {
  /** Replaces even a file that is no backup. Never anything in the data folder. */
  readonly force: boolean;
}

/** The path, with symbolic links resolved, where the backup of a data folder goes; throws `CannotOpen`. */
export function backupTarget(folder: string, file: string, { force }: Replacing): string {
  const path = resolve(file);
  const parent = dirname(path);
  const there = lookAt(path);
  if (!there && !lookAt(parent)?.isDirectory()) throw new CannotOpen(`There is no folder ${parent}.`);
  const target = there ? realpathSync(path) : join(realpathSync(parent), basename(path));
  if (liesIn(folder, dirname(target)) || (there && isPartOf(folder, there)))
    throw new CannotOpen(`${path} belongs to the data folder ${folder}; a backup goes somewhere else.`);
  if (there?.isDirectory()) throw new CannotOpen(`${path} is a folder; name a file in it.`);
  if (there && !there.isFile()) throw new CannotOpen(`${path} is not a file.`);
  if (there && !force && !isBackup(target))
    throw new CannotOpen(`${path} already exists and is no backup; --force replaces it.`);
  return target;
}

/** What a path leads to. As bigint, without loss: the numbers show whether two paths lead to the same file. */
const lookAt = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });
type Found = NonNullable<ReturnType<typeof lookAt>>;

const isSame = (one: Found | undefined, other: Found | undefined): boolean =>
  one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino;

/** Compared by identity on the disk, not by spelling: the same folder may be mounted twice or be spelt in capitals. */
export function liesIn(folder: string, place: string): boolean {
  if (isSame(lookAt(place), lookAt(folder))) return true;
  return dirname(place) !== place && liesIn(folder, dirname(place));
}

/** A file in the data folder may itself be a link to elsewhere. */
const isPartOf = (folder: string, found: Found): boolean =>
  readdirSync(folder).some((name) => isSame(lookAt(join(folder, name)), found));

/**
 * Recognised by its first bytes (sqlite.org/fileformat.html). The database of a running house is marked as WAL, written in two
 * files.
 */
function isBackup(file: string): boolean {
  const head = Buffer.alloc(100);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head, 0, head.length, 0);
  } finally {
    closeSync(opened);
  }
  const inOneFile = head[18] === 1 && head[19] === 1;
  return (
    head.toString('latin1', 0, 16) === 'SQLite format 3\0' &&
    inOneFile &&
    head.readUInt32BE(68) === applicationId
  );
}
