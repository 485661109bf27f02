import type { Seat } from '@stamtafel/kernel';
import { A, asInVersion1, B, bulls, bullsInHand, type Game, HAND, handSize, locked, nth } from '../kind.ts';
import { endMatch } from './end.ts';

/**
 * T7 (5) BMS-271 If after T7 a coach's hand size is below six, the next attack is the last one. BMS-272 A full hand
 * without a bull: the same, unless the house rule lets that coach play on. BMS-278 If neither has a bull, the match ends.
 */
export function testHands(g: Game): void {
  if (!asInVersion1(g) && isOutOfBulls(g, A) && isOutOfBulls(g, B)) {
    g.tell('nobodyHasBulls');
    endMatch(g, 'last-attack');
    return;
  }
  if (g.facts.last > 0) return;
  for (let seat = A; seat <= B; seat++) {
    const isShort = handSize(g, seat) < HAND;
    if (!isShort && (g.options.outOfBulls === 'playOn' || !isOutOfBulls(g, seat))) continue;
    g.tell(isShort ? 'shortHand' : 'outOfBulls', { seat });
    announceLast(g);
    return;
  }
}

/**
 * `lastTurn: equal` plays on until both have had as many attacks. BMS-277 With `none` the attack that was just played
 * was the last.
 */
function announceLast(g: Game): void {
  const { facts, options } = g;
  if (options.lastTurn === 'none') {
    facts.last = facts.attack;
    g.tell('wasLast');
    endMatch(g, 'last-attack');
    return;
  }
  facts.last = facts.attack + (options.lastTurn === 'equal' && facts.attack % 2 === 0 ? 2 : 1);
  g.tell('lastAttack', { number: facts.last });
}

/** No bull in hand, locked or in the pile; the bench does not count. Everybody sees it by the backs. */
function isOutOfBulls(g: Game, seat: Seat): boolean {
  if (g.count(bulls(seat)) > 0 || bullsInHand(g, seat) > 0) return false;
  const cards = g.in(locked(seat));
  for (let i = 0; i < cards.length; i++) if (g.card(nth(g, locked(seat), i)).bull) return false;
  return true;
}
