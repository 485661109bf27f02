import type { Seat } from '@stamtafel/kernel';
import { aside, bySeat, type Game, nth, type RuleFor, varDiscard, varPile } from '../kind.ts';
import { refillPile } from '../rules/officials.ts';

const orderFrame = bySeat('order');

/**
 * BMS-115 Matchfixing. BMS-115a You privately see the top two VAR cards and put them back in the order you choose.
 * BMS-115b One card in the pile: you see that one. None: first shuffle the VAR discards into a new pile.
 */
export function matchfixing(g: Game, me: Seat): void {
  refillPile(g, varPile, varDiscard, 'var');
  const count = Math.min(2, g.count(varPile));
  for (let i = 0; i < count; i++) g.draw(varPile, aside(me));
  g.tell('fixing', { seat: me, cards: g.in(aside(me)), count });
  if (count === 2) g.next(orderFrame(me));
  else g.draw(aside(me), varPile);
}

/** D-15 BMS-280 The coach knows the two and their order; others see only that it happened, and no longer what lies where. */
export const order: RuleFor<'order'> = {
  id: 'BMS-115a',
  ask(g) {
    g.offer('keepOrder');
    g.offer('swapOrder');
  },
  do(g, _f, me, { pick }) {
    // The first card drawn was the top one.
    const top = nth(g, aside(me), pick === 'keepOrder' ? 0 : 1);
    g.move(nth(g, aside(me), pick === 'keepOrder' ? 1 : 0), varPile);
    g.move(top, varPile);
    g.tell('fixed', { seat: me });
  },
};
