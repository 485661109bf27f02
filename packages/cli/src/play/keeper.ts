import { existsSync, writeFileSync } from 'node:fs';
import type { MatchRecord } from '@stamtafel/kernel';
import { fileTrouble } from '../input.ts';

/** Keeps a match in a file. */
export interface Keeper {
  /** The file the match is kept in after every answer, once there is one. */
  readonly file: string | undefined;
  exists(file: string): boolean;
  /** Writes the match and goes on keeping it there; the answer says what went wrong, if anything. */
  save(file: string, record: MatchRecord): string | undefined;
  /** Writes the match again, if it is kept; the answer says what went wrong, and then it is kept no longer. */
  keep(record: () => MatchRecord): string | undefined;
}

export function keeper(file?: string): Keeper {
  let kept = file;
  const write = (to: string, record: MatchRecord): string | undefined => {
    try {
      writeFileSync(to, `${JSON.stringify(record, null, 1)}\n`);
      return undefined;
    } catch (error) {
      const trouble = fileTrouble(error, to);
      if (trouble === undefined && !(error instanceof Error)) throw error;
      return trouble?.message ?? (error instanceof Error ? error.message : '');
    }
  };
  return {
    get file() {
      return kept;
    },
    exists: (name) => existsSync(name),
    save(to, record) {
      const trouble = write(to, record);
      if (trouble === undefined) kept = to;
      return trouble;
    },
    keep(record) {
      if (kept === undefined) return undefined;
      const trouble = write(kept, record());
      if (trouble !== undefined) kept = undefined;
      return trouble;
    },
  };
}
