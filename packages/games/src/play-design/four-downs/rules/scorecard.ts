import type { Outcome, Seat } from '@stamtafel/kernel';
import { goalLine, moved } from '../../scorecard.ts';
import type { Game } from '../kind.ts';
import { inGame } from './players.ts';

/** PD4-038 The winner of a round loses nothing in it, everybody else does: a game has at most 19 rounds. */
export const mostRounds = 19;

/** The number of the next moment at which players leave the game. */
export function nextMoment(g: Game): number {
  const { left } = g.facts;
  let latest = 0;
  for (let seat = 0; seat < left.length; seat++) latest = Math.max(latest, left[seat] ?? 0);
  return latest + 1;
}

/**
 * PD4-034 Yards lost are kept per player, public, and stop at 100 (PD-011).
 * PD4-035 A player who reaches 100 yards is out of the game at once.
 */
export function loseYards(g: Game, seat: Seat, lost: number, moment: number): void {
  const { yards, left } = g.facts;
  const total = moved(yards[seat] ?? 0, lost);
  yards[seat] = total;
  g.tell('lose', { seat, lost, yards: total });
  if (total < goalLine) return;
  left[seat] = moment;
  g.tell('out', { seat });
}

/**
 * PD4-037 The last player in the game has won. The others rank in reverse order of leaving; players who leave at the
 * same moment share the best of their places. The score is the number of yards lost.
 */
export function outcome(g: Game): Outcome {
  const { yards, left } = g.facts;
  const ranks = left.map((moment, seat) =>
    inGame(g, seat) ? 1 : 1 + left.filter((other) => other === 0 || other > moment).length,
  );
  return { scores: yards.slice(), ranks, reason: 'last-player' };
}
