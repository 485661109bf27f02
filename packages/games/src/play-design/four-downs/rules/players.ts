import { NONE, type Seat } from '@stamtafel/kernel';
import type { Game } from '../kind.ts';

/** PD4-035 In the game until 100 yards are lost. */
export const inGame = (g: Game, seat: Seat): boolean => g.facts.left[seat] === 0;

/** PD4-043 Active: in the game and not folded in this round. */
export const active = (g: Game, seat: Seat): boolean =>
  g.facts.left[seat] === 0 && ((g.facts.folded >> seat) & 1) === 0;

/** PD4-007 The next player clockwise who is still in the game. */
export function nextInGame(g: Game, seat: Seat): Seat {
  let next = seat;
  do next = next + 1 === g.seats ? 0 : next + 1;
  while (!inGame(g, next) && next !== seat);
  return next;
}

/** PD4-007 The next player clockwise who is still playing in this round. */
export function nextActive(g: Game, seat: Seat): Seat {
  let next = seat;
  do next = next + 1 === g.seats ? 0 : next + 1;
  while (!active(g, next) && next !== seat);
  return next;
}

export function countInGame(g: Game): number {
  let count = 0;
  for (let seat = 0; seat < g.seats; seat++) if (inGame(g, seat)) count++;
  return count;
}

/** The one player who is still in the game, or NONE while there are more. */
export function lastInGame(g: Game): Seat {
  let last = NONE;
  for (let seat = 0; seat < g.seats; seat++) {
    if (!inGame(g, seat)) continue;
    if (last !== NONE) return NONE;
    last = seat;
  }
  return last;
}
