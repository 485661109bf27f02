import { type Game, hand } from './kind.ts';

/** How many cards lie in hands that have shown not to hold any of their colour and side. */
export function contradictions(g: Game): number {
  let sum = 0;
  for (let seat = 0; seat < g.seats; seat++) {
    const lacks = g.facts.lacks[seat] ?? 0;
    if (lacks === 0) continue; // Only faster: the cards of nobody else count.
    const cards = g.in(hand(seat));
    for (let i = 0; i < cards.length; i++) if (lacks & (1 << g.card(cards[i] ?? 0).family)) sum++;
  }
  return sum;
}
