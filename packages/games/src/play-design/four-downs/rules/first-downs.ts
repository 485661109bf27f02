import { NONE, type Seat, type Seats } from '@stamtafel/kernel';
import { square } from '../../scorecard.ts';
import type { Game } from '../kind.ts';
import { active, nextActive } from './players.ts';
import { loseYards, nextMoment } from './scorecard.ts';

export const withFirstDowns = (g: Game): boolean => g.options['pd4.firstDowns'] === 'on';

/**
 * What forbids a claim, while the game waits for the card of `onTurn` (PD4-042: at any moment of the round, on turn or
 * not, with cards or without).
 */
export function refusesClaim(g: Game, onTurn: Seat, me: Seat): string | undefined {
  const { claimant } = g.facts;
  // PD4-041 A player may claim "first down", if that was agreed.
  if (!withFirstDowns(g)) return 'PD4-041';
  // PD4-043 Only an active player may.
  if (!active(g, me)) return 'PD4-043';
  // PD4-062 On request only the player whose turn it is, before playing a card.
  if (g.options['pd4.claimTiming'] === 'turn' && me !== onTurn) return 'PD4-062';
  // PD4-044 The latest claimant may not claim again until another player has. PD4-046 There is no other limit: also
  // when nobody can lose more, a claim asks the others once more whether they stop.
  return me === claimant ? 'PD4-044' : undefined;
}

/** PD4-063 Who is eligible to claim now: all of it is public, nobody waits for it. */
export function eligible(g: Game, onTurn: Seat): Seats {
  if (!withFirstDowns(g)) return 0;
  let seats = 0;
  for (let seat = 0; seat < g.seats; seat++)
    if (refusesClaim(g, onTurn, seat) === undefined) seats |= 1 << seat;
  return seats;
}

/** PD4-041 Each claim raises the stake by 10 yards. PD4-052 The claimant is bound by it and is not asked. */
export function raiseStake(g: Game, me: Seat): void {
  g.facts.stake += square;
  g.facts.claimant = me;
  g.tell('claim', { seat: me, stake: g.facts.stake });
}

/**
 * PD4-047 Every other active player answers, one by one clockwise from the claimant's left; NONE when all have.
 * PD4-054 Even when all before them folded.
 */
export function nextToAnswer(g: Game, after: Seat): Seat {
  const next = nextActive(g, after);
  return next === g.facts.claimant ? NONE : next;
}

/** PD4-049 A fold costs 10 yards, whatever the stake is; on request the stake as it was before this claim. */
export const foldCost = (g: Game): number =>
  g.options['pd4.foldCost'] === 'stake' ? g.facts.stake - square : square;

/**
 * PD4-049 The player loses yards immediately and is out of the round.
 * PD4-050 No longer active, they do not play, claim or answer, lose nothing further and cannot win the round; their hand
 * stays face down where it is.
 * PD4-060 At 100 yards they are out of the game at once: each fold is a moment of its own.
 */
export function fold(g: Game, me: Seat): void {
  g.facts.folded |= 1 << me;
  g.tell('fold', { seat: me });
  loseYards(g, me, foldCost(g), nextMoment(g));
}

/** PD4-051 The player stays in and plays for the raised stake. */
export function goOn(g: Game, me: Seat): void {
  g.tell('continue', { seat: me, stake: g.facts.stake });
}

/** PD4-054 Whether the claimant is the only active player left. */
export const claimantIsAlone = (g: Game): boolean =>
  g.facts.claimant !== NONE && nextActive(g, g.facts.claimant) === g.facts.claimant;
