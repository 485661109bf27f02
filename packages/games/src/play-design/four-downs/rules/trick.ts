import type { CardId, Seat } from '@stamtafel/kernel';
import type { PlayCard } from '../../cards/cards.ts';
import { type Game, hand, played } from '../kind.ts';

export const hasPlayed = (g: Game, seat: Seat): boolean => g.count(played(seat)) === g.facts.trick;

/**
 * PD4-011 The leader's card is the lead card for the whole trick, even after a better card has been played
 * (PD4-055: also after its player has folded).
 */
export const leadCard = (g: Game): PlayCard => g.card(g.top(played(g.facts.leader)));

/** PD-006 Only colour, side and value count here. */
const sameColour = (card: PlayCard, lead: PlayCard): boolean => card.colour === lead.colour;
const opposite = (card: PlayCard, lead: PlayCard): boolean => card.side !== lead.side;

/** PD4-013, 014, 015 The lead card's colour and the opposite side; its colour and the same side; anything else. */
export const tier = (card: PlayCard, lead: PlayCard): 1 | 2 | 3 =>
  sameColour(card, lead) ? (opposite(card, lead) ? 1 : 2) : 3;

/** The best tier this player holds, which must be played. */
export function duty(g: Game, me: Seat): 1 | 2 | 3 {
  const lead = leadCard(g);
  const cards = g.in(hand(me));
  let best: 1 | 2 | 3 = 3;
  for (let i = 0; i < cards.length; i++) {
    const found = tier(g.card(cards[i] ?? 0), lead);
    if (found === 1) return 1; // Only faster: no other card can be better.
    if (found < best) best = found;
  }
  return best;
}

/**
 * What forbids leading this card.
 * PD4-010 The first player after the dealer leads trick 1 with any hand card.
 * PD4-025 The winner of a trick leads the next one with any hand card.
 */
export function refusesLead(g: Game, onTurn: Seat, me: Seat, card: CardId): string | undefined {
  if (me === onTurn && g.where(card) === hand(me)) return undefined;
  return g.facts.trick === 1 ? 'PD4-010' : 'PD4-025';
}

/**
 * What forbids following with this card. Only the lead card matters, never the others in the trick (PD4-017), and
 * within the tier the choice is free: equal or higher is no duty (PD4-016).
 */
export function refusesFollow(g: Game, onTurn: Seat, me: Seat, card: CardId): string | undefined {
  // PD4-012 Clockwise, every other player plays exactly one hand card.
  if (me !== onTurn || g.where(card) !== hand(me)) return 'PD4-012';
  const must = duty(g, me);
  // PD4-015 A player who holds no card of the lead card's colour may play any card.
  if (must === 3 || tier(g.card(card), leadCard(g)) === must) return undefined;
  // PD4-013 A player who holds its colour and the opposite side must play such a card;
  // PD4-014 if not that, then its colour.
  return must === 1 ? 'PD4-013' : 'PD4-014';
}

/** PD4-012, PD4-018 The card is laid face up in front of its player and stays there until the round ends. */
export function layDown(g: Game, seat: Seat, card: CardId): void {
  if (seat !== g.facts.leader) noteLack(g, seat, card);
  g.move(card, played(seat));
  const { leader, trick } = g.facts;
  g.tell(seat === leader ? 'lead' : 'follow', { seat, card, trick });
}

/** A player who does not follow with the best tier has none of it: everybody sees that. */
function noteLack(g: Game, seat: Seat, card: CardId): void {
  const { lacks } = g.facts;
  const lead = leadCard(g);
  const followed = tier(g.card(card), lead);
  const opposite = 1 << (lead.family ^ 1);
  if (followed > 1)
    lacks[seat] = (lacks[seat] ?? 0) | (followed === 2 ? opposite : opposite | (1 << lead.family));
}
