import { type Frame, fast31, type Kind, NONE, type Seat, settle, type Table } from '@stamtafel/kernel';
import { drawShare, softmax } from '../exp.ts';
import type { Judge } from '../sense.ts';

/** A number from 0 up to, not including, 1. */
export const fraction = (dice: number[]): number => fast31(dice) / 0x8000_0000;

/** Who answers next: the one who is asked, or the first of those who are. */
export function nextSeat<K extends Kind>(g: Table<K>, frame: Frame): Seat {
  const rule = g.match.rules[frame.do]!;
  if (rule.who === undefined) return frame.seat!;
  const owing = rule.who(g, frame as K['frame']);
  return 31 - Math.clz32(owing & -owing);
}

/** Carries out the option at this place of `g.list`. */
export function carryOutListed<K extends Kind>(
  g: Table<K>,
  frame: K['frame'],
  seat: Seat,
  place: number,
): void {
  const rule = g.match.rules[frame.do]!;
  if (rule.who === undefined) g.state.stack.pop();
  rule.do(g, frame, seat, g.list[place]!);
  settle(g);
}

/**
 * Everybody plays as he judges, for so many answers, or until the play comes to rest or to its end; or until so little is
 * left that it can be played out in all ways.
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
    const frame = stack[stack.length - 1]!;
    const seat = nextSeat(g, frame);
    const count = g.ask(rules[frame.do]!, frame, seat);
    let place = count === 1 ? 0 : (sense.offhand?.(g, frame, count, dice) ?? NONE);
    if (place === NONE) {
      judge.rate(g, frame, seat, count);
      softmax(judge.scores, count, temperature);
      place = drawShare(judge.scores, count, fraction(dice));
    }
    carryOutListed(g, frame, seat, place);
  }
}
