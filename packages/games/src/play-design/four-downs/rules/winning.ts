import { NONE, type Seat } from '@stamtafel/kernel';
import type { PlayCard } from '../../cards/cards.ts';
import { type Game, played } from '../kind.ts';
import type { Options } from '../options.ts';
import { active, nextActive } from './players.ts';
import { hasPlayed, leadCard, tier } from './trick.ts';

/**
 * PD4-020 A follower's card qualifies if it has the lead card's colour, the opposite side, and a value equal to or
 * higher than the lead card's. PD4-024 A card of the same side never does, whatever its value.
 */
export const qualifies = (card: PlayCard, lead: PlayCard): boolean =>
  tier(card, lead) === 1 && card.value >= lead.value;

/** A trick on the table: by which house rule it is won, and who led what. */
interface Trick {
  readonly rule: Options['pd4.trick'];
  readonly seats: number;
  readonly leader: Seat;
  readonly lead: PlayCard;
  /** What an active player has followed with; nothing from those who have not, or have folded. */
  follows(seat: Seat): PlayCard | undefined;
}

/**
 * PD4-021 The player of the highest qualifying card, or NONE. PD4-022 Of equal ones the one played first wins.
 * PD4-024 A card of the lead card's own side keeps none from winning; PD4-026 to the letter a higher one does.
 */
export function bestOf({ rule, seats, leader, lead, follows }: Trick): Seat {
  let best = NONE;
  let highest = 0;
  let ownSide = 0;
  for (let i = 1; i < seats; i++) {
    const seat = (leader + i) % seats;
    const card = follows(seat);
    if (card === undefined) continue;
    if (card.value > highest && qualifies(card, lead)) {
      best = seat;
      highest = card.value;
    } else if (card.value > ownSide && tier(card, lead) === 2) ownSide = card.value;
  }
  return rule === 'literal' && ownSide > highest ? NONE : best;
}

/** PD4-056 A folded player's card cannot win. */
export const bestFollower = (g: Game): Seat =>
  bestOf({
    rule: g.options['pd4.trick'],
    seats: g.seats,
    leader: g.facts.leader,
    lead: leadCard(g),
    follows: (seat) => (active(g, seat) && hasPlayed(g, seat) ? g.card(g.top(played(seat))) : undefined),
  });

/**
 * PD4-023 If no card qualifies, the leader wins the trick and keeps the lead.
 * PD4-057 If the leader has folded, the next active player clockwise does.
 */
export function withoutQualifying(g: Game): Seat {
  const { leader } = g.facts;
  return active(g, leader) ? leader : nextActive(g, leader);
}
