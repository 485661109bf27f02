import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import {
  ALL,
  cowCard,
  DRAG_QUEEN,
  type Game,
  isFavourite,
  isLocation,
  isOwnBull,
  location,
  nameOf,
  placeOf,
  type RuleFor,
  sameSymbol,
} from '../../kind.ts';
import { askChallengers } from '../challenge.ts';
import type { Action } from './action.ts';

/**
 * SV-250 E. Versierpoging: an own bull and a face-up cow on the same location; bull, cow and location have the same
 * symbol. SV-704 For the Drag Queen neither symbol nor location matters. Named is the cow; Romeo only if there are several.
 */
export const woo: Action = {
  offer(g, _me, place) {
    const cards = g.in(location(place));
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] ?? NONE;
      if (g.card(card).isCow && isFavourite(g, card, place)) g.offer('woo', card);
    }
  },
  refuses(g, me, { card }) {
    if (!g.card(card).isCow) return 'SV-250';
    if (!isLocation(g.where(card))) return 'SV-205';
    if (!isFavourite(g, card, placeOf(g.where(card)))) return 'SV-250';
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
    if (!hasMatches(g) || g.where(DRAG_QUEEN) !== location(place)) return;
    const cards = g.in(location(place));
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] ?? NONE;
      if (g.card(card).isCow && card !== DRAG_QUEEN) g.offer('match', card);
    }
  },
  refuses(g, me, { card }) {
    if (!hasMatches(g) || !g.card(card).isCow || card === DRAG_QUEEN) return 'SV-710';
    if (!isLocation(g.where(card))) return 'SV-205';
    if (g.where(card) !== g.where(DRAG_QUEEN)) return 'SV-710';
    return onlyRomeo(g, me, DRAG_QUEEN) === NONE ? 'SV-704' : undefined;
  },
  do: (g, me, { card }) => findRomeo(g, me, DRAG_QUEEN, card),
};

const hasMatches = (g: Game): boolean => g.options.dragQueen && g.options.dragQueenCowCouple;

const SEVERAL = -2;

/** The one own bull that can woo this cow where she is, SEVERAL or NONE. */
function onlyRomeo(g: Game, me: Seat, cow: CardId): number {
  const cards = g.in(g.where(cow));
  let found = NONE;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? NONE;
    if (!canWoo(g, me, card, cow)) continue;
    if (found !== NONE) return SEVERAL;
    found = card;
  }
  return found;
}

/** SV-006 A couple has the same symbol; SV-713 the Drag Queen has every symbol. */
const canWoo = (g: Game, me: Seat, card: CardId, cow: CardId): boolean =>
  isOwnBull(g, me, card) && g.where(card) === g.where(cow) && sameSymbol(g, card, cow);

function findRomeo(g: Game, me: Seat, cow: CardId, partner: CardId): void {
  const bull = onlyRomeo(g, me, cow);
  if (bull === SEVERAL) g.next({ do: 'romeo', seat: me, cow, partner });
  else announce(g, me, cow, partner, bull);
}

/** SV-250 Which of several bulls is Romeo. */
export const romeo: RuleFor<'romeo'> = {
  id: 'SV-250',
  ask(g, { cow }) {
    const cards = g.in(g.where(cowCard(cow)));
    for (let i = 0; i < cards.length; i++) g.offer('bull', cards[i] ?? NONE);
  },
  refuses(g, { seat, cow }, me, { pick, card }) {
    if (pick !== 'bull' || me !== seat) return 'SV-250';
    if (!isOwnBull(g, me, card)) return 'SV-204';
    return canWoo(g, me, card, cowCard(cow)) ? undefined : 'SV-250';
  },
  do: (g, { cow, partner }, me, { card }) => announce(g, me, cowCard(cow), partner, card),
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
