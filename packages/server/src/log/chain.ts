/** Every entry carries a hash over the one before it, so that a log is either whole or visibly not. */
import { hash as digest } from 'node:crypto';
import type { End, LogEntry, NewEntry } from './port.ts';

/** The hash before the first entry. It includes the table's id, so that a log cannot be passed off as another's. */
export const chainStart = (table: string): string => sha256(`stamtafel table ${table}`);

/** The end of a log that has not begun. */
export const startOf = (table: string): End => ({ seq: -1, hash: chainStart(table) });

/** The hash of an entry: over the previous hash, its time and its body; none of them contains a line break. */
export const chained = (previous: string, at: number, body: string): string =>
  sha256(`${previous}\n${at}\n${body}`);

/** Entries of a table that follow this end of its log. */
export function withHashes(table: string, after: End, entries: readonly NewEntry[]): LogEntry[] {
  let { seq, hash } = after;
  return entries.map(({ at, body, names }) => {
    seq += 1;
    hash = chained(hash, at, body);
    return { table, seq, at, body, hash, ...(names && { names }) };
  });
}

/** What is wrong with a table's entries from the first one on; undefined if nothing is. */
export function chainFlaw(table: string, entries: readonly LogEntry[]): string | undefined {
  let hash = chainStart(table);
  let at = Number.NEGATIVE_INFINITY;
  for (const [place, entry] of entries.entries()) {
    if (entry.table !== table || entry.seq !== place) return `entry ${place} is missing`;
    if (entry.at < at) return `entry ${place} is older than the one before it`;
    hash = chained(hash, entry.at, entry.body);
    if (entry.hash !== hash) return `entry ${place} does not fit the hash chain`;
    at = entry.at;
  }
  return undefined;
}

const sha256 = (text: string): string => digest('sha256', text, 'hex');
