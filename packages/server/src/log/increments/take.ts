/** Makes the next point in time: an increment, or a whole copy where one is due. Killed anywhere, nothing half counts. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Archive } from '../archive.ts';
import { copyArchives } from '../archive-copies.ts';
import { check, copy } from '../backup.ts';
import { liesIn } from '../backup-target.ts';
import { CannotOpen } from '../port.ts';
import { databaseName, openToRead } from '../schema.ts';
import { syncFolder } from '../sync.ts';
import { chainsIn, lastNumber, momentOf, nameOf, pointFile, sumOfFile, wholeName } from './chain.ts';
import { gather, isSame, marksOf } from './gather.ts';
import { type Marks, type Point, readPoint, writePoint } from './point.ts';

const DAY = 24 * 3600 * 1000;

export interface Taking {
  /** The folder of increments. */
  readonly to: string;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** How long points are kept. */
  readonly days: number;
  /** Whether a whole copy may be made, which takes long. */
  readonly mayCopy: boolean;
}

export interface Taken {
  readonly made: readonly ('increment' | 'whole')[];
  /** Up to where everything is in the folder; undefined if it is not. */
  readonly marks: Marks | undefined;
  readonly damaged: readonly { readonly table: string; readonly why: string }[];
  /** Why a whole copy that was due could not be made. */
  readonly failed?: string;
}

/** Makes the folder if needed; throws CannotOpen if it may not be used. */
export function checkTarget(data: string, to: string): void {
  try {
    mkdirSync(to, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EEXIST') throw new CannotOpen(`The folder ${to} cannot be made (${code}).`);
  }
  if (liesIn(data, to))
    throw new CannotOpen(`${to} belongs to the data folder ${data}; increments go somewhere else.`);
}

export async function take(data: string, taking: Taking): Promise<Taken> {
  const { to, now, mayCopy } = taking;
  const db = openToRead(join(data, databaseName));
  const archive = new Archive(data);
  try {
    const chain = chainsIn(to).at(-1);
    const after = chain === undefined ? undefined : lastPoint(join(to, chain));
    const taken =
      after === undefined || chain === undefined
        ? nothing
        : nextPoint({ db, archive, now }, join(to, chain), after);
    const isDue = taken.marks === undefined || now - momentOf(chain ?? '') >= DAY;
    const hasChanged = taken.marks === undefined || taken.made.length > 0 || (after?.head.number ?? 0) > 0;
    if (!mayCopy || !isDue || !hasChanged) return taken;
    return { ...taken, ...(await wholeCopy(data, taking, taken)) };
  } finally {
    db.close();
    archive.close();
  }
}

const nothing: Taken = { made: [], marks: undefined, damaged: [] };

/** Undefined if nothing can follow it: then there must be a whole copy. */
function lastPoint(chain: string): Point | undefined {
  try {
    return readPoint(pointFile(chain, lastNumber(chain)));
  } catch (error) {
    if (error instanceof CannotOpen) return undefined;
    throw error;
  }
}

interface Moment {
  readonly db: DatabaseSync;
  readonly archive: Archive;
  readonly now: number;
}

function nextPoint({ db, archive, now }: Moment, chain: string, { head, sum }: Point): Taken {
  if (isSame(marksOf(db), head.marks)) return { ...nothing, marks: head.marks };
  const gathered = gather(db, archive, head.marks);
  if (gathered === undefined) return nothing;
  const { marks, lines } = gathered;
  const number = head.number + 1;
  const at = new Date(now).toISOString();
  writePoint(
    pointFile(chain, number),
    { stamtafel: 'increment', format: 1, number, at, after: sum, marks },
    lines,
  );
  syncFolder(chain);
  return { made: ['increment'], marks, damaged: lines.filter((line) => line.is === 'damaged') };
}

/** A table that is damaged keeps it from being made: what is there stays, and is continued. */
async function wholeCopy(data: string, taking: Taking, before: Taken): Promise<Partial<Taken>> {
  try {
    const marks = await beginChain(data, taking);
    return { made: [...before.made, 'whole'], marks };
  } catch (error) {
    if (error instanceof CannotOpen) return { failed: error.message };
    throw error;
  }
}

async function beginChain(data: string, { to, now, days }: Taking): Promise<Marks> {
  for (const name of readdirSync(to))
    if (/^\d.*Z\.part$/.test(name)) rmSync(join(to, name), { recursive: true });
  copyArchives(data, join(to, 'archive'));
  let at = now;
  while (existsSync(join(to, nameOf(at)))) at++;
  const half = join(to, `${nameOf(at)}.part`);
  mkdirSync(half, { mode: 0o700 });
  const whole = join(half, wholeName);
  await copy(join(data, databaseName), whole, whole);
  check(whole, join(data, databaseName));
  const copied = openToRead(whole);
  const marks = marksOf(copied);
  copied.close();
  const head = { stamtafel: 'increment', format: 1, number: 0, at: new Date(at).toISOString() } as const;
  writePoint(pointFile(half, 0), { ...head, after: sumOfFile(whole), marks }, []);
  syncFolder(half);
  renameSync(half, join(to, nameOf(at)));
  syncFolder(to);
  const chains = chainsIn(to);
  for (const [n, name] of chains.entries()) {
    const next = chains[n + 1];
    // Until the next one is old enough too, moments between them are kept.
    if (next !== undefined && momentOf(next) <= now - days * DAY)
      rmSync(join(to, name), { recursive: true, force: true });
  }
  return marks;
}
