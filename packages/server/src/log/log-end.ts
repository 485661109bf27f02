/**
 * Where a log ends, noted beside it in the same transaction. An index that has lost its last links hides entries that are
 * there, and a chain without its end still verifies: a log is only whole if it ends where it was noted to end.
 */
import { hash as digest } from 'node:crypto';
import type { GivenName, LogEntry } from './port.ts';

export interface LogEnd {
  readonly seq: number;
  readonly hash: string;
  /** The sum of its names; undefined for a table from before that was noted. */
  readonly names: string | undefined;
}

/** The sum of no names. */
export const noNames = '0'.repeat(16);

/** A name with the entry that brought it. */
export interface PlacedName extends GivenName {
  readonly seq: number;
}

/** A sum to which names can be added in any order; adding one again takes it out, as when a person is forgotten. */
export function addNames(sum: string, table: string, names: readonly PlacedName[]): string {
  let total = BigInt(`0x${sum}`);
  for (const { seq, place, person, name } of names) {
    const text = JSON.stringify([table, seq, place, person, name]);
    total ^= BigInt(`0x${digest('sha256', text, 'hex').slice(0, noNames.length)}`);
  }
  return total.toString(16).padStart(noNames.length, '0');
}

/** What is wrong with the end of a table's entries, of which those before `from` were not read. */
export function endFlaw(
  entries: readonly LogEntry[],
  end: LogEnd | undefined,
  { table, from }: { readonly table: string; readonly from: number },
): string | undefined {
  if (end === undefined) return entries.length > 0 ? 'it is not noted where its log ends' : undefined;
  const last = entries.at(-1);
  if (last === undefined) return from > end.seq ? undefined : `entry ${end.seq} is gone`;
  if (last.seq < end.seq) return `its log ends at entry ${last.seq}, but entry ${end.seq} was written`;
  if (last.seq > end.seq) return `its log goes on after entry ${end.seq}, the last that was noted`;
  if (last.hash !== end.hash) return `entry ${last.seq} is not the one that was written last`;
  return from === 0 ? namesFlaw(entries, end, table) : undefined;
}

function namesFlaw(entries: readonly LogEntry[], { names }: LogEnd, table: string): string | undefined {
  if (names === undefined) return undefined;
  const there = entries.flatMap(({ seq, names: given = [] }) => given.map((one) => ({ ...one, seq })));
  return addNames(noNames, table, there) === names ? undefined : 'its names are not as they were written';
}
