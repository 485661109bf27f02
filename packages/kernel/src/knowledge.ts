import type { Match } from './game.ts';
import type { Bag, CardId, Kind, Limit, Seat, Seats, State } from './types.ts';

/**
 * What the table remembers when cards are mixed. The seats in `forget` no longer know which of `cards` (all of one
 * back) lies where; what they knew to be among them they go on knowing, as a bag. Bags that lie inside hand their
 * certainty to the new one; a bag that is cut by it is widened to the union, with a limit that keeps the count.
 */
export function mix<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  cards: readonly CardId[],
  forget: Seats,
): void {
  const whole = cards.length === match.packs[match.packOf[cards[0]!]!]!.length && forget === match.everybody;
  if (whole) {
    mixPack(match, s, cards);
    return;
  }
  const inside = marks(match, cards);
  const sure: Seats[] = [];
  const sorted: CardId[] = [];
  for (let c = 0; c < inside.length; c++) {
    if (!inside[c]) continue;
    sorted.push(c);
    sure.push(s.known[c]! & forget);
  }
  const kept: Bag[] = [];
  const limits: Limit[] = [];
  for (const bag of s.bags) {
    let common = 0;
    for (const c of bag.cards) if (inside[c]) common++;
    if (common === 0 || common === cards.length) {
      kept.push(bag);
      continue;
    }
    const cut = cutOf(match, s, bag, inside, forget);
    for (let i = 0; i < bag.cards.length; i++) {
      const c = bag.cards[i]!;
      if (inside[c]) sure[sorted.indexOf(c)]! |= bag.sure[i]! & cut.inside;
    }
    const outer = cut.outside && outsideOf(bag, inside, cut.outside);
    if (outer) kept.push(outer);
    const widened = cut.through && widen(match, s, bag, sorted, inside, cut.through, limits);
    if (widened) kept.push(widened);
    const left = without(bag, forget);
    if (left) kept.push(left);
  }
  for (const c of cards) s.known[c] = s.known[c]! & ~forget;
  if (limits.length > 0 || sure.some((seats) => seats !== 0)) kept.push(makeBag(sorted, sure, limits));
  kept.sort((a, b) => b.cards.length - a.cards.length);
  s.bags = kept;
}

/** A whole pack is mixed: its contents are printed on the box, so nothing needs remembering. */
function mixPack<K extends Kind>(match: Match<K>, s: State<K>, cards: readonly CardId[]): void {
  const pack = match.packOf[cards[0]!]!;
  if (s.bags.length > 0) s.bags = s.bags.filter((bag) => match.packOf[bag.cards[0]!] !== pack);
  for (let i = 0; i < cards.length; i++) s.known[cards[i]!] = 0;
}

function marks<K extends Kind>(match: Match<K>, cards: readonly CardId[]): boolean[] {
  const inside = new Array<boolean>(match.cards.length).fill(false);
  for (const c of cards) inside[c] = true;
  return inside;
}

export function makeBag(cards: readonly CardId[], sure: readonly Seats[], limits: readonly Limit[]): Bag {
  const bits: number[] = [];
  for (const c of cards) {
    while (bits.length <= c >> 5) bits.push(0);
    bits[c >> 5]! |= 1 << (c & 31);
  }
  return { cards, bits, sure, limits };
}

const inBag = (bag: Bag, c: CardId): boolean => (bag.bits[c >> 5]! & (1 << (c & 31))) !== 0;

/** The bag without what the forgetting seats know of it. */
function without(bag: Bag, forget: Seats): Bag | undefined {
  const sure = bag.sure.map((seats) => seats & ~forget);
  const limits = bag.limits.filter((limit) => !(forget & (1 << limit.seat)));
  if (limits.length === 0 && sure.every((seats) => seats === 0)) return undefined;
  return { cards: bag.cards, bits: bag.bits, sure, limits };
}

/** For the seats that know something of a bag: whether all they cannot see of it lies inside, outside, or on both sides. */
function cutOf<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  bag: Bag,
  inside: readonly boolean[],
  forget: Seats,
): { readonly inside: Seats; readonly outside: Seats; readonly through: Seats } {
  let hiddenInside = 0;
  let hiddenOutside = 0;
  for (const c of bag.cards) {
    if (inside[c]) hiddenInside |= ~s.known[c]!;
    else hiddenOutside |= ~s.known[c]!;
  }
  const seats = forget & match.everybody;
  return {
    inside: seats & ~hiddenOutside,
    outside: seats & hiddenOutside & ~hiddenInside,
    through: seats & hiddenOutside & hiddenInside,
  };
}

/** The part of a bag that is not mixed, for the seats that know all the rest. */
function outsideOf(bag: Bag, inside: readonly boolean[], seats: Seats): Bag | undefined {
  const cards = bag.cards.filter((c) => !inside[c]);
  const sure = bag.sure.filter((_, i) => !inside[bag.cards[i]!]).map((known) => known & seats);
  return sure.every((known) => known === 0) ? undefined : makeBag(cards, sure, []);
}

function widen<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  bag: Bag,
  cards: readonly CardId[],
  inside: readonly boolean[],
  forget: Seats,
  limits: Limit[],
): Bag | undefined {
  for (let seat = 0; seat <= match.seats; seat++) {
    if (forget & (1 << seat)) {
      const limit = limitOf(match, s, bag, inside, seat);
      if (limit) limits.push(limit);
    }
  }
  const sureOf = new Map<CardId, Seats>(cards.map((c) => [c, 0]));
  bag.cards.forEach((c, i) => {
    sureOf.set(c, bag.sure[i]! & forget);
  });
  const union = [...sureOf.keys()].sort((a, b) => a - b);
  const sure = union.map((c) => sureOf.get(c)!);
  return sure.every((seats) => seats === 0) ? undefined : makeBag(union, sure, []);
}

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

/**
 * A seat that sees a card which looks like one it was sure of cannot tell the two apart: the certainty moves to the
 * card it has seen, so that the bag does not promise the same look twice.
 */
export function settleTwins<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  card: CardId,
  learners: Seats,
): void {
  const twins = match.cardsOfFace[match.faceOf[card]!]!;
  if (twins.length < 2) return;
  s.bags = s.bags.map((bag) => {
    const here = bag.cards.indexOf(card);
    if (here < 0) return bag;
    let open = learners & ~bag.sure[here]!;
    if (open === 0) return bag;
    const sure = bag.sure.slice();
    for (const twin of twins) {
      const i = twin === card ? -1 : bag.cards.indexOf(twin);
      if (i < 0) continue;
      const swap = open & sure[i]! & ~s.known[twin]!;
      if (swap === 0) continue;
      sure[i]! &= ~swap;
      sure[here]! |= swap;
      open &= ~swap;
    }
    return { cards: bag.cards, bits: bag.bits, sure, limits: bag.limits };
  });
}

/**
 * A card leaves a hand. Outsiders do not see which place of the hand it comes from: for whoever could otherwise follow
 * places (because he knows some of the cards, or knows them to stem from different bags) the hand is mixed first.
 */
export function leaveHand<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  card: CardId,
  hand: readonly CardId[],
  outsiders: Seats,
  learners: Seats,
): void {
  if (hand.length < 2 || !canBeFollowed(s, hand, outsiders)) return;
  const pack = match.packOf[card]!;
  const alike = hand.filter((c) => match.packOf[c] === pack);
  for (let seat = 0; seat <= match.seats; seat++) {
    const bit = 1 << seat;
    if (!(outsiders & bit)) continue;
    if (!(learners & bit)) {
      if (alike.length > 1 && canBeFollowed(s, alike, bit)) mix(match, s, alike, bit);
    } else if (!(s.known[card]! & bit)) {
      // He sees the face. If he knows such a card in this hand, it may be the one: he no longer knows where that one is.
      const twin = match.twins
        ? hand.find((c) => c !== card && alikeTo(match, c, card) && s.known[c]! & bit)
        : undefined;
      if (twin !== undefined) s.known[twin]! &= ~bit;
      // Otherwise it came from the places where he has to look for that face.
      const hidden = alike.filter((c) => !(s.known[c]! & bit));
      const home = twin === undefined ? homeOf(match, s, card, bit) : undefined;
      const places = home ? hidden.filter((c) => inBag(home, c)) : hidden;
      if (places.length > 1 && canBeFollowed(s, places, bit)) mix(match, s, places, bit);
    }
  }
}

const alikeTo = <K extends Kind>(match: Match<K>, a: CardId, b: CardId): boolean =>
  match.faceOf[a] === match.faceOf[b];

/** Whether one of these seats knows some of the cards or can tell them apart by the bags they belong to. */
function canBeFollowed<K extends Kind>(s: State<K>, cards: readonly CardId[], seats: Seats): boolean {
  for (let i = 0; i < cards.length; i++) if (s.known[cards[i]!]! & seats) return true;
  for (let b = 0; b < s.bags.length; b++) {
    const bag = s.bags[b]!;
    let common = 0;
    for (let i = 0; i < cards.length; i++) if (inBag(bag, cards[i]!)) common++;
    if (common > 0 && common < cards.length && tellsSomething(bag, seats)) return true;
  }
  return false;
}

const tellsSomething = (bag: Bag, seats: Seats): boolean =>
  bag.sure.some((sure) => sure & seats) || bag.limits.some((limit) => (1 << limit.seat) & seats);

/** The bag in which a seat knows this face to lie, if no other card that looks like it can lie elsewhere. */
function homeOf<K extends Kind>(match: Match<K>, s: State<K>, card: CardId, bit: Seats): Bag | undefined {
  const home = innermostSure(s, card, bit);
  if (!home || !match.twins) return home;
  const twins = match.cardsOfFace[match.faceOf[card]!]!;
  return twins.every((c) => s.known[c]! & bit || innermostSure(s, c, bit) === home) ? home : undefined;
}

function innermostSure<K extends Kind>(s: State<K>, card: CardId, bit: Seats): Bag | undefined {
  for (let b = s.bags.length - 1; b >= 0; b--) {
    const bag = s.bags[b]!;
    const i = inBag(bag, card) ? bag.cards.indexOf(card) : -1;
    if (i >= 0 && bag.sure[i]! & bit) return bag;
  }
  return undefined;
}
