import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import {
  actionsInHand,
  aside,
  bySeat,
  type Game,
  hand,
  nth,
  offerCards,
  offerFirst,
  otherThan,
  type RuleFor,
} from '../kind.ts';
import { peek } from './peek.ts';

const giveFrame = bySeat('give');
const takeFrame = bySeat('take');

/**
 * BMS-124 Van ruilen komt huilen. BMS-124a You privately see the opponent's hand, then exchange one action card of your
 * hand for one of theirs, both of your choice. BMS-124b Compulsory if both hands hold an action card; else you only look.
 */
export function vanRuilenKomtHuilen(g: Game, me: Seat): void {
  peek(g, me);
  const mine = actionsInHand(g, me);
  if (mine === 0 || actionsInHand(g, otherThan(me)) === 0) return;
  if (mine > 1) g.next(giveFrame(me));
  else gives(g, me, onlyAction(g, me));
}

function onlyAction(g: Game, seat: Seat): CardId {
  let place = 0;
  while (g.card(nth(g, hand(seat), place)).bull) place++;
  return nth(g, hand(seat), place);
}

/** D-14 Your card first; nobody else sees it before the exchange. */
export const give: RuleFor<'give'> = {
  id: 'BMS-124a',
  ask: (g, _f, me) => offerCards(g, 'give', hand(me), false),
  refuses: (g, _f, me, { pick, card }) =>
    pick === 'give' && (g.where(card) !== hand(me) || g.card(card).bull) ? 'BMS-124a' : undefined,
  timeout: (g, _f, me) => offerFirst(g, 'give', hand(me), false),
  do: (g, _f, me, { card }) => gives(g, me, card),
};

function gives(g: Game, me: Seat, card: CardId): void {
  const other = otherThan(me);
  g.move(card, aside(me));
  if (actionsInHand(g, other) === 1) exchange(g, me, onlyAction(g, other));
  else g.next(takeFrame(me));
}

/** Then one of theirs. */
export const take: RuleFor<'take'> = {
  id: 'BMS-124a',
  ask: (g, _f, me) => offerInOrder(g, hand(otherThan(me))),
  refuses: (g, _f, me, { pick, card }) =>
    pick === 'take' && (g.where(card) !== hand(otherThan(me)) || g.card(card).bull) ? 'BMS-124a' : undefined,
  timeout: (g, _f, me) => offerFirst(g, 'take', hand(otherThan(me)), false),
  do: (g, _f, me, { card }) => exchange(g, me, card),
};

/** BMS-285 Their hand has no positions for me: its action cards are offered in the order of the deck. */
function offerInOrder(g: Game, theirs: number): void {
  let last: CardId = NONE;
  for (let offered = 0; offered < g.count(theirs); offered++) {
    let next: CardId = NONE;
    for (let i = 0; i < g.count(theirs); i++) {
      const card = nth(g, theirs, i);
      if (card > last && !g.card(card).bull && (next === NONE || card < next)) next = card;
    }
    if (next === NONE) return;
    g.offer('take', next);
    last = next;
  }
}

/** BMS-281 Both know the two exchanged cards. */
function exchange(g: Game, me: Seat, card: CardId): void {
  const other = otherThan(me);
  g.move(card, hand(me));
  g.tell('swapTaken', { seat: me, card });
  const given = g.draw(aside(me), hand(other));
  g.tell('swapGiven', { seat: me, card: given });
}
