import type { Action } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import {
  at,
  defender,
  type Game,
  laid,
  otherThan,
  played,
} from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { NONE, type Seat } from '@stamtafel/kernel';
import { early, expectedGoal, expectedGoalAfter } from './bull-options.ts';
import {
  bookedOut,
  cost,
  counterChance,
  goalAfter,
  goalAt,
  goalNow,
  leadNow,
  lookAtField,
  nothingLaid,
  onField,
} from './chances.ts';
import { ATTACK, DEFEND, F, numberOf, WIDTH } from './features.ts';

/** Cards whose effect outlasts the attempt. */
export function lasts(action: Action | ''): boolean {
  switch (action) {
    case 'modderpoel':
    case 'sabotage':
    case 'wissel':
    case 'gluren-bij-de-buren':
    case 'van-ruilen-komt-huilen':
    case 'strategie-aanpassen':
    case 'matchfixing':
      return true;
    default:
      return false;
  }
}

/** BMS-031, BMS-033 Which card to lay, or none. */
export function lays(g: Game, me: Seat, count: number, into: Float64Array): void {
  const attacks = g.facts.attacker === me;
  const rest = early(g, me);
  lookAtField(g);
  const unanswered = attacks && onField(g, defender(g)) === undefined;
  const now = unanswered ? expectedGoal(g) : goalNow(g, attacks);
  const theyLaid = g.count(laid(otherThan(me))) > 0;
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    const { pick, card } = g.list[i]!;
    if (card === NONE) {
      into[row + F.layNone] = 1;
      into[row + F.layNoneLate] = 1 - rest;
      continue;
    }
    const { action, shield, horns } = g.card(card);
    const atOnce = pick === 'layAndUse';
    if ((attacks ? shield : horns) || (action === 'koeienvlaai' && !atOnce)) {
      into[row + F.layUseless] = 1;
      continue;
    }
    const after = unanswered ? expectedGoalAfter(g, action) : goalAfter(g, action, attacks, true);
    if (attacks) into[row + F.layScores] = after - now;
    else into[row + F.laySaves] = now - after;
    if (action === 'counter') into[row + F.layCounters] = counterChance(g, onField(g, me));
    if (theyLaid) into[row + F.layGuards] = 1;
    if (lasts(action)) into[row + F.layLasting] = rest;
    book(g, me, into, row, F.layYellow, F.layRed, F.layLost);
    into[row + (attacks ? ATTACK : DEFEND) + numberOf(action)] = 1;
  }
}

/** What `cost` means to this coach: a second yellow is a red one, a third red the end. */
function book(
  g: Game,
  me: Seat,
  into: Float64Array,
  row: number,
  yellow: number,
  red: number,
  lost: number,
): void {
  if (cost.yellow === 0 && cost.red === 0) return;
  const second = at(g.facts.yellows, me) > 0;
  into[row + yellow] = second ? 0 : cost.yellow;
  into[row + red] = cost.red + (second ? cost.yellow : 0);
  if (bookedOut(g, me, true)) into[row + lost] = cost.red + (second ? cost.yellow : 0);
}

/** BMS-036, BMS-038 Hold, use or sacrifice the laid card; an unused one is lost as well. */
export function uses(g: Game, me: Seat, count: number, into: Float64Array): void {
  const attacks = g.facts.attacker === me;
  lookAtField(g);
  const now = goalNow(g, attacks);
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    const { pick } = g.list[i]!;
    if (pick === 'use') {
      const { action } = g.card(g.top(laid(me)));
      const after = goalAfter(g, action, attacks, true);
      into[row + F.use] = 1;
      if (attacks) into[row + F.useScores] = after - now;
      else into[row + F.useSaves] = now - after;
      if (lasts(action)) into[row + F.useLasting] = 1;
      book(g, me, into, row, F.useYellow, F.useRed, F.useLost);
    } else if (pick === 'sacrifice') {
      into[row + F.sacrifice] = 1;
      into[row + F.sacrificeEarly] = early(g, me);
      if (attacks) into[row + F.sacrificeScores] = goalAt(leadNow() + 1) - now;
    }
  }
}

/** BMS-076 Eerlijk spel against the card that was just used. */
export function reacts(g: Game, me: Seat, count: number, into: Float64Array): void {
  if (count < 2) return;
  const help = reactionHelps(g, me);
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    if (g.list[i]!.pick !== 'use') continue;
    into[row + F.react] = 1;
    into[row + F.reactHelps] = help;
  }
}

/** How much the card that was just used would hurt this coach in the running attempt. */
export function reactionHelps(g: Game, me: Seat): number {
  const other = otherThan(me);
  const attacks = g.facts.attacker === other;
  lookAtField(g);
  nothingLaid();
  const { action } = g.card(g.top(played(other)));
  if (action === 'counter') return counterChance(g, onField(g, other));
  const now = goalNow(g, attacks);
  const after = goalAfter(g, action, attacks, false);
  return attacks ? after - now : now - after;
}

/** BMS-103 Counter, after the attempt. */
export function counters(g: Game, _me: Seat, count: number, into: Float64Array): void {
  for (let i = 0, row = 0; i < count; i++, row += WIDTH)
    if (g.list[i]!.pick === 'use') into[row + F.counterUse] = counterChance(g, onField(g, defender(g)));
}

/** BMS-262 A third of the spits is a yellow card, a third sends the other bull off. */
export function spits(g: Game, me: Seat, count: number, into: Float64Array): void {
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    if (g.list[i]!.pick !== 'spit') continue;
    into[row + F.spit] = 1;
    into[row + F.spitRisk] = at(g.facts.yellows, me) * (1 + at(g.facts.reds, me));
  }
}
