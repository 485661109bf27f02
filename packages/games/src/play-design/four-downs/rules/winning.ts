import { NONE, type Seat } from '@stamtafel/kernel';
import type { PlayCard } from '../../cards/cards.ts';
import { type Game, played } from '../kind.ts';
import { active, nextActive } from './players.ts';
import { hasPlayed, leadCard, tier } from './trick.ts';

/**
 * PD4-020 A follower's card qualifies if it has the lead card's colour, the opposite side, and a value equal to or
 * higher than the lead card's. PD4-024 A card of the same side never does, whatever its value.
 */
export const qualifies = (card: PlayCard, lead: PlayCard): boolean =>
  tier(card, lead) === 1 && card.value >= lead.value;

/**
 * PD4-021 The player of the highest qualifying card, or NONE. PD4-022 Of equal ones the one played first wins.
 * PD4-056 A folded player's card cannot win.
 */
export function bestFollower(g: Game): Seat {
  const lead = leadCard(g);
  const { leader } = g.facts;
  let best = NONE;
  let highest = 0;
  for (let i = 1; i < g.seats; i++) {
    const seat = (leader + i) % g.seats;
    if (!active(g, seat) || !hasPlayed(g, seat)) continue;
    const card = g.card(g.top(played(seat)));
    if (card.value > highest && qualifies(card, lead)) {
      best = seat;
      highest = card.value;
    }
  }
  return best;
}

/**
 * PD4-023 If no card qualifies, the leader wins the trick and keeps the lead.
 * PD4-057 If the leader has folded, the next active player clockwise does.
 */
export function withoutQualifying(g: Game): Seat {
  const { leader } = g.facts;
  return active(g, leader) ? leader : nextActive(g, leader);
}
