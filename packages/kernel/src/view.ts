import { countHidden } from './bag.ts';
import { isSeat, type Match } from './game.ts';
import { waiting, welcome } from './play.ts';
import { Table, type Told } from './table.ts';
import { type Bag, type Face, type Kind, NONE, type Seat, type Seats, type State } from './types.ts';

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
  const bags = seenBags(match, state, bit, viewer, place);
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
  seenBags(match, state, 1 << viewer, viewer, place);
  return place;
}

const descending = (a: number, b: number): number => b - a;
const ascending = (a: number, b: number): number => a - b;

/** The bags that tell this viewer something; `place` receives, by card, the innermost of them. */
function seenBags<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  bit: Seats,
  viewer: Seat,
  place: number[],
): SeenBag[] {
  const { known } = state;
  if (state.bags.length === 0) return [];
  const bags = outerFirst(state, bit);
  // Smallest first: a card is listed as sure in the innermost bag that has it.
  const listed = new Array<boolean>(match.cards.length).fill(false);
  const sureOf: Face[][] = [];
  for (let b = bags.length - 1; b >= 0; b--) {
    const { cards, sure } = bags[b]!;
    const faces: Face[] = [];
    for (let i = 0; i < cards.length; i++) {
      const c = cards[i]!;
      if (!(sure[i]! & bit) || known[c]! & bit || listed[c]) continue;
      listed[c] = true;
      faces.push(match.faceOf[c]!);
    }
    sureOf[b] = faces.sort(ascending);
  }
  const seen: SeenBag[] = [];
  for (let b = 0; b < bags.length; b++) {
    const bag = bags[b]!;
    const limits = bag.limits.flatMap((limit) =>
      limit.seat === viewer ? seenLimit(match, state, bag.cards, limit) : [],
    );
    if (sureOf[b]!.length === 0 && limits.length === 0) continue;
    const index = match.packs.length + seen.length;
    let within = NONE;
    for (const c of bag.cards) {
      if (known[c]! & bit) continue;
      if (within === NONE) within = place[c]!;
      place[c] = index;
    }
    // Nothing of it is hidden from him any more: its limits have nothing left to limit.
    if (within !== NONE) seen.push({ within, sure: sureOf[b]!, limits });
  }
  return seen;
}

/** The bags, those with more places that this viewer cannot see first: the others lie inside or apart. */
function outerFirst<K extends Kind>(state: State<K>, bit: Seats): readonly Bag[] {
  const { bags } = state;
  const hidden = bags.map((bag) => countHidden(state, bag, bit));
  const inOrder = hidden.every((count, b) => b === 0 || count <= hidden[b - 1]!);
  if (inOrder) return bags;
  const order = bags.map((_, b) => b).sort((a, b) => hidden[b]! - hidden[a]!);
  return order.map((b) => bags[b]!);
}

/** A limit less the cards that have come to light since. */
function seenLimit<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  bag: readonly number[],
  limit: {
    readonly seat: Seat;
    readonly cards: readonly number[];
    readonly least: number;
    readonly most: number;
  },
): SeenLimit[] {
  let { least, most } = limit;
  const faces: Face[] = [];
  for (const c of limit.cards) {
    if (!(state.known[c]! & (1 << limit.seat))) faces.push(match.faceOf[c]!);
    else if (bag.includes(c)) {
      least--;
      most--;
    }
  }
  least = Math.max(0, least);
  most = Math.min(most, faces.length);
  return least === 0 && most === faces.length ? [] : [{ faces: faces.sort(ascending), least, most }];
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
