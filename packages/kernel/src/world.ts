import { fastBelow, fastShuffle } from './chance.ts';
import type { Match } from './game.ts';
import { makeBag } from './knowledge.ts';
import { carryOut, waiting } from './play.ts';
import { blank } from './state.ts';
import { Table } from './table.ts';
import { type Bag, type CardId, type Kind, NONE, type State } from './types.ts';
import { bagOfHidden, type View } from './view.ts';

/** How often a sample that breaks a limit is thrown away before it is accepted as it is. */
const TRIES = 200;

/**
 * A full state that the viewer cannot tell from the truth, drawn with `dice` from nothing but the view. All states
 * that agree with what he knows are equally likely (bags that were torn and widened apart). With `quiet` nobody's
 * knowledge is kept: that is search mode.
 */
export function world<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  dice: number[],
  { quiet = false }: { readonly quiet?: boolean } = {},
): State<K> {
  const state = blank(match, 0);
  for (let i = 0; i < 4; i++) state.fast[i] = dice[i]!;
  // A stream of its own: playing the world must not repeat the dice that made it.
  state.fast[3] = (state.fast[3]! ^ 0x5bd1_e995) | 0;
  state.stack = view.stack.slice();
  state.facts = match.game.copyFacts(view.facts);
  if (view.viewer < match.seats) state.sealed[view.viewer] = view.sealed;
  for (let i = 0; i < view.order; i++) state.order.push(i);
  fastShuffle(dice, state.order);
  const places = layOut(match, view, state, dice);
  if (quiet) state.known = [];
  else remember(match, view, state, places);
  sealOthers(match, view, state, dice);
  return state;
}

/** Fills every zone; returns, by bag of the view, the cards that came to lie in its places. */
function layOut<K extends Kind>(match: Match<K>, view: View<K>, state: State<K>, dice: number[]): CardId[][] {
  const free: CardId[][] = match.cardsOfFace.map((cards) => cards.slice());
  const packs = match.packs.length;
  // Hidden places by bag, as zone and index; known cards are laid down at once.
  const open: number[][] = [];
  for (let b = 0; b < packs + view.bags.length; b++) open.push([]);
  for (let z = 0; z < state.zones.length; z++) {
    const entries = view.zones[z]!;
    const cards: CardId[] = [];
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      if (entry >= 0) {
        const c = free[entry]!.pop()!;
        cards.push(c);
        state.at[c] = z;
      } else {
        cards.push(NONE);
        open[bagOfHidden(entry)]!.push(z * 256 + i);
      }
    }
    state.zones[z] = cards;
  }
  const limited = view.bags.some((bag) => bag.limits.length > 0);
  let places: CardId[][] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    places = deal(match, view, state, open, free, dice);
    if (!limited || keepsLimits(match, view, places)) break;
  }
  return places;
}

/** Deals the unseen cards into the open places, inner bags first. Leaves `open` and `free` as they were. */
function deal<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  state: State<K>,
  open: readonly (readonly number[])[],
  free: readonly (readonly CardId[])[],
  dice: number[],
): CardId[][] {
  const packs = match.packs.length;
  const used: number[] = new Array<number>(free.length).fill(0);
  const left: number[][] = open.map((list) => list.slice());
  const places: CardId[][] = open.map(() => []);
  const put = (place: number, c: CardId, bag: number): void => {
    const z = place >> 8;
    state.zones[z]![place & 255] = c;
    state.at[c] = z;
    for (let b = bag; b >= packs; b = view.bags[b - packs]!.within) places[b]!.push(c);
  };
  // A place handed outwards still belongs to the bag it came from.
  const from: number[][] = open.map((list, b) => list.map(() => b));
  for (let i = view.bags.length - 1; i >= 0; i--) {
    const b = packs + i;
    const { sure, within } = view.bags[i]!;
    const list = left[b]!;
    const origin = from[b]!;
    for (const face of sure) {
      const j = fastBelow(dice, list.length);
      put(list[j]!, free[face]![used[face]!++]!, origin[j]!);
      list[j] = list[list.length - 1]!;
      origin[j] = origin[origin.length - 1]!;
      list.pop();
      origin.pop();
    }
    for (let j = 0; j < list.length; j++) {
      left[within]!.push(list[j]!);
      from[within]!.push(origin[j]!);
    }
  }
  const rest: CardId[][] = match.packs.map(() => []);
  for (let face = 0; face < free.length; face++) {
    const cards = free[face]!;
    for (let i = used[face]!; i < cards.length; i++) rest[match.packOf[cards[i]!]!]!.push(cards[i]!);
  }
  for (let p = 0; p < packs; p++) {
    const cards = rest[p]!;
    fastShuffle(dice, cards);
    const list = left[p]!;
    const origin = from[p]!;
    for (let j = 0; j < list.length; j++) put(list[j]!, cards[j]!, origin[j]!);
  }
  return places;
}

function keepsLimits<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  places: readonly (readonly CardId[])[],
): boolean {
  return view.bags.every((bag, i) =>
    bag.limits.every(({ faces, least, most }) => {
      const inside = places[match.packs.length + i]!.filter((c) => faces.includes(match.faceOf[c]!)).length;
      return inside >= least && (most === faces.length || inside <= most);
    }),
  );
}

/** Gives the viewer the knowledge he has, and every other seat what the zones show it. */
function remember<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  state: State<K>,
  places: readonly (readonly CardId[])[],
): void {
  const bit = 1 << view.viewer;
  for (let z = 0; z < state.zones.length; z++) {
    const cards = state.zones[z]!;
    const entries = view.zones[z]!;
    for (let i = 0; i < cards.length; i++) {
      const seen = entries[i]! >= 0 ? bit : 0;
      state.known[cards[i]!] = (match.learns[z]! & ~bit) | seen;
    }
  }
  // Inner bags first: a card that makes an inner bag sure cannot make the outer one sure as well.
  const listed = new Set<CardId>();
  const bags: Bag[] = [];
  for (let i = view.bags.length - 1; i >= 0; i--) {
    const seen = view.bags[i]!;
    const cards = places[match.packs.length + i]!.slice().sort((a, b) => a - b);
    const faces = seen.sure.slice();
    const sure = cards.map((c) => {
      const j = listed.has(c) ? -1 : faces.indexOf(match.faceOf[c]!);
      if (j < 0) return 0;
      listed.add(c);
      faces.splice(j, 1);
      return bit;
    });
    const limits = seen.limits.map((limit) => ({
      seat: view.viewer,
      cards: limit.faces.map((face) => match.cardsOfFace[face]![0]!),
      least: limit.least,
      most: limit.most,
    }));
    bags.unshift(makeBag(cards, sure, limits));
  }
  state.bags = bags;
}

/** Others who have chosen in secret have chosen something legal: drawn from the rule that asked them. */
function sealOthers<K extends Kind>(match: Match<K>, view: View<K>, state: State<K>, dice: number[]): void {
  if (state.stack.length === 0) return;
  const frame = state.stack[state.stack.length - 1]!;
  const rule = match.rules[frame.do]!;
  if (rule.who === undefined) return;
  const g = new Table(match, state);
  for (let seat = 0; seat < match.seats; seat++) {
    const bit = 1 << seat;
    while (waiting(g) & bit && !(view.waiting & bit)) {
      const count = g.ask(rule, frame, seat);
      carryOut(g, seat, { ...g.list[fastBelow(dice, count)]! });
    }
  }
}
