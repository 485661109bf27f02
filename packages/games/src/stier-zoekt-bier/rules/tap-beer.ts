import { NONE, type Seat } from '@stamtafel/kernel';
import { giveToDrinker, payDrinker } from '../cards/drinker.ts';
import { cellar, factOf, type Game, isGrandCafe, leftOf, type RuleFor } from '../kind.ts';
import { layOpen } from './supply.ts';
import { goOnTapping, nextToTap } from './tap-turns.ts';

/**
 * D3. SZB-062 Cards are turned open one at a time from the top, as many as the player likes; SZB-064 also none, SZB-065
 * of several kinds, SZB-066 as much or as little as they like. SZB-063 They see the top card, and no other (SZB-201).
 */
export const tap: RuleFor<'tap'> = {
  id: 'SZB-062',
  ask(g) {
    g.offer('tap');
    g.offer('stop');
  },
  refuses(g, { seat }, me, { pick }) {
    // SZB-207 The top card shows only in its owner's turn, in reasons too.
    if (seat !== me) return 'SZB-061';
    if (pick === 'tap') return refusesTap(g, me);
    // SZB-067 A card turned open stays open, and after the turn nothing is added.
    return pick === 'take' || pick === 'discard' ? 'SZB-067' : undefined;
  },
  timeout: (g) => g.offer('stop'),
  do(g, _f, me, { pick }) {
    if (pick === 'stop') {
      g.tell('stops', { seat: me });
      nextToTap(g, me);
      return;
    }
    const card = g.top(cellar(me));
    layOpen(g, me, card);
    g.tell('tapped', { seat: me, card });
    // SZB-173 The Drinker works when turned open in a tap turn.
    if (g.card(card).kind === NONE) {
      giveToDrinker(g, me, leftOf(g, me));
      return;
    }
    payDrinker(g, me, card);
    goOnTapping(g, me);
  },
};

/** SZB-164 In Grand Café only the kind that was fixed; below another card nothing can be tapped. SZB-180 It stays fixed. */
function refusesTap(g: Game, me: Seat) {
  const top = g.top(cellar(me));
  if (top === NONE) return 'SZB-062';
  if (!isGrandCafe(g)) return undefined;
  const { kind } = g.card(top);
  const fixed = factOf(g.facts.tapped, me);
  return kind === NONE || fixed === NONE || fixed === kind ? undefined : 'SZB-164';
}
