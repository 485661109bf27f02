import type { Outcome, Seat } from '@stamtafel/kernel';
import { cellar, type Game, nth, PLACES, place } from '../kind.ts';
import { beersAt, glassesAt, pointsOf } from './pub.ts';

/** SZB-144 The game ends; the cellars are shown, because their beer counts for SZB-153. */
export function finish(g: Game): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const cards = g.in(cellar(seat));
    for (let i = 0; i < cards.length; i++) g.show(nth(g, cellar(seat), i), g.match.everybody);
    if (cards.length > 0) g.tell('cellar', { seat, cards });
  }
  if (g.told === undefined) return;
  for (let seat = 0; seat < g.seats; seat++) g.tell('score', { seat, ...standing(g, seat) });
}

/** What decides, in this order. */
export interface Standing {
  readonly points: number;
  readonly beers: number;
  readonly glasses: number;
}

/** SZB-151 Points; SZB-153 beer cards at the bulls and in the cellar; SZB-154 glasses at the bulls. */
export function standing(g: Game, seat: Seat): Standing {
  let beers = g.options.tiebreakCards === 'all' ? cellarBeers(g, seat) : 0;
  let glasses = 0;
  for (let n = 0; n < PLACES; n++) {
    beers += beersAt(g, place(seat, n));
    glasses += glassesAt(g, place(seat, n));
  }
  return { points: pointsOf(g, seat), beers, glasses };
}

/** SZB-153 The 1,5 meter Drinker is no beer card. */
function cellarBeers(g: Game, seat: Seat): number {
  let beers = 0;
  for (const card of g.in(cellar(seat))) if (g.card(card).value > 0) beers++;
  return beers;
}

/**
 * SZB-152 Most points wins; SZB-153, SZB-154 then cards, then glasses; SZB-155 who is equal on all three shares the
 * place. The reason names what decided the victory.
 */
export function outcome(g: Game): Outcome {
  const standings = Array.from({ length: g.seats }, (_, seat) => standing(g, seat));
  const ranks = standings.map((one) => 1 + standings.filter((other) => compare(other, one) > 0).length);
  const winner = ranks.indexOf(1);
  const reasons = standings.map((other, seat) =>
    seat === winner ? 0 : depth(standings[winner] ?? other, other),
  );
  return {
    scores: standings.map(({ points }) => points),
    ranks,
    reason: (['points', 'cards', 'glasses', 'shared'] as const)[Math.max(...reasons)] ?? 'points',
  };
}

/** Which key tells two standings apart: 0 points, 1 cards, 2 glasses, 3 none. */
const depth = (a: Standing, b: Standing): number =>
  a.points !== b.points ? 0 : a.beers !== b.beers ? 1 : a.glasses !== b.glasses ? 2 : 3;

const compare = (a: Standing, b: Standing): number =>
  a.points - b.points || a.beers - b.beers || a.glasses - b.glasses;
