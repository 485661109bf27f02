import { ALL, type Game, support } from '@stamtafel/games/stieren-versieren/kind.ts';
import { NONE, type Seat } from '@stamtafel/kernel';

/** How likely a card laid face down by a challenger is one that does not count, against one that does. */
const BLUFF = 0.2;

/** SV-305 What challengers lay face down is mostly of the cow's symbol; only now and then it is a bluff. */
export function plausible(g: Game, me: Seat): number {
  const { cow, challengers } = g.facts;
  if (cow === NONE) return 1;
  const { symbol } = g.card(cow);
  if (symbol === ALL) return 1;
  let likely = 1;
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat === me || challengers[seat] === NONE) continue;
    const cards = g.in(support(seat));
    for (let i = 0; i < cards.length; i++) if (g.card(cards[i]!).symbol !== symbol) likely *= BLUFF;
  }
  return likely;
}
