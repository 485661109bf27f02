/**
 * The folder of increments: a folder for each whole copy, called by its moment, with the points that follow it. What counts
 * is there under its own name; what is being made is called `.part`.
 */
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { CannotOpen } from '../port.ts';
import { type Point, readPoint } from './point.ts';

export const wholeName = 'whole.db';
const nameOfMoment = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

export const nameOf = (at: number): string => new Date(at).toISOString().replaceAll(':', '-');

/** The moment after which a folder is called. */
export const momentOf = (name: string): number => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/** The whole copies with their points, the oldest first. */
export function chainsIn(folder: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => nameOfMoment.test(name)).sort();
}

export const pointFile = (chain: string, number: number): string =>
  join(chain, `${String(number).padStart(6, '0')}.gz`);

/** The number of the last point that is there; −1 if there is none. */
export function lastNumber(chain: string): number {
  const numbers = readdirSync(chain).flatMap((name) => /^(\d{6,})\.gz$/.exec(name)?.[1] ?? []);
  return Math.max(-1, ...numbers.map(Number));
}

/** In pieces: a whole copy may be larger than memory. */
export function sumOfFile(file: string): string {
  const sum = createHash('sha256');
  const piece = Buffer.alloc(1 << 20);
  const fd = openSync(file, 'r');
  try {
    for (let read = -1; read !== 0; ) {
      read = readSync(fd, piece, 0, piece.length, null);
      sum.update(piece.subarray(0, read));
    }
  } finally {
    closeSync(fd);
  }
  return sum.digest('hex');
}

/** A place in the folder from where nothing more can be restored. */
export class BrokenChain extends CannotOpen {
  override name = 'BrokenChain';
}

/** The points of a chain, one after the other; throws BrokenChain at the first that is missing, damaged or another. */
export function* pointsOf(chain: string): Generator<Point> {
  const last = lastNumber(chain);
  const whole = join(chain, wholeName);
  if (!existsSync(whole)) throw new BrokenChain(`${whole} is missing.`);
  let after = sumOfFile(whole);
  for (let number = 0; number <= Math.max(0, last); number++) {
    const file = pointFile(chain, number);
    if (!existsSync(file)) throw new BrokenChain(`${file} is missing.`);
    const point = sound(file);
    if (number === 0 && point.head.after !== after) throw new BrokenChain(`${whole} is damaged.`);
    if (point.head.number !== number || point.head.after !== after)
      throw new BrokenChain(`${file} does not follow the one before it.`);
    after = point.sum;
    yield point;
  }
}

function sound(file: string): Point {
  try {
    return readPoint(file);
  } catch (error) {
    if (error instanceof CannotOpen) throw new BrokenChain(error.message);
    throw error;
  }
}
