import { mkdirSync } from 'node:fs';
import { CannotOpen } from './port.ts';

/** Makes the data folder if need be, with its parents; for its owner only. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new CannotOpen(`The data folder ${folder} cannot be made (${reasons[why] ?? why}).`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'not allowed',
  EPERM: 'not allowed',
  EROFS: 'the disk is read-only',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
};
