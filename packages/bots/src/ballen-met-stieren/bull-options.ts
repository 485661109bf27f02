import type { Action } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import {
  actions,
  bulls,
  type Card,
  defender,
  type Game,
  hand,
  mud,
} from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { has } from '@stamtafel/games/ballen-met-stieren/rules/values.ts';
import { NONE, type Seat } from '@stamtafel/kernel';
import {
  attackNow,
  counterChance,
  goalAfter,
  goalAt,
  goalNow,
  imagineLead,
  onField,
  openPitch,
  setBulls,
} from './chances.ts';
import { F, WIDTH } from './features.ts';
import { beatenByAnother, leadsOf } from './other-bulls.ts';
import { WIDEST } from './unknown-card.ts';

/** How much of the match is still to come, by what the player's piles hold: 1 at the start, 0 at the end. */
export const early = (g: Game, me: Seat): number =>
  g.facts.last > 0 ? 0 : Math.min(1, (g.count(bulls(me)) + g.count(actions(me))) / 16);

const leads = new Float64Array(2 * WIDEST + 1);

/** Bulls that attack: against what lies there, or against what the defender will answer. */
export function attackingBulls(g: Game, me: Seat, count: number, into: Float64Array): void {
  const [rest, deep] = [early(g, me), g.count(mud(me))];
  openPitch(g);
  const against = onField(g, defender(g));
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    const bull = g.card(g.list[i]!.card);
    const attack = bull.attack - deep;
    setBulls(g, bull, against);
    const goal = against ? goalNow(g, true) : expectedGoal(g);
    into[row + F.shoots] = goal;
    into[row + F.shootsAided] = bestAid(g, me, true, goal, against === undefined);
    into[row + F.attackSpends] = attack / 10;
    into[row + F.attackHard] = (attack * attack) / 100;
    into[row + F.attackLate] = (attack * (1 - rest)) / 10;
    into[row + F.attackSpares] = -bull.defence / 10;
    into[row + F.attackSparesEarly] = (-bull.defence * rest) / 10;
    into[row + F.attackSpecial] = specialWhileAttacking(g, bull) ? 1 : 0;
  }
}

const specialWhileAttacking = (g: Game, bull: Card): boolean =>
  has(g, bull, 'afmaker') ||
  has(g, bull, 'dikke-huid') ||
  (g.facts.attempt === 'freeKick' && has(g, bull, 'vrije-trapper'));

/** The chance of a goal before the defender has answered; `leads` has what they may leave. */
export function expectedGoal(g: Game): number {
  leadsOf(g, attackNow(), leads);
  let sum = 0;
  for (let i = 0; i <= 2 * WIDEST; i++) {
    if (leads[i] === 0) continue;
    imagineLead(i - WIDEST);
    sum += leads[i]! * goalAt(i - WIDEST);
  }
  return sum;
}

/** The same once the attacker has used this card. Call `expectedGoal` first: it fills `leads`. */
export function expectedGoalAfter(g: Game, action: Action | ''): number {
  let sum = 0;
  for (let i = 0; i <= 2 * WIDEST; i++) {
    if (leads[i] === 0) continue;
    imagineLead(i - WIDEST);
    sum += leads[i]! * goalAfter(g, action, true, true);
  }
  return sum;
}

/** How much the best card in hand changes the chance of a goal for its coach. */
function bestAid(g: Game, me: Seat, attacks: boolean, goal: number, unanswered: boolean): number {
  const cards = g.in(hand(me));
  let best = 0;
  for (let i = 0; i < cards.length; i++) {
    const { bull, action, shield, horns } = g.card(cards[i]!);
    if (bull || (attacks ? shield : horns)) continue;
    const after = unanswered ? expectedGoalAfter(g, action) : goalAfter(g, action, attacks, true);
    const gain = attacks ? after - goal : goal - after;
    if (gain > best) best = gain;
  }
  return best;
}

/** Bulls that defend: against the attacker, or as a wall against any that comes. */
export function defendingBulls(g: Game, me: Seat, count: number, into: Float64Array): void {
  const rest = early(g, me);
  openPitch(g);
  const against = onField(g, g.facts.attacker);
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    const bull = g.card(g.list[i]!.card);
    setBulls(g, against, bull);
    const goal = against ? goalNow(g, false) : beatenByAnother(g, bull.defence);
    into[row + F.stops] = 1 - goal;
    if (against) {
      into[row + F.stopsAided] = bestAid(g, me, false, goal, false);
      if (holdsCounter(g, me)) into[row + F.counters] = counterChance(g, bull);
    }
    into[row + F.defenceSpares] = -bull.attack / 10;
    into[row + F.defenceSparesEarly] = (-bull.attack * rest) / 10;
    into[row + F.defenceSpends] = -bull.defence / 10;
  }
}

function holdsCounter(g: Game, me: Seat): boolean {
  const cards = g.in(hand(me));
  for (let i = 0; i < cards.length; i++) if (g.card(cards[i]!).action === 'counter') return true;
  return false;
}

/** BMS-221, BMS-222 The taker shows the attack, the keeper the defence. */
export function penaltyBulls(g: Game, me: Seat, count: number, into: Float64Array): void {
  const attacks = g.facts.attacker === me;
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    const { card } = g.list[i]!;
    if (card === NONE) continue;
    const bull = g.card(card);
    const saves = bull.defence + (has(g, bull, 'penaltykiller') ? 2 : 0);
    if (attacks) into[row + F.penaltyShot] = bull.attack / 10;
    else into[row + F.penaltySave] = saves / 10;
    into[row + F.penaltyCost] = -(attacks ? bull.defence : bull.attack) / 10;
  }
}
