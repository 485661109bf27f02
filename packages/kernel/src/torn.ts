import { makeBag, tells } from './bag.ts';
import {
  both,
  cardsIn,
  count,
  countBoth,
  either,
  has,
  isEmpty,
  lowest,
  noCards,
  overlap,
  without,
} from './bits.ts';
import type { Match } from './game.ts';
import type { Bag, Bits, CardId, Kind, Limit, Seat, State } from './types.ts';

/** One seat's mixing of cards: which, and what of the pack was hidden from the seat before. */
export interface Mixing {
  readonly seat: Seat;
  readonly mixed: Bits;
  readonly hidden: Bits;
}

/**
 * What becomes of a seat's torn bags: each is widened by the mixed cards; `limits` of the mixed ones keep the count.
 * Those that are apart would then overlap; they melt into one.
 */
export function tear<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  mixing: Mixing,
  torn: readonly Bag[],
  limits: Limit[],
): Bag[] {
  const { hidden } = mixing;
  const bags = torn.filter((bag) => tells(bag, hidden));
  bags.sort((a, b) => countBoth(b.places, hidden) - countBoth(a.places, hidden));
  for (const bag of bags) {
    const limit = limitOf(match, s, mixing, bag);
    if (limit) limits.push(limit);
  }
  // From the outside in as long as each holds all others; from where they are apart on, they melt.
  let first = 0;
  while (first < bags.length && holdsAllAfter(bags, first, hidden)) first++;
  const molten = bags.slice(first);
  const result: Bag[] = [];
  if (molten.length > 0) result.push(unionOf(match, s, mixing, molten));
  leftOvers(match, s, mixing, bags, molten, result);
  for (let b = 0; b < first; b++) result.push(unionOf(match, s, mixing, [bags[b]!]));
  return result;
}

/** Of bags nested or apart the smaller one lies inside if the seat cannot see some card that is in both. */
function holdsAllAfter(bags: readonly Bag[], first: number, hidden: Bits): boolean {
  const around = both(bags[first]!.places, hidden);
  for (let b = first + 1; b < bags.length; b++) if (!overlap(bags[b]!.places, around)) return false;
  return true;
}

/** The limits of a bag, for a wider set of places that holds it and all of the mixed ones, or none of those outside it. */
export function pushWider<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  mixing: Mixing,
  bag: Bag,
  places: Bits,
  limits: Limit[],
): void {
  for (const limit of bag.limits) {
    const wider = widenLimit(match, s, mixing, without(places, bag.places), limit);
    if (wider) limits.push(wider);
  }
}

/** A limit of a bag to which places are added: what can lie there is added as well. */
function widenLimit<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  { seat, hidden }: Mixing,
  added: Bits,
  { cards, least, most }: Limit,
): Limit | undefined {
  const seen = countBoth(without(added, hidden), cards);
  const total = count(cards);
  const atLeast = Math.max(0, least + seen);
  let atMost = total;
  if (!match.twins) {
    const places = both(added, hidden);
    atMost = Math.min(total, most + seen + countBoth(places, reachOf(s, both(cards, hidden), places, seat)));
  }
  return atLeast === 0 && atMost === total ? undefined : { cards, least: atLeast, most: atMost };
}

/** Those of the places where one of these cards can lie, as far as the seat knows. */
function reachOf<K extends Kind>(s: State<K>, cards: Bits, places: Bits, seat: Seat): Bits {
  let reach: Bits = noCards(places.length);
  let rest = cards;
  // Smallest first: a card lies in the innermost bag that is sure to have it.
  for (let b = s.bags.length - 1; b >= 0; b--) {
    const bag = s.bags[b]!;
    if (bag.seat !== seat || !overlap(bag.sure, rest)) continue;
    reach = either(reach, bag.places);
    rest = without(rest, bag.sure);
  }
  return isEmpty(rest) ? reach : places;
}

/** With a rough memory all torn bags of a seat become one with the mixed cards. */
export function melt(torn: readonly Bag[], mixed: Bits): Bag {
  let places = mixed;
  let sure = torn[0]!.sure;
  for (let b = 0; b < torn.length; b++) {
    places = either(places, torn[b]!.places);
    if (b > 0) sure = either(sure, torn[b]!.sure);
  }
  return makeBag(torn[0]!.seat, places, sure, []);
}

/** The cards of these bags and the mixed ones as one bag, with what the seat knows of the bags. */
function unionOf<K extends Kind>(match: Match<K>, s: State<K>, mixing: Mixing, bags: readonly Bag[]): Bag {
  const union = melt(bags, mixing.mixed);
  const limits: Limit[] = [];
  for (const bag of bags) pushWider(match, s, mixing, bag, union.places, limits);
  // Only faster: without limits it is the same bag.
  return limits.length === 0 ? union : makeBag(union.seat, union.places, union.sure, limits);
}

/**
 * What is left of each torn bag on this side of the mix: what does not fit elsewhere in the bag lies here, it still
 * holds no more of some cards than the bag did, and nothing that must lie in one of the `molten` bags that do not reach
 * here.
 */
function leftOvers<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  { seat, mixed, hidden }: Mixing,
  bags: readonly Bag[],
  molten: readonly Bag[],
  result: Bag[],
): void {
  for (let b = 0; b < bags.length; b++) {
    const bag = bags[b]!;
    if (bag.limits.length === 0 && molten.length === 0) continue;
    const places = both(bag.places, hidden);
    let left = without(places, mixed);
    for (let smaller = b + 1; smaller < bags.length; smaller++) left = without(left, bags[smaller]!.places);
    if (isEmpty(left)) continue;
    const limits: Limit[] = [];
    for (const limit of bag.limits) {
      const rest = restOf(bag, limit, hidden);
      if (rest) limits.push(rest);
    }
    const cards = both(places, sureInside(s, bag));
    const least = count(cards) - (count(places) - count(left));
    if (least > 0) limits.push({ cards, least, most: count(cards) });
    const foreign = foreignTo(match, left, molten, hidden);
    if (!isEmpty(foreign)) limits.push({ cards: foreign, least: 0, most: 0 });
    if (limits.length > 0) result.push(makeBag(seat, left, noCards(match.words), limits));
  }
}

/** The cards that must lie in one of the molten bags that do not have these places. */
function foreignTo<K extends Kind>(
  match: Match<K>,
  places: Bits,
  molten: readonly Bag[],
  hidden: Bits,
): Bits {
  const place = firstOf(places);
  let sure: Bits = noCards(match.words);
  for (const bag of molten) if (!has(bag.places, place)) sure = either(sure, bag.sure);
  sure = both(sure, hidden);
  if (!match.twins || isEmpty(sure)) return sure;
  // Not a card if another that looks the same may lie here.
  const foreign = noCards(match.words);
  for (const c of cardsIn(sure))
    if (twinsOf(match, c).every((twin) => !has(hidden, twin) || has(sure, twin)))
      foreign[c >> 5]! |= 1 << (c & 31);
  return foreign;
}

function firstOf(bits: Bits): CardId {
  for (let w = 0; ; w++) if (bits[w] !== 0) return (w << 5) + lowest(bits[w]!);
}

/** What a limit of a bag says of every part of it: no more than this. */
function restOf(bag: Bag, { cards, most }: Limit, hidden: Bits): Limit | undefined {
  const unseen = both(cards, hidden);
  const seen = countBoth(without(cards, hidden), bag.places);
  return most - seen >= count(unseen) ? undefined : { cards: unseen, least: 0, most: most - seen };
}

const twinsOf = <K extends Kind>(match: Match<K>, card: CardId): readonly CardId[] =>
  match.cardsOfFace[match.faceOf[card]!]!;

/** How many of the cards that a seat knows to be in the torn bag can be on the mixed side of the tear. */
function limitOf<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  { mixed, hidden }: Mixing,
  bag: Bag,
): Limit | undefined {
  const places = both(bag.places, hidden);
  const cards = both(places, sureInside(s, bag));
  const total = count(cards);
  const placesInside = countBoth(places, mixed);
  const least = Math.max(0, total - (count(places) - placesInside));
  // For cards with twins there is no upper bound on how many are inside: another that looks the same may be.
  const most = match.twins ? total : Math.min(total, placesInside);
  return least === 0 && most === total ? undefined : { cards, least, most };
}

/** The cards that a seat knows to be in a bag; a bag inside it makes the seat sure of its cards as well. */
function sureInside<K extends Kind>(s: State<K>, bag: Bag): Bits {
  let { sure } = bag;
  for (let b = s.bags.length - 1; b >= 0; b--) {
    const inner = s.bags[b]!;
    if (inner.size >= bag.size) break;
    if (inner.seat === bag.seat && overlap(inner.sure, bag.places)) sure = either(sure, inner.sure);
  }
  return sure;
}
