import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { bullCard, cowCard, type Game, support } from '../kind.ts';
import { bullsIn, worthOf } from '../sets.ts';

/** Romeo, or the bull that challenges. */
export const fighterOf = (g: Game, seat: Seat): CardId =>
  bullCard(g, seat, seat === g.facts.wooer ? g.facts.romeo : (g.facts.challengers[seat] ?? NONE));

/**
 * SV-309 Romeo or challenger, his joined mates, and his support cards with the cow's symbol (SV-306). SV-707 Over the Drag
 * Queen Romeo is alone; SV-708 every card of a challenger counts.
 */
export function strengthOf(g: Game, seat: Seat): number {
  const { kin } = g.card(cowCard(g.facts.cow));
  const helping = (g.facts.joined[seat] ?? 0) | (bullsIn(g, support(seat)) & kin);
  return g.card(fighterOf(g, seat)).value + worthOf(g, seat, helping);
}

/** SV-322 The highest strength of all challengers. */
export function bestChallenge(g: Game): number {
  let best = 0;
  for (let seat = 0; seat < g.seats; seat++)
    if (g.facts.challengers[seat] !== NONE) best = Math.max(best, strengthOf(g, seat));
  return best;
}
