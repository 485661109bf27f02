import { NONE, type Seat } from '@stamtafel/kernel';
import { giveToDrinker } from '../cards/drinker.ts';
import { cellar, type Game, isGrandCafe, leftOf, of, type RuleFor, tapTurn } from '../kind.ts';
import { startChoosing } from './choose-bulls.ts';
import { layOpen } from './stock-beer.ts';

/** Phase 3, Bier tappen. SZB-068 What overflowed in phase 2 lies open already and counts, also for who passes. SZB-061 The bierbaas first, then the others clockwise, one tap turn each. */
export const startTapping = (g: Game): void => goOnTapping(g, g.facts.bierbaas);

/** SZB-062 The turn goes on while there is something to tap; an empty cellar ends it. */
export function goOnTapping(g: Game, seat: Seat): void {
  if (g.count(cellar(seat)) > 0) g.next(tapTurn(seat));
  else nextToTap(g, seat);
}

function nextToTap(g: Game, seat: Seat): void {
  const next = leftOf(g, seat);
  if (next === g.facts.bierbaas) startChoosing(g);
  else goOnTapping(g, next);
}

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
    if (g.card(card).kind === NONE) giveToDrinker(g, me, leftOf(g, me));
    else goOnTapping(g, me);
  },
};

/** SZB-164 In Grand Café only the kind that was fixed; below another card nothing can be tapped. SZB-180 It stays fixed. */
function refusesTap(g: Game, me: Seat) {
  const top = g.top(cellar(me));
  if (top === NONE) return 'SZB-062';
  if (!isGrandCafe(g)) return undefined;
  const { kind } = g.card(top);
  const fixed = of(g.facts.tapped, me);
  return kind === NONE || fixed === NONE || fixed === kind ? undefined : 'SZB-164';
}
