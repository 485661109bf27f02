import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { discard, drinker, type Game, KINDS, leftOf, nth, openBeer, type RuleFor, turnOf } from '../kind.ts';
import { goOnTapping } from '../rules/tap-turns.ts';

/**
 * The 1,5 meter Drinker. SZB-173 Every other player who has open beer at that moment gives one card of their
 * choice, SZB-174 clockwise from the owner's left; without open beer they give nothing and owe nothing later (but
 * SZB-181). SZB-176 Then the owner goes on tapping.
 */
export function giveToDrinker(g: Game, owner: Seat, from: Seat): void {
  for (let seat = from; seat !== owner; seat = leftOf(g, seat)) {
    if (g.count(openBeer(seat)) === 0) {
      if (g.options.drinkerDebt === 'first') owes(g, seat, owner);
      continue;
    }
    if (hasChoice(g, seat)) {
      g.next({ do: 'give', seat, drinks: owner });
      return;
    }
    giveCard(g, seat, nth(g, openBeer(seat), 0));
  }
  goOnTapping(g, owner);
}

/** SZB-181 Whose tap turn is still to come owes the first beer they tap. */
function owes(g: Game, seat: Seat, owner: Seat): void {
  if (turnOf(g, seat) < turnOf(g, owner)) return;
  g.facts.owing |= 1 << seat;
  g.tell('owes', { seat });
}

/** SZB-181 The first beer goes to the Drinker at once, whatever it is. */
export function payDrinker(g: Game, seat: Seat, card: CardId): void {
  if (!(g.facts.owing & (1 << seat))) return;
  g.facts.owing &= ~(1 << seat);
  giveCard(g, seat, card);
}

/** D8 A single option is given automatically; cards of the same kind and value are one option. */
export function hasChoice(g: Game, seat: Seat): boolean {
  const cards = g.in(openBeer(seat));
  for (let i = 1; i < cards.length; i++) if (!isRepeated(g, seat, i)) return true;
  return false;
}

/** Whether a card before this one looks the same. */
function isRepeated(g: Game, seat: Seat, i: number): boolean {
  const { kind, value } = g.card(nth(g, openBeer(seat), i));
  for (let j = 0; j < i; j++) {
    const other = g.card(nth(g, openBeer(seat), j));
    if (other.kind === kind && other.value === value) return true;
  }
  return false;
}

/** SZB-175 The card leaves the giver's bid at once and lies with the Drinker, where it counts for nobody. */
function giveCard(g: Game, seat: Seat, card: CardId): void {
  g.move(card, drinker);
  g.tell('given', { seat, card });
}

/** D8 The giver chooses; the clock gives the lowest value, then the lowest kind (SZB-204). */
export const give: RuleFor<'give'> = {
  id: 'SZB-173',
  ask(g, _f, me) {
    const cards = g.in(openBeer(me));
    for (let i = 0; i < cards.length; i++) g.offer('give', nth(g, openBeer(me), i));
  },
  refuses(g, _f, me, { pick, card }) {
    if (pick !== 'give') return undefined;
    const i = g.in(openBeer(me)).indexOf(card);
    return i < 0 || isRepeated(g, me, i) ? 'SZB-173' : undefined;
  },
  timeout(g, _f, me) {
    const cards = g.in(openBeer(me));
    let least = NONE;
    let lowest = Number.MAX_SAFE_INTEGER;
    for (let i = 0; i < cards.length; i++) {
      const card = nth(g, openBeer(me), i);
      const { kind, value } = g.card(card);
      if (KINDS * value + kind >= lowest) continue;
      least = card;
      lowest = KINDS * value + kind;
    }
    g.offer('give', least);
  },
  do(g, { drinks }, me, { card }) {
    giveCard(g, me, card);
    giveToDrinker(g, drinks, leftOf(g, me));
  },
};

/** SZB-177 At the end of phase 6 the Drinker and the cards given to him are discarded. */
export function drinkerLeaves(g: Game): void {
  if (g.count(drinker) === 0) return;
  g.facts.owing = 0;
  g.tell('drinkerLeaves', { cards: g.in(drinker) });
  g.moveAll(drinker, discard);
}
