import type { CardId, Zone } from '@stamtafel/kernel';
import type { Role } from '../deck.ts';
import {
  defender,
  type Frame,
  type Game,
  type RuleFor,
  refereeDiscard,
  referee as refereePile,
  varDiscard,
  varPile,
} from '../kind.ts';
import { giveRed, giveYellow } from './bookings.ts';
import { freeKick } from './free-kick.ts';
import { penalty } from './penalty.ts';

const refereeFrame: Frame = { do: 'referee' };
const varFrame: Frame = { do: 'var' };

/** BMS-119 and others: a referee card is drawn and carried out next. */
export const drawReferee = (g: Game): void => g.next(refereeFrame);
/** BMS-062, BMS-205 A VAR card is drawn and carried out next. */
export const drawVar = (g: Game): void => g.next(varFrame);

export const referee: RuleFor<'referee'> = {
  do(g) {
    const card = turnUp(g, refereePile, refereeDiscard, 'referee');
    g.tell('referee', { card });
    carryOut(g, card);
  },
};

export const videoReferee: RuleFor<'var'> = {
  do(g) {
    const card = turnUp(g, varPile, varDiscard, 'var');
    g.tell('var', { card });
    carryOut(g, card);
  },
};

/**
 * BMS-201 The top card is drawn and shown. BMS-202 It goes face up to the discard; when a card is needed from an empty
 * pile, its discards are shuffled into a new one.
 */
function turnUp(g: Game, pile: Zone, discards: Zone, stream: 'referee' | 'var'): CardId {
  refillPile(g, pile, discards, stream);
  return g.draw(pile, discards);
}

export function refillPile(g: Game, pile: Zone, discards: Zone, stream: 'referee' | 'var'): void {
  if (g.count(pile) > 0) return;
  g.gather([discards], pile, stream);
  g.tell('reshuffled', { pile: stream });
}

/** BMS-201 First yellow, then red, then the VAR shuffle, then the result; a third red card stops everything. */
function carryOut(g: Game, card: CardId): void {
  const { yellow, red, shuffleVar, result } = g.card(card);
  if (yellow !== '' && !giveYellow(g, coachIn(g, yellow))) return;
  if (red !== '' && !giveRed(g, coachIn(g, red))) return;
  if (shuffleVar) shuffleVarPile(g);
  switch (result) {
    case 'goal':
      approve(g);
      return;
    case 'noGoal':
      giveVerdict(g, result);
      return;
    case 'var':
      drawVar(g);
      return;
    case 'freeKick':
    case 'penalty':
      restart(g, result);
      return;
    case '':
      // BMS-207 Without a result the attack goes on with the next step.
      return;
  }
}

/** BMS-206 The roles in the running attack, whoever caused the draw. */
const coachIn = (g: Game, role: Role): number => (role === 'attacker' ? g.facts.attacker : defender(g));

/** BMS-203 All VAR cards, the drawn one included, are shuffled into a new face-down pile. */
function shuffleVarPile(g: Game): void {
  g.gather(varZones, varPile, 'var');
  g.tell('reshuffled', { pile: 'var' });
}

const varZones = [varPile, varDiscard] as const;

/** BMS-064, BMS-204 An explicit "goal" or "no goal", provisional until T5; a later one replaces an earlier one. */
export function giveVerdict(g: Game, verdict: 'goal' | 'noGoal'): void {
  g.facts.verdict = verdict;
  g.tell('verdict', { verdict });
}

/** BMS-204 The goal is allowed. BMS-208 By house rule that is final: nothing undoes it any more (BMS-065). */
function approve(g: Game): void {
  if (g.options.approval === 'stoppable') {
    giveVerdict(g, 'goal');
    return;
  }
  const { facts } = g;
  if (!facts.locked) g.tell('approved', { seat: facts.attacker });
  facts.verdict = 'goal';
  facts.locked = true;
}

/**
 * BMS-210, BMS-220 A free kick or penalty, always for the attacker (BMS-206), replaces the running attempt: the rest
 * of the effect and all further steps are dropped. BMS-065 After a locked goal it is not taken.
 */
export function restart(g: Game, kind: 'freeKick' | 'penalty'): void {
  if (g.facts.locked) {
    g.tell('notTaken', { kind });
    return;
  }
  g.tell(kind, { seat: g.facts.attacker });
  if (kind === 'freeKick') freeKick(g);
  else penalty(g);
}
