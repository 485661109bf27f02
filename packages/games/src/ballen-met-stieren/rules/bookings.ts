import type { Seat } from '@stamtafel/kernel';
import { at, type Game } from '../kind.ts';
import { endMatch } from './end.ts';

/**
 * BMS-230 A single yellow card lies openly before the coach and has no effect. BMS-231 A second one: both are
 * handed in for a red card, so BMS-234 three yellow cards are always enough. The answer: whether the match goes on.
 */
export function giveYellow(g: Game, seat: Seat): boolean {
  const { yellows } = g.facts;
  yellows[seat] = at(yellows, seat) + 1;
  g.tell('yellow', { seat });
  if (at(yellows, seat) < 2) return true;
  yellows[seat] = 0;
  return giveRed(g, seat);
}

/**
 * BMS-232 A red card is held in hand for the rest of the match. BMS-233, BMS-275 The third one ends the match at once:
 * its owner loses, whatever the score; BMS-234 no physical card is needed for it. The answer: whether the match goes on.
 */
export function giveRed(g: Game, seat: Seat): boolean {
  const { reds } = g.facts;
  reds[seat] = at(reds, seat) + 1;
  g.tell('red', { seat, count: at(reds, seat) });
  if (at(reds, seat) < 3) return true;
  endMatch(g, 'third-red', seat);
  return false;
}
