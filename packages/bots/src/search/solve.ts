import { clone, type Kind, outcome, type Table } from '@stamtafel/kernel';
import { worthOf } from '../utility.ts';
import { carryOutListed, nextSeat } from './playout.ts';

/** More positions than this are not a small end. */
const MOST_POSITIONS = 400;

/**
 * What this (imagined) world is worth to each seat if everybody plays its end in the best way for himself, or undefined
 * when that is too much to look through. The world is left as it was.
 */
export function solve<K extends Kind>(g: Table<K>, margin: number): readonly number[] | undefined {
  const { match } = g;
  const before = g.state;
  let left = MOST_POSITIONS;

  function best(): readonly number[] | undefined {
    if (--left < 0) return undefined;
    const { state } = g;
    const result = outcome(match, state);
    if (result) return worthOf(result, margin);
    const frame = state.stack[state.stack.length - 1]!;
    const seat = nextSeat(g, frame);
    const count = g.ask(match.rules[frame.do]!, frame, seat);
    let found: readonly number[] | undefined;
    for (let i = 0; i < count; i++) {
      g.state = clone(match, state);
      if (i > 0) g.ask(match.rules[frame.do]!, frame, seat);
      carryOutListed(g, frame, seat, i);
      const worth = best();
      if (worth === undefined) return undefined;
      if (found === undefined || worth[seat]! > found[seat]!) found = worth;
    }
    return found;
  }

  const worth = best();
  g.state = before;
  return worth;
}
