import { both, cardsIn, countBoth, noCards, without } from './bits.ts';
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

/** Everything one viewer may know, and nothing else: built from what was seen, never by deleting from the truth. */
export interface View<K extends Kind = Kind> {
  readonly game: string;
  /** A seat, or the number of seats for a player who only watches. */
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

const hiddenIn = (bag: number): number => -1 - bag;
export const bagOfHidden = (entry: number): number => -1 - entry;

/** A view of its own: nothing in it changes with the state. */
export const view = <K extends Kind>(match: Match<K>, state: State<K>, viewer: Seat): View<K> =>
  look(match, state, viewer, state.stack.slice(), match.game.copyFacts(state.facts));

/** A state that is never changed any more, and what a viewer saw of it. */
export interface Looked<K extends Kind = Kind> {
  readonly state: State<K>;
  readonly view: View<K>;
}

/**
 * A view of a state that is never changed any more. What is the same for all is the state's own, and zones that look as
 * they did to the same viewer before are the same lists, which need not be compared.
 */
export const viewAfter = <K extends Kind>(
  match: Match<K>,
  state: State<K>,
  viewer: Seat,
  before?: Looked<K>,
): View<K> => look(match, state, viewer, state.stack, state.facts, before);

function look<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  viewer: Seat,
  stack: readonly K['frame'][],
  facts: K['facts'],
  before?: Looked<K>,
): View<K> {
  const { known } = state;
  if (known.length === 0) throw new Error('a state in search mode has no views');
  const bit = bitOf(match, viewer);
  const mixed = state.bags.length === 0 ? undefined : match.packOf.slice();
  const bags = mixed === undefined ? [] : seenBags(match, state, viewer, mixed);
  const place = mixed ?? match.packOf;
  const last = mixed === undefined ? comparable(viewer, before) : undefined;
  // Copied first and then written over: a list that grows takes several times its room.
  const zones = state.zones.slice();
  const seen: (readonly number[])[] = zones;
  for (let z = 0; z < zones.length; z++) {
    const cards = zones[z]!;
    if (last !== undefined && looksTheSame(cards, last.state.zones[z]!, known, last.state.known, bit)) {
      seen[z] = last.view.zones[z]!;
      continue;
    }
    const entries = cards.slice();
    for (let i = 0; i < entries.length; i++) {
      const c = entries[i]!;
      entries[i] = known[c]! & bit ? match.faceOf[c]! : hiddenIn(place[c]!);
    }
    if (match.outsiders[z]! & bit) sortDown(entries);
    seen[z] = entries;
  }
  const g = new Table(match, state);
  return {
    game: match.game.id,
    viewer,
    zones: seen,
    bags,
    waiting: waiting(g),
    welcome: welcome(g),
    stack,
    sealed: viewer < match.seats ? state.sealed[viewer]! : NONE,
    order: state.order.length,
    facts,
  };
}

/** Only without bags does a hidden card look the same wherever it lies. */
const comparable = <K extends Kind>(viewer: Seat, before: Looked<K> | undefined): Looked<K> | undefined =>
  before !== undefined && before.view.viewer === viewer && before.state.bags.length === 0
    ? before
    : undefined;

/** The same list of cards, and the viewer knows the same ones. */
function looksTheSame(
  cards: readonly number[],
  cardsBefore: readonly number[],
  known: readonly number[],
  knownBefore: readonly number[],
  bit: Seats,
): boolean {
  if (cards !== cardsBefore) return false;
  if (known === knownBefore) return true;
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i]!;
    if ((known[c]! ^ knownBefore[c]!) & bit) return false;
  }
  return true;
}

/** Whether a viewer cannot tell two states apart. */
export function isSameView<K extends Kind>(
  match: Match<K>,
  before: State<K>,
  after: State<K>,
  viewer: Seat,
): boolean {
  // Only faster: everybody sees how many cards lie where, and the stack; mostly that tells at once.
  if (!haveSameSizes(before.zones, after.zones) || !isSameStack(before.stack, after.stack)) return false;
  const seen = viewAfter(match, before, viewer);
  const now = viewAfter(match, after, viewer, { state: before, view: seen });
  for (let z = 0; z < now.zones.length; z++) if (!isSameList(seen.zones[z]!, now.zones[z]!)) return false;
  return JSON.stringify({ ...seen, zones: [] }) === JSON.stringify({ ...now, zones: [] });
}

const haveSameSizes = (
  before: readonly (readonly unknown[])[],
  after: readonly (readonly unknown[])[],
): boolean => before.every((cards, z) => cards.length === after[z]?.length);

/** Frames that stay are the same objects, so most stacks need not be read. */
const isSameStack = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length &&
  // Only faster: otherwise they are read.
  (before.every((frame, i) => frame === after[i]) || JSON.stringify(before) === JSON.stringify(after));

const isSameList = (before: readonly number[], after: readonly number[]): boolean =>
  before === after || (before.length === after.length && before.every((entry, i) => entry === after[i]));

/** A view of a world in search mode: what its zones show the viewer now. Nobody there remembers anything. */
export function glance<K extends Kind>(match: Match<K>, state: State<K>, viewer: Seat): View<K> {
  const bit = bitOf(match, viewer);
  const known = state.at.map((zone) => match.learns[zone]! & bit);
  return view(match, { ...state, known, bags: [] }, viewer);
}

/** A number that is neither a seat nor the watchers' would wrap around to another player's eyes. */
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

function sortDown(entries: number[]): void {
  // Only faster: most are sorted already.
  if (entries.some((entry, i) => entry > entries[i - 1]!)) entries.sort((a, b) => b - a);
}

/** The bags that tell this viewer something; `place` receives, by card, the innermost of them. */
function seenBags<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  viewer: Seat,
  place: number[],
): readonly SeenBag[] {
  if (state.bags.length === 0) return []; // Only faster: of no bags nothing would be listed.
  const hidden = noCards(match.words);
  for (let c = 0; c < match.cards.length; c++)
    if (!((state.known[c]! >> viewer) & 1)) hidden[c >> 5]! |= 1 << (c & 31);
  const bags = outerFirst(state.bags, viewer, hidden);
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
    const limits: SeenLimit[] = [];
    for (let l = 0; l < bag.limits.length; l++) {
      const limit = seenLimit(match, bag, bag.limits[l]!, hidden);
      if (limit) limits.push(limit);
    }
    if (sureOf[b]!.length === 0 && limits.length === 0) continue;
    const cards = cardsIn(both(bag.places, hidden));
    // Nothing of it is hidden from the viewer any more: its limits have nothing left to limit.
    if (cards.length === 0) continue;
    const within = place[cards[0]!]!;
    for (let i = 0; i < cards.length; i++) place[cards[i]!] = match.packs.length + seen.length;
    seen.push({ within, sure: sureOf[b]!, limits });
  }
  return seen;
}

/** What the cards of a set look like, sorted: the order tells nothing of equal-looking ones. */
function facesOf<K extends Kind>(match: Match<K>, cards: Bits): Face[] {
  const faces = cardsIn(cards);
  for (let i = 0; i < faces.length; i++) {
    const face = match.faceOf[faces[i]!]!;
    let j = i;
    for (; j > 0 && faces[j - 1]! > face; j--) faces[j] = faces[j - 1]!;
    faces[j] = face;
  }
  return faces;
}

/** A viewer's bags, those with the most hidden places first: the others lie inside or apart. */
function outerFirst(all: readonly Bag[], viewer: Seat, hidden: Bits): readonly Bag[] {
  const bags: Bag[] = [];
  const sizes: number[] = [];
  for (let b = 0; b < all.length; b++) {
    const bag = all[b]!;
    if (bag.seat !== viewer) continue;
    const size = countBoth(bag.places, hidden);
    let i = bags.length;
    bags.push(bag);
    sizes.push(size);
    for (; i > 0 && sizes[i - 1]! < size; i--) {
      bags[i] = bags[i - 1]!;
      sizes[i] = sizes[i - 1]!;
    }
    bags[i] = bag;
    sizes[i] = size;
  }
  return bags;
}

/** A limit less the cards that have come to light since. */
function seenLimit<K extends Kind>(
  match: Match<K>,
  bag: Bag,
  limit: Limit,
  hidden: Bits,
): SeenLimit | undefined {
  const faces = facesOf(match, both(limit.cards, hidden));
  const seen = countBoth(without(limit.cards, hidden), bag.places);
  const least = Math.max(0, limit.least - seen);
  const most = Math.min(limit.most - seen, faces.length);
  return least === 0 && most === faces.length ? undefined : { faces, least, most };
}

/** An event as one viewer hears it: hidden cards are only counted, behind the known ones. */
export interface Event {
  readonly key: string;
  readonly args: { readonly [name: string]: number | string };
  /** The names of the cards, or null for one that stays hidden. */
  readonly cards: readonly (string | null)[];
}

export function eventsFor<K extends Kind>(match: Match<K>, told: readonly Told[], viewer: Seat): Event[] {
  const bit = bitOf(match, viewer);
  return told.map(({ key, args, seen }) => {
    const { card, cards = card === undefined || card === NONE ? [] : [card] } = args;
    const plain: { [name: string]: number | string } = {};
    for (const name in args) {
      const value = args[name];
      if (name !== 'card' && (typeof value === 'number' || typeof value === 'string')) plain[name] = value;
    }
    const names = cards.map((c, i) => (seen[i]! & bit ? match.cards[c]!.id : null));
    return { key, args: plain, cards: knownFirst(names) };
  });
}

/** Where a known card stands among hidden ones can tell what those are: which come before it in the deck, for one. */
function knownFirst(names: (string | null)[]): (string | null)[] {
  const known = names.filter((name) => name !== null);
  return [...known, ...new Array<null>(names.length - known.length).fill(null)];
}
