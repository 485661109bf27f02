import { NONE, type Seat } from '@stamtafel/kernel';
import { A, type Attempt, B, discard, down, field, type Game, hand, laid, played } from '../kind.ts';
import { clearAttempt } from './field.ts';

/**
 * BMS-210, BMS-220 The running attempt is replaced: action cards on the field are discarded, those used only in a free
 * kick (BMS-216); field bulls return to their owners' hands. BMS-211 Verdict, modifiers and a pending Hoef van God
 * vanish; bookings, locks, Modderpoels, discarded bulls and a pending Wissel stay.
 */
export function replaceAttempt(g: Game, attempt: Attempt): void {
  g.leave('attempt');
  clearAttempt(g);
  g.facts.attempt = attempt;
  const keepsUnused = attempt === 'freeKick' && g.options.freeKickCards === 'used';
  for (let seat = A; seat <= B; seat++) {
    if (keepsUnused) takeBackLaid(g, seat);
    discardActions(g, seat);
    if (g.count(field(seat)) > 0) g.move(g.top(field(seat)), hand(seat));
  }
}

/** BMS-216 A card that was laid and not used goes back to the hand; nobody else has seen it. */
function takeBackLaid(g: Game, seat: Seat): void {
  const card = g.top(laid(seat));
  if (card === NONE) return;
  g.move(card, hand(seat));
  g.tell('takenBack', { seat, card });
}

/** BMS-042 Used and sacrificed cards are discarded face up, unused ones face down. */
export function discardActions(g: Game, seat: Seat): void {
  while (g.count(laid(seat)) > 0) g.draw(laid(seat), down(seat));
  while (g.count(played(seat)) > 0) g.draw(played(seat), discard);
}
