import {
  actions,
  aside,
  bulls,
  bullsInHand,
  type Game,
  hand,
  nth,
} from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { fetchesIn, planOf } from '@stamtafel/games/ballen-met-stieren/rules/plan.ts';
import { NONE, type Seat } from '@stamtafel/kernel';
import { F, HAVE, numberOf, WIDTH } from './features.ts';

/** BMS-010 The eleven, one by one. */
export function picks(g: Game, me: Seat, count: number, into: Float64Array): void {
  const picked = g.sealed(me) === NONE ? 0 : g.sealed(me);
  // How much more attack than defence has been picked so far.
  let tilt = 0;
  const cards = g.in(hand(me));
  for (let i = 0; i < cards.length; i++) {
    const { shirt, attack, defence } = g.card(cards[i]!);
    if (picked & (1 << shirt)) tilt += attack - defence;
  }
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    const { attack, defence, speciality } = g.card(g.list[i]!.card);
    into[row + F.pickAttack] = attack / 10;
    into[row + F.pickDefence] = defence / 10;
    into[row + F.pickBest] = Math.max(attack, defence) / 10;
    into[row + F.pickBalance] = (-tilt * (attack - defence)) / 200;
    if (speciality === 'spuger') into[row + F.pickSpuger] = 1;
    else if (speciality !== '' && g.options.specialities === 'on') into[row + F.pickSpecial] = 1;
  }
}

/** Cards to keep, take, give, discard or put under: what one parts with speaks against it. */
export function cardsToHave(g: Game, _me: Seat, count: number, into: Float64Array): void {
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    const { pick, card } = g.list[i]!;
    if (card === NONE) continue;
    const sign = pick === 'keep' || pick === 'take' ? 1 : -1;
    const { bull, attack, defence, action } = g.card(card);
    if (pick === 'under') into[row + F.under] = 1;
    if (bull) {
      into[row + F.haveBull] = sign;
      into[row + F.haveAttack] = (sign * attack) / 10;
      into[row + F.haveDefence] = (sign * defence) / 10;
    } else into[row + HAVE + numberOf(action)] = sign;
  }
}

/** BMS-125 Bulls from the bench, which cost no card of the piles. */
export function fetches(g: Game, _me: Seat, count: number, into: Float64Array): void {
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    const { card } = g.list[i]!;
    if (card === NONE) continue;
    const { attack, defence } = g.card(card);
    into[row + F.fetch] = 1;
    into[row + F.haveAttack] = attack / 10;
    into[row + F.haveDefence] = defence / 10;
  }
}

/** BMS-044 How many of the cards to draw are bulls. */
export function splits(g: Game, me: Seat, count: number, into: Float64Array): void {
  const fetched = g.state.stack[g.state.stack.length - 1]!.do === 'refill' ? fetchesIn(planOf(g, me)) : 0;
  const held = bullsInHand(g, me) + fetched;
  const [bullPile, actionPile] = [g.count(bulls(me)), g.count(actions(me))];
  const thicker = (bullPile - actionPile) / Math.max(1, bullPile + actionPile);
  const attacksNext = g.facts.attacker !== me;
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    const { to } = g.list[i]!;
    const after = held + to;
    if (after === 1) into[row + F.bulls1] = 1;
    else if (after === 2) into[row + F.bulls2] = 1;
    else if (after === 3) into[row + F.bulls3] = 1;
    else if (after === 4) into[row + F.bulls4] = 1;
    else if (after >= 5) into[row + F.bulls5] = 1;
    if (attacksNext) into[row + F.bullsAttack] = after / 6;
    into[row + F.bullsPile] = (thicker * to) / 3;
  }
}

/** BMS-115 The VAR card that comes next decides ties in this attack first of all. */
export function varOrder(g: Game, me: Seat, count: number, into: Float64Array): void {
  const mine = g.facts.attacker === me ? 1 : -1;
  for (let i = 0, row = 0; i < count; i++, row += WIDTH) {
    const { result } = g.card(nth(g, aside(me), g.list[i]!.pick === 'keepOrder' ? 0 : 1));
    into[row + F.orderGood] = result === 'goal' ? mine : result === 'noGoal' ? -mine : mine / 2;
  }
}
