import { countHidden, inBag, innermostSure, makeBag, shareHidden, tells } from './bag.ts';
import type { Match } from './game.ts';
import type { Bag, CardId, Kind, Limit, Seat, Seats, State } from './types.ts';

/** A bag that a mix cuts through, for the seats that have hidden cards of it on both sides. */
export interface Torn {
  readonly bag: Bag;
  readonly seats: Seats;
}

/**
 * What becomes of torn bags: each is widened by the mixed cards; `limits` of the mixed ones keep the count. Those that
 * are apart would then overlap; for a seat that has such, they melt into one.
 */
export function tear<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  torn: readonly Torn[],
  cards: readonly CardId[],
  inside: readonly boolean[],
  limits: Limit[],
): Bag[] {
  const result: Bag[] = [];
  const widening = new Map<Bag, Seats>();
  for (let seat = 0; seat <= match.seats; seat++) {
    const bit = 1 << seat;
    const bags = torn.flatMap(({ bag, seats }) => (seats & bit && tells(s, bag, bit) ? [bag] : []));
    bags.sort((a, b) => countHidden(s, b, bit) - countHidden(s, a, bit));
    for (const bag of bags) {
      const limit = limitOf(match, s, bag, inside, seat);
      if (limit) limits.push(limit);
    }
    // From the outside in as long as each holds all others; from where they are apart on, they melt.
    const molten = [...bags];
    while (molten.length > 0 && molten.every((bag) => shareHidden(s, bag, molten[0]!, bit))) {
      const around = molten.shift()!;
      widening.set(around, (widening.get(around) ?? 0) | bit);
    }
    if (molten.length > 0) result.push(makeUnion(match, molten, cards, bit));
    result.push(...leftOvers(match, s, bags, molten, inside, seat));
  }
  for (const [bag, seats] of widening) {
    const { cards: union, sure } = makeUnion(match, [bag], cards, seats);
    const still = bag.limits.filter((limit) => seats & (1 << limit.seat));
    result.push(
      makeBag(
        union,
        sure,
        still.flatMap((limit) => widenLimit(match, s, bag, cards, limit)),
      ),
    );
  }
  return result;
}

/** A limit of a torn bag, for the bag widened by the mixed cards: what can have come in besides is added. */
function widenLimit<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  bag: Bag,
  mixed: readonly CardId[],
  limit: Limit,
): Limit[] {
  const { seat, cards } = limit;
  const bit = 1 << seat;
  let { least, most } = limit;
  for (const place of mixed) {
    if (inBag(bag, place)) continue;
    const seen = (s.known[place]! & bit) !== 0;
    if (seen && cards.includes(place)) least++;
    if (seen ? cards.includes(place) : cards.some((c) => couldLieAt(s, c, place, bit))) most++;
  }
  if (match.twins || most > cards.length) most = cards.length;
  return least <= 0 && most === cards.length ? [] : [{ seat, cards, least, most }];
}

function couldLieAt<K extends Kind>(s: State<K>, card: CardId, place: CardId, bit: Seats): boolean {
  const home = innermostSure(s, card, bit);
  return !(s.known[card]! & bit) && (home === undefined || inBag(home, place));
}

/** With a rough memory all torn bags of a seat become one with the mixed cards. */
export function melt<K extends Kind>(
  match: Match<K>,
  torn: readonly Torn[],
  cards: readonly CardId[],
): Bag[] {
  const result: Bag[] = [];
  for (let seat = 0; seat <= match.seats; seat++) {
    const bit = 1 << seat;
    const bags: Bag[] = [];
    for (const { bag, seats } of torn) if (seats & bag.seats & bit) bags.push(bag);
    if (bags.length > 0) result.push(makeUnion(match, bags, cards, bit));
  }
  return result;
}

/** The cards of these bags and the mixed ones as one bag, with what these seats know of the bags. */
function makeUnion<K extends Kind>(
  match: Match<K>,
  bags: readonly Bag[],
  cards: readonly CardId[],
  seats: Seats,
): Bag {
  const OUTSIDE = -1;
  const sureOf: Seats[] = [];
  for (let c = 0; c < match.cards.length; c++) sureOf.push(OUTSIDE);
  for (let i = 0; i < cards.length; i++) sureOf[cards[i]!] = 0;
  for (let b = 0; b < bags.length; b++) {
    const bag = bags[b]!;
    for (let i = 0; i < bag.cards.length; i++) {
      const c = bag.cards[i]!;
      sureOf[c] = (sureOf[c] === OUTSIDE ? 0 : sureOf[c]!) | (bag.sure[i]! & seats);
    }
  }
  const union: CardId[] = [];
  const sure: Seats[] = [];
  for (let c = 0; c < sureOf.length; c++) {
    if (sureOf[c] === OUTSIDE) continue;
    union.push(c);
    sure.push(sureOf[c]!);
  }
  return makeBag(union, sure, []);
}

/**
 * What is left of each torn bag on this side of the mix: it still holds no more of some cards than the bag did, and
 * nothing that must lie in one of the `molten` bags that do not reach here.
 */
function leftOvers<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  bags: readonly Bag[],
  molten: readonly Bag[],
  inside: readonly boolean[],
  seat: Seat,
): Bag[] {
  const bit = 1 << seat;
  const isSeen = (c: CardId): boolean => (s.known[c]! & bit) !== 0;
  return bags.flatMap((bag, i) => {
    const smaller = bags.slice(i + 1);
    const left = bag.cards.filter((c) => !inside[c] && !isSeen(c) && !smaller.some((b) => inBag(b, c)));
    if (left.length === 0) return [];
    const elsewhere = molten.filter((b) => !inBag(b, left[0]!));
    const isForeign = (c: CardId): boolean =>
      elsewhere.some((b) => inBag(b, c) && b.sure[b.cards.indexOf(c)]! & bit);
    const foreign = elsewhere
      .flatMap((b) => b.cards)
      // Not a card if another that looks the same may lie here.
      .filter((c) => !isSeen(c) && twinsOf(match, c).every((twin) => isSeen(twin) || isForeign(twin)));
    const limits = bag.limits.flatMap((limit) => (limit.seat === seat ? restOf(s, bag, limit) : []));
    if (foreign.length > 0) limits.push({ seat, cards: [...new Set(foreign)], least: 0, most: 0 });
    return limits.length === 0 ? [] : [makeBag(left, new Array<number>(left.length).fill(0), limits)];
  });
}

/** What a limit of a bag says of every part of it: no more than this. */
function restOf<K extends Kind>(s: State<K>, bag: Bag, { seat, cards, most }: Limit): Limit[] {
  const unseen = cards.filter((c) => !(s.known[c]! & (1 << seat)));
  const seen = cards.filter((c) => inBag(bag, c)).length - unseen.filter((c) => inBag(bag, c)).length;
  return most - seen >= unseen.length ? [] : [{ seat, cards: unseen, least: 0, most: most - seen }];
}

const twinsOf = <K extends Kind>(match: Match<K>, card: CardId): readonly CardId[] =>
  match.cardsOfFace[match.faceOf[card]!]!;

/** How many of the cards that a seat knows to be in the torn bag can be on the mixed side of the tear. */
function limitOf<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  bag: Bag,
  inside: readonly boolean[],
  seat: Seat,
): Limit | undefined {
  const bit = 1 << seat;
  const cards: CardId[] = [];
  let placesInside = 0;
  let placesOutside = 0;
  bag.cards.forEach((c, i) => {
    if (s.known[c]! & bit) return;
    if (inside[c]) placesInside++;
    else placesOutside++;
    if (bag.sure[i]! & bit || innerSure(s, bag, c, bit)) cards.push(c);
  });
  const least = Math.max(0, cards.length - placesOutside);
  // Of cards with twins one cannot say that no more than so many are inside: another that looks the same may be.
  const most = match.twins ? cards.length : Math.min(cards.length, placesInside);
  return least === 0 && most === cards.length ? undefined : { seat, cards, least, most };
}

/** Whether a bag inside this one makes the seat sure of the card. */
function innerSure<K extends Kind>(s: State<K>, outer: Bag, card: CardId, bit: Seats): boolean {
  return s.bags.some((bag) => {
    const i = bag.cards.length < outer.cards.length && inBag(bag, card) ? bag.cards.indexOf(card) : -1;
    return i >= 0 && (bag.sure[i]! & bit) !== 0;
  });
}
