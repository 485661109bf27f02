import { setImmediate as aTurn } from 'node:timers/promises';

/** So many take a few milliseconds, of the largest things that a table has. */
const IN_A_TURN = 200;

/** Goes through a list that may be long; others have their turn in between. */
export async function inTurns<T>(list: readonly T[], act: (one: T, n: number) => void): Promise<void> {
  for (const [n, one] of list.entries()) {
    if (n > 0 && n % IN_A_TURN === 0) await aTurn();
    act(one, n);
  }
}
