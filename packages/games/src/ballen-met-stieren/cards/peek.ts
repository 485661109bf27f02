import type { Seat } from '@stamtafel/kernel';
import { type Game, hand, nth, otherThan } from '../kind.ts';

/**
 * BMS-106, BMS-124a All cards in the opponent's hand, not the laid, locked or piled ones; BMS-281 a snapshot. BMS-285 In
 * the order of the deck: where a card lies in the hand would tell when it came there.
 */
export function peek(g: Game, me: Seat): void {
  const theirs = hand(otherThan(me));
  for (let i = 0; i < g.count(theirs); i++) g.show(nth(g, theirs, i), 1 << me);
  g.tell('peeks', {
    seat: me,
    cards: g
      .in(theirs)
      .slice()
      .sort((a, b) => a - b),
  });
}
