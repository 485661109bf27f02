/** Reads everything in a folder of increments: each sum, and the hash of every entry. */
import { join } from 'node:path';
import { check } from '../backup.ts';
import { chained, chainStart } from '../chain.ts';
import { CannotOpen } from '../port.ts';
import { Reader } from '../reader.ts';
import { openToRead } from '../schema.ts';
import { BrokenChain, chainsIn, pointFile, pointsOf, wholeName } from './chain.ts';
import type { TableLine } from './point.ts';

/** A whole copy, and the points in time that follow it. */
export interface ChainFound {
  /** The first and the last moment that can be restored; undefined if there is none. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly points: number;
  /** Why nothing after it can. */
  readonly flaw: string | undefined;
}

export const holdsIncrements = (path: string): boolean => chainsIn(path).length > 0;

export const checkIncrements = (from: string): readonly ChainFound[] =>
  chainsIn(from).map((name) => checkChain(join(from, name)));

function checkChain(chain: string): ChainFound {
  const times: string[] = [];
  const found = (flaw?: string): ChainFound => ({
    from: times[0],
    to: times.at(-1),
    points: times.length,
    flaw,
  });
  try {
    const whole = join(chain, wholeName);
    check(whole);
    const db = openToRead(whole, { older: true });
    try {
      const ends = new Ends(new Reader(db));
      for (const { head, lines } of pointsOf(chain)) {
        for (const line of lines)
          if (line.is === 'table' && !ends.goesOn(line))
            throw new BrokenChain(
              `${pointFile(chain, head.number)} is not as it was written: table ${line.card.table} does not go on from what comes before.`,
            );
        times.push(head.at);
      }
    } finally {
      db.close();
    }
    return found();
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return found(error.message);
  }
}

/** Where each log ends so far. */
class Ends {
  readonly #whole: Reader;
  readonly #ends = new Map<string, { readonly seq: number; readonly hash: string }>();

  constructor(whole: Reader) {
    this.#whole = whole;
  }

  /** Whether these entries follow what is there. */
  goesOn({ card: { table }, first, entries, hash }: TableLine): boolean {
    const end = this.#ends.get(table) ?? this.#whole.end(table) ?? { seq: -1, hash: chainStart(table) };
    const known = end.seq + 1 - first;
    const last = entries
      .slice(Math.max(0, known))
      .reduce((before, { at, body }) => chained(before, at, body), end.hash);
    this.#ends.set(table, { seq: first + entries.length - 1, hash });
    return known >= 0 && known <= entries.length && last === hash;
  }
}
