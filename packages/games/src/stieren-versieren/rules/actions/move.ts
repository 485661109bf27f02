import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import {
  ALL,
  areAdjacent,
  bullCard,
  bulls,
  cowCard,
  type Game,
  isFavourite,
  location,
  nameOf,
  placeOf,
  placeOfBull,
  placeOfCow,
  type RuleFor,
} from '../../kind.ts';
import { passInstead } from '../turn-end.ts';
import { type Action, refusesBull, SEVERAL } from './action.ts';

/** The first location next to this one, from a number on: there are two. */
function neighbour(g: Game, place: number, from: number): number {
  let to = from;
  while (!areAdjacent(g, place, to)) to++;
  return to;
}

/** Offers both locations next to this one. */
function offerAdjacent(g: Game, pick: string, card: CardId, place: number): void {
  const first = neighbour(g, place, 0);
  g.offer(pick, card, location(first));
  g.offer(pick, card, location(neighbour(g, place, first + 1)));
}

const refusesWay = (g: Game, from: number, to: number): string | undefined =>
  to !== NONE && areAdjacent(g, from, to) ? undefined : 'SV-220';

/** SV-220 B. Stier verplaatsen: one own bull to an adjacent location. */
export const move: Action = {
  offer(g, me, place) {
    const cards = g.in(bulls(me, place));
    const first = location(neighbour(g, place, 0));
    const second = location(neighbour(g, place, placeOf(first) + 1));
    for (let i = 0; i < cards.length; i++) {
      g.offer('move', cards[i] ?? NONE, first);
      g.offer('move', cards[i] ?? NONE, second);
    }
  },
  refuses(g, me, { card, to }) {
    const from = placeOfBull(g, me, card);
    return from === NONE ? refusesBull(g, me, card, 'SV-220') : refusesWay(g, from, placeOf(to));
  },
  do(g, me, { card, to }) {
    if (g.told !== undefined) {
      const source = nameOf(g, location(placeOfBull(g, me, card)));
      g.tell('moves', { seat: me, card, source, zone: nameOf(g, to) });
    }
    g.move(card, bulls(me, placeOf(to)));
  },
};

/**
 * SV-221 The bull may take one companion along: SV-222 a face-up cow of his symbol who is not on her favourite location.
 * The bull's value does not matter. Named are the cow and the way; the bull only if there are several.
 */
export const escort: Action = {
  offer(g, me, place) {
    const cows = g.in(location(place));
    for (let i = 0; i < cows.length; i++) {
      const card = cows[i] ?? NONE;
      if (!isFavourite(g, card, place) && onlyGuide(g, me, card, place) !== NONE)
        offerAdjacent(g, 'escort', card, place);
    }
  },
  refuses(g, me, { card, to }) {
    const fault = refusesSettled(g, card, 'SV-222');
    if (fault !== undefined) return fault;
    const from = placeOfCow(g, card);
    return onlyGuide(g, me, card, from) === NONE ? 'SV-222' : refusesWay(g, from, placeOf(to));
  },
  do(g, me, { card, to }) {
    const bull = onlyGuide(g, me, card, placeOfCow(g, card));
    if (bull === SEVERAL) g.next({ do: 'escort', seat: me, cow: g.card(card).order, to });
    else takeCow(g, me, bull, card, to);
  },
};

/**
 * Why a cow cannot be taken along or chased: SV-205 she must be face up, whoever she is; SV-400, SV-401 on her favourite
 * location she is settled, and SV-705 the Drag Queen is so everywhere.
 */
export function refusesSettled(g: Game, card: CardId, noCow: string): string | undefined {
  const place = placeOfCow(g, card);
  if (place === NONE) return g.card(card).isCow ? 'SV-205' : noCow;
  if (g.card(card).symbol === ALL) return 'SV-705';
  return isFavourite(g, card, place) ? 'SV-400' : undefined;
}

/** The one bull at her location that can escort this cow, SEVERAL or NONE. */
function onlyGuide(g: Game, me: Seat, cow: CardId, place: number): number {
  const cards = g.in(bulls(me, place));
  const { symbol } = g.card(cow);
  let found = NONE;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? NONE;
    if (g.card(card).symbol !== symbol) continue;
    if (found !== NONE) return SEVERAL;
    found = card;
  }
  return found;
}

/** SV-222 Which of several bulls goes with her. */
export const escortBull: RuleFor<'escort'> = {
  id: 'SV-222',
  ask(g, { cow }, me) {
    const cards = g.in(bulls(me, placeOfCow(g, cowCard(cow))));
    for (let i = 0; i < cards.length; i++) g.offer('bull', cards[i] ?? NONE);
  },
  refuses(g, { seat, cow }, me, { pick, card }) {
    if (pick !== 'bull' || me !== seat) return 'SV-222';
    const place = placeOfBull(g, me, card);
    if (place === NONE) return refusesBull(g, me, card, 'SV-222');
    const her = cowCard(cow);
    return place === placeOfCow(g, her) && g.card(card).symbol === g.card(her).symbol ? undefined : 'SV-222';
  },
  timeout: (g) => g.offer('pass'),
  do(g, { cow, to }, me, { pick, card }) {
    if (pick === 'pass') passInstead(g, me);
    else takeCow(g, me, card, cowCard(cow), to);
  },
};

/** SV-221 Both go to the same destination. */
function takeCow(g: Game, seat: Seat, bull: CardId, cow: CardId, to: number): void {
  if (g.told !== undefined) {
    const source = nameOf(g, g.where(cow));
    g.tell('movesTogether', { seat, cards: [bull, cow], source, zone: nameOf(g, to) });
  }
  g.move(bull, bulls(seat, placeOf(to)));
  g.move(cow, to);
}

/**
 * SV-223 A mate: another own bull on the same location with the same symbol. SV-807 The pair is named by the bull that
 * comes first in canonical order, so that each pair is listed once; the mate only if there are several after it.
 */
export const pair: Action = {
  offer(g, me, place) {
    const cards = g.in(bulls(me, place));
    const several = sharedSymbols(g, cards);
    for (let i = 0; i < cards.length && several !== 0; i++) {
      const card = cards[i] ?? NONE;
      if (several & (1 << g.card(card).symbol) && onlyMate(g, me, card, place) !== NONE)
        offerAdjacent(g, 'pair', card, place);
    }
  },
  refuses(g, me, { card, to }) {
    const from = placeOfBull(g, me, card);
    if (from === NONE) return refusesBull(g, me, card, 'SV-220');
    return onlyMate(g, me, card, from) === NONE ? 'SV-223' : refusesWay(g, from, placeOf(to));
  },
  do(g, me, { card, to }) {
    const mate = onlyMate(g, me, card, placeOfBull(g, me, card));
    if (mate === SEVERAL) g.next({ do: 'pair', seat: me, bull: g.card(card).order, to });
    else takeMate(g, me, card, mate, to);
  },
};

/** The symbols, as bits, that more than one of these bulls has. */
function sharedSymbols(g: Game, cards: readonly CardId[]): number {
  let seen = 0;
  let shared = 0;
  for (let i = 0; i < cards.length; i++) {
    const bit = 1 << g.card(cards[i] ?? 0).symbol;
    shared |= seen & bit;
    seen |= bit;
  }
  return shared;
}

/** The one mate at his location after this bull in canonical order, SEVERAL or NONE. */
function onlyMate(g: Game, me: Seat, bull: CardId, place: number): number {
  const cards = g.in(bulls(me, place));
  const { symbol } = g.card(bull);
  let found = NONE;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] ?? NONE;
    if (card <= bull || g.card(card).symbol !== symbol) continue;
    if (found !== NONE) return SEVERAL;
    found = card;
  }
  return found;
}

/** SV-223 Which of several mates comes along. */
export const pairMate: RuleFor<'pair'> = {
  id: 'SV-223',
  ask(g, { bull }, me) {
    const cards = g.in(bulls(me, placeOfBull(g, me, bullCard(g, me, bull))));
    for (let i = 0; i < cards.length; i++) g.offer('bull', cards[i] ?? NONE);
  },
  /** SV-007 A mate is another bull of the same player, on the same location, with the same symbol. */
  refuses(g, { seat, bull }, me, { pick, card }) {
    if (pick !== 'bull' || me !== seat) return 'SV-223';
    const place = placeOfBull(g, me, card);
    if (place === NONE) return refusesBull(g, me, card, 'SV-223');
    const first = bullCard(g, me, bull);
    if (place !== placeOfBull(g, me, first) || g.card(card).symbol !== g.card(first).symbol) return 'SV-223';
    return card > first ? undefined : 'SV-807';
  },
  timeout: (g) => g.offer('pass'),
  do(g, { bull, to }, me, { pick, card }) {
    if (pick === 'pass') passInstead(g, me);
    else takeMate(g, me, bullCard(g, me, bull), card, to);
  },
};

function takeMate(g: Game, seat: Seat, bull: CardId, mate: CardId, to: number): void {
  if (g.told !== undefined) {
    const source = nameOf(g, location(placeOfBull(g, seat, bull)));
    g.tell('movesTogether', { seat, cards: [bull, mate], source, zone: nameOf(g, to) });
  }
  g.move(bull, bulls(seat, placeOf(to)));
  g.move(mate, bulls(seat, placeOf(to)));
}
