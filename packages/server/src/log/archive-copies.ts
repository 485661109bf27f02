/** Copies of the files of tables that were put away: backups hold only what is in the database. */
import { copyFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, monthsIn } from './archive.ts';
import { check } from './backup.ts';
import { liesIn } from './backup-target.ts';
import { makeFolders } from './folder.ts';
import { CannotOpen } from './port.ts';
import { sync, syncFolder } from './sync.ts';

/** The months of a data folder of which there are files. */
export const archivesOf = (folder: string): readonly string[] => monthsIn(folder);

/** Copies those that are not there yet, or not the same; returns which. Each is checked before it counts. */
export function copyArchives(folder: string, to: string): readonly string[] {
  makeTarget(to);
  if (liesIn(folder, to))
    throw new CannotOpen(`${to} belongs to the data folder ${folder}; copies go somewhere else.`);
  const copied = monthsIn(folder).filter((month) => {
    const file = fileOf(folder, month);
    const target = join(to, `${month}.db`);
    if (isSame(file, target)) return false;
    const half = `${target}.part`;
    try {
      const { atime, mtime } = statSync(file);
      copyFileSync(file, half);
      check(half, target);
      sync(half);
      utimesSync(half, atime, mtime);
      renameSync(half, target);
    } finally {
      rmSync(half, { force: true });
    }
    return true;
  });
  syncFolder(to);
  return copied;
}

/** A file of the archive never changes: another takes its place. */
function isSame(file: string, target: string): boolean {
  const [one, other] = [file, target].map((path) => statSync(path, { throwIfNoEntry: false }));
  return other !== undefined && one?.size === other.size && one.mtime.getTime() === other.mtime.getTime();
}

function makeTarget(to: string): void {
  try {
    makeFolders(to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new CannotOpen(`${to} cannot be made (${code}).`);
  }
}
