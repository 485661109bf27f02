import type { Seat } from '@stamtafel/kernel';
import {
  actionsInHand,
  bullsInHand,
  bySeat,
  defender,
  type Frame,
  type Game,
  hand,
  hasField,
  laid,
  locked,
  offerCards,
  offerFirst,
  type RuleFor,
} from '../kind.ts';
import { useLaid } from './acting.ts';
import { bringOn, onlyBull, refusesBull } from './field.ts';

const attackBullFrame = bySeat('attackBull');
const attackActionFrame = bySeat('attackAction');
const defendBullFrame = bySeat('defendBull');
const defendActionFrame = bySeat('defendAction');
const wallBullFrame = bySeat('wallBull');
const kickBullFrame = bySeat('kickBull');
const kickActionFrame = bySeat('kickAction');
const wallActionFrame = bySeat('wallAction');

/** T1: the attacker lays a bull (D-05), then perhaps an action card (D-06). */
export const attackerLays: RuleFor<'attackerLays'> = {
  do: (g) => lay(g, g.facts.attacker, attackBullFrame, attackActionFrame),
};

/** T2: the defender answers (D-07, D-08). BMS-052 Without a usable bull neither bull nor action card is laid. */
export const defenderLays: RuleFor<'defenderLays'> = {
  do(g) {
    const me = defender(g);
    if (bullsInHand(g, me) > 0) lay(g, me, defendBullFrame, defendActionFrame);
    else g.tell('noBull', { seat: me });
  },
};

/** BMS-212 First the defender lays one usable bull, the wall (D-19); BMS-215 without one there is no wall. */
export const wall: RuleFor<'wall'> = {
  do(g) {
    const me = defender(g);
    const count = bullsInHand(g, me);
    if (count === 0) g.tell('noBull', { seat: me });
    else if (count === 1) bringOn(g, me, onlyBull(g, me));
    else g.next(wallBullFrame(me));
  },
};

/** BMS-213 Then the attacker lays a usable bull (D-20) and may lay an action card (D-21). */
export const kickerLays: RuleFor<'kickerLays'> = {
  do: (g) => lay(g, g.facts.attacker, kickBullFrame, kickActionFrame),
};

/** BMS-213 Then the defender, if there is a wall, may lay an action card (D-22). */
export const wallActs: RuleFor<'wallActs'> = {
  do(g) {
    const me = defender(g);
    if (hasField(g, me) && actionsInHand(g, me) > 0) g.next(wallActionFrame(me));
  },
};

/** What is asked is decided by the backs in hand, which everybody sees: one bull lies itself, no action card is no question. */
function lay(g: Game, me: Seat, bull: (seat: Seat) => Frame, action: (seat: Seat) => Frame): void {
  const count = bullsInHand(g, me);
  if (g.count(hand(me)) > count) g.next(action(me));
  if (count === 1) bringOn(g, me, onlyBull(g, me));
  else g.next(bull(me));
}

type BullFrame = 'attackBull' | 'defendBull' | 'wallBull' | 'kickBull';

/** One usable bull, face up; compulsory. BMS-214 Any bull in hand may be chosen, the same one included. */
const layingBull = (id: string): RuleFor<BullFrame> => ({
  id,
  ask: (g, _f, me) => offerCards(g, 'bull', hand(me), true),
  refuses: (g, _f, me, { pick, card }) => (pick === 'bull' ? refusesBull(g, me, card, id) : undefined),
  timeout: (g, _f, me) => offerFirst(g, 'bull', hand(me), true),
  do: (g, _f, me, { card }) => bringOn(g, me, card),
});

export const attackBull = layingBull('BMS-030');
export const defendBull = layingBull('BMS-032');
export const wallBull = layingBull('BMS-212');
export const kickBull = layingBull('BMS-213');

type ActionFrame = 'attackAction' | 'defendAction' | 'kickAction' | 'wallAction';

/**
 * One action card face down, or none. BMS-034 Any, whatever its symbol: a card that cannot be used is a legal bluff.
 * BMS-073 At most one per coach and attempt. BMS-035 Locked cards cannot be laid. D-08, D-22 The defender may also
 * lay-and-use Koeienvlaai (BMS-112a): nothing can happen between the two.
 */
const layingAction = (id: string): RuleFor<ActionFrame> => ({
  id,
  ask(g, _f, me) {
    g.offer('none');
    offerCards(g, 'lay', hand(me), false);
    offerCards(g, 'layAndUse', hand(me), false);
  },
  refuses(g, _f, me, { pick, card }) {
    if (pick !== 'lay' && pick !== 'layAndUse') return undefined;
    const fault = refusesAction(g, me, card, id);
    return pick === 'lay' ? fault : (fault ?? refusesUseAtOnce(g, me, card));
  },
  timeout: (g) => g.offer('none'),
  do: (g, _f, me, option) => layAction(g, me, option.pick, option.card),
});

export const attackAction = layingAction('BMS-031');
export const kickAction = layingAction('BMS-213');
export const defendAction = layingAction('BMS-033');
export const wallAction = layingAction('BMS-213');

function refusesAction(g: Game, me: Seat, card: number, id: string): string | undefined {
  if (g.where(card) === locked(me)) return 'BMS-035';
  return g.where(card) === hand(me) && !g.card(card).bull ? undefined : id;
}

/** BMS-112a Koeienvlaai alone, and BMS-070 not by the attacker: it shows a shield. */
function refusesUseAtOnce(g: Game, me: Seat, card: number): string | undefined {
  if (g.card(card).action !== 'koeienvlaai') return 'BMS-112a';
  return me === g.facts.attacker ? 'BMS-070' : undefined;
}

function layAction(g: Game, me: Seat, pick: string, card: number): void {
  if (pick === 'none') {
    g.tell('laidNone', { seat: me });
    return;
  }
  g.move(card, laid(me));
  g.tell('laid', { seat: me, card });
  if (pick === 'layAndUse') useLaid(g, me);
}
