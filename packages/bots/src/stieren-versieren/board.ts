import {
  ALL,
  BULLS,
  cowCount,
  down,
  drawn,
  type Game,
  hand,
  LOCATIONS,
  location,
  type StierenVersieren,
} from '@stamtafel/games/stieren-versieren/kind.ts';
import { type Match, NONE, type Seat } from '@stamtafel/kernel';

/*
 * The table as a player counts it before thinking: who is how strong where, what can still turn up. All of it is on
 * paper that is used again and again, as this happens at every step of every imagined match.
 */

const SEATS = 4;
/** Values go up to 9 in decks of one's own; one more for "higher than all". */
const VALUES = 11;

/** The figures of the cards, by card. */
let figuresOf: Match<StierenVersieren> | undefined;
let symbols = new Int8Array(0);
let values = new Int8Array(0);

/** By seat, location and symbol: the bulls there (of others than the reader: those that lie open). */
const AT = SEATS * LOCATIONS * LOCATIONS;
export const best = new Int32Array(AT);
export const second = new Int32Array(AT);
export const sum = new Int32Array(AT);
export const count = new Int32Array(AT);
/** By seat and location, whatever the symbol. */
const bestAny = new Int32Array(SEATS * LOCATIONS);
export const power = new Int32Array(SEATS * LOCATIONS);
export const heads = new Int32Array(SEATS * LOCATIONS);
/** By seat and symbol: what is not known to the reader to be elsewhere than in hand, pile or a fight. */
const unseenSum = new Int32Array(SEATS * LOCATIONS);
export const unseenBest = new Int32Array(SEATS * LOCATIONS);
export const unseen = new Int32Array(SEATS);
/** By seat: cards in hand. */
export const held = new Int32Array(SEATS);
/** The own hand by symbol. */
export const handSum = new Int32Array(LOCATIONS);
export const handBest = new Int32Array(LOCATIONS);
export const handCount = new Int32Array(LOCATIONS);
/** By location: the face-down cows. */
export const downCount = new Int32Array(LOCATIONS);
/** Cows that may still turn up: by symbol how many and what they are worth together, by value how many are lower. */
export const hiddenCows = new Int32Array(LOCATIONS + 1);
export const hiddenWorth = new Int32Array(LOCATIONS + 1);
export const hiddenBelow = new Int32Array(VALUES);
export const totals = { hidden: 0, cows: 0 };
/** The cows that lie open: symbol, value and location by turns. */
export const open = new Int32Array(3 * 20);

export const index = (seat: Seat, place: number, symbol: number): number =>
  (seat * LOCATIONS + place) * LOCATIONS + symbol;
export const symbolOf = (card: number): number => symbols[card]!;
export const figureOf = (card: number): number => values[card]!;

function learnFigures(match: Match<StierenVersieren>): void {
  figuresOf = match;
  symbols = Int8Array.from(match.cards, ({ symbol }) => symbol);
  values = Int8Array.from(match.cards, ({ value }) => value);
}

/** Counts the table from what this seat sees. */
export function read(g: Game, me: Seat): void {
  if (figuresOf !== g.match) learnFigures(g.match);
  best.fill(0);
  second.fill(0);
  sum.fill(0);
  count.fill(0);
  bestAny.fill(0);
  power.fill(0);
  heads.fill(0);
  unseenSum.fill(0);
  unseenBest.fill(0);
  unseen.fill(0);
  handSum.fill(0);
  handBest.fill(0);
  handCount.fill(0);
  const first = cowCount(g);
  for (let seat = 0; seat < g.seats; seat++) {
    held[seat] = g.count(hand(seat));
    readBulls(g, me, seat, first + BULLS * g.state.facts.owners[seat]!);
  }
  readCows(g, me, first);
}

const IN_HAND = 0;
const IN_PILE = 1;
const IN_FIGHT = 3;
const AT_PLACE = 6;

function readBulls(g: Game, me: Seat, seat: Seat, first: number): void {
  const { at } = g.state;
  const zones = hand(seat);
  for (let card = first; card < first + BULLS; card++) {
    const role = at[card]! - zones;
    const symbol = symbols[card]!;
    const value = values[card]!;
    if (role >= AT_PLACE) {
      const spot = seat * LOCATIONS + role - AT_PLACE;
      const i = spot * LOCATIONS + symbol;
      if (value > best[i]!) {
        second[i] = best[i]!;
        best[i] = value;
      } else if (value > second[i]!) second[i] = value;
      sum[i]! += value;
      count[i]!++;
      if (value > bestAny[spot]!) bestAny[spot] = value;
      power[spot]! += value;
      heads[spot]!++;
    } else if (role === IN_HAND && seat === me) {
      handSum[symbol]! += value;
      handCount[symbol]!++;
      if (value > handBest[symbol]!) handBest[symbol] = value;
    } else if (role === IN_HAND || role === IN_PILE || (role === IN_FIGHT && seat !== me)) {
      const i = seat * LOCATIONS + symbol;
      unseenSum[i]! += value;
      if (value > unseenBest[i]!) unseenBest[i] = value;
      unseen[seat]!++;
    }
  }
}

function readCows(g: Game, me: Seat, cows: number): void {
  const { at } = g.state;
  hiddenCows.fill(0);
  hiddenWorth.fill(0);
  hiddenBelow.fill(0);
  totals.hidden = 0;
  totals.cows = 0;
  for (let place = 0; place < LOCATIONS; place++) downCount[place] = g.count(down(place));
  const own = drawn(me);
  for (let card = 0; card < cows; card++) {
    const zone = at[card]!;
    const symbol = symbols[card]!;
    const value = values[card]!;
    if (zone >= location(0) && zone < location(LOCATIONS)) {
      const i = 3 * totals.cows++;
      open[i] = symbol;
      open[i + 1] = value;
      open[i + 2] = zone - location(0);
    } else if (zone < location(0) || (zone < hand(0) && zone >= down(0)) || isOthersDraw(zone, own)) {
      totals.hidden++;
      hiddenCows[symbol]!++;
      hiddenWorth[symbol]! += value;
      for (let v = value + 1; v < VALUES; v++) hiddenBelow[v]!++;
    }
  }
}

const PER_SEAT = hand(1) - hand(0);

/** A cow another player has just drawn, and nobody else has seen. */
const isOthersDraw = (zone: number, own: number): boolean =>
  zone !== own && zone >= hand(0) && (zone - drawn(0)) % PER_SEAT === 0;

/** SV-003 Next to each other. */
export const adjacent = (g: Game, one: number, other: number): boolean =>
  one !== other && (g.state.facts.grid[one]! ^ g.state.facts.grid[other]!) !== 3;

/** The strongest bull of a seat at a location who may woo a cow of this symbol there; 0 without one. */
export const suitor = (seat: Seat, place: number, symbol: number): number =>
  symbol === ALL ? bestAny[seat * LOCATIONS + place]! : best[index(seat, place, symbol)]!;

/** What all suitors of a seat there are worth together. */
export const suitors = (seat: Seat, place: number, symbol: number): number =>
  symbol === ALL ? power[seat * LOCATIONS + place]! : sum[index(seat, place, symbol)]!;

/** What another player's hand is likely to add in a fight over a cow of this symbol. */
export function likelyHelp(seat: Seat, symbol: number, cards: number): number {
  if (unseen[seat] === 0) return 0;
  let worth = 0;
  if (symbol === ALL) for (let q = 0; q < LOCATIONS; q++) worth += unseenSum[seat * LOCATIONS + q]!;
  else worth = unseenSum[seat * LOCATIONS + symbol]!;
  return (worth / unseen[seat]!) * cards;
}

/** What the player's hand adds. */
export const ownHelp = (symbol: number): number =>
  symbol === ALL ? handSum[0]! + handSum[1]! + handSum[2]! + handSum[3]! : handSum[symbol]!;

/** SV-601, SV-709 */
export const points = (symbol: number, cow: number, bull: number): number =>
  bull === 0 ? 0 : symbol === ALL ? cow + bull : cow * bull;

/**
 * The face-down cow at this placement (its number from 1), as far as `me` knows her, having placed her. Without a
 * shortage so far every round has one such cow, by its start player; after one it is not worth working out.
 */
export function knownCow(g: Game, me: Seat, slot: number): number {
  const { slots, round, start } = g.state.facts;
  if (slot <= LOCATIONS || slots.length !== LOCATIONS + round) return NONE;
  const ago = round - (slot - LOCATIONS);
  if ((((start - ago) % g.seats) + g.seats) % g.seats !== me) return NONE;
  const place = slots[slot - 1]!;
  let before = 0;
  for (let i = 0; i < slot - 1; i++) if (slots[i] === place) before++;
  return g.in(down(place))[before] ?? NONE;
}
