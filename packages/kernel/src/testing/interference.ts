import { makeBag } from '../bag.ts';
import { bitsOf, cardsIn } from '../bits.ts';
import { fastBelow, fastShuffle } from '../chance.ts';
import {
  type CardId,
  carryOut,
  clone,
  eventsFor,
  type Kind,
  type Match,
  type Option,
  pending,
  type Seat,
  type State,
  start,
  Table,
  type Told,
  view,
  type Zone,
} from '../index.ts';
import { waiting } from '../play.ts';
import { type Bits, NONE } from '../types.ts';
import { placesOf } from '../view.ts';

/** What a viewer gets after an answer, byte for byte. */
function bytes<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  told: readonly Told[],
  viewer: Seat,
): string {
  const decisions = pending(match, state);
  return JSON.stringify({
    view: view(match, state, viewer),
    heard: eventsFor(match, told, viewer),
    own: decisions.filter((d) => d.seat === viewer),
    // The frame that asks is in the view; at which step of it another seat is, nobody is told.
    others: decisions.map((d) => [d.seat, d.optional]),
  });
}

type Comparison = 'same' | 'skipped' | { readonly first: string; readonly second: string };

/**
 * Two truths that differ only in cards the viewer knows neither before nor after an answer must look the same
 * before and after it. Returns a difference, or 'same', or 'skipped' when the second truth does not allow the answer or
 * a rule shows its cards as proof (the events in `proofs`).
 */
export function interference<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  seat: Seat,
  option: Option,
  viewer: Seat,
  dice: number[],
  { proofs = [], clock = false }: { readonly proofs?: readonly string[]; readonly clock?: boolean } = {},
): Comparison {
  const one = clone(match, state);
  const watched = new WatchedTable(match, one);
  const toldOne = carry(watched, seat, option);
  const swap = redeal(
    match,
    state,
    one,
    viewer,
    [...named(toldOne, viewer), ...newlySure(state, one, viewer)],
    dice,
  );
  if (swap === undefined) return 'skipped';
  const two = renamed(match, state, swap, viewer);
  const before = [bytes(match, state, [], viewer), bytes(match, two, [], viewer)] as const;
  if (before[0] !== before[1]) return { first: before[0], second: before[1] };
  const same = option.card === NONE ? option : { ...option, card: swap[option.card]! };
  if (!allowed(match, two, seat, same, clock)) return 'skipped';
  const toldTwo = carry(new MirrorTable(match, two, watched.shuffles, swap), seat, same);
  if (toldTwo.some(({ key }) => proofs.includes(key))) return 'skipped';
  const first = bytes(match, one, toldOne, viewer);
  const second = bytes(match, two, toldTwo, viewer);
  return first === second ? 'same' : { first, second };
}

function carry<K extends Kind>(g: Table<K>, seat: Seat, option: Option): Told[] {
  const told: Told[] = [];
  g.told = told;
  carryOut(g, seat, option);
  return told;
}

/** Remembers how every shuffle came out. */
class WatchedTable<K extends Kind> extends Table<K> {
  readonly shuffles: CardId[][] = [];

  override shuffle(zone: Zone, stream: string): void {
    super.shuffle(zone, stream);
    this.shuffles.push(this.in(zone).slice());
  }
}

/** Shuffles come out as they did at another table, with cards exchanged: chance, too, differs only in what is hidden. */
class MirrorTable<K extends Kind> extends Table<K> {
  readonly shuffles: readonly (readonly CardId[])[];
  readonly swap: readonly CardId[];
  done = 0;

  constructor(
    match: Match<K>,
    state: State<K>,
    shuffles: readonly (readonly CardId[])[],
    swap: readonly CardId[],
  ) {
    super(match, state);
    this.shuffles = shuffles;
    this.swap = swap;
  }

  override shuffle(zone: Zone, stream: string): void {
    super.shuffle(zone, stream);
    const cards = this.state.zones[zone]!;
    const there = this.shuffles[this.done++]?.map((c) => this.swap[c]!);
    if (there?.length !== cards.length || there.some((c) => !cards.includes(c))) return;
    there.forEach((c, i) => {
      cards[i] = c;
    });
  }
}

/** The cards that came into a bag before the viewer's eyes. */
const newlySure = (before: State, after: State, viewer: Seat): CardId[] => {
  const sure = ({ bags }: State): CardId[] =>
    bags.flatMap((bag) => (bag.seat === viewer ? cardsIn(bag.sure) : []));
  const known = sure(before);
  return sure(after).filter((c) => !known.includes(c));
};

/** The cards the viewer was shown meanwhile: a shuffle at the end may have hidden them again. */
const named = (told: readonly Told[], viewer: Seat): CardId[] =>
  told.flatMap(({ args: { card, cards = card === undefined ? [] : [card] }, seen }) =>
    cards.filter((_, i) => seen[i]! & (1 << viewer)),
  );

/** Two deals of one seed that differ only in cards the viewer has never seen must look the same to the viewer. */
export function dealInterference<K extends Kind>(
  match: Match<K>,
  seed: string,
  viewer: Seat,
  dice: number[],
): Comparison {
  const toldOne: Told[] = [];
  const one = start(match, seed, [], toldOne);
  // What the viewer was shown on the way or knows to be in a bag stays what it is.
  const place = placesOf(match, one, viewer);
  const inBags = match.cards.flatMap((_, c) => (place[c]! < match.packs.length ? [] : [c]));
  const swap = redeal(match, one, one, viewer, [...named(toldOne, viewer), ...inBags], dice);
  if (swap === undefined) return 'skipped';
  const other = relabelled(match, swap);
  const toldTwo: Told[] = [];
  const two = start(other, seed, [], toldTwo);
  const first = bytes(match, one, toldOne, viewer);
  const second = bytes(other, two, toldTwo, viewer);
  return first === second ? 'same' : { first, second };
}

/** The same match with the faces of the deck exchanged: one seed then lays other cards into the same places. */
function relabelled<K extends Kind>(match: Match<K>, swap: readonly CardId[]): Match<K> {
  const cardsOfFace: CardId[][] = match.faces.map(() => []);
  const faceOf = swap.map((c) => match.faceOf[c]!);
  const twinOf = faceOf.map((face, c) => cardsOfFace[face]!.push(c) - 1);
  return { ...match, cards: swap.map((c) => match.cards[c]!), faceOf, twinOf, cardsOfFace };
}

function allowed<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  seat: Seat,
  option: Option,
  clock: boolean,
): boolean {
  const frame = state.stack[state.stack.length - 1]!;
  const rule = match.rules[frame.do]!;
  const g = new Table(match, state);
  const count = clock ? Number(g.askClock(rule, frame, seat)) : g.ask(rule, frame, seat);
  for (let i = 0; i < count; i++) {
    const o = g.list[i]!;
    if (o.pick === option.pick && o.card === option.card && o.to === option.to) return true;
  }
  return false;
}

/**
 * By card: the card that takes its place. Only cards hidden from the viewer before and after move, and only among
 * places the viewer cannot tell apart.
 */
function redeal<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  after: State<K>,
  viewer: Seat,
  fixed: readonly CardId[],
  dice: number[],
): CardId[] | undefined {
  const bit = 1 << viewer;
  const place = placesOf(match, state, viewer);
  const groups = new Map<number, CardId[]>();
  for (let c = 0; c < match.cards.length; c++) {
    if (fixed.includes(c) || state.known[c]! & bit || after.known[c]! & bit) continue;
    const group = groups.get(place[c]!);
    if (group) group.push(c);
    else groups.set(place[c]!, [c]);
  }
  const swap = match.cards.map((_, c) => c);
  let moved = false;
  for (const cards of groups.values()) {
    const mixed = cards.slice();
    fastShuffle(dice, mixed);
    cards.forEach((c, i) => {
      swap[c] = mixed[i]!;
      if (c !== mixed[i]) moved = true;
    });
  }
  return moved ? swap : undefined;
}

/** The same state with cards exchanged: places and others' knowledge stay where they are, the viewer's stays with the faces. */
function renamed<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  swap: readonly CardId[],
  viewer: Seat,
): State<K> {
  const next = clone(match, state);
  next.zones = state.zones.map((cards) => cards.map((c) => swap[c]!));
  for (let c = 0; c < swap.length; c++) {
    const d = swap[c]!;
    next.at[d] = state.at[c]!;
    next.known[d] = state.known[c]!;
  }
  const swapped = (cards: Bits): Bits =>
    bitsOf(
      match.words,
      cardsIn(cards).map((c) => swap[c]!),
    );
  next.bags = state.bags.map(({ seat, places, sure, limits }) =>
    seat === viewer
      ? makeBag(seat, swapped(places), sure, limits)
      : makeBag(
          seat,
          swapped(places),
          swapped(sure),
          limits.map((limit) => ({ ...limit, cards: swapped(limit.cards) })),
        ),
  );
  return next;
}

/** A random answer for a seat that may act, as the option itself. */
export function randomOption<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  seat: Seat,
  dice: number[],
): Option {
  const frame = state.stack[state.stack.length - 1]!;
  const g = new Table(match, state);
  const count = g.ask(match.rules[frame.do]!, frame, seat);
  return { ...g.list[fastBelow(dice, count)]! };
}

/** What the clock answers for a seat the table waits for. */
export function clockOption<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  seat: Seat,
): Option | undefined {
  const frame = state.stack[state.stack.length - 1]!;
  const g = new Table(match, state);
  if (!(waiting(g) & (1 << seat))) return undefined;
  return g.askClock(match.rules[frame.do]!, frame, seat) ? { ...g.list[0]! } : undefined;
}
