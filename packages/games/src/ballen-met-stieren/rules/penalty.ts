import type { CardId, Seat } from '@stamtafel/kernel';
import {
  aside,
  bullsInHand,
  bySeat,
  defender,
  type Frame,
  field,
  type Game,
  hand,
  nth,
  offerCards,
  offerFirst,
  type RuleFor,
} from '../kind.ts';
import { scoreGoal } from './end.ts';
import { attackOf, defenceOf, onlyBull, refusesBull } from './field.ts';
import { replaceAttempt } from './restart.ts';

const takerFrame = bySeat('taker');
const keeperFrame = bySeat('keeper');
const drawFrame = bySeat('draw');

/** BMS-225 No action cards, no reaction, no Counter in a penalty. */
const course: readonly Frame[] = [
  { do: 'penaltyTaker' },
  { do: 'penaltyKeepers' },
  { do: 'penaltyDraw' },
  { do: 'shot' },
  { do: 'attempt' },
];

/** BMS-226 An attacker without a usable bull: no goal. */
export function penalty(g: Game): void {
  replaceAttempt(g, 'penalty');
  if (bullsInHand(g, g.facts.attacker) > 0) g.nextAll(course);
  else g.tell('calledOff');
}

/** BMS-221 The attacker lays one usable bull face down (D-23). */
export const penaltyTaker: RuleFor<'penaltyTaker'> = {
  do(g) {
    const me = g.facts.attacker;
    if (bullsInHand(g, me) === 1) setOut(g, me, onlyBull(g, me));
    else g.next(takerFrame(me));
  },
};

/** BMS-222 The defender sets out two usable bulls face down (D-24); with one or two there is nothing to choose. */
export const penaltyKeepers: RuleFor<'penaltyKeepers'> = {
  do(g) {
    const me = defender(g);
    if (bullsInHand(g, me) > 2) g.next(keeperFrame(me), keeperFrame(me));
    else while (bullsInHand(g, me) > 0) setOut(g, me, onlyBull(g, me));
  },
};

function setOut(g: Game, me: Seat, card: CardId): void {
  g.move(card, aside(me));
  g.tell('setOut', { seat: me, card });
}

const settingOut = (id: string): RuleFor<'taker' | 'keeper'> => ({
  id,
  ask: (g, _f, me) => offerCards(g, 'bull', hand(me), true),
  refuses: (g, _f, me, { pick, card }) => (pick === 'bull' ? refusesBull(g, me, card, id) : undefined),
  timeout: (g, _f, me) => offerFirst(g, 'bull', hand(me), true),
  do: (g, _f, me, { card }) => setOut(g, me, card),
});

export const taker = settingOut('BMS-221');
export const keeper = settingOut('BMS-222');

/** BMS-223 The two are shuffled first; the attacker draws one of them blind (D-25), automatically if there is one. */
export const penaltyDraw: RuleFor<'penaltyDraw'> = {
  do(g) {
    const me = defender(g);
    if (g.count(aside(me)) === 1) keep(g, me, g.top(aside(me)));
    if (g.count(aside(me)) < 2) return;
    g.shuffle(aside(me), 'keepers');
    g.next(drawFrame(g.facts.attacker));
  },
};

/** D-25 Left is the place below, right the one on top: nobody knows which bull lies where. */
export const drawKeeper: RuleFor<'draw'> = {
  id: 'BMS-223',
  ask(g) {
    g.offer('left');
    g.offer('right');
  },
  do(g, _f, _me, { pick }) {
    const other = defender(g);
    keep(g, other, nth(g, aside(other), pick === 'left' ? 0 : 1));
    g.draw(aside(other), hand(other));
  },
};

/** It is the keeper and turned up; the other one returns to hand. */
function keep(g: Game, seat: Seat, card: CardId): void {
  g.move(card, field(seat));
  g.tell('keeper', { seat, card });
}

/**
 * BMS-224 The taker is revealed; A higher than or equal to D is a goal, no VAR on a tie. BMS-222 Without a keeper it is
 * a goal. BMS-226 Taker and keeper are discarded at T6.
 */
export const shot: RuleFor<'shot'> = {
  do(g) {
    const me = g.facts.attacker;
    const other = defender(g);
    const card = g.draw(aside(me), field(me));
    g.tell('taker', { seat: me, card });
    if (g.count(field(other)) === 0) {
      scoreGoal(g, me);
      return;
    }
    const a = attackOf(g, me);
    const d = defenceOf(g, other);
    g.tell('compare', { seat: me, a, d });
    if (a >= d) scoreGoal(g, me);
    else g.tell('noGoal', { seat: me });
  },
};
