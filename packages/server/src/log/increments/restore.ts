/** Puts a house back as it was at a point in time: a whole copy, and what changed up to then, every hash checked. */
import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { fileOf, monthsIn } from '../archive.ts';
import { check, copy, forgottenIn, makeOneFile, putInPlace } from '../backup.ts';
import { startOf } from '../chain.ts';
import { CannotOpen, type End } from '../port.ts';
import { type Forgotten, Reader } from '../reader.ts';
import { drop } from '../retire.ts';
import { openToWrite } from '../schema.ts';
import { sync, syncFolder } from '../sync.ts';
import { Writer, type Writing } from '../writer.ts';
import { BrokenChain, chainsIn, lastNumber, momentOf, pointFile, pointsOf, wholeName } from './chain.ts';
import { type Head, type Line, readPoint, type TableLine } from './point.ts';

export interface RestoredPoint {
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly tables: number;
  readonly entries: number;
  /** Tables that were already damaged: they are as they were before. */
  readonly damaged: readonly string[];
}

/** As it was at this moment, or at the last one before it. */
export async function restoreAt(
  from: string,
  folder: string,
  { at = Number.POSITIVE_INFINITY, force }: { readonly at?: number; readonly force: boolean },
): Promise<RestoredPoint> {
  const chain = chainFor(from, at);
  const last = lastUpTo(from, chain, at);
  const damaged = new Set<string>();
  const whole = join(from, chain, wholeName);
  // Before anything is made: a copy that is refused leaves no folder behind.
  check(whole);
  const found = await putInPlace(folder, {
    force,
    called: join(from, chain),
    async make(half) {
      await copy(whole, half, whole);
      apply(half, join(from, chain), last, damaged);
      forgetLater(half, from, chain);
      makeOneFile(half);
      sync(half);
    },
  });
  bringMonths(join(from, 'archive'), folder);
  return { ...found, at: Date.parse(last.at), damaged: [...damaged] };
}

function chainFor(from: string, at: number): string {
  const chains = chainsIn(from);
  const [earliest] = chains;
  if (earliest === undefined) throw new CannotOpen(`${from} holds no increments.`);
  const chain = chains.findLast((name) => momentOf(name) <= at);
  if (chain === undefined)
    throw new CannotOpen(
      `${from} holds nothing from before ${new Date(momentOf(earliest)).toISOString()}, the earliest moment that can be restored.`,
    );
  return chain;
}

/** What is broken after this moment does no harm to it. */
function lastUpTo(from: string, name: string, at: number): Head {
  let last: Head | undefined;
  try {
    for (const { head } of pointsOf(join(from, name))) {
      if (last !== undefined && Date.parse(head.at) > at) break;
      last = head;
      if (Date.parse(head.at) === at) break;
    }
    if (last !== undefined) return last;
  } catch (error) {
    if (!(error instanceof BrokenChain)) throw error;
    const before = last?.at ?? momentBefore(from, name);
    throw before === undefined
      ? error
      : new CannotOpen(`${error.message} Everything up to ${before} can be restored: --at ${before}`);
  }
  throw new CannotOpen(`${join(from, name)} holds no point in time.`);
}

/** The last moment that is restored from the chain before this one; undefined for the first. */
function momentBefore(from: string, name: string): string | undefined {
  const isFirst = chainsIn(from)[0] === name;
  return isFirst ? undefined : new Date(momentOf(name) - 1).toISOString();
}

function apply(half: string, chain: string, last: Head, damaged: Set<string>): void {
  const db = openToWrite(half);
  try {
    // It is synced as a whole once it is complete.
    db.exec('PRAGMA synchronous = OFF');
    const writer = new Writer(db);
    for (const { head, lines } of pointsOf(chain)) {
      const known = lines.filter((line) => !damaged.has(tableOf(line)));
      for (const line of lines) if (line.is === 'damaged') damaged.add(line.table);
      write(db, writer, known.flatMap(asTable), pointFile(chain, head.number));
      for (const line of known) change(db, writer, line);
      writer.checkpoint(10_000);
      if (head.number === last.number) return;
    }
  } finally {
    db.close();
  }
}

const asTable = (line: Line): readonly TableLine[] => (line.is === 'table' ? [line] : []);

const tableOf = (line: Line): string =>
  'card' in line ? line.card.table : 'table' in line ? line.table : '';

/** The log chains entries itself: the hash of the last one says whether all are as they were. */
function write(db: DatabaseSync, writer: Writer, tables: readonly TableLine[], file: string): void {
  const reader = new Reader(db);
  const appends = tables.map((line) => newIn(line, reader.end(line.card.table) ?? startOf(line.card.table)));
  const fresh = appends.filter(({ entries }) => entries.length > 0);
  const outcomes = fresh.length === 0 ? [] : writer.write(fresh);
  const isWritten = outcomes.every(({ is }) => is === 'kept');
  for (const { card, hash } of tables)
    if (!isWritten || reader.end(card.table)?.hash !== hash)
      throw new CannotOpen(
        `${file} is not as it was written: table ${card.table} does not go on from what comes before.`,
      );
  for (const { entries, card } of appends) if (entries.length === 0) writer.setCard(card);
}

/** Of a table that was put away, all entries are in the increment, also those that came before. */
const newIn = ({ card, first, entries }: TableLine, { seq, hash }: End): Writing => ({
  card,
  after: { seq, hash },
  entries: entries.filter((_, n) => first + n > seq),
});

function change(db: DatabaseSync, writer: Writer, line: Line): void {
  if (line.is === 'card') writer.setCard(line.card);
  if (line.is === 'forgotten') writer.forget(line.person, line.at);
  if (line.is !== 'gone') return;
  const row = db.prepare('SELECT number FROM card WHERE name = ?').get(line.table);
  writer.lookAgain(line.table);
  if (row !== undefined) drop(db, Number(row.number));
}

/** Who was forgotten since does not come back with the tables of before. */
function forgetLater(half: string, from: string, chain: string): void {
  const later = new Map<string, Forgotten>();
  for (const name of chainsIn(from).filter((one) => one >= chain)) {
    for (const one of forgottenIn(join(from, name, wholeName))) later.set(one.person, one);
    for (const line of linesThatCanBeRead(join(from, name)))
      if (line.is === 'forgotten') later.set(line.person, line);
  }
  const db = openToWrite(half);
  try {
    const writer = new Writer(db);
    for (const { person, at } of later.values()) writer.forget(person, at);
  } finally {
    db.close();
  }
}

function linesThatCanBeRead(chain: string): readonly Line[] {
  const lines: Line[] = [];
  for (let number = lastNumber(chain); number >= 0; number--)
    try {
      lines.push(...readPoint(pointFile(chain, number)).lines.filter(({ is }) => is === 'forgotten'));
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
    }
  return lines;
}

/** The logs of tables that were put away before the whole copy lie in files of their own. */
function bringMonths(copies: string, folder: string): void {
  const there = monthsIn(folder);
  for (const month of monthsIn(join(copies, '..')).filter((one) => !there.includes(one))) {
    const file = fileOf(folder, month);
    mkdirSync(join(folder, 'archive'), { recursive: true, mode: 0o700 });
    copyFileSync(join(copies, `${month}.db`), `${file}.part`);
    sync(`${file}.part`);
    renameSync(`${file}.part`, file);
    syncFolder(join(folder, 'archive'));
  }
}
