import type { Seat } from '@stamtafel/kernel';
import { cellar, type Game, leftOf, tapTurn } from '../kind.ts';
import { startChoosing } from './choose-bulls.ts';

/** Phase 3, Bier tappen. SZB-068 What overflowed in phase 2 lies open already and counts, also for who passes. SZB-061 The bierbaas first, then the others clockwise, one tap turn each. */
export const startTapping = (g: Game): void => goOnTapping(g, g.facts.bierbaas);

/** SZB-062 The turn goes on while there is something to tap; an empty cellar ends it. */
export function goOnTapping(g: Game, seat: Seat): void {
  if (g.count(cellar(seat)) > 0) g.next(tapTurn(seat));
  else nextToTap(g, seat);
}

export function nextToTap(g: Game, seat: Seat): void {
  const next = leftOf(g, seat);
  if (next === g.facts.bierbaas) startChoosing(g);
  else goOnTapping(g, next);
}
