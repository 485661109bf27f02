import type { Seat } from '@stamtafel/kernel';
import { type Game, hand, isOwnBull } from '../../kind.ts';
import { bullsInHand, offerEach } from '../../sets.ts';
import { placeBull } from '../play-bulls.ts';
import type { Deed } from './action.ts';

/*
 * SV-240 D. Extra stier: one bull from hand goes face up to the location of its symbol.
 */

export function offerExtra(g: Game, me: Seat): void {
  if (g.seats === 2 || g.facts.extra) return;
  offerEach(g, me, 'extra', bullsInHand(g, me));
}

export const extra: Deed = {
  /** SV-502 With two players there is no D; SV-201 otherwise it can be done once per turn. */
  refuses(g, me, { card }) {
    if (g.seats === 2) return 'SV-502';
    if (!isOwnBull(g, me, card)) return 'SV-204';
    if (g.where(card) !== hand(me)) return 'SV-240';
    return g.facts.extra ? 'SV-201' : undefined;
  },
  do(g, me, { card }) {
    g.facts.extra = true;
    placeBull(g, me, card);
  },
};
