import { both, cardsIn, countBoth, noCards } from './bits.ts';
import { isSeat, type Match } from './game.ts';
import { waiting, welcome } from './play.ts';
import { Table, type Told } from './table.ts';
import {
  type Bag,
  type Bits,
  type Face,
  type Kind,
  type Limit,
  NONE,
  type Seat,
  type Seats,
  type State,
} from './types.ts';

/** What a viewer knows of cards that were mixed: these faces lie somewhere among the places of this bag. */
export interface SeenBag {
  /** The bag around it: a number below the count of packs is that whole pack. */
  readonly within: number;
  readonly sure: readonly Face[];
  readonly limits: readonly SeenLimit[];
}

export interface SeenLimit {
  readonly faces: readonly Face[];
  readonly least: number;
  readonly most: number;
}

/** Everything one viewer may know, and nothing else: built from what he has seen, never by deleting from the truth. */
export interface View<K extends Kind = Kind> {
  readonly game: string;
  /** A seat, or the number of seats for somebody who only watches. */
  readonly viewer: Seat;
  /** By zone, the last one on top: a face, or for a hidden card −1 − b, where b is a pack or (after the packs) a bag. */
  readonly zones: readonly (readonly number[])[];
  readonly bags: readonly SeenBag[];
  /** Who owes an answer, and who may give one. */
  readonly waiting: Seats;
  readonly welcome: Seats;
  readonly stack: readonly K['frame'][];
  /** The viewer's own choice that is not shown yet, or NONE. */
  readonly sealed: number;
  /** How many things lie in an order nobody has seen. */
  readonly order: number;
  readonly facts: K['facts'];
}

export const hiddenIn = (bag: number): number => -1 - bag;
export const bagOfHidden = (entry: number): number => -1 - entry;

export function view<K extends Kind>(match: Match<K>, state: State<K>, viewer: Seat): View<K> {
  const { known } = state;
  if (known.length === 0) throw new Error('a state in search mode has no views');
  const bit = bitOf(match, viewer);
  const place: number[] = match.packOf.slice();
  const bags = seenBags(match, state, viewer, place);
  const zones: number[][] = [];
  for (let z = 0; z < state.zones.length; z++) {
    const cards = state.zones[z]!;
    const entries: number[] = [];
    for (let i = 0; i < cards.length; i++) {
      const c = cards[i]!;
      entries.push(known[c]! & bit ? match.faceOf[c]! : hiddenIn(place[c]!));
    }
    if (match.outsiders[z]! & bit && entries.length > 1) entries.sort(descending);
    zones.push(entries);
  }
  const g = new Table(match, state);
  return {
    game: match.game.id,
    viewer,
    zones,
    bags,
    waiting: waiting(g),
    welcome: welcome(g),
    stack: state.stack.slice(),
    sealed: viewer < match.seats ? state.sealed[viewer]! : NONE,
    order: state.order.length,
    facts: match.game.copyFacts(state.facts),
  };
}

/** A number that is neither a seat nor the watchers' would wrap around to somebody else's eyes. */
function bitOf(match: Match, viewer: Seat): Seats {
  if (!isSeat(match, viewer) && viewer !== match.seats) throw new Error(`there is no viewer ${viewer}`);
  return 1 << viewer;
}

/** By card: the pack or bag in which this viewer has to look for what lies in its place. */
export function placesOf<K extends Kind>(match: Match<K>, state: State<K>, viewer: Seat): readonly number[] {
  const place = match.packOf.slice();
  seenBags(match, state, viewer, place);
  return place;
}

const descending = (a: number, b: number): number => b - a;
const ascending = (a: number, b: number): number => a - b;

/** The bags that tell this viewer something; `place` receives, by card, the innermost of them. */
function seenBags<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  viewer: Seat,
  place: number[],
): readonly SeenBag[] {
  const own = state.bags.filter((bag) => bag.seat === viewer);
  if (own.length === 0) return [];
  const hidden = noCards(match.words);
  for (let c = 0; c < match.cards.length; c++)
    if (!((state.known[c]! >> viewer) & 1)) hidden[c >> 5]! |= 1 << (c & 31);
  const bags = outerFirst(own, hidden);
  // Smallest first: a card is listed as sure in the innermost bag that has it.
  const unlisted = hidden.slice();
  const sureOf: Face[][] = [];
  for (let b = bags.length - 1; b >= 0; b--) {
    const { sure } = bags[b]!;
    sureOf[b] = facesOf(match, both(sure, unlisted));
    for (let w = 0; w < sure.length; w++) unlisted[w]! &= ~sure[w]!;
  }
  const seen: SeenBag[] = [];
  for (let b = 0; b < bags.length; b++) {
    const bag = bags[b]!;
    const limits = bag.limits.flatMap((limit) => seenLimit(match, bag, limit, hidden));
    if (sureOf[b]!.length === 0 && limits.length === 0) continue;
    const cards = cardsIn(both(bag.places, hidden));
    // Nothing of it is hidden from him any more: its limits have nothing left to limit.
    if (cards.length === 0) continue;
    const within = place[cards[0]!]!;
    for (let i = 0; i < cards.length; i++) place[cards[i]!] = match.packs.length + seen.length;
    seen.push({ within, sure: sureOf[b]!, limits });
  }
  return seen;
}

/** What the cards of a set look like; the order tells nothing of equal-looking ones. */
function facesOf<K extends Kind>(match: Match<K>, cards: Bits): Face[] {
  const faces = cardsIn(cards);
  for (let i = 0; i < faces.length; i++) faces[i] = match.faceOf[faces[i]!]!;
  return faces.sort(ascending);
}

/** The bags, those with more places that their seat cannot see first: the others lie inside or apart. */
function outerFirst(bags: readonly Bag[], hidden: Bits): readonly Bag[] {
  const size = new Map(bags.map((bag) => [bag, countBoth(bag.places, hidden)]));
  return bags.toSorted((a, b) => size.get(b)! - size.get(a)!);
}

/** A limit less the cards that have come to light since. */
function seenLimit<K extends Kind>(
  match: Match<K>,
  bag: Bag,
  limit: Limit,
  hidden: Bits,
): readonly SeenLimit[] {
  const faces = facesOf(match, both(limit.cards, hidden));
  const seen = countBoth(limit.cards, bag.places) - countBoth(both(limit.cards, hidden), bag.places);
  const least = Math.max(0, limit.least - seen);
  const most = Math.min(limit.most - seen, faces.length);
  return least === 0 && most === faces.length ? [] : [{ faces, least, most }];
}

/** An event as one viewer hears it: cards he may not know are only counted. */
export interface Event {
  readonly key: string;
  readonly args: { readonly [name: string]: number | string };
  /** The names of the cards, or null for one that stays hidden. */
  readonly cards: readonly (string | null)[];
}

export function eventsFor<K extends Kind>(match: Match<K>, told: readonly Told[], viewer: Seat): Event[] {
  const bit = bitOf(match, viewer);
  return told.map(({ key, args, seen }) => {
    const { card, cards = card === undefined || card === NONE ? [] : [card], ...rest } = args;
    const plain: { [name: string]: number | string } = {};
    for (const [name, value] of Object.entries(rest)) {
      if (typeof value === 'number' || typeof value === 'string') plain[name] = value;
    }
    const names = cards.map((c, i) => (seen[i]! & bit ? match.cards[c]!.id : null));
    return { key, args: plain, cards: names };
  });
}
