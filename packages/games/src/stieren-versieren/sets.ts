import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { bullCard, bulls, type Game, HAND, hand } from './kind.ts';

/*
 * A set of one player's bulls is a number with a bit for each bull. They are in canonical order (SV-807), so sets
 * are listed in that order.
 */

/** The bulls in a zone of one player. */
export function bullsIn(g: Game, zone: number): number {
  const cards = g.in(zone);
  let set = 0;
  for (let i = 0; i < cards.length; i++) set |= g.card(cards[i] ?? 0).bit;
  return set;
}

export const bullsAt = (g: Game, seat: Seat, place: number): number => bullsIn(g, bulls(seat, place));
export const bullsInHand = (g: Game, seat: Seat): number => bullsIn(g, hand(seat));

/** The number of the first bull of a set. */
export const firstOf = (set: number): number => 31 - Math.clz32(set & -set);
export const withoutFirst = (set: number): number => set & (set - 1);
export const hasSeveral = (set: number): boolean => (set & (set - 1)) !== 0;
/** The last bull of a set, which has one, as a set. */
export const lastOf = (set: number): number => 1 << (31 - Math.clz32(set));
/** SV-807 Those that come after all bulls of a set. */
export const allAfter = (set: number): number => (set === 0 ? -1 : -1 << (32 - Math.clz32(set)));

/** Offers an answer with each bull of the set of those that may give it; `refuses` goes by the same set. */
export function offerEach(g: Game, me: Seat, pick: string, set: number, to = NONE): void {
  const first = bullCard(g, me, 0);
  for (let rest = set; rest !== 0; rest = withoutFirst(rest)) g.offerAllowed(pick, first + firstOf(rest), to);
}

/** All bulls of a set go to a zone, the first one first. */
export function moveEach(g: Game, seat: Seat, set: number, to: number): void {
  for (let rest = set; rest !== 0; rest = withoutFirst(rest)) g.move(bullCard(g, seat, firstOf(rest)), to);
}

export function cardsOfSet(g: Game, seat: Seat, set: number): CardId[] {
  const cards: CardId[] = [];
  for (let rest = set; rest !== 0; rest = withoutFirst(rest)) cards.push(bullCard(g, seat, firstOf(rest)));
  return cards;
}

/** What the bulls of a set are worth together. */
export function worthOf(g: Game, seat: Seat, set: number): number {
  let sum = 0;
  for (let rest = set; rest !== 0; rest = withoutFirst(rest))
    sum += g.card(bullCard(g, seat, firstOf(rest))).value;
  return sum;
}

/*
 * A secret choice is put together bull by bull, every set in one way, and nothing moves before it is complete; until then
 * it can be taken back (SV-803). Sealed are the places of the cards in hand, which say nothing of what they are, and
 * above them the bulls on locations.
 */

/** What a player has chosen so far, and not yet shown. */
export function chosenBy(g: Game, seat: Seat): number {
  const sealed = g.sealed(seat);
  if (sealed === NONE) return 0;
  const cards = g.in(hand(seat));
  let set = sealed >> HAND;
  for (let i = 0; i < cards.length; i++) if (sealed & (1 << i)) set |= g.card(cards[i] ?? 0).bit;
  return set;
}

export function choose(g: Game, seat: Seat, set: number): void {
  const cards = g.in(hand(seat));
  let inHand = 0;
  let places = 0;
  for (let i = 0; i < cards.length; i++) {
    const { bit } = g.card(cards[i] ?? 0);
    if (!(set & bit)) continue;
    inHand |= bit;
    places |= 1 << i;
  }
  g.seal(seat, ((set & ~inHand) << HAND) | places);
}
