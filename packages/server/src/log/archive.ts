/**
 * Where the logs of old tables lie: one file a month, each a database like that of a house, with cards and entries but
 * without names. A file is only ever replaced by a whole and checked one, so it can be read and copied at any moment.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { check, makeOneFile } from './backup.ts';
import { chainFlaw, startOf } from './chain.ts';
import { LogDamaged, type LogEntry } from './port.ts';
import { Reader } from './reader.ts';
import { type Copied, drop } from './retire.ts';
import { databaseName, openToRead, openToWrite } from './schema.ts';
import { sync, syncFolder } from './sync.ts';
import { Writer } from './writer.ts';

const folderName = 'archive';

/** The month of a moment, by which its file is called. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

export const fileOf = (folder: string, month: string): string => join(folder, folderName, `${month}.db`);

/** The months of which there are files. */
export function monthsIn(folder: string): readonly string[] {
  const place = join(folder, folderName);
  const names = existsSync(place) ? readdirSync(place) : [];
  return names.flatMap((name) => /^(\d{4}-\d{2})\.db$/.exec(name)?.[1] ?? []).sort();
}

/** How many files stay open. */
const mostOpen = 3;

interface Open {
  readonly db: DatabaseSync;
  readonly reader: Reader;
  /** Which file it was when it was opened. */
  readonly was: string;
}

/** Reads from the files of a data folder. */
export class Archive {
  readonly #folder: string;
  readonly #open = new Map<string, Open>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The entries of a table that was put away, without names. */
  entries(month: string, table: string, from: number): readonly LogEntry[] {
    return this.#at(month).sealed(table, from);
  }

  #at(month: string): Reader {
    const file = fileOf(this.#folder, month);
    const there = statSync(file, { throwIfNoEntry: false });
    if (there === undefined)
      throw new LogDamaged(`it was put away in ${folderName}/${month}.db, which is not there`);
    const was = `${there.ino} ${there.mtimeMs} ${there.size}`;
    const known = this.#open.get(month);
    if (known?.was === was) return known.reader;
    this.#close(month);
    for (const oldest of this.#open.keys()) if (this.#open.size >= mostOpen) this.#close(oldest);
    const db = opened(file, month);
    const reader = new Reader(db);
    this.#open.set(month, { db, reader, was });
    return reader;
  }

  #close(month: string): void {
    this.#open.get(month)?.db.close();
    this.#open.delete(month);
  }

  close(): void {
    for (const month of [...this.#open.keys()]) this.#close(month);
  }
}

function opened(file: string, month: string): DatabaseSync {
  try {
    return openToRead(file, { older: true });
  } catch (error) {
    throw new LogDamaged(`it was put away in ${folderName}/${month}.db, which cannot be read`, {
      cause: error,
    });
  }
}

/**
 * Copies the logs of these tables into the file of a month. Those that are damaged are left out, and so are those that have
 * gone.
 */
export function copyAway(folder: string, month: string, tables: readonly string[]): readonly Copied[] {
  const file = fileOf(folder, month);
  const half = `${file}.part`;
  const source = openToRead(join(folder, databaseName));
  try {
    mkdirSync(join(folder, folderName), { recursive: true, mode: 0o700 });
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${half}${end}`, { force: true });
    if (existsSync(file)) copyFileSync(file, half);
    const copied = addTo(half, new Reader(source), tables).map((one) => ({ ...one, month }));
    if (copied.length === 0) return [];
    makeOneFile(half);
    check(half, file);
    sync(half);
    renameSync(half, file);
    syncFolder(join(folder, folderName));
    syncFolder(folder);
    return copied;
  } finally {
    source.close();
    rmSync(half, { force: true });
  }
}

function addTo(half: string, source: Reader, tables: readonly string[]): readonly Omit<Copied, 'month'>[] {
  const db = openToWrite(half);
  try {
    const writer = new Writer(db);
    const earlier = db.prepare('SELECT number FROM card WHERE name = ?');
    return tables.flatMap((table) => {
      const found = wholeLog(source, table);
      if (found === undefined) return [];
      // From a time before an older backup was restored, or before the database heard of it.
      const row = earlier.get(table);
      if (row !== undefined) drop(db, Number(row.number));
      const [outcome] = writer.write([found]);
      if (outcome?.is !== 'kept') throw new Error(`table ${table} could not be copied`);
      const { seq, hash } = outcome.last;
      return hash === found.entries.at(-1)?.hash ? [{ table, seq, hash }] : [];
    });
  } finally {
    db.close();
  }
}

function wholeLog(source: Reader, table: string) {
  try {
    const entries = source.entries(table, 0).map(({ names: _, ...entry }) => entry);
    const card = source.card(table);
    if (card === undefined || entries.length === 0 || chainFlaw(table, entries) !== undefined)
      return undefined;
    return { entries, card, after: startOf(table) };
  } catch (error) {
    if (error instanceof LogDamaged) return undefined;
    throw error;
  }
}
