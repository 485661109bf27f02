import { NONE } from '@stamtafel/kernel';
import { defender, type Frame, type Game, hasField, played, type RuleFor } from '../kind.ts';
import { scoreGoal } from './end.ts';
import { attackOf, cannonHits, defenceOf, fieldBull, tellNoEffect } from './field.ts';
import { drawVar } from './officials.ts';
import { has } from './values.ts';

const tieDecidedFrame: Frame = { do: 'tieDecided' };

/**
 * T5 BMS-040 Goal or no goal, for the attacker only (BMS-004). BMS-063 The first that applies decides: (a) a locked goal
 * (BMS-065); (b) a successful Hoef van God, or Kanonskogel by house rule; (c) a verdict; (d) no defending bull: goal; (e) BMS-060 the higher A is a
 * goal, BMS-061 the higher D is none; (f) a tie.
 */
export const result: RuleFor<'result'> = {
  do(g) {
    const { locked, hoef, verdict, attacker } = g.facts;
    const other = defender(g);
    if (locked || (hoef && waitingCardScores(g))) attackScores(g);
    else if (verdict !== '') decide(g, verdict === 'goal');
    else if (!hasField(g, other)) attackScores(g);
    else {
      const a = attackOf(g, attacker);
      const d = defenceOf(g, other);
      g.tell('compare', { seat: attacker, a, d });
      if (a === d) tie(g);
      else decide(g, a > d);
    }
  },
};

/** The attacker's card that waited for T5; there is at most one. */
function waitingCardScores(g: Game): boolean {
  const card = g.top(played(g.facts.attacker));
  return card !== NONE && g.card(card).action === 'kanonskogel' ? cannonScores(g) : hoefScores(g);
}

/** BMS-111c Kanonskogel judged at the result: the goal counts whatever verdict there is. */
function cannonScores(g: Game): boolean {
  const { attacker } = g.facts;
  const hits = cannonHits(g, attacker);
  if (hits) g.tell('cannonScores', { seat: attacker });
  else tellNoEffect(g, attacker);
  return hits;
}

/**
 * BMS-108a Hoef van God: the difference between A and D is 3 or more. BMS-108b In either direction, unless the house
 * rule says A − D. BMS-108c No attacking bull: it fails. No defending bull: D counts as 0.
 */
function hoefScores(g: Game): boolean {
  const { attacker } = g.facts;
  if (!hasField(g, attacker)) return false;
  const other = defender(g);
  const difference = attackOf(g, attacker) - (hasField(g, other) ? defenceOf(g, other) : 0);
  const succeeds = difference >= 3 || (difference <= -3 && g.options.hoefDifference === 'absolute');
  g.tell(succeeds ? 'hoofScores' : 'hoofFails', { seat: attacker });
  return succeeds;
}

/**
 * BMS-062 A VAR card decides a tie, unless a speciality does: BMS-251 `afmaker` scores, BMS-252 `doelman` stops;
 * against each other the VAR decides.
 */
function tie(g: Game): void {
  const finisher = has(g, fieldBull(g, g.facts.attacker), 'afmaker');
  const keeper = has(g, fieldBull(g, defender(g)), 'doelman');
  if (finisher !== keeper) {
    decide(g, finisher);
    return;
  }
  g.next(tieDecidedFrame);
  drawVar(g);
}

/** BMS-066 A VAR card without verdict, free kick or penalty leaves a tie without a goal. */
export const tieDecided: RuleFor<'tieDecided'> = {
  do: (g) => decide(g, g.facts.verdict === 'goal'),
};

function decide(g: Game, goal: boolean): void {
  if (goal) attackScores(g);
  else g.tell('noGoal', { seat: g.facts.attacker });
}

function attackScores(g: Game): void {
  scoreGoal(g, g.facts.attacker);
}
