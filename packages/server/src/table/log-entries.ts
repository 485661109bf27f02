import { hash } from 'node:crypto';
import { chainFlaw, startOf } from '../log/chain.ts';
import type { End, LogEntry, NewEntry } from '../log/port.ts';
import { type Body, bodySchema } from './entry.ts';
import { namesIn, withNames, withoutNames } from './names.ts';

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** The end of a log, to which the next entry is appended. */
export interface LogEnd extends End {
  readonly at: number;
}

export function endOf(table: string, entries: readonly LogEntry[]): LogEnd {
  const { seq, hash, at } = entries.at(-1) ?? { ...startOf(table), at: 0 };
  return { seq, hash, at };
}

/** Entries for bodies. */
export const toEntries = (bodies: readonly Body[], at: number): NewEntry[] =>
  bodies.map((content) => {
    const names = namesIn(content);
    const body = JSON.stringify(names === undefined ? content : withoutNames(content));
    const entry = { at, body };
    return names === undefined || names.length === 0 ? entry : { ...entry, names };
  });

export interface ReadEntry {
  readonly at: number;
  readonly body: Body;
}

/** The bodies of a log, and what is wrong with it, if anything: then only as many as can be read at all. */
export interface ReadLog {
  readonly read: readonly ReadEntry[];
  readonly flaw: string | undefined;
}

export const readEntries = (table: string, entries: readonly LogEntry[]): ReadLog =>
  readAs(table, entries, entries.map(readEntry));

/** Undefined if this version does not know it. */
export function readEntry({ at, body, names }: LogEntry): ReadEntry | undefined {
  const { success, data } = bodySchema.safeParse(asJson(body));
  if (!success) return undefined;
  return { at, body: names === undefined ? data : withNames(data, names) };
}

/** A log whose entries were read one by one. */
export function readAs(
  table: string,
  entries: readonly LogEntry[],
  each: readonly (ReadEntry | undefined)[],
): ReadLog {
  const unknown = each.indexOf(undefined);
  const read = (unknown < 0 ? each : each.slice(0, unknown)).filter((one) => one !== undefined);
  const flaw = chainFlaw(table, entries);
  if (flaw !== undefined || unknown < 0) return { read, flaw };
  return { read, flaw: `entry ${unknown} is none that this version knows` };
}

/** Undefined for anything else. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
