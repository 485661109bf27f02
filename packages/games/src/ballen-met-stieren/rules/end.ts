import { NONE, type Outcome, type Seat } from '@stamtafel/kernel';
import { A, at, B, type Ending, type Game, otherThan } from '../kind.ts';

/** The match is over at once: nothing further is resolved. */
export function endMatch(g: Game, ending: Ending, loser: Seat = NONE): void {
  g.facts.ending = ending;
  g.facts.loser = loser;
  g.end();
  g.tell('over', { reason: ending });
}

/** BMS-291 Resigning loses the match at once. */
export function resigns(g: Game, seat: Seat): void {
  g.facts.ending = 'resigned';
  g.facts.loser = seat;
  g.tell('resigned', { seat });
}

/**
 * §9 BMS-270 The scorer of the fifth goal wins, and BMS-274 otherwise the coach with more goals: both have the higher
 * score. Equal scores are a draw (BMS-276: the app then offers a new match). BMS-233, BMS-291 A coach who got a
 * third red card or resigned loses whatever the score.
 */
export function outcome({ facts }: Game): Outcome {
  const { score, loser, ending } = facts;
  const ranks = [1, 1];
  const behind = loser !== NONE ? loser : at(score, A) < at(score, B) ? A : B;
  if (loser !== NONE || at(score, A) !== at(score, B)) ranks[behind] = 2;
  return { scores: score.slice(), ranks, reason: ending };
}

export const GOALS = 5;

/** BMS-005 A goal adds exactly 1 to its scorer's public score. BMS-270 At the fifth the match ends at once. */
export function scoreGoal(g: Game, seat: Seat): void {
  const { score } = g.facts;
  score[seat] = at(score, seat) + 1;
  g.tell('goal', { seat, a: at(score, A), b: at(score, B) });
  if (at(score, seat) === GOALS) endMatch(g, 'fifth-goal', otherThan(seat));
}
