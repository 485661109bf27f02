import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import {
  ALL,
  bulls,
  cowCard,
  DRAG_QUEEN,
  type Game,
  isFavourite,
  location,
  nameOf,
  placeOfBull,
  placeOfCow,
  type RuleFor,
  sameSymbol,
} from '../../kind.ts';
import { askChallengers } from '../challenge.ts';
import { passInstead } from '../turn-end.ts';
import { type Action, refusesBull, SEVERAL } from './action.ts';

/**
 * SV-250 E. Versierpoging: an own bull and a face-up cow on the same location; bull, cow and location have the same
 * symbol. SV-704 For the Drag Queen neither symbol nor location matters. Named is the cow; Romeo only if there are several.
 */
export const woo: Action = {
  offer(g, _me, place) {
    const cows = g.in(location(place));
    for (let i = 0; i < cows.length; i++) {
      const card = cows[i] ?? NONE;
      if (isFavourite(g, card, place)) g.offer('woo', card);
    }
  },
  refuses(g, me, { card }) {
    const place = placeOfCow(g, card);
    if (place === NONE) return g.card(card).isCow ? 'SV-205' : 'SV-250';
    if (!isFavourite(g, card, place)) return 'SV-250';
    if (onlyRomeo(g, me, card) !== NONE) return undefined;
    return g.card(card).symbol === ALL ? 'SV-704' : 'SV-250';
  },
  do: (g, me, { card }) => findRomeo(g, me, card, NONE),
};

/**
 * SV-710 Instead of Romeo another face-up cow on the same location can be the Drag Queen's partner; the own bull is the
 * matchmaker. Named is the partner.
 */
export const match: Action = {
  offer(g, _me, place) {
    if (!hasMatches(g) || placeOfCow(g, DRAG_QUEEN) !== place) return;
    const cows = g.in(location(place));
    for (let i = 0; i < cows.length; i++) if (cows[i] !== DRAG_QUEEN) g.offer('match', cows[i] ?? NONE);
  },
  refuses(g, me, { card }) {
    if (!hasMatches(g) || !g.card(card).isCow || card === DRAG_QUEEN) return 'SV-710';
    const place = placeOfCow(g, card);
    if (place === NONE) return 'SV-205';
    if (place !== placeOfCow(g, DRAG_QUEEN)) return 'SV-710';
    return onlyRomeo(g, me, DRAG_QUEEN) === NONE ? 'SV-704' : undefined;
  },
  do: (g, me, { card }) => findRomeo(g, me, DRAG_QUEEN, card),
};

const hasMatches = (g: Game): boolean => g.options.dragQueen && g.options.dragQueenCowCouple;

/** The one own bull that can woo this cow where she is, SEVERAL or NONE. */
function onlyRomeo(g: Game, me: Seat, cow: CardId): number {
  const cards = g.in(bulls(me, placeOfCow(g, cow)));
  let found = NONE;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? NONE;
    // SV-006 A couple has the same symbol; SV-713 the Drag Queen has every symbol.
    if (!sameSymbol(g, card, cow)) continue;
    if (found !== NONE) return SEVERAL;
    found = card;
  }
  return found;
}

function findRomeo(g: Game, me: Seat, cow: CardId, partner: CardId): void {
  const bull = onlyRomeo(g, me, cow);
  if (bull === SEVERAL) g.next({ do: 'romeo', seat: me, cow, partner });
  else announce(g, me, cow, partner, bull);
}

/** SV-250 Which of several bulls is Romeo. */
export const romeo: RuleFor<'romeo'> = {
  id: 'SV-250',
  ask(g, { cow }, me) {
    const cards = g.in(bulls(me, placeOfCow(g, cowCard(cow))));
    for (let i = 0; i < cards.length; i++) g.offer('bull', cards[i] ?? NONE);
  },
  refuses(g, { seat, cow }, me, { pick, card }) {
    if (pick !== 'bull' || me !== seat) return 'SV-250';
    const place = placeOfBull(g, me, card);
    if (place === NONE) return refusesBull(g, me, card, 'SV-250');
    return place === placeOfCow(g, cowCard(cow)) && sameSymbol(g, card, cowCard(cow)) ? undefined : 'SV-250';
  },
  timeout: (g) => g.offer('pass'),
  do(g, { cow, partner }, me, { pick, card }) {
    if (pick === 'pass') passInstead(g, me);
    else announce(g, me, cowCard(cow), partner, card);
  },
};

/** SV-252 Once announced, Romeo may not be withdrawn. */
function announce(g: Game, me: Seat, cow: CardId, partner: CardId, bull: CardId): void {
  const { facts } = g;
  facts.wooer = me;
  facts.cow = g.card(cow).order;
  facts.partner = partner === NONE ? NONE : g.card(partner).order;
  facts.romeo = g.card(bull).order;
  if (g.told !== undefined) {
    const zone = nameOf(g, g.where(cow));
    if (partner === NONE) g.tell('woos', { seat: me, cards: [bull, cow], zone });
    else g.tell('matches', { seat: me, cards: [bull, cow, partner], zone });
  }
  askChallengers(g);
}
