import type { CardId, Seat } from '@stamtafel/kernel';
import {
  aside,
  bench,
  bySeat,
  field,
  type Game,
  hasField,
  offerCards,
  offerFirst,
  type RuleFor,
} from '../kind.ts';
import { bringOn, tellNoEffect } from '../rules/field.ts';

const comeOnFrame = bySeat('comeOn');

/**
 * BMS-126 Wissel-truc. BMS-126a Draw the top two of your bench and exchange one of them, your choice, for your field
 * bull; compulsory. BMS-126c Bench of one: that one comes on. Empty bench, or no field bull: no effect.
 */
export function wisselTruc(g: Game, me: Seat): void {
  const count = Math.min(2, g.count(bench(me)));
  if (count === 0 || !hasField(g, me)) {
    tellNoEffect(g, me);
    return;
  }
  for (let i = 0; i < count; i++) g.draw(bench(me), aside(me));
  g.tell('drawsBench', { seat: me, cards: g.in(aside(me)), count });
  if (count === 2) g.next(comeOnFrame(me));
  else comesOn(g, me, g.top(aside(me)));
}

/** D-13 BMS-282 Only the coach sees the two; the bull that comes on is public. */
export const comeOn: RuleFor<'comeOn'> = {
  id: 'BMS-126a',
  ask: (g, _f, me) => offerCards(g, 'comeOn', aside(me), true),
  refuses: (g, _f, me, { pick, card }) =>
    pick === 'comeOn' && g.where(card) !== aside(me) ? 'BMS-126a' : undefined,
  timeout: (g, _f, me) => offerFirst(g, 'comeOn', aside(me), true),
  do: (g, _f, me, { card }) => comesOn(g, me, card),
};

/** BMS-126b The other drawn bull and the replaced bull go to the bench, which is shuffled. */
function comesOn(g: Game, me: Seat, card: CardId): void {
  g.draw(field(me), bench(me));
  bringOn(g, me, card);
  g.moveAll(aside(me), bench(me));
  g.shuffle(bench(me), 'bench');
}
