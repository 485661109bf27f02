/**
 * Which files of a house everybody on its machine may read or write. The keys must not be, nor the log, which has what was
 * chosen in secret, nor what was said. What a group may do is the operator's choice.
 */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileOf, monthsIn } from './archive.ts';
import { keysName } from './secrets.ts';

export interface Exposure {
  /** They were open, and are not any more. */
  readonly covered: readonly string[];
  readonly stays: readonly string[];
}

const OTHERS = 0o007;
const OTHERS_MAY_ENTER = 0o001;
const tables = /^(stamtafel|chat|replaced-\d+)\.db(-wal|-shm|-journal)?$/;

/** Takes from everybody what they may do with these files. */
export function coverFiles(folder: string): Exposure {
  const open = filesIn(folder).filter(isOpen);
  const covered = open.filter(cover);
  return { covered, stays: open.filter((file) => !covered.includes(file)) };
}

/** A copy of the keys that is put back is often made for all to read; it is covered wherever it lies. */
function filesIn(folder: string): readonly string[] {
  const keys = join(folder, keysName);
  if (((statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS_MAY_ENTER) === 0) return [keys];
  const names = readdirSync(folder).filter((name) => tables.test(name));
  return [
    keys,
    ...names.map((name) => join(folder, name)),
    ...monthsIn(folder).map((month) => fileOf(folder, month)),
  ];
}

// On Windows the mode says nothing about others.
const isOpen = (file: string): boolean => (modeOf(file) & OTHERS) !== 0 && process.platform !== 'win32';

const modeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mode ?? 0;

function cover(file: string): boolean {
  try {
    chmodSync(file, modeOf(file) & 0o770);
    return true;
  } catch {
    return false;
  }
}
