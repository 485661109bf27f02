import { lowest, noCards } from './bits.ts';
import { fastBelow } from './chance.ts';
import type { Match } from './game.ts';
import type { Table } from './table.ts';
import { type CardId, type Kind, NONE, type State } from './types.ts';
import type { View } from './view.ts';

/** How many exchanges of two cards are tried before a sample is given up. */
const EXCHANGES = 20_000;
/** How often, for every hidden place, cards are exchanged once nothing is broken any more. */
const STIRS = 4;

/** A hidden place: its zone and its index there, in one number. */
export const placeAt = (zone: number, index: number): number => (zone << 16) | index;

export function put(state: State, place: number, c: CardId): void {
  state.zones[place >> 16]![place & 0xffff] = c;
  state.at[c] = place >> 16;
}

const cardAt = (state: State, place: number): CardId => state.zones[place >> 16]![place & 0xffff]!;

/** All limits of a view, made ready for being counted again after every exchange of two cards. */
interface Bounds {
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** How many cards of its faces lie in its places. */
  readonly inside: number[];
  /** The bounds that are broken, as bits. */
  readonly broken: number[];
  /** Sets of bounds as bits take this many numbers. */
  readonly words: number;
  /** By face: the bounds that count it. */
  readonly ofFace: readonly number[];
  /** By pack or bag: the bounds that are about it or a bag around it. */
  readonly ofBag: readonly number[];
}

export function boundsOf<K extends Kind>(match: Match<K>, view: View<K>): Bounds {
  const packs = match.packs.length;
  let total = 0;
  for (let b = 0; b < view.bags.length; b++) total += view.bags[b]!.limits.length;
  const words = (total + 31) >> 5;
  const least: number[] = [];
  const most: number[] = [];
  const inside: number[] = [];
  const ofFace = new Array<number>(match.faces.length * words).fill(0);
  const ofBag = new Array<number>((packs + view.bags.length) * words).fill(0);
  for (let b = 0; total > 0 && b < view.bags.length; b++) {
    const { within, limits } = view.bags[b]!;
    for (let w = 0; w < words; w++) ofBag[(packs + b) * words + w] = ofBag[within * words + w]!;
    for (let l = 0; l < limits.length; l++) {
      const bound = least.length;
      const bit = 1 << (bound & 31);
      const { faces } = limits[l]!;
      for (let i = 0; i < faces.length; i++) ofFace[faces[i]! * words + (bound >> 5)]! |= bit;
      ofBag[(packs + b) * words + (bound >> 5)]! |= bit;
      least.push(limits[l]!.least);
      most.push(limits[l]!.most < faces.length ? limits[l]!.most : Number.MAX_SAFE_INTEGER);
      inside.push(0);
    }
  }
  return { least, most, inside, broken: noCards(words), words, ofFace, ofBag };
}

/** By how many cards one bound is broken when this many lie inside. */
function breach({ least, most }: Bounds, bound: number, inside: number): number {
  if (inside < least[bound]!) return least[bound]! - inside;
  return inside > most[bound]! ? inside - most[bound]! : 0;
}

/** The hidden places of a world in the making, and the bag of the view to which each belongs. */
export interface Hidden {
  readonly places: readonly number[];
  readonly bags: readonly number[];
}

/** Counts again what lies in the hidden places; answers by how many cards the bounds are broken. */
export function countBreaches<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  bounds: Bounds,
  { places, bags }: Hidden,
): number {
  const { inside, words, ofFace, ofBag } = bounds;
  for (let i = 0; i < inside.length; i++) inside[i] = 0;
  for (let i = 0; words > 0 && i < places.length; i++) {
    const face = match.faceOf[cardAt(state, places[i]!)]! * words;
    const bag = bags[i]! * words;
    for (let w = 0; w < words; w++)
      for (let rest = ofFace[face + w]! & ofBag[bag + w]!; rest !== 0; rest &= rest - 1)
        inside[(w << 5) + lowest(rest)]!++;
  }
  let sum = 0;
  for (let i = 0; i < inside.length; i++) {
    const by = breach(bounds, i, inside[i]!);
    mark(bounds, i, by);
    sum += by;
  }
  return sum;
}

function mark({ broken }: Bounds, bound: number, breach: number): void {
  if (breach > 0) broken[bound >> 5]! |= 1 << (bound & 31);
  else broken[bound >> 5]! &= ~(1 << (bound & 31));
}

/** Counts an exchange of two faces that lie in these bags; answers by how much the breaches change. */
function exchange(bounds: Bounds, bag: number, face: number, otherBag: number, otherFace: number): number {
  const { inside, words, ofFace, ofBag } = bounds;
  let change = 0;
  for (let w = 0; w < words; w++) {
    const faceBits = ofFace[face * words + w]!;
    const bagBits = ofBag[bag * words + w]!;
    // Nothing changes for a bound that counts both faces or none, or is about both bags or none.
    const changed = (faceBits ^ ofFace[otherFace * words + w]!) & (bagBits ^ ofBag[otherBag * words + w]!);
    for (let rest = changed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const bound = (w << 5) + lowest(rest);
      const leaves = (faceBits & bit) === (bagBits & bit);
      change -= breach(bounds, bound, inside[bound]!);
      inside[bound]! += leaves ? -1 : 1;
      const by = breach(bounds, bound, inside[bound]!);
      mark(bounds, bound, by);
      change += by;
    }
  }
  return change;
}

/**
 * Exchanges hidden cards, each within the bag it has to lie in, until nothing is broken, and then some more, because
 * the first way out is not as likely as the others. Answers whether it succeeded.
 */
export function mend<K extends Kind>(
  g: Table<K>,
  view: View<K>,
  bounds: Bounds,
  hidden: Hidden,
  sureIn: readonly number[],
  dice: number[],
): boolean {
  const { match, state } = g;
  const { places, bags } = hidden;
  const packs = match.packs.length;
  const mayLie = (c: CardId, bag: number): boolean => {
    const home = (sureIn[c] ?? NONE) === NONE ? match.packOf[c]! : packs + sureIn[c]!;
    let b = bag;
    while (b !== home && b >= packs) b = view.bags[b - packs]!.within;
    return b === home;
  };
  let broken = countBreaches(match, state, bounds, hidden);
  let against = match.game.contradictions?.(g) ?? 0;
  let stir = STIRS * places.length;
  for (let left = EXCHANGES; left > 0 && stir > 0; left--) {
    if (broken + against === 0) stir--;
    const one = fastBelow(dice, places.length);
    const two = fastBelow(dice, places.length);
    const first = cardAt(state, places[one]!);
    const second = cardAt(state, places[two]!);
    const face = match.faceOf[first]!;
    const otherFace = match.faceOf[second]!;
    // Now and then any exchange: what stands in the way need not be what is broken.
    if (broken > 0 && left & 15 && !mayHelp(bounds, bags[one]!, face, bags[two]!, otherFace)) continue;
    if (!mayLie(first, bags[two]!) || !mayLie(second, bags[one]!)) continue;
    const change = exchange(bounds, bags[one]!, face, bags[two]!, otherFace);
    put(state, places[one]!, second);
    put(state, places[two]!, first);
    const now = match.game.contradictions?.(g) ?? 0;
    if (change + now <= against) {
      broken += change;
      against = now;
      continue;
    }
    exchange(bounds, bags[one]!, otherFace, bags[two]!, face);
    put(state, places[one]!, first);
    put(state, places[two]!, second);
  }
  return broken + against === 0;
}

/** Whether an exchange of two faces that lie in these bags changes what a broken bound counts. */
function mayHelp(bounds: Bounds, bag: number, face: number, otherBag: number, otherFace: number): boolean {
  const { broken, words, ofFace, ofBag } = bounds;
  for (let w = 0; w < words; w++) {
    const changed = ofFace[face * words + w]! ^ ofFace[otherFace * words + w]!;
    if (changed & broken[w]! & (ofBag[bag * words + w]! ^ ofBag[otherBag * words + w]!)) return true;
  }
  return false;
}
