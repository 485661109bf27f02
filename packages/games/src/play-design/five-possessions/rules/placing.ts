import { type CardId, NONE, type Seat } from '@stamtafel/kernel';
import { aside, type Game, hand, isOpen, lane } from '../kind.ts';
import { hasColourRule } from '../options.ts';

/**
 * A placement while it is secret: octal digits behind a leading 1, lane by lane. A digit is the place of the card in
 * the hand, or `empty`.
 */
export const empty = 4;
const nothingYet = 1;

export function codeOf(g: Game, me: Seat): number {
  const code = g.sealed(me);
  return code === NONE ? nothingYet : code;
}

/** How many lanes this placement says something about. */
export function lanesIn(code: number): number {
  let lanes = 0;
  for (let rest = code; rest > nothingYet; rest >>= 3) lanes++;
  return lanes;
}

/** The place in the hand of the card for the n-th lane of a placement of this many lanes. */
export const digit = (code: number, n: number, of: number): number => (code >> (3 * (of - 1 - n))) & 7;

/** The places in the hand that a placement has used, as bits; bit `empty` when a lane was left without a card. */
export function usedIn(code: number): number {
  let used = 0;
  for (let rest = code; rest > nothingYet; rest >>= 3) used |= 1 << (rest & 7);
  return used;
}

/** The place of a card in the hand; the number of cards when it is not there. */
export function placeInHand(g: Game, me: Seat, card: CardId): number {
  const cards = g.in(hand(me));
  let i = 0;
  while (i < cards.length && cards[i] !== card) i++;
  return i;
}

/** Whether this card is in the hand and not yet in the placement. */
export function isFree(g: Game, me: Seat, card: CardId): boolean {
  const place = placeInHand(g, me, card);
  return place < g.count(hand(me)) && (usedIn(codeOf(g, me)) & (1 << place)) === 0;
}

/**
 * PD5-015 The colour that may not be laid in this lane, as a tally: that of the open card of the previous row.
 * PD5-016 Only the previous row and only open lanes count: over a closed lane, and in row 1, no colour is forbidden.
 */
export function forbidden(g: Game, n: number): number {
  if (!isOpen(g.facts, n) || !hasColourRule(g.facts, g.options)) return 0;
  const top = g.top(lane(n));
  return top === NONE ? 0 : g.card(top).tally;
}

/** The fullest count of one colour in a tally. */
function fullest(tally: number): number {
  const a = tally & 15;
  const b = (tally >> 4) & 15;
  const c = (tally >> 8) & 15;
  const d = (tally >> 12) & 15;
  const ab = a > b ? a : b;
  const cd = c > d ? c : d;
  return ab > cd ? ab : cd;
}

/**
 * PD5-019 How many open lanes must stay empty at least. Two lanes that forbid different colours can take any card
 * between them, so only lanes that forbid one and the same colour can run out: they need as many cards of other colours.
 */
function shortage(open: number, forbids: number, cards: number, tally: number): number {
  const crowded = fullest(forbids + tally) - cards;
  const few = open - cards;
  const short = crowded > few ? crowded : few;
  return short > 0 ? short : 0;
}

/** Its own colour; a colour that would be left for a later lane; a lane without need left empty; fewer lanes than possible. */
export type Flaw = 'none' | 'colour' | 'later colour' | 'gap' | 'too few';

/**
 * What is wrong with laying this card (or none) in lane n, given the lanes before it. Every placement that obeys the
 * colour rule and fills as many open lanes as possible can be reached step by step, and no other.
 */
export function flawOf(g: Game, me: Seat, code: number, n: number, card: CardId): Flaw {
  const open = isOpen(g.facts, n);
  const here = forbidden(g, n);
  const mine = card === NONE ? 0 : g.card(card).tally;
  if (here !== 0 && mine === here) return 'colour';
  const cards = g.in(hand(me));
  const used = usedIn(code);
  let left = 0;
  let tally = 0;
  for (let i = 0; i < cards.length; i++) {
    const c = cards[i];
    if (c === undefined || used & (1 << i)) continue;
    left++;
    tally += g.card(c).tally;
  }
  let lanesLeft = 0;
  let forbids = 0;
  for (let later = n + 1; later < 4; later++) {
    if (!isOpen(g.facts, later)) continue;
    lanesLeft++;
    forbids += forbidden(g, later);
  }
  const before = open
    ? shortage(lanesLeft + 1, forbids + here, left, tally)
    : shortage(lanesLeft, forbids, left, tally);
  const after =
    card === NONE
      ? shortage(lanesLeft, forbids, left, tally) + (open ? 1 : 0)
      : shortage(lanesLeft, forbids, left - 1, tally - mine);
  if (after <= before) return 'none';
  if (before > 0 || used & (1 << empty)) return 'too few';
  return card === NONE ? 'gap' : 'later colour';
}

/** PD5-015 The lane whose colour stands in the way of this card: the one it is meant for, or a later one; else NONE. */
export function clashOf(g: Game, me: Seat, card: CardId): number {
  if (!isFree(g, me, card)) return NONE;
  const code = codeOf(g, me);
  const n = lanesIn(code);
  const flaw = flawOf(g, me, code, n, card);
  if (flaw === 'colour') return n;
  if (flaw !== 'later colour') return NONE;
  let clash = NONE;
  let crowded = 0;
  for (let later = n + 1; later < 4; later++) {
    const colour = forbidden(g, later);
    const count = colour === 0 ? 0 : countOf(g, me, code, card, colour) + lanesOf(g, later, colour);
    if (count <= crowded) continue;
    clash = later;
    crowded = count;
  }
  return clash;
}

/** How many other cards of this colour are left in the hand. */
function countOf(g: Game, me: Seat, code: number, card: CardId, colour: number): number {
  const used = usedIn(code);
  let count = 0;
  for (const [i, c] of g.in(hand(me)).entries())
    if (c !== card && !(used & (1 << i)) && g.card(c).tally === colour) count++;
  return count;
}

/** How many lanes from this one on forbid this colour. */
function lanesOf(g: Game, from: number, colour: number): number {
  let count = 0;
  for (let n = from; n < 4; n++) if (forbidden(g, n) === colour) count++;
  return count;
}

/** PD-015 The clock takes the first card in the order of the table of formations; a lane without a card comes last. */
export function offerFirst(g: Game, card: CardId, target: number): void {
  if (card === NONE) g.offer('leave', NONE, target);
  else g.offer('lay', card, target);
}

/** PD5-019, PD5-032, PD5-033 A card left over is set aside face down, unseen by the other. */
export function setAside(g: Game, seat: Seat): void {
  const cards = g.in(hand(seat));
  while (cards.length > 0) {
    const card = g.draw(hand(seat), aside(seat));
    g.tell('setAside', { seat, card });
  }
}
