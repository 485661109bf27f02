import { carryOut, clone, type Kind, outcome, type Table } from '@stamtafel/kernel';
import type { Judge } from '../sense.ts';
import { worthOf } from '../utility.ts';
import { askTop, nextSeat } from './playout.ts';

/** More positions than this are not a small end. */
const MOST_POSITIONS = 400;

/**
 * What this (imagined) world is worth to each seat if everybody plays its end in their own best way, or undefined
 * when that is too much to look through. Where the play comes to rest the judge says what it is worth. The world is left
 * as it was.
 */
export function solve<K extends Kind>(
  g: Table<K>,
  judge: Judge<K>,
  margin: number,
): ArrayLike<number> | undefined {
  const { match } = g;
  const before = g.state;
  let left = MOST_POSITIONS;

  /** Between two, nobody looks for more than `enough`: the other would not let it come to that. */
  function best(enough: readonly number[]): ArrayLike<number> | undefined {
    if (--left < 0) return undefined;
    const { state } = g;
    const result = outcome(match, state);
    if (result) return worthOf(result, margin);
    if (judge.sense.rests?.(g)) return judge.value(g).slice();
    const seat = nextSeat(g);
    const { count } = askTop(g, seat);
    let found: ArrayLike<number> | undefined;
    let below = enough;
    for (let i = 0; i < count; i++) {
      g.state = clone(match, state);
      if (i > 0) askTop(g, seat);
      carryOut(g, seat, g.list[i]!);
      const worth = best(below);
      if (worth === undefined) return undefined;
      if (found !== undefined && worth[seat]! <= found[seat]!) continue;
      found = worth;
      if (match.seats !== 2) continue;
      if (worth[seat]! >= enough[seat]!) break;
      below = seat === 0 ? [enough[0]!, 1 - worth[0]!] : [1 - worth[1]!, enough[1]!];
    }
    return found;
  }

  const worth = best([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  g.state = before;
  return worth;
}
