import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { ALL, dragQueenCard, type Game, isFavourite, location, nameOf, placeOfCow } from '../../kind.ts';
import { bullsAt } from '../../sets.ts';
import { askChallengers } from '../challenge.ts';
import type { BullAction } from './action.ts';

/** SV-006 A couple has the same symbol; SV-704, SV-713 the Drag Queen has every symbol. */
const romeos = (g: Game, me: Seat, cow: CardId): number =>
  bullsAt(g, me, placeOfCow(g, cow)) & g.card(cow).kin;

/**
 * SV-250 E. Versierpoging: a bull of yours and a face-up cow on the same location; bull, cow and location have the same
 * symbol. SV-704 For the Drag Queen neither symbol nor location matters. Named is the cow; Romeo only if there are several.
 */
export const woo: BullAction = {
  offer(g, _me, place, own) {
    const cows = g.in(location(place));
    for (let i = 0; i < cows.length; i++) {
      const card = cows[i] ?? NONE;
      if (isFavourite(g, card, place) && own & g.card(card).kin) g.offerAllowed('woo', card);
    }
  },
  refuses(g, me, { card }) {
    const place = placeOfCow(g, card);
    if (place === NONE) return g.card(card).isCow ? 'SV-205' : 'SV-250';
    if (!isFavourite(g, card, place)) return 'SV-250';
    if (romeos(g, me, card) !== 0) return undefined;
    return g.card(card).symbol === ALL ? 'SV-704' : 'SV-250';
  },
  step: { asks: 'romeo', rule: 'SV-250' },
  bulls: romeos,
  do: (g, me, { card }, bull) => announce(g, me, bull, card, NONE),
};

/**
 * SV-710 Instead of Romeo another face-up cow on the same location can be the Drag Queen's partner; your bull is the
 * matchmaker. Named is the partner.
 */
export const match: BullAction = {
  offer(g, _me, place) {
    if (!hasMatches(g) || placeOfCow(g, dragQueenCard) !== place) return;
    const cows = g.in(location(place));
    for (let i = 0; i < cows.length; i++)
      if (cows[i] !== dragQueenCard) g.offerAllowed('match', cows[i] ?? NONE);
  },
  refuses(g, me, { card }) {
    if (!hasMatches(g) || !g.card(card).isCow || card === dragQueenCard) return 'SV-710';
    // SV-205 Both must be face up; for a Drag Queen who is not it is the same wherever she may be (SV-801).
    const place = placeOfCow(g, card);
    if (place === NONE || placeOfCow(g, dragQueenCard) === NONE) return 'SV-205';
    if (place !== placeOfCow(g, dragQueenCard)) return 'SV-710';
    return romeos(g, me, dragQueenCard) === 0 ? 'SV-704' : undefined;
  },
  step: { asks: 'romeo', rule: 'SV-250' },
  bulls: (g, me) => romeos(g, me, dragQueenCard),
  do: (g, me, { card }, bull) => announce(g, me, bull, dragQueenCard, card),
};

const hasMatches = (g: Game): boolean => g.options.dragQueen && g.options.dragQueenCowCouple;

/** SV-252 Once announced, Romeo may not be withdrawn. */
function announce(g: Game, me: Seat, bull: CardId, cow: CardId, partner: CardId): void {
  const { facts } = g;
  facts.wooer = me;
  facts.cow = g.card(cow).order;
  facts.partner = partner === NONE ? NONE : g.card(partner).order;
  facts.romeo = g.card(bull).order;
  const zone = nameOf(g, g.where(cow));
  if (partner === NONE) g.tell('woos', { seat: me, cards: [bull, cow], zone });
  else g.tell('matches', { seat: me, cards: [bull, cow, partner], zone });
  askChallengers(g);
}
