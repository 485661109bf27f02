import type { Seat } from '@stamtafel/kernel';
import { discard, type Game, HAND, hand, pile } from '../kind.ts';

/**
 * Draws up to five hand cards. SV-450 When a card must be drawn from an empty pile, and not earlier, the discard pile
 * is shuffled and becomes the new draw pile. SV-452 Without any card left the player goes on with fewer.
 */
export function fillHand(g: Game, seat: Seat): number {
  let count = 0;
  while (g.count(hand(seat)) < HAND) {
    if (g.count(pile(seat)) === 0) {
      if (g.count(discard(seat)) === 0) break;
      reshuffle(g, seat);
    }
    g.draw(pile(seat), hand(seat));
    count++;
  }
  return count;
}

/** SV-450 SV-454 Bulls in a Love Shack never come back: only the discard pile is shuffled. */
function reshuffle(g: Game, seat: Seat): void {
  g.gather([discard(seat)], pile(seat), 'bulls');
  g.tell('reshuffle', { seat, count: g.count(pile(seat)) });
}
