import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CannotOpen } from './port.ts';
import { databaseName } from './schema.ts';

/** Makes the data folder and its parents if needed; for its owner only. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new CannotOpen(`The data folder ${folder} cannot be made (${reasons[why] ?? why}).`);
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
  EACCES: 'not allowed',
  EPERM: 'not allowed',
  EROFS: 'the disk is read-only',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
};
