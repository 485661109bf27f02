/** One process per data folder. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpen } from './port.ts';
import { asRefusal, errcode } from './schema.ts';

/**
 * Holds the folder until `release`, or until the process ends in any way. The lock is SQLite's own on an empty file:
 * the operating system frees it with the process, so there is no stale lock to clean up, and it works the same
 * everywhere. Never open this file otherwise: on POSIX, closing it anywhere would free the lock.
 */
export function lockFolder(folder: string): { readonly release: () => void } {
  const file = join(folder, 'lock');
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 500 });
    db.exec('BEGIN EXCLUSIVE');
    const held = db;
    return { release: () => held.close() };
  } catch (error) {
    db?.close();
    const code = (errcode(error) ?? 0) & 0xff;
    if (code === 5)
      throw new CannotOpen(
        `The data folder ${folder} is in use by another Stamtafel. Stop that one, or name another folder with STAMTAFEL_DATA.`,
      );
    if ([8, 14].includes(code)) throw new CannotOpen(`The data folder ${folder} cannot be written.`);
    throw asRefusal(error, file);
  }
}
