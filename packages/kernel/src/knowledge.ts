import { hasNews, hiddenFrom, innermostSure, makeBag, tells } from './bag.ts';
import {
  bitsOf,
  both,
  countBoth,
  either,
  has,
  isEmpty,
  isWithin,
  lowest,
  noCards,
  overlap,
  without,
} from './bits.ts';
import type { Match } from './game.ts';
import { type Mixing, melt, pushWider, tear } from './torn.ts';
import type { Bag, Bits, CardId, Kind, Limit, Seat, Seats, State } from './types.ts';

/**
 * What the table remembers when cards are mixed. The seats in `forget` no longer know which of `cards` (all of one
 * back) lies where; what they knew to be among them they go on knowing, as a bag. Bags that lie inside hand their
 * certainty to the new one; torn.ts says what becomes of a bag that is cut through.
 */
export function mix<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  cards: readonly CardId[],
  forget: Seats,
): void {
  const pack = match.packs[match.packOf[cards[0]!]!]!;
  const all = forget === match.everybody;
  if (all && cards.length === pack.length) {
    mixPack(match, s, cards);
    return; // Only faster: what follows would change nothing.
  }
  const mixed = bitsOf(match.words, cards);
  let told = 0;
  for (let i = 0; i < cards.length; i++) told |= s.known[cards[i]!]!;
  const kept: Bag[] = [];
  const touched: Bag[] = [];
  let cut = 0;
  for (let b = 0; b < s.bags.length; b++) {
    const bag = s.bags[b]!;
    if ((forget >> bag.seat) & 1 && overlap(bag.places, mixed)) {
      touched.push(bag);
      cut |= 1 << bag.seat;
      // What is not touched is looked through only when all forget, which is when cards are shuffled.
    } else if (!all || hasNews(s, bag)) kept.push(bag);
  }
  for (let seats = (told | cut) & forget; seats !== 0; seats &= seats - 1) {
    const seat = lowest(seats);
    if ((cut >> seat) & 1) {
      const hidden = hiddenFrom(match, s, pack, seat);
      mixFor(match, s, { seat, mixed, hidden }, touched, pack.length, kept);
    } else if (cards.length < pack.length)
      putBySize(kept, makeBag(seat, mixed, seenOf(match, s, cards, seat), []));
  }
  for (let i = 0; i < cards.length; i++) s.known[cards[i]!]! &= ~forget;
  s.bags = kept;
}

/** Those of the cards that a seat sees. */
function seenOf<K extends Kind>(match: Match<K>, s: State<K>, cards: readonly CardId[], seat: Seat): Bits {
  const seen = noCards(match.words);
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i]!;
    if ((s.known[c]! >> seat) & 1) seen[c >> 5]! |= 1 << (c & 31);
  }
  return seen;
}

/** A whole pack is mixed: its contents are printed on the box, so nothing needs remembering. */
function mixPack<K extends Kind>(match: Match<K>, s: State<K>, cards: readonly CardId[]): void {
  const whole = bitsOf(match.words, cards);
  s.bags = s.bags.filter((bag) => !overlap(bag.places, whole));
  for (let i = 0; i < cards.length; i++) s.known[cards[i]!] = 0;
}

/** What is left of a seat's bags that the mixed cards touch, and what the new one takes over from them. */
function mixFor<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  mixing: Mixing,
  touched: readonly Bag[],
  packSize: number,
  kept: Bag[],
): void {
  const { seat, mixed, hidden } = mixing;
  const rough = match.game.memory === 'rough';
  const after = either(hidden, mixed);
  const keep = (bag: Bag | undefined): void => {
    if (bag !== undefined && bag.size < packSize && tells(bag, after)) putBySize(kept, bag);
  };
  let sure: Bits = without(mixed, hidden);
  const limits: Limit[] = [];
  const torn: Bag[] = [];
  for (let b = 0; b < touched.length; b++) {
    const bag = touched[b]!;
    if (bag.seat !== seat) continue;
    let hiddenInside = 0;
    let hiddenOutside = 0;
    let mixedBesides = 0;
    let besidesMixed = 0;
    for (let w = 0; w < mixed.length; w++) {
      const places = bag.places[w]!;
      hiddenInside |= places & hidden[w]! & mixed[w]!;
      hiddenOutside |= places & hidden[w]! & ~mixed[w]!;
      mixedBesides |= mixed[w]! & ~places;
      besidesMixed |= places & ~mixed[w]!;
    }
    if (mixedBesides === 0 && besidesMixed !== 0) {
      // A bag around the mixed cards stays true; a seat that saw all that is mixed knows that the rest lies outside.
      keep(
        !rough && hiddenInside === 0 && hiddenOutside !== 0 ? lessSeen(bag, both(bag.places, mixed)) : bag,
      );
    } else if (hiddenOutside === 0) {
      const swallowed = besidesMixed === 0 ? bag : lessSeen(bag, without(bag.places, mixed));
      sure = either(sure, swallowed.sure);
      pushWider(match, s, mixing, swallowed, mixed, limits);
    } else if (hiddenInside === 0) keep(lessSeen(bag, both(bag.places, mixed)));
    else torn.push(bag);
  }
  if (torn.length > 0) {
    if (rough) keep(melt(torn, mixed));
    else for (const bag of tear(match, s, mixing, torn, limits)) keep(bag);
  }
  if (limits.length > 0 || !isEmpty(sure)) keep(makeBag(seat, mixed, sure, limits));
}

/** Larger bags come before smaller ones. */
function putBySize(bags: Bag[], bag: Bag): void {
  let i = bags.length;
  bags.push(bag);
  for (; i > 0 && bags[i - 1]!.size < bag.size; i--) bags[i] = bags[i - 1]!;
  bags[i] = bag;
}

/** A bag without some of its places, all of which its seat sees. */
function lessSeen({ seat, places, sure, limits }: Bag, seen: Bits): Bag {
  const left = limits.map(({ cards, least, most }) => {
    const gone = countBoth(cards, seen);
    return { cards: without(cards, seen), least: least - gone, most: most - gone };
  });
  return makeBag(seat, without(places, seen), without(sure, seen), left);
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
  if (twins.length < 2) return; // Only faster: no twin would be found.
  s.bags = s.bags.map((bag) => {
    const { seat, places, sure, limits } = bag;
    if (!((learners >> seat) & 1) || !has(places, card) || has(sure, card)) return bag;
    const twin = twins.find((c) => has(sure, c) && !((s.known[c]! >> seat) & 1));
    return twin === undefined ? bag : makeBag(seat, places, exchange(sure, twin, card), limits);
  });
}

function exchange(bits: Bits, out: CardId, into: CardId): Bits {
  const changed = bits.slice();
  changed[out >> 5]! &= ~(1 << (out & 31));
  changed[into >> 5]! |= 1 << (into & 31);
  return changed;
}

/**
 * A card leaves a hand. Outsiders do not see which place of the hand it comes from: for those who could otherwise follow
 * places (they know some of the cards, or that they come from different bags) the hand is mixed first.
 */
export function leaveHand<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  card: CardId,
  hand: readonly CardId[],
  outsiders: Seats,
  learners: Seats,
): void {
  const alike = sameBack(match, hand, match.packOf[card]!);
  if (alike.length < 2) return;
  const followers = whoCanFollow(match, s, alike, outsiders);
  const lost = followers & ~learners;
  for (let seats = followers & learners & ~s.known[card]!; seats !== 0; seats &= seats - 1)
    leaveSeen(match, s, card, alike, lowest(seats));
  if (lost !== 0) mix(match, s, alike, lost);
}

/** A card leaves a hand for where a seat sees its face, which it did not know to be there. */
function leaveSeen<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  card: CardId,
  alike: readonly CardId[],
  seat: Seat,
): void {
  const bit = 1 << seat;
  // If the seat knows such a card in this hand, it may be the one: where that one is, is no longer known.
  const twin = match.twins
    ? alike.find((c) => c !== card && match.faceOf[c] === match.faceOf[card] && s.known[c]! & bit)
    : undefined;
  if (twin !== undefined) s.known[twin]! &= ~bit;
  // Otherwise it came from one of the places where the seat expects that face.
  const home = twin === undefined ? homeOf(match, s, card, seat) : undefined;
  const places = alike.filter((c) => !(s.known[c]! & bit) && (home === undefined || has(home.places, c)));
  if (whoCanFollow(match, s, places, bit) !== 0) mix(match, s, places, bit);
}

/** Only cards with the same back could be the one that leaves. */
function sameBack<K extends Kind>(match: Match<K>, hand: readonly CardId[], pack: number): readonly CardId[] {
  if (match.packs.length === 1) return hand; // Only faster: all have it.
  return hand.filter((c) => match.packOf[c] === pack);
}

/** Those of the seats that know some of the cards or can tell them apart by the bags they belong to. */
function whoCanFollow<K extends Kind>(
  match: Match<K>,
  s: State<K>,
  cards: readonly CardId[],
  seats: Seats,
): Seats {
  let followers = 0;
  for (let i = 0; i < cards.length; i++) followers |= s.known[cards[i]!]!;
  followers &= seats;
  // Only faster: nobody could be added.
  if (followers === seats || s.bags.length === 0) return followers;
  const bits = bitsOf(match.words, cards);
  for (let b = 0; b < s.bags.length; b++) {
    const bag = s.bags[b]!;
    if (!(seats & ~followers & (1 << bag.seat))) continue;
    if (overlap(bag.places, bits) && !isWithin(bits, bag.places) && hasNews(s, bag))
      followers |= 1 << bag.seat;
  }
  return followers;
}

/** The bag in which a seat knows this face to lie, if no other card that looks like it can lie elsewhere. */
function homeOf<K extends Kind>(match: Match<K>, s: State<K>, card: CardId, seat: Seat): Bag | undefined {
  const home = innermostSure(s, card, seat);
  if (!home || !match.twins) return home;
  const twins = match.cardsOfFace[match.faceOf[card]!]!;
  return twins.every((c) => (s.known[c]! >> seat) & 1 || innermostSure(s, c, seat) === home)
    ? home
    : undefined;
}
