import { bitsOf, cardsIn, changeBag, inBag, innermostSure, makeBag, overlap, tells } from './bag.ts';
import type { Match } from './game.ts';
import { melt, type Torn, tear } from './torn.ts';
import type { Bag, CardId, Kind, Limit, Seats, State } from './types.ts';

/**
 * What the table remembers when cards are mixed. The seats in `forget` no longer know which of `cards` (all of one
 * back) lies where; what they knew to be among them they go on knowing, as a bag. Bags that lie inside hand their
 * certainty to the new one; what becomes of a bag that is cut through says torn.ts.
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
  const bits = bitsOf(cards);
  const sorted = cardsIn(bits);
  const sure: Seats[] = [];
  let told = 0;
  for (let i = 0; i < sorted.length; i++) {
    sure.push(s.known[sorted[i]!]! & forget);
    told |= sure[i]!;
  }
  if (touches(s.bags, bits, forget)) {
    mixBags(match, s, sorted, sure, forget);
    return;
  }
  clear(s, sorted, forget);
  const kept = forget === match.everybody ? worthKeeping(match, s, s.bags) : s.bags.slice();
  if (told !== 0) putBySize(kept, makeBag(sorted, sure, []));
  s.bags = kept;
}

/** Whether one of the bags that say something to these seats has some of the cards: most often none does. */
function touches(bags: readonly Bag[], bits: readonly number[], seats: Seats): boolean {
  for (let b = 0; b < bags.length; b++)
    if (bags[b]!.seats & seats && overlap(bags[b]!.bits, bits)) return true;
  return false;
}

function clear<K extends Kind>(s: State<K>, cards: readonly CardId[], forget: Seats): void {
  for (let i = 0; i < cards.length; i++) s.known[cards[i]!]! &= ~forget;
}

/** Larger bags come before smaller ones. */
function putBySize(bags: Bag[], bag: Bag): void {
  let i = bags.length;
  bags.push(bag);
  for (; i > 0 && bags[i - 1]!.cards.length < bag.cards.length; i--) bags[i] = bags[i - 1]!;
  bags[i] = bag;
}

/** What is left of the bags that the mixed cards touch, and what the new one takes over from them. */
function mixBags<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  sorted: readonly CardId[],
  sure: Seats[],
  forget: Seats,
): void {
  let inside: readonly boolean[] = [];
  const kept: Bag[] = [];
  const untouched: Bag[] = [];
  const limits: Limit[] = [];
  const torn: Torn[] = [];
  for (let b = 0; b < s.bags.length; b++) {
    const bag = s.bags[b]!;
    const common = bag.seats & forget ? countCommon(bag, sorted) : 0;
    if (common === 0) {
      untouched.push(bag);
      continue;
    }
    const around = common === sorted.length && bag.cards.length > common;
    // A bag around the mixed cards stays true; a rough memory leaves it at that.
    if (around && match.game.memory === 'rough') {
      untouched.push(bag);
      continue;
    }
    if (inside.length === 0) inside = marks(match, sorted);
    const cut = cutOf(match, s, bag, inside, forget);
    const outer = cut.outside && outsideOf(bag, inside, cut.outside);
    if (outer) kept.push(outer);
    // Who saw all of it that is mixed now goes on knowing that the rest lies outside.
    if (around) {
      const left = cut.outside ? without(bag, cut.outside) : bag;
      if (left) kept.push(left);
      continue;
    }
    // The same cards are mixed again: what the bag says of their number stays true.
    if (common === sorted.length) limits.push(...bag.limits.filter((limit) => forget & (1 << limit.seat)));
    for (let i = 0; i < bag.cards.length; i++) {
      const c = bag.cards[i]!;
      if (inside[c]) sure[sorted.indexOf(c)]! |= bag.sure[i]! & cut.inside;
    }
    if (cut.through) torn.push({ bag, seats: cut.through });
    const left = without(bag, forget);
    if (left) kept.push(left);
  }
  if (torn.length > 0)
    kept.push(
      ...(match.game.memory === 'rough'
        ? melt(match, torn, sorted)
        : tear(match, s, torn, sorted, inside, limits)),
    );
  clear(s, sorted, forget);
  if (limits.length > 0 || sure.some((seats) => seats !== 0)) kept.push(makeBag(sorted, sure, limits));
  // What was not touched is looked through only when all forget, which is when cards are shuffled.
  const bags = forget === match.everybody ? worthKeeping(match, s, untouched) : untouched;
  for (const bag of worthKeeping(match, s, kept)) putBySize(bags, bag);
  s.bags = bags;
}

function countCommon(bag: Bag, cards: readonly CardId[]): number {
  let common = 0;
  for (let i = 0; i < cards.length; i++) if (inBag(bag, cards[i]!)) common++;
  return common;
}

/** The bags that say more than the box and what their seats see anyway; the others would pile up in a long match. */
const worthKeeping = <K extends Kind>(match: Match<K>, s: State<K>, bags: readonly Bag[]): Bag[] =>
  bags.filter(
    (bag) =>
      bag.cards.length < match.packs[match.packOf[bag.cards[0]!]!]!.length && tells(s, bag, match.everybody),
  );

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

/** The bag without what the forgetting seats know of it. */
function without(bag: Bag, forget: Seats): Bag | undefined {
  const sure = bag.sure.map((seats) => seats & ~forget);
  const limits = bag.limits.filter((limit) => !(forget & (1 << limit.seat)));
  if (limits.length === 0 && sure.every((seats) => seats === 0)) return undefined;
  return changeBag(bag, sure, limits);
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
  const limits = bag.limits
    .filter((limit) => (1 << limit.seat) & seats)
    .map((limit) => {
      const gone = limit.cards.filter((c) => inside[c] && inBag(bag, c)).length;
      const left = limit.cards.filter((c) => !(inside[c] && inBag(bag, c)));
      return { ...limit, cards: left, least: limit.least - gone, most: limit.most - gone };
    });
  return limits.length === 0 && sure.every((known) => known === 0) ? undefined : makeBag(cards, sure, limits);
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
    return changeBag(bag, sure, bag.limits);
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
  if (hand.length < 2) return;
  const alike = sameBack(match, hand, match.packOf[card]!);
  if (alike.length < 2 || !canBeFollowed(s, alike, outsiders)) return;
  let lost = 0;
  for (let seat = 0; seat <= match.seats; seat++) {
    const bit = 1 << seat;
    if (!(outsiders & bit)) continue;
    if (!(learners & bit)) {
      if (canBeFollowed(s, alike, bit)) lost |= bit;
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
  if (lost !== 0) mix(match, s, alike, lost);
}

/** Only cards with the same back could be the one that leaves. */
function sameBack<K extends Kind>(match: Match<K>, hand: readonly CardId[], pack: number): readonly CardId[] {
  if (match.packs.length === 1) return hand;
  const alike: CardId[] = [];
  for (let i = 0; i < hand.length; i++) if (match.packOf[hand[i]!] === pack) alike.push(hand[i]!);
  return alike;
}

const alikeTo = <K extends Kind>(match: Match<K>, a: CardId, b: CardId): boolean =>
  match.faceOf[a] === match.faceOf[b];

/** Whether one of these seats knows some of the cards or can tell them apart by the bags they belong to. */
function canBeFollowed<K extends Kind>(s: State<K>, cards: readonly CardId[], seats: Seats): boolean {
  for (let i = 0; i < cards.length; i++) if (s.known[cards[i]!]! & seats) return true;
  for (let b = 0; b < s.bags.length; b++) {
    const bag = s.bags[b]!;
    if (!(bag.seats & seats)) continue;
    let common = 0;
    for (let i = 0; i < cards.length; i++) if (inBag(bag, cards[i]!)) common++;
    if (common > 0 && common < cards.length && tells(s, bag, seats)) return true;
  }
  return false;
}

/** The bag in which a seat knows this face to lie, if no other card that looks like it can lie elsewhere. */
function homeOf<K extends Kind>(match: Match<K>, s: State<K>, card: CardId, bit: Seats): Bag | undefined {
  const home = innermostSure(s, card, bit);
  if (!home || !match.twins) return home;
  const twins = match.cardsOfFace[match.faceOf[card]!]!;
  return twins.every((c) => s.known[c]! & bit || innermostSure(s, c, bit) === home) ? home : undefined;
}
