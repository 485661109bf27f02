import { NONE } from '@stamtafel/kernel';
import { square } from '../scorecard.ts';
import type { Facts } from './kind.ts';

/** PD-016 All markers start on the green circles: 0 yards lost. */
export const freshFacts = (seats: number): Facts => ({
  round: 1,
  dealer: 0,
  cards: 4,
  trick: 1,
  leader: 0,
  stake: square,
  claimant: NONE,
  folded: 0,
  yards: new Array<number>(seats).fill(0),
  left: new Array<number>(seats).fill(0),
  lacks: new Array<number>(seats).fill(0),
  eightCards: 'unasked',
});

export const copyFacts = (facts: Facts): Facts => ({
  round: facts.round,
  dealer: facts.dealer,
  cards: facts.cards,
  trick: facts.trick,
  leader: facts.leader,
  stake: facts.stake,
  claimant: facts.claimant,
  folded: facts.folded,
  yards: facts.yards.slice(),
  left: facts.left.slice(),
  lacks: facts.lacks.slice(),
  eightCards: facts.eightCards,
});
