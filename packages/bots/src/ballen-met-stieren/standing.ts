import type { Action } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import {
  actions,
  at,
  bench,
  bulls,
  defender,
  type Game,
  hand,
  laid,
  locked,
  mud,
} from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { Seat, Zone } from '@stamtafel/kernel';
import { placesOf } from '../sense.ts';
import { expectedGoal } from './bull-options.ts';
import { goalAfter, goalAt, leadNow, lookAtField, nothingLaid, onField } from './chances.ts';

/** What a coach's standing is made of. */
export const stateFeatures = [
  'goals',
  'goalsLate',
  'oneToGo',
  'attempt',
  'attemptLate',
  'attacksLeft',
  'handAttack',
  'handDefence',
  'pileAttack',
  'pileDefence',
  'benchBest',
  'handBulls',
  'handSupport',
  'handDefences',
  'pileSupport',
  'pileDefences',
  'yellow',
  'red',
  'secondRed',
  'mud',
  'locked',
  'wissel',
] as const;

const S = placesOf(stateFeatures);

/** What a card is worth to have, in goals: as attacker and as defender. */
const worth: { readonly [action in Action]: readonly [attack: number, defence: number] } = {
  bodycheck: [0, 0.4],
  'cheerleader-bertha': [0.15, 0.25],
  counter: [0, 0.2],
  'doorgestoken-kaart': [0.35, 0],
  'eerlijk-spel': [0.2, 0.2],
  'gluren-bij-de-buren': [0.05, 0.05],
  hands: [0, 0.3],
  'hoef-van-god': [0.4, 0],
  'hooli-gans': [0.3, 0.2],
  'joelende-koeien': [0.5, 0],
  kanonskogel: [0.6, 0],
  koeienvlaai: [0, 0.3],
  kopstoot: [0.5, 0.5],
  krachtvoer: [0, 0.45],
  matchfixing: [0.05, 0.05],
  modderpoel: [0.25, 0.25],
  'nieuwe-hoefijzers': [0.25, 0.25],
  sabotage: [0.15, 0.15],
  schwalbe: [0.35, 0],
  sliding: [0, 0.25],
  'slijmen-bij-de-scheids': [0, 0.25],
  'strategie-aanpassen': [0.05, 0.05],
  tackle: [0, 0.35],
  'van-ruilen-komt-huilen': [0.1, 0.1],
  wissel: [0.2, 0.2],
  'wissel-truc': [0.15, 0.15],
};

/** How a coach stands, with all cards of an imagined world in sight. */
export function standing(g: Game, me: Seat, into: Float64Array): void {
  const { facts } = g;
  const left = attacksLeft(g);
  const attacks = facts.attacker === me;
  const goals = at(facts.score, me);
  into[S.goals] = goals / 5;
  into[S.goalsLate] = goals / (1 + left);
  if (goals === 4) into[S.oneToGo] = 1;
  if (attacks && running(g)) {
    const goal = goalOfAttempt(g);
    into[S.attempt] = goal;
    into[S.attemptLate] = goal / (1 + left);
  }
  into[S.attacksLeft] = (attacks ? Math.floor(left / 2) : Math.ceil(left / 2)) / 6;
  addBulls(g, hand(me), into, S.handAttack, S.handDefence);
  addBulls(g, bulls(me), into, S.pileAttack, S.pileDefence);
  into[S.benchBest] = bestOf(g, bench(me)) / 10;
  addActions(g, hand(me), into, S.handSupport, S.handDefences);
  addActions(g, actions(me), into, S.pileSupport, S.pileDefences);
  into[S.handBulls] = Math.min(3, bullsIn(g, hand(me))) / 3;
  into[S.yellow] = at(facts.yellows, me);
  into[S.red] = at(facts.reds, me);
  if (at(facts.reds, me) === 2) into[S.secondRed] = 1;
  into[S.mud] = g.count(mud(me));
  into[S.locked] = g.count(locked(me)) / 2;
  if (facts.wissel & (1 << me)) into[S.wissel] = 1;
}

/** How many attacks follow the running one, as far as the piles tell. */
function attacksLeft({ facts, state, options }: Game): number {
  if (facts.last > 0) return Math.max(0, facts.last - facts.attack);
  // BMS-277
  const further = options.lastTurn === 'none' ? 1 : 2;
  const piled = (seat: Seat): number => state.zones[bulls(seat)]!.length + state.zones[actions(seat)]!.length;
  return Math.min(piled(0), piled(1)) / CARDS_PER_ATTACK + further;
}

/** What a coach uses up of their piles in one attack. */
const CARDS_PER_ATTACK = 1.7;

/** Whether the attempt of this attack is still to be decided. */
function running(g: Game): boolean {
  if (g.facts.attack === 0) return false;
  const { stack } = g.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const { do: what } = stack[i]!;
    if (what === 'refill' || what === 'counter' || what === 'counterWindow') return what === 'counterWindow';
    if (what === 'shot') return true;
  }
  return false;
}

/** The chance of a goal of the running attempt, with the cards laid face down in sight. */
function goalOfAttempt(g: Game): number {
  const { attacker, attempt } = g.facts;
  if (attempt === 'penalty') return 0.75;
  if (onField(g, attacker) === undefined && g.facts.verdict === '') return 0.5;
  lookAtField(g);
  nothingLaid();
  if (onField(g, defender(g)) === undefined && g.count(laid(attacker)) === 0 && g.facts.verdict === '')
    return expectedGoal(g);
  let goal = goalAt(leadNow());
  const [mine, theirs] = [g.top(laid(attacker)), g.top(laid(defender(g)))];
  if (mine >= 0) goal = Math.max(goal, goalAfter(g, usable(g, mine, true), true, true));
  if (theirs >= 0) goal = Math.min(goal, goalAfter(g, usable(g, theirs, false), false, true));
  return goal;
}

function usable(g: Game, card: number, attacks: boolean): Action | '' {
  const { action, shield, horns } = g.card(card);
  return (attacks ? shield : horns) ? '' : action;
}

function bullsIn(g: Game, zone: Zone): number {
  const cards = g.in(zone);
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (g.card(cards[i]!).bull) count++;
  return count;
}

/** Strong bulls count more than their figures: only what beats the other side is of use. */
function addBulls(g: Game, zone: Zone, into: Float64Array, attack: number, defence: number): void {
  const cards = g.in(zone);
  for (let i = 0; i < cards.length; i++) {
    const card = g.card(cards[i]!);
    if (!card.bull) continue;
    into[attack]! += (card.attack * card.attack) / 200;
    into[defence]! += (card.defence * card.defence) / 200;
  }
}

function bestOf(g: Game, zone: Zone): number {
  const cards = g.in(zone);
  let best = 0;
  for (let i = 0; i < cards.length; i++) {
    const { attack, defence } = g.card(cards[i]!);
    best = Math.max(best, attack, defence);
  }
  return best;
}

function addActions(g: Game, zone: Zone, into: Float64Array, attack: number, defence: number): void {
  const cards = g.in(zone);
  for (let i = 0; i < cards.length; i++) {
    const { action } = g.card(cards[i]!);
    if (action === '') continue;
    into[attack]! += worth[action][0];
    into[defence]! += worth[action][1];
  }
}
