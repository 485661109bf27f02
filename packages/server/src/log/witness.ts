/**
 * A second record of what was acknowledged since the last checkpoint. SQLite silently drops a damaged end of its
 * write-ahead file, and a hash chain that has lost its last links still verifies; this file knows how long each table
 * was. It is written after the commit and never synced: losing it costs the check, no more. A power cut may tear it
 * anywhere, so each line has a checksum, and what is torn is nothing.
 */
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** The last acknowledged entry of a table. */
export interface Witnessed {
  readonly table: string;
  readonly seq: number;
  readonly hash: string;
}

/** The last entry for each table in the file. A line that was cut off or torn does not count. */
export function testimony(file: string): ReadonlyMap<string, Witnessed> {
  const said = new Map<string, Witnessed>();
  for (const line of textOf(file).split('\n').slice(0, -1)) {
    // Earlier versions wrote no checksum: their lines count if no sign in them is torn.
    const [, words = '', table = '', seq, hash = '', check] =
      /^(([!-~]+) (\d+) ([0-9a-f]{64}))(?: ([0-9a-f]{8}))?$/.exec(line) ?? [];
    if (table !== '' && (check === undefined || check === checkOf(words)))
      said.set(table, { table, seq: Number(seq), hash });
  }
  return said;
}

const checkOf = (words: string): string => crc32(words).toString(16).padStart(8, '0');

export class Witness {
  readonly #fd: number;
  readonly #gone: readonly Witnessed[];

  /** Starts again, but keeps what is `gone`: such a table must not be played on after a restart. */
  constructor(file: string, gone: readonly Witnessed[]) {
    this.#fd = openSync(file, 'a+');
    this.#gone = gone;
    this.forget();
  }

  note(entries: readonly Witnessed[]): void {
    const lines = entries.map(({ table, seq, hash }) => {
      const words = `${table} ${seq} ${hash}`;
      return `${words} ${checkOf(words)}\n`;
    });
    if (lines.length > 0) writeSync(this.#fd, lines.join(''));
  }

  /** Everything noted so far is safely in the database itself. */
  forget(): void {
    ftruncateSync(this.#fd, 0);
    this.note(this.#gone);
  }

  close(): void {
    closeSync(this.#fd);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
