import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { fastBelow, fastSeed } from '@stamtafel/kernel';

/** All chance of a simulated world, from one number. */
export interface Chance {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
  /** True once in n times. */
  once(n: number): boolean;
  /** One of these. */
  of<T>(list: readonly T[]): T;
}

export function chanceFrom(seed: number): Chance {
  const dice = fastSeed(seed);
  const below = (n: number): number => fastBelow(dice, n);
  return {
    below,
    once: (n) => below(n) === 0,
    of(list) {
      const one = list[below(list.length)];
      if (one === undefined) throw new Error('there is nothing to choose from');
      return one;
    },
  };
}

/**
 * While it runs, what the houses take from the machine's own chance (names of tables, secrets, tokens) comes from this
 * number too. For a process that does nothing else.
 */
export async function withChance<T>(seed: number, run: () => Promise<T>): Promise<T> {
  const { randomBytes, randomInt } = crypto;
  const dice = fastSeed(seed ^ 0x5eed);
  const seeded = {
    randomBytes: (size: number): Buffer =>
      Buffer.from(Array.from({ length: size }, () => fastBelow(dice, 256))),
    randomInt: (most: number): number => fastBelow(dice, most),
  };
  Object.assign(crypto, seeded);
  syncBuiltinESMExports();
  try {
    return await run();
  } finally {
    Object.assign(crypto, { randomBytes, randomInt });
    syncBuiltinESMExports();
  }
}
