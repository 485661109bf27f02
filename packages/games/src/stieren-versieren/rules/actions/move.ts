import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import {
  ALL,
  areAdjacent,
  bullCard,
  cowCard,
  type Game,
  isFavourite,
  isLocation,
  isOwnBull,
  LOCATIONS,
  location,
  nameOf,
  placeOf,
  type RuleFor,
} from '../../kind.ts';
import type { Action } from './action.ts';

/** Offers both locations next to this one. */
function offerAdjacent(g: Game, pick: string, card: CardId, place: number): void {
  for (let to = 0; to < LOCATIONS; to++) if (areAdjacent(g, place, to)) g.offer(pick, card, location(to));
}

/** SV-220 B. Stier verplaatsen: one own bull to an adjacent location. */
export const move: Action = {
  offer(g, me, place) {
    const cards = g.in(location(place));
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] ?? NONE;
      if (isOwnBull(g, me, card)) offerAdjacent(g, 'move', card, place);
    }
  },
  refuses: (g, me, { card, to }) => (!isOwnBull(g, me, card) ? 'SV-204' : refusesWay(g, g.where(card), to)),
  do(g, me, { card, to }) {
    if (g.told !== undefined)
      g.tell('moves', { seat: me, card, source: nameOf(g, g.where(card)), zone: nameOf(g, to) });
    g.move(card, to);
  },
};

const refusesWay = (g: Game, from: number, to: number): string | undefined =>
  isLocation(from) && isLocation(to) && areAdjacent(g, placeOf(from), placeOf(to)) ? undefined : 'SV-220';

/**
 * SV-221 The bull may take one companion along: SV-222 a face-up cow of his symbol who is not on her favourite location.
 * The bull's value does not matter. Named are the cow and the way; the bull only if there are several.
 */
export const escort: Action = {
  offer(g, _me, place) {
    const cards = g.in(location(place));
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] ?? NONE;
      if (g.card(card).isCow && !isFavourite(g, card, place)) offerAdjacent(g, 'escort', card, place);
    }
  },
  refuses(g, me, { card, to }) {
    const fault = refusesSettled(g, card, 'SV-222');
    if (fault !== undefined) return fault;
    if (onlyGuide(g, me, card) === NONE) return 'SV-222';
    return refusesWay(g, g.where(card), to);
  },
  do(g, me, { card, to }) {
    const bull = onlyGuide(g, me, card);
    if (bull === SEVERAL) g.next({ do: 'escort', seat: me, cow: g.card(card).order, to });
    else takeAlong(g, me, bull, card, to);
  },
};

/**
 * Why a cow cannot be taken along or chased: SV-205 she must be face up, whoever she is; SV-400, SV-401 on her favourite
 * location she is settled, and SV-705 the Drag Queen is so everywhere.
 */
export function refusesSettled(g: Game, card: CardId, noCow: string): string | undefined {
  if (!g.card(card).isCow) return noCow;
  const from = g.where(card);
  if (!isLocation(from)) return 'SV-205';
  if (g.card(card).symbol === ALL) return 'SV-705';
  return isFavourite(g, card, placeOf(from)) ? 'SV-400' : undefined;
}

const SEVERAL = -2;

/** The one bull that can escort this cow, SEVERAL or NONE. */
function onlyGuide(g: Game, me: Seat, cow: CardId): number {
  const cards = g.in(g.where(cow));
  let found = NONE;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? NONE;
    if (!canEscort(g, me, card, cow)) continue;
    if (found !== NONE) return SEVERAL;
    found = card;
  }
  return found;
}

const canEscort = (g: Game, me: Seat, card: CardId, cow: CardId): boolean =>
  isOwnBull(g, me, card) && g.where(card) === g.where(cow) && g.card(card).symbol === g.card(cow).symbol;

/** SV-222 Which of several bulls goes with her. */
export const escortBull: RuleFor<'escort'> = {
  id: 'SV-222',
  ask(g, { cow }, _me) {
    const cards = g.in(g.where(cowCard(cow)));
    for (let i = 0; i < cards.length; i++) g.offer('bull', cards[i] ?? NONE);
  },
  refuses(g, { seat, cow }, me, { pick, card }) {
    if (pick !== 'bull' || me !== seat) return 'SV-222';
    if (!isOwnBull(g, me, card)) return 'SV-204';
    return canEscort(g, me, card, cowCard(cow)) ? undefined : 'SV-222';
  },
  do: (g, { cow, to }, me, { card }) => takeAlong(g, me, card, cowCard(cow), to),
};

/** SV-221 Both go to the same destination. */
function takeAlong(g: Game, seat: Seat, bull: CardId, companion: CardId, to: number): void {
  if (g.told !== undefined)
    g.tell('movesTogether', {
      seat,
      cards: [bull, companion],
      source: nameOf(g, g.where(bull)),
      zone: nameOf(g, to),
    });
  g.move(bull, to);
  g.move(companion, to);
}

/**
 * SV-223 A mate: another own bull on the same location with the same symbol. SV-807 The pair is named by the bull that
 * comes first in canonical order, so that each pair is listed once; the mate only if there are several after it.
 */
export const pair: Action = {
  offer(g, me, place) {
    const cards = g.in(location(place));
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] ?? NONE;
      if (isOwnBull(g, me, card) && onlyMate(g, me, card) !== NONE) offerAdjacent(g, 'pair', card, place);
    }
  },
  refuses(g, me, { card, to }) {
    if (!isOwnBull(g, me, card)) return 'SV-204';
    if (!isLocation(g.where(card))) return 'SV-220';
    if (onlyMate(g, me, card) === NONE) return 'SV-223';
    return refusesWay(g, g.where(card), to);
  },
  do(g, me, { card, to }) {
    const mate = onlyMate(g, me, card);
    if (mate === SEVERAL) g.next({ do: 'pair', seat: me, bull: g.card(card).order, to });
    else takeAlong(g, me, card, mate, to);
  },
};

/** The one mate after this bull in canonical order, SEVERAL or NONE. */
function onlyMate(g: Game, me: Seat, bull: CardId): number {
  const cards = g.in(g.where(bull));
  let found = NONE;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? NONE;
    if (!isLaterMate(g, me, bull, card)) continue;
    if (found !== NONE) return SEVERAL;
    found = card;
  }
  return found;
}

/** SV-007 A mate is another bull of the same player, on the same location, with the same symbol. */
const isLaterMate = (g: Game, me: Seat, bull: CardId, card: CardId): boolean =>
  isOwnBull(g, me, card) &&
  g.where(card) === g.where(bull) &&
  g.card(card).symbol === g.card(bull).symbol &&
  g.card(card).order > g.card(bull).order;

/** SV-223 Which of several mates comes along. */
export const pairMate: RuleFor<'pair'> = {
  id: 'SV-223',
  ask(g, { seat, bull }) {
    const cards = g.in(g.where(bullCard(g, seat, bull)));
    for (let i = 0; i < cards.length; i++) g.offer('bull', cards[i] ?? NONE);
  },
  refuses(g, { seat, bull }, me, { pick, card }) {
    if (pick !== 'bull' || me !== seat) return 'SV-223';
    if (!isOwnBull(g, me, card)) return 'SV-204';
    return isLaterMate(g, me, bullCard(g, seat, bull), card) ? undefined : 'SV-223';
  },
  do: (g, { bull, to }, me, { card }) => takeAlong(g, me, bullCard(g, me, bull), card, to),
};
