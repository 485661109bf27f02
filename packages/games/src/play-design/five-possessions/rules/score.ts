import type { Outcome, Seat } from '@stamtafel/kernel';
import { moved } from '../../scorecard.ts';
import type { Game, RuleFor } from '../kind.ts';
import { swapRoles } from './start.ts';

/** PD5-040 The winner of a possession moves 20 yards. */
const yardsPerWin = 20;
/** PD5-002 The aim: be the first to win 5 possessions (= 100 yards). */
const winsNeeded = 5;
/** PD5-045 Still level after this possession: draw. */
export const lastPossession = 30;

/** PD5-040 The winner of a possession, offense or defense, moves 20 yards (two squares) and counts one win. */
export const score: RuleFor<'score'> = {
  do(g, { winner }) {
    const { facts } = g;
    const wins = (facts.wins[winner] ?? 0) + 1;
    facts.wins[winner] = wins;
    facts.yards[winner] = moved(facts.yards[winner] ?? 0, yardsPerWin);
    g.tell('possessionWon', {
      seat: winner,
      role: winner === facts.offense ? 'offense' : 'defense',
      number: facts.possession,
      wins,
      yards: facts.yards[winner],
    });
    const then = afterwards(g);
    if (then === 'end') {
      tellEnd(g);
      return;
    }
    if (then === 'equaliser') g.tell('equaliser', { seat: trailing(g) });
    if (then === 'overtime') g.tell('overtime');
    swapRoles(g);
    g.next({ do: 'possession' });
  },
};

/** What follows a possession: the end, the next one, the equalising turn, or the first of the overtime. */
function afterwards(g: Game): 'end' | 'next' | 'equaliser' | 'overtime' {
  const { wins, possession } = g.facts;
  const [a = 0, b = 0] = wins;
  const most = a > b ? a : b;
  const least = a > b ? b : a;
  if (possession > 10) return overtimeIsOver(g, most - least) ? 'end' : 'next';
  if (most < winsNeeded) return 'next';
  /** PD5-041 A player with 5 wins wins the game at once if the other has 3 or fewer. */
  if (least <= 3) return 'end';
  // PD5-043 After the equalising turn 6–4 is a win for the leader.
  if (most > least) return possession < 10 && equalises(g) ? 'equaliser' : 'end';
  /** PD5-044 5–5 is a draw, or the overtime begins. */
  return g.options['pd5.tieAt5'] === 'draw' ? 'end' : 'overtime';
}

/**
 * PD5-042 At 5–4 one more possession, the equalising turn, is played with swapped roles.
 * PD5-046 With `trailing-offense` only if the trailing player would be the offense in it.
 */
const equalises = (g: Game): boolean =>
  g.options['pd5.equaliser'] === 'always' || trailing(g) !== g.facts.offense;

function trailing(g: Game): Seat {
  const [a = 0, b = 0] = g.facts.wins;
  return a < b ? 0 : 1;
}

/**
 * PD5-045 After every two further possessions, both always played, the player with more wins wins the game; if level,
 * two more are played; still level after possession 30: draw.
 */
function overtimeIsOver(g: Game, difference: number): boolean {
  const { possession } = g.facts;
  if (possession % 2 === 1) return false;
  return difference > 0 || possession >= lastPossession;
}

function tellEnd(g: Game): void {
  const { wins } = g.facts;
  const loser = trailing(g);
  const winner = 1 - loser;
  if (wins[winner] === wins[loser]) g.tell('draw', { wins: wins[winner] });
  else g.tell('won', { seat: winner, wins: wins[winner], losses: wins[loser] });
}

/** Section 9: winner 1st, other 2nd; draw: both 1st. The scores are the possessions won. */
export function outcome(g: Game): Outcome {
  const [a = 0, b = 0] = g.facts.wins;
  return {
    scores: [a, b],
    ranks: [a >= b ? 1 : 2, b >= a ? 1 : 2],
    reason: a === b ? 'draw' : 'won',
  };
}
