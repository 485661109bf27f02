import { type CardId, NONE, type Option, type Seat } from '@stamtafel/kernel';
import {
  areAdjacent,
  bullCard,
  bulls,
  firstNeighbour,
  type Game,
  location,
  nameOf,
  placeOf,
  placeOfBull,
  placeOfCow,
  secondNeighbour,
} from '../../kind.ts';
import { allAfter, bullsAt, firstOf, hasSeveral, withoutFirst } from '../../sets.ts';
import { isSettled, refusesSettled } from '../settled.ts';
import { type Action, type BullAction, refusesBull } from './action.ts';

const refusesWay = (g: Game, from: number, to: number): string | undefined =>
  to !== NONE && areAdjacent(g, from, to) ? undefined : 'SV-220';

/** SV-220 B. Stier verplaatsen: one own bull to an adjacent location. */
export const move: Action = {
  offer(g, me, place, own) {
    const one = location(firstNeighbour(g, place));
    const other = location(secondNeighbour(g, place));
    const first = bullCard(g, me, 0);
    for (let rest = own; rest !== 0; rest = withoutFirst(rest)) {
      g.offerAllowed('move', first + firstOf(rest), one);
      g.offerAllowed('move', first + firstOf(rest), other);
    }
  },
  refuses(g, me, { card, to }) {
    const from = placeOfBull(g, me, card);
    return from === NONE ? refusesBull(g, me, card, 'SV-220') : refusesWay(g, from, placeOf(to));
  },
  do(g, me, { card, to }) {
    const source = nameOf(g, location(placeOfBull(g, me, card)));
    g.tell('moves', { seat: me, card, source, zone: nameOf(g, to) });
    g.move(card, bulls(me, placeOf(to)));
  },
};

/**
 * SV-221 The bull may take one companion along: SV-222 a face-up cow of his symbol who is not on her favourite location.
 * The bull's value does not matter. Named are the cow and the way; the bull only if there are several.
 */
export const escort: BullAction = {
  offer(g, _me, place, own) {
    const cows = g.in(location(place));
    for (let i = 0; i < cows.length; i++) {
      const card = cows[i] ?? NONE;
      if (isSettled(g, card, place) || !(own & g.card(card).kin)) continue;
      g.offerAllowed('escort', card, location(firstNeighbour(g, place)));
      g.offerAllowed('escort', card, location(secondNeighbour(g, place)));
    }
  },
  refuses(g, me, { card, to }) {
    const fault = refusesSettled(g, card, 'SV-222');
    if (fault !== undefined) return fault;
    return escort.bulls(g, me, card) === 0 ? 'SV-222' : refusesWay(g, placeOfCow(g, card), placeOf(to));
  },
  step: { asks: 'escort', rule: 'SV-222' },
  bulls: (g, me, cow) => bullsAt(g, me, placeOfCow(g, cow)) & g.card(cow).kin,
  /** SV-221 Both go to the same destination. */
  do(g, seat, { card: cow, to }, bull) {
    const source = nameOf(g, g.where(cow));
    g.tell('movesTogether', { seat, cards: [bull, cow], source, zone: nameOf(g, to) });
    g.move(bull, bulls(seat, placeOf(to)));
    g.move(cow, to);
  },
};

/**
 * SV-223 A mate: another own bull on the same location with the same symbol (SV-007). SV-807 The pair is named by the bull
 * that comes first in canonical order, so that each pair is listed once; the mate only if there are several after it.
 */
export const pair: BullAction = {
  offer(g, me, place, own) {
    const first = bullCard(g, me, 0);
    for (let rest = own; hasSeveral(rest); rest = withoutFirst(rest)) {
      const card = first + firstOf(rest);
      if (!(withoutFirst(rest) & g.card(card).kin)) continue;
      g.offerAllowed('pair', card, location(firstNeighbour(g, place)));
      g.offerAllowed('pair', card, location(secondNeighbour(g, place)));
    }
  },
  refuses(g, me, { card, to }) {
    const from = placeOfBull(g, me, card);
    if (from === NONE) return refusesBull(g, me, card, 'SV-220');
    const mates = matesOf(g, me, card);
    if (mates === 0) return 'SV-223';
    return mates & allAfter(g.card(card).bit) ? refusesWay(g, from, placeOf(to)) : 'SV-807';
  },
  step: { asks: 'pair', rule: 'SV-223' },
  bulls: (g, me, card) => matesOf(g, me, card) & allAfter(g.card(card).bit),
  do(g, seat, { card: bull, to }, mate) {
    const source = nameOf(g, location(placeOfBull(g, seat, bull)));
    g.tell('movesTogether', { seat, cards: [bull, mate], source, zone: nameOf(g, to) });
    g.move(bull, bulls(seat, placeOf(to)));
    g.move(mate, bulls(seat, placeOf(to)));
  },
};

const matesOf = (g: Game, me: Seat, card: CardId): number =>
  bullsAt(g, me, placeOfBull(g, me, card)) & g.card(card).kin & ~g.card(card).bit;

/** §5 The other form of a pair is turned into the normal one; with more mates than one it is not known which pair is meant. */
export function normalPair(g: Game, me: Seat, option: Option): Option {
  if (placeOfBull(g, me, option.card) === NONE) return option;
  const mates = matesOf(g, me, option.card);
  if (mates === 0 || hasSeveral(mates) || mates & allAfter(g.card(option.card).bit)) return option;
  return { ...option, card: bullCard(g, me, firstOf(mates)) };
}
