import { NONE } from '@stamtafel/kernel';
import { hand, isOwnBull } from '../../kind.ts';
import { placeBull } from '../play-bulls.ts';
import type { Action } from './action.ts';

/** SV-240 D. Extra stier: one bull from hand goes face up to the location of its symbol. */
export const extraBull: Action = {
  offer(g, me) {
    if (g.seats === 2 || g.facts.extra) return;
    const cards = g.in(hand(me));
    for (let i = 0; i < cards.length; i++) g.offer('extra', cards[i] ?? NONE);
  },
  refuses(g, me, { card }) {
    // SV-502 With two players there is no D; SV-201 otherwise once per turn.
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
