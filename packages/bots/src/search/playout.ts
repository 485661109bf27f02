import {
  carryOut,
  type Frame,
  fast31,
  type Kind,
  lowest,
  NONE,
  type Seat,
  type Table,
} from '@stamtafel/kernel';
import { drawShare, softmax } from '../exp.ts';
import type { Judge } from '../sense.ts';

/** A number from 0 up to, not including, 1. */
export const fraction = (dice: number[]): number => fast31(dice) / 0x8000_0000;

/** Who answers next: the one who is asked, or the first of those who are. */
export function nextSeat<K extends Kind>(g: Table<K>): Seat {
  const { stack } = g.state;
  const frame: Frame = stack[stack.length - 1]!;
  const rule = g.match.rules[frame.do]!;
  return rule.who === undefined ? frame.seat! : lowest(rule.who(g, frame));
}

/** Asks a seat what is to be decided now: the frame, and how many options `g.list` then has. */
export function askTop<K extends Kind>(g: Table<K>, seat: Seat): { frame: K['frame']; count: number } {
  const { stack } = g.state;
  const frame = stack[stack.length - 1]!;
  return { frame, count: g.ask(g.match.rules[frame.do]!, frame, seat) };
}

/**
 * Everybody plays as they judge, for this many answers, or until the play comes to rest or to its end; or until so little
 * is left that it can be played out in all ways.
 */
export function informedPlayout<K extends Kind>(
  g: Table<K>,
  judge: Judge<K>,
  dice: number[],
  plies: number,
  temperature: number,
  untilClosing = false,
): void {
  const { rules } = g.match;
  const { stack } = g.state;
  const { sense } = judge;
  for (let ply = 0; ply < plies && stack.length > 0; ply++) {
    if (sense.rests?.(g) || (untilClosing && sense.closing?.(g))) return;
    // Not by `askTop`: most of a search is spent in this loop.
    const frame = stack[stack.length - 1]!;
    const seat = nextSeat(g);
    const count = g.ask(rules[frame.do]!, frame, seat);
    let place = count === 1 ? 0 : (sense.offhand?.(g, frame, count, dice) ?? NONE);
    if (place === NONE) {
      judge.rate(g, frame, seat, count);
      softmax(judge.scores, count, temperature);
      place = drawShare(judge.scores, count, fraction(dice));
    }
    carryOut(g, seat, g.list[place]!);
  }
}
