import { NONE, type Outcome, type Seat } from '@stamtafel/kernel';
import { A, B, type Facts, type Game, halfOf, otherThan, type Reason } from '../kind.ts';

/**
 * The winner gets the barrel as trophy. HR-171 Nothing further of that turn happens: no draw, no rest of a nested
 * action. HR-175 A new round follows at once, unless HR-004 applies.
 */
export function winRound(g: Game, winner: Seat, reason: Reason): void {
  g.end();
  const { facts } = g;
  const won = wonBy(facts, winner) + 1;
  facts.won[winner] = won;
  facts.barrel = 0;
  facts.reason = reason;
  g.tell('roundWon', { seat: winner, reason, count: won });
  if (won >= g.options.barrelsToWin) g.tell('gameWon', { seat: winner });
  else g.next({ do: 'round' });
}

const wonBy = ({ won }: Facts, seat: Seat): number => won[seat] ?? 0;

/**
 * HR-172 No player has hand cards any more: the owner of the half in which the barrel stands gets it. HR-173 There is
 * no middle field, so there always is one; a barrel that never moved belongs to whose start field it stands on.
 */
export function barrelGoesToItsHalf(g: Game): void {
  g.tell('exhausted', { field: g.facts.barrel });
  winRound(g, halfOf(g, g.facts.barrel), 'half');
}

/**
 * HR-004 The first player to own three barrels (or as many as agreed) wins the game. HR-181 If one gave up, the other
 * one wins; barrels stay as they are.
 */
export function outcome({ facts }: Game): Outcome {
  const a = wonBy(facts, A);
  const b = wonBy(facts, B);
  const winner = facts.resigned === NONE ? (a > b ? A : B) : otherThan(facts.resigned);
  return { scores: [a, b], ranks: winner === A ? [1, 2] : [2, 1], reason: facts.reason };
}

/** HR-181 Resigning: the opponent wins the match at once. */
export function resigns(g: Game, seat: Seat): void {
  g.facts.resigned = seat;
  g.facts.reason = 'resigned';
  g.tell('resigned', { seat });
  g.tell('gameWon', { seat: otherThan(seat) });
}
