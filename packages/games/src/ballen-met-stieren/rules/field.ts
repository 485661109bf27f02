import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import {
  A,
  at,
  B,
  bench,
  bullsInHand,
  bySeat,
  type Card,
  down,
  type Frame,
  field,
  type Game,
  hand,
  hasField,
  locked,
  mud,
  nth,
  offerCards,
  offerFirst,
  otherThan,
  out,
  played,
  type RuleFor,
} from '../kind.ts';
import { attackValue, defenceValue, has } from './values.ts';

// Values

/** The bull on a coach's field; ask `hasField` first. */
export const fieldBull = (g: Game, seat: Seat): Card => g.card(g.top(field(seat)));

export const attackOf = (g: Game, seat: Seat): number =>
  attackValue(g, seat, fieldBull(g, seat), g.count(mud(seat)));

export const defenceOf = (g: Game, seat: Seat): number => defenceValue(g, seat, fieldBull(g, seat));

/** BMS-068 Modifiers belong to the bull on the field. */
export function addAttack(g: Game, seat: Seat, plus: number): void {
  if (!hasField(g, seat)) return;
  const { plusAttack } = g.facts;
  plusAttack[seat] = at(plusAttack, seat) + plus;
  g.tell('attackValue', { seat, card: g.top(field(seat)), plus, value: attackOf(g, seat) });
}

export function addDefence(g: Game, seat: Seat, plus: number): void {
  if (!hasField(g, seat)) return;
  const { plusDefence } = g.facts;
  plusDefence[seat] = at(plusDefence, seat) + plus;
  g.tell('defenceValue', { seat, card: g.top(field(seat)), plus, value: defenceOf(g, seat) });
}

/** BMS-253 `dikke-huid`: the −A of Bodycheck and Tackle does not affect it. */
export function weaken(g: Game, seat: Seat, minus: number): void {
  if (!hasField(g, seat)) return;
  if (has(g, fieldBull(g, seat), 'dikke-huid')) g.tell('thickHide', { seat, card: g.top(field(seat)) });
  else addAttack(g, seat, -minus);
}

/** BMS-068 They end when the bull leaves the field; one that comes on has none. */
export function forgetModifiers(g: Game, seat: Seat): void {
  g.facts.plusAttack[seat] = 0;
  g.facts.plusDefence[seat] = 0;
}

/** BMS-111a Both bulls are there, and their values differ by 0 or 1 in either direction. */
export function cannonHits(g: Game, seat: Seat): boolean {
  const other = otherThan(seat);
  return hasField(g, seat) && hasField(g, other) && Math.abs(attackOf(g, seat) - defenceOf(g, other)) <= 1;
}

/** The card that a coach has used does nothing. */
export const tellNoEffect = (g: Game, seat: Seat): void =>
  g.tell('noEffect', { seat, card: g.top(played(seat)) });

// Coming and going

/** A bull from the hand comes on, face up. */
export function bringOn(g: Game, seat: Seat, card: CardId): void {
  forgetModifiers(g, seat);
  g.move(card, field(seat));
  g.tell('bull', { seat, card });
}

/**
 * BMS-042 A bull goes face up to its owner's discard. BMS-043 Discards never return; with `reservesAndUsed` the bull
 * goes to the bench instead, which is shuffled.
 */
export function discardBull(g: Game, seat: Seat, card: CardId): void {
  if (g.options.bench === 'reserves') {
    g.move(card, out(seat));
    return;
  }
  g.move(card, bench(seat));
  g.shuffle(bench(seat), 'bench');
}

/** BMS-049 In D-28 the same, but face down. */
export function discardBullFaceDown(g: Game, seat: Seat, card: CardId): void {
  if (g.options.bench === 'reserves') g.move(card, down(seat));
  else discardBull(g, seat, card);
}

/** The field bull leaves by a card; its place stays empty. */
export function putOut(g: Game, seat: Seat): void {
  const card = g.top(field(seat));
  forgetModifiers(g, seat);
  g.tell('putOut', { seat, card });
  discardBull(g, seat, card);
}

// A usable bull is laid (D-05, D-07, D-10, D-19, D-20)

/** The bull that is laid when there is no choice, for a reason everybody sees: the only one in hand. */
export function onlyBull(g: Game, seat: Seat): CardId {
  const cards = g.in(hand(seat));
  for (let i = 0; i < cards.length; i++) {
    const card = nth(g, hand(seat), i);
    if (g.card(card).bull) return card;
  }
  return NONE;
}

/** BMS-030, BMS-035 Only a bull in hand is usable; a locked one is not. */
export function refusesBull(g: Game, me: Seat, card: CardId, id: string): string | undefined {
  if (g.where(card) === locked(me)) return 'BMS-035';
  return g.where(card) === hand(me) && g.card(card).bull ? undefined : id;
}

const replaceFrame = bySeat('replace');
const slipFrame = bySeat('afterSlip');
const sendingOffFrame = bySeat('afterSendingOff');

/** D-10 The coach, who must have one, plays another usable bull of their choice; automatic with one. */
function askReplacement(g: Game, seat: Seat, frame: (seat: Seat) => Frame): void {
  if (bullsInHand(g, seat) === 1) replaceBull(g, seat, onlyBull(g, seat));
  else g.next(frame(seat));
}

/** By Bertha (BMS-102a), after slipping on Koeienvlaai (BMS-112b), after a bull was sent off (BMS-263). */
export const exchangeBull = (g: Game, seat: Seat): void => askReplacement(g, seat, replaceFrame);
export const playAnother = (g: Game, seat: Seat): void => askReplacement(g, seat, slipFrame);
export const replaceSentOff = (g: Game, seat: Seat): void => askReplacement(g, seat, sendingOffFrame);

/** BMS-102a A bull that is exchanged goes to the hand; BMS-112b, BMS-263 after one that has left, the place is empty. */
function replaceBull(g: Game, seat: Seat, card: CardId): void {
  const old = g.top(field(seat));
  if (old !== NONE) g.move(old, hand(seat));
  bringOn(g, seat, card);
}

const replacing = (id: string): RuleFor<'replace' | 'afterSlip' | 'afterSendingOff'> => ({
  id,
  ask: (g, _f, me) => offerCards(g, 'bull', hand(me), true),
  refuses: (g, _f, me, { pick, card }) => (pick === 'bull' ? refusesBull(g, me, card, id) : undefined),
  timeout: (g, _f, me) => offerFirst(g, 'bull', hand(me), true),
  do: (g, _f, me, { card }) => replaceBull(g, me, card),
});

export const replace: RuleFor<'replace'> = replacing('BMS-102a');
export const afterSlip: RuleFor<'afterSlip'> = replacing('BMS-112b');
export const afterSendingOff: RuleFor<'afterSendingOff'> = replacing('BMS-263');

/** BMS-053, BMS-215, BMS-226 Nothing more happens in this attempt; on to the END-CHECK. */
export function callOff(g: Game): void {
  g.tell('calledOff');
  g.leave('attempt');
}

/** Everything that belongs to the attempt vanishes (BMS-068, BMS-211). */
export function clearAttempt(g: Game): void {
  const { facts } = g;
  facts.verdict = '';
  facts.locked = false;
  facts.hoef = false;
  forgetModifiers(g, A);
  forgetModifiers(g, B);
}
