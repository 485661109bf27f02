import type { Seat } from '@stamtafel/kernel';
import type { Game } from '../kind.ts';

/**
 * BMS-240 The six dice cards are shuffled before every single draw and the card goes back: a number from 1 to 6, each
 * equally likely. BMS-241 A die gives the same, only told in its own words. BMS-242 The number is public; there are no rerolls.
 */
export function rollDice(g: Game, seat: Seat, stream: 'dice' | 'home' = 'dice'): number {
  const die = g.lot(6, stream) + 1;
  g.tell(g.options.dice === 'die' ? 'thrown' : 'die', { seat, die });
  return die;
}
