import type { Seat } from '@stamtafel/kernel';
import { A, type Attempt, B, discard, down, field, type Game, hand, laid, played } from '../kind.ts';
import { clearAttempt } from './field.ts';

/**
 * BMS-210, BMS-220 The running attempt is replaced: action cards on the field are discarded, unused ones face down and
 * never resolved; field bulls return to their owners' hands. BMS-211 Verdict, modifiers and a pending Hoef van God
 * vanish; bookings, locks, Modderpoels, discarded bulls and a pending Wissel stay.
 */
export function replaceAttempt(g: Game, attempt: Attempt): void {
  g.leave('attempt');
  clearAttempt(g);
  g.facts.attempt = attempt;
  for (let seat = A; seat <= B; seat++) {
    discardActions(g, seat);
    if (g.count(field(seat)) > 0) g.move(g.top(field(seat)), hand(seat));
  }
}

/** BMS-042 Used and sacrificed cards are discarded face up, unused ones face down. */
export function discardActions(g: Game, seat: Seat): void {
  while (g.count(laid(seat)) > 0) g.draw(laid(seat), down(seat));
  while (g.count(played(seat)) > 0) g.draw(played(seat), discard);
}
