import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { type Game, hand, nth, otherThan, type RuleFor, taken } from '../kind.ts';
import type { Action } from './action.ts';

/**
 * HR-141 Vuile truc: you take one card from the opponent's hand and play it at once. HR-142 The choice is blind: slots
 * in an order freshly shuffled for it; in `open` mode you see the whole hand. A single card is taken without asking.
 */
export const vuileTruc: Action = {
  can: (g, me) => g.count(hand(otherThan(me))) > 0,
  carryOut(g, me) {
    const victim = otherThan(me);
    const n = g.count(hand(victim));
    if (n === 1) take(g, me, nth(g, hand(victim), 0));
    else if (g.options.vuileTrucMode === 'open') {
      showHand(g, me, victim);
      g.next({ do: 'choose', seat: me });
    } else {
      g.drawOrder(n, 'slots');
      g.next({ do: 'slot', seat: me });
    }
  },
};

/** HR-142 Blind: you pick one of n face-down slots (DP-7); a slot carries no handle of the card. */
export const slot: RuleFor<'slot'> = {
  id: 'HR-142',
  ask(g, _f, me) {
    const n = g.count(hand(otherThan(me)));
    for (let i = 0; i < n; i++) g.offer('slot', NONE, i);
  },
  do(g, _f, me, { to }) {
    const card = nth(g, hand(otherThan(me)), g.unseen(to));
    g.clearOrder();
    take(g, me, card);
  },
};

/**
 * HR-142 Option `vuileTrucMode: open`: you see the whole hand and choose (DP-7). The cards are offered in the order of
 * the deck: in which order they came into the hand is for their owner alone to know (§6), even when the clock chooses.
 */
export const choose: RuleFor<'choose'> = {
  id: 'HR-142',
  ask(g, _f, me) {
    const from = hand(otherThan(me));
    for (let card = 0; card < g.match.cards.length; card++)
      if (g.where(card) === from) g.offer('choose', card);
  },
  // Only the player who sees the hand is told what lies in it: the other one might ask about a hand they do not see.
  refuses: (g, { seat }, me, { pick, card }) =>
    me === seat && pick === 'choose' && (card === NONE || g.where(card) !== hand(otherThan(me)))
      ? 'HR-141'
      : undefined,
  do: (g, _f, me, { card }) => take(g, me, card),
};

function showHand(g: Game, me: Seat, victim: Seat): void {
  const cards = g
    .in(hand(victim))
    .slice()
    .sort((a, b) => a - b);
  for (const card of cards) g.show(card, 1 << me);
  g.tell('sees', { seat: me, cards, count: cards.length });
}

/** HR-145 The opponent draws no replacement. HR-147 A taken Vuile truc is carried out again under the same rules. */
function take(g: Game, me: Seat, card: CardId): void {
  g.move(card, taken);
  g.tell('took', { seat: me, card });
  g.next({ do: 'playTaken', seat: me });
}
