import { ALL, type Game, LOCATIONS } from '@stamtafel/games/stieren-versieren/kind.ts';
import type { Seat } from '@stamtafel/kernel';
import {
  adjacent,
  best,
  handBest,
  held,
  index,
  likelyHelp,
  ownHelp,
  points,
  power,
  suitor,
  suitors,
  sum,
} from './board.ts';

/*
 * What cows are worth to a player, in points: those they can woo with one action, and those with two. `read`
 * (board.ts) has counted the table before.
 */

export const isHome = (symbol: number, place: number): boolean => symbol === place || symbol === ALL;

/** What this seat gets if it woos her where she is. */
export const wooable = (seat: Seat, symbol: number, value: number, place: number): number =>
  isHome(symbol, place) ? points(symbol, value, suitor(seat, place, symbol)) : 0;

/** What this seat gets with two actions: a bull comes to her, or she is brought home, and then the seat woos. */
export function reachable(g: Game, seat: Seat, symbol: number, value: number, place: number): number {
  if (isHome(symbol, place)) {
    let found = suitor(seat, place, symbol);
    for (let from = 0; from < LOCATIONS; from++)
      if (adjacent(g, from, place)) found = Math.max(found, suitor(seat, from, symbol));
    return points(symbol, value, found);
  }
  const there = best[index(seat, place, symbol)]!;
  const home = best[index(seat, symbol, symbol)]!;
  let found = 0;
  if (there > 0 && adjacent(g, place, symbol)) found = Math.max(there, home);
  if (home > found && canChase(seat, symbol, value, place, 0)) found = home;
  return value * found;
}

/** SV-230 Whether a seat, with so much more strength there, can chase this cow. */
export function canChase(seat: Seat, symbol: number, value: number, place: number, more: number): boolean {
  const strangers = power[seat * LOCATIONS + place]! - sum[index(seat, place, symbol)]! + more;
  return strangers > 0 && strangers >= value;
}

/** The most that anybody else gets by wooing her there. */
export function rivalWooable(g: Game, me: Seat, symbol: number, value: number, place: number): number {
  let most = 0;
  for (let seat = 0; seat < g.seats; seat++)
    if (seat !== me) most = Math.max(most, wooable(seat, symbol, value, place));
  return most;
}

/** The most that anybody else gets with two actions. */
export function rivalReachable(g: Game, me: Seat, symbol: number, value: number, place: number): number {
  let most = 0;
  for (let seat = 0; seat < g.seats; seat++)
    if (seat !== me) most = Math.max(most, reachable(g, seat, symbol, value, place));
  return most;
}

/** How many points of strength turn an even fight into a sure one. */
const SURE = 8;

/** How likely it is that nobody else wins a fight if `me` woos at a location, as Romeo or with the bulls there. */
export function holds(g: Game, me: Seat, symbol: number, place: number, romeo: number): number {
  // SV-707 Over the Drag Queen Romeo is alone.
  const own = symbol === ALL ? romeo : Math.max(romeo, suitors(me, place, symbol)) + ownHelp(symbol);
  let chance = 1;
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat === me) continue;
    const theirs = suitors(seat, place, symbol);
    if (theirs === 0) continue;
    const lead = own - theirs - likelyHelp(seat, symbol, held[seat]!);
    chance *= Math.min(1, Math.max(0.05, 0.6 + lead / SURE));
  }
  return chance;
}

/** The best bull for this cow that can be at her place with the next card: there already, or from the player's hand. */
export const suitorWithHand = (me: Seat, symbol: number): number =>
  symbol === ALL ? 0 : Math.max(best[index(me, symbol, symbol)]!, handBest[symbol]!);
