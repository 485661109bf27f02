import { makeBag } from './bag.ts';
import { bitsOf } from './bits.ts';
import { fastBelow, fastFork, fastShuffle } from './chance.ts';
import type { Match } from './game.ts';
import { boundsOf, countBreaches, type Hidden, mend, placeAt, put } from './mend.ts';
import { carryOut, waiting } from './play.ts';
import { vacant } from './state.ts';
import { Table } from './table.ts';
import { type CardId, type Kind, type Limit, NONE, type State } from './types.ts';
import { bagOfHidden, type SeenLimit, type View } from './view.ts';

/** How often a sample that breaks a limit or a rule is thrown away before it is mended instead. */
const TRIES = 20;
/** How many more samples are mended when the first could not be. */
const MENDINGS = 3;

/**
 * A full state that the viewer cannot tell from the truth, drawn with `dice` from nothing but the view. All states
 * that agree with the view are equally likely (bags that were torn and widened apart). With `quiet` nobody's
 * knowledge is kept: that is search mode.
 */
export function world<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  dice: number[],
  { quiet = false }: { readonly quiet?: boolean } = {},
): State<K> {
  const state = vacant(match, '');
  // A generator of its own: playing the world must not repeat the dice that made it.
  fastFork(dice, state.fast);
  state.stack = view.stack.slice();
  state.facts = match.game.copyFacts(view.facts);
  if (view.viewer < match.seats) state.sealed[view.viewer] = view.sealed;
  for (let i = 0; i < view.order; i++) state.order.push(i);
  fastShuffle(dice, state.order);
  const sureIn = layOut(match, view, state, dice);
  if (quiet) state.known = [];
  else remember(match, view, state, sureIn);
  sealOthers(match, view, state, dice);
  return state;
}

/** Fills every zone; returns, by card, the bag of the view that the viewer is sure to find it in, or nothing. */
function layOut<K extends Kind>(match: Match<K>, view: View<K>, state: State<K>, dice: number[]): number[] {
  const open: number[][] = [];
  for (let b = match.packs.length + view.bags.length; b > 0; b--) open.push([]);
  const used: number[] = [];
  for (let face = 0; face < match.faces.length; face++) used.push(0);
  for (let z = 0; z < state.zones.length; z++) {
    const entries = view.zones[z]!;
    const cards = state.zones[z]!;
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      let c = NONE;
      if (entry >= 0) {
        c = match.cardsOfFace[entry]![used[entry]!]!;
        used[entry]!++;
        state.at[c] = z;
      } else open[bagOfHidden(entry)]!.push(placeAt(z, i));
      cards.push(c);
    }
  }
  const bounds = boundsOf(match, view);
  const { contradictions } = match.game;
  if (bounds.words === 0 && contradictions === undefined) return deal(match, view, state, open, used, dice);
  const g = new Table(match, state);
  const hidden = hiddenPlaces(match, view, open);
  // Only faster: limits are most often broken by so much that trying again is no use.
  const usual = bounds.words === 0 ? TRIES : 1;
  for (let tries = 1; ; tries++) {
    const sureIn = deal(match, view, state, open, used.slice(), dice);
    if (countBreaches(match, state, bounds, hidden) + (contradictions?.(g) ?? 0) === 0) return sureIn;
    if (tries < usual) continue;
    // A position that somebody described may contradict itself: then any world is as good as another.
    if (mend(g, view, bounds, hidden, sureIn, dice) || tries === usual + MENDINGS) return sureIn;
  }
}

/** The hidden places of all packs about whose cards there is something to break. */
function hiddenPlaces<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  open: readonly (readonly number[])[],
): Hidden {
  const packs = match.packs.length;
  const packOf: number[] = [];
  const matters: boolean[] = [];
  for (let b = 0; b < open.length; b++) {
    const pack = b < packs ? b : packOf[view.bags[b - packs]!.within]!;
    packOf.push(pack);
    if (b < packs) matters.push(match.game.contradictions !== undefined);
    else if (view.bags[b - packs]!.limits.length > 0) matters[pack] = true;
  }
  const places: number[] = [];
  const bags: number[] = [];
  for (let b = 0; b < open.length; b++) {
    if (!matters[packOf[b]!]) continue;
    for (let i = 0; i < open[b]!.length; i++) {
      places.push(open[b]![i]!);
      bags.push(b);
    }
  }
  return { places, bags };
}

/** Deals the unseen cards into the open places, inner bags first. Counts in `used` how many cards of each face lie. */
function deal<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  state: State<K>,
  open: readonly (readonly number[])[],
  used: number[],
  dice: number[],
): number[] {
  const packs = match.packs.length;
  const sureIn: number[] = [];
  const left: number[][] = [];
  for (let b = 0; b < open.length; b++) left.push(open[b]!.slice());
  for (let i = view.bags.length - 1; i >= 0; i--) {
    const { sure, within } = view.bags[i]!;
    const list = left[packs + i]!;
    for (let k = 0; k < sure.length; k++) {
      const face = sure[k]!;
      const j = fastBelow(dice, list.length);
      const c = match.cardsOfFace[face]![used[face]!]!;
      put(state, list[j]!, c);
      sureIn[c] = i;
      used[face]!++;
      list[j] = list[list.length - 1]!;
      list.pop();
    }
    for (let j = 0; j < list.length; j++) left[within]!.push(list[j]!);
  }
  for (let p = 0; p < packs; p++) {
    const list = left[p]!;
    if (list.length === 0) continue;
    const pack = match.packs[p]!;
    const rest: CardId[] = [];
    for (let i = 0; i < pack.length; i++) {
      const c = pack[i]!;
      if (match.twinOf[c]! >= used[match.faceOf[c]!]!) rest.push(c);
    }
    fastShuffle(dice, rest);
    for (let j = 0; j < list.length; j++) put(state, list[j]!, rest[j]!);
  }
  return sureIn;
}

/** By bag of the view: the cards that came to lie in its places, in order, those of the bags inside it included. */
function cardsByBag<K extends Kind>(match: Match<K>, view: View<K>, state: State<K>): CardId[][] {
  const packs = match.packs.length;
  const innermost: number[] = [];
  for (let c = 0; c < match.cards.length; c++) innermost.push(NONE);
  for (let z = 0; z < state.zones.length; z++) {
    const entries = view.zones[z]!;
    const lying = state.zones[z]!;
    for (let i = 0; i < entries.length; i++) innermost[lying[i]!] = bagOfHidden(entries[i]!) - packs;
  }
  const cards: CardId[][] = view.bags.map(() => []);
  for (let c = 0; c < innermost.length; c++)
    for (let b = innermost[c]!; b >= 0; b = view.bags[b]!.within - packs) cards[b]!.push(c);
  return cards;
}

/** Gives the viewer the knowledge of the view, and every other seat what the zones show it. */
function remember<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  state: State<K>,
  sureIn: readonly number[],
): void {
  const bit = 1 << view.viewer;
  for (let z = 0; z < state.zones.length; z++) {
    const cards = state.zones[z]!;
    const entries = view.zones[z]!;
    for (let i = 0; i < cards.length; i++)
      state.known[cards[i]!] = (match.learns[z]! & ~bit) | (entries[i]! >= 0 ? bit : 0);
  }
  if (view.bags.length === 0) return;
  const cardsOf = cardsByBag(match, view, state);
  for (let i = 0; i < view.bags.length; i++) {
    const places = bitsOf(match.words, cardsOf[i]!);
    const sure = cardsOf[i]!.filter((c) => sureIn[c] === i);
    const limits = view.bags[i]!.limits.map((limit) => limitIn(match, view, state, limit));
    state.bags.push(makeBag(view.viewer, places, bitsOf(match.words, sure), limits));
  }
}

/** A limit of the view, in cards of this world that the viewer does not see. */
function limitIn<K extends Kind>(match: Match<K>, view: View<K>, state: State<K>, limit: SeenLimit): Limit {
  const cards: CardId[] = [];
  for (const face of limit.faces) {
    const unseen = match.cardsOfFace[face]!.find(
      (c) => !(state.known[c]! & (1 << view.viewer)) && !cards.includes(c),
    );
    if (unseen !== undefined) cards.push(unseen);
  }
  return { cards: bitsOf(match.words, cards), least: limit.least, most: limit.most };
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
