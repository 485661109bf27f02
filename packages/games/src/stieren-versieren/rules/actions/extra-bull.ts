import type { Option, Seat } from '@stamtafel/kernel';
import { type Game, hand, isOwnBull } from '../../kind.ts';
import { bullsInHand, offerEach } from '../../sets.ts';
import { placeBull } from '../play-bulls.ts';

/*
 * SV-240 D. Extra stier: one bull from hand goes face up to the location of its symbol.
 */

export function offerExtra(g: Game, me: Seat): void {
  if (g.seats === 2 || g.facts.extra) return;
  offerEach(g, me, 'extra', bullsInHand(g, me));
}

/** SV-502 With two players there is no D; SV-201 otherwise it can be done once per turn. */
export function refusesExtra(g: Game, me: Seat, { card }: Option): string | undefined {
  if (g.seats === 2) return 'SV-502';
  if (!isOwnBull(g, me, card)) return 'SV-204';
  if (g.where(card) !== hand(me)) return 'SV-240';
  return g.facts.extra ? 'SV-201' : undefined;
}

export function doExtra(g: Game, me: Seat, { card }: Option): void {
  g.facts.extra = true;
  placeBull(g, me, card);
}
