import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { ALL, type Card, factOf, type Game, nameOf, nth, PLACES, place, placeNumber } from '../kind.ts';
import type { RuleId } from '../rule-ids.ts';

/** SZB-104 The earlier bull lies on top: only its steps and its quota count. */
export const topBull = (g: Game, zone: number): Card => g.card(nth(g, zone, 0));

/** SZB-005 Amounts of beer are glasses, never cards. */
export function glassesAt(g: Game, zone: number): number {
  const cards = g.in(zone);
  let glasses = 0;
  for (let i = 1; i < cards.length; i++) glasses += g.card(nth(g, zone, i)).value;
  return glasses;
}

export function beersAt(g: Game, zone: number): number {
  const cards = g.in(zone);
  let beers = 0;
  for (let i = 1; i < cards.length; i++) if (!g.card(nth(g, zone, i)).isBull) beers++;
  return beers;
}

/** SZB-103 A pair has exactly two bulls. */
export function isPair(g: Game, zone: number): boolean {
  const cards = g.in(zone);
  for (let i = 1; i < cards.length; i++) if (g.card(nth(g, zone, i)).isBull) return true;
  return false;
}

/** SZB-008 A bull whose total has reached its quota is closed. */
export const isClosed = (g: Game, zone: number): boolean => glassesAt(g, zone) >= topBull(g, zone).quota;

/** SZB-007 The points of the highest step reached; SZB-105 a pair scores them twice, earlier beer included. */
export function pointsAt(g: Game, zone: number): number {
  if (g.count(zone) === 0) return 0;
  const { points, quota } = topBull(g, zone);
  const glasses = glassesAt(g, zone);
  const single = points[glasses < quota ? glasses : quota] ?? 0;
  return isPair(g, zone) ? 2 * single : single;
}

/** SZB-151 The sum over all places of a pub. */
export function pointsOf(g: Game, seat: Seat): number {
  let points = 0;
  for (let n = 0; n < PLACES; n++) points += pointsAt(g, place(seat, n));
  return points;
}

export function freePlace(g: Game, seat: Seat): number {
  let n = 0;
  while (n < PLACES - 1 && g.count(place(seat, n)) > 0) n++;
  return place(seat, n);
}

/**
 * The rule that forbids laying this beer here: at the player's own bull (SZB-112) of its kind (SZB-006; SZB-192 the Allesdrinker
 * takes every kind), not closed (SZB-008; SZB-009 the last card may go past the quota), with its slot still free.
 */
export function refusesBeer(g: Game, me: Seat, card: CardId, zone: number): RuleId | undefined {
  const n = placeNumber(me, zone);
  if (n === NONE || g.count(zone) === 0) return 'SZB-112';
  const { kind, isBull } = g.card(card);
  if (isBull) return 'SZB-112';
  // SZB-172 The Drinker is no beer.
  if (kind === NONE) return 'SZB-172';
  const bull = topBull(g, zone);
  if (bull.kind !== ALL && bull.kind !== kind) return 'SZB-006';
  if (glassesAt(g, zone) >= bull.quota) return bull.kind === ALL ? 'SZB-193' : 'SZB-008';
  // SZB-107 A pair receives beer like one bull: it has one slot.
  if (factOf(g.facts.tucked, me) & (1 << n)) return 'SZB-106';
  return factOf(g.facts.served, me) & (1 << n) ? 'SZB-113' : undefined;
}

/** SZB-112, SZB-117 Whether this card can be laid at any bull of the player now. */
export function isServable(g: Game, me: Seat, card: CardId): boolean {
  for (let n = 0; n < PLACES; n++) if (refusesBeer(g, me, card, place(me, n)) === undefined) return true;
  return false;
}

/** SZB-113 Lays a beer at a bull: whatever its source, the slot is used. */
export function layBeer(g: Game, me: Seat, card: CardId, zone: number): void {
  g.move(card, zone);
  g.facts.served[me] = factOf(g.facts.served, me) | (1 << placeNumber(me, zone));
  if (g.told !== undefined)
    g.tell('served', {
      seat: me,
      card,
      zone: nameOf(g, zone),
      glasses: glassesAt(g, zone),
      points: pointsAt(g, zone),
    });
}
