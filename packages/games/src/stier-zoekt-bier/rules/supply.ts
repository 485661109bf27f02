import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { CELLAR, cellar, drinker, type Game, isGrandCafe, openBeer } from '../kind.ts';

/** SZB-047 The sixth card is laid open at once and counts as tapped this round. */
export function addToSupply(g: Game, seat: Seat, card: CardId): void {
  if (g.count(cellar(seat)) < CELLAR) {
    g.move(card, cellar(seat));
    return;
  }
  layOpen(g, seat, card);
  g.tell('overflow', { seat, card });
}

/**
 * Lays a card open. SZB-164 The first beer fixes the kind of the round in Grand Café, later ones are of it; SZB-178
 * the Drinker lies apart: it is no open beer.
 */
export function layOpen(g: Game, seat: Seat, card: CardId): void {
  const { kind } = g.card(card);
  g.move(card, kind === NONE ? drinker : openBeer(seat));
  if (kind !== NONE && isGrandCafe(g)) g.facts.tapped[seat] = kind;
}
