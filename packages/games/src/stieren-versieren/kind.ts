import {
  type CardBase,
  type CardId,
  type Kind,
  NONE,
  type Rule,
  type Seat,
  type Seats,
  type Table,
} from '@stamtafel/kernel';
import type { Printed } from './deck.ts';
import type { Options } from './options.ts';

/** The four shapes of Stieren Versieren: what is public, what is pending, which house rules, what a card looks like. */
export interface StierenVersieren extends Kind {
  facts: Facts;
  frame: Frame;
  options: Options;
  card: Card;
}

/**
 * Everything public that is not a card. Locations are numbers in the canonical order of their symbols: 0 Opera (hart),
 * 1 Kroeg (bier), 2 Fitness (halter), 3 VIP Club (geld). Bulls are numbers in the list of their owner (SV-807), cows
 * numbers in the list of cows.
 */
export interface Facts {
  /** SV-013 By seat: the Love Shack it was dealt, so its bulls. */
  owners: number[];
  /** SV-010 By location: its place in the grid, 0 NW, 1 NE, 2 SW, 3 SE. */
  grid: number[];
  /** The start player of this round. */
  start: Seat;
  round: number;
  /** SV-103, SV-163 This is the last round. */
  last: boolean;
  /** SV-201 How many actions the player on turn has left. */
  actions: number;
  /** SV-201 Whether an extra bull was added in this turn. */
  extra: boolean;
  /** SV-802 By number of placement: the location where that cow lies face down, or NONE once she is turned up. */
  slots: number[];
  /** SV-250 The player who woos now, or NONE. */
  wooer: Seat;
  /** The cow who is wooed, or NONE. */
  cow: number;
  /** SV-710 The cow who is to be the Drag Queen's partner, or NONE. */
  partner: number;
  /** The bull who woos (or makes the match), or NONE. */
  romeo: number;
  /** SV-302 By seat: the bull that challenges, or NONE. */
  challengers: number[];
  /** SV-304 Who has declined in this race. */
  declined: Seats;
  /** SV-305 By seat: the mates that have joined, as bits. */
  joined: number[];
}

export type Frame =
  // Set-up
  | { readonly do: 'vote' }
  | { readonly do: 'countVotes' }
  // The phases of a round
  | { readonly do: 'drawCow' }
  | { readonly do: 'placeCow'; readonly seat: Seat }
  | { readonly do: 'playBulls' }
  | { readonly do: 'placeBulls' }
  | { readonly do: 'beginTurn'; readonly seat: Seat }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'afterAction'; readonly seat: Seat }
  | { readonly do: 'refill' }
  | { readonly do: 'rotate' }
  | { readonly do: 'shortage' }
  | { readonly do: 'shortageLocation'; readonly seat: Seat }
  // A Bull Fight
  | { readonly do: 'challenge'; readonly seat: Seat }
  | { readonly do: 'challengeLot' }
  | { readonly do: 'drawChallenger' }
  | { readonly do: 'challengeRace' }
  | { readonly do: 'fight' }
  | { readonly do: 'challengerSide'; readonly seat: Seat }
  | { readonly do: 'romeoSide'; readonly seat: Seat }
  | { readonly do: 'reveal' }
  | { readonly do: 'chooseWinner'; readonly seat: Seat };

export type RuleFor<Do extends Frame['do']> = Rule<StierenVersieren, Extract<Frame, { do: Do }>>;

/** A card of the match: the same properties for bulls and cows, so that the engine sees one shape. */
export interface Card extends CardBase {
  readonly back: string;
  readonly isCow: boolean;
  /** The Love Shack whose bull it is; NONE for a cow. */
  readonly owner: number;
  /** SV-002 The number of its symbol, which is that of its favourite location; ALL for the Drag Queen. */
  readonly symbol: number;
  readonly value: number;
  /** Its number in its owner's list of bulls, or in the list of cows. */
  readonly order: number;
  /** SV-807 A bull's number as a bit, for sets of its owner's bulls (sets.ts); 0 for a cow. */
  readonly bit: number;
  /** SV-007, SV-713 The set of any owner's bulls that have the same symbol. */
  readonly kin: number;
  /** The card as the deck lists it, with the marks of its figures. */
  readonly printed: Printed;
}

export type Game = Table<StierenVersieren>;

/** SV-713 The Drag Queen has every symbol. */
export const ALL = 4;
export const LOCATIONS = 4;
/** SV-014 This many cards a hand has at most. */
export const HAND = 5;
/** Bulls per owner. */
export const BULLS = 20;

// The zones, in the order of `zones()`. The last card of a zone is the top one.

/** SV-011 The cows put back unseen, and the bulls of Love Shacks nobody has (SV-013). */
export const box = 0;
/** SV-012 The face-down cow pile. */
export const cowPile = 1;
/** SV-004, SV-005 A location, with the cows that lie there face up. */
export const location = (place: number): number => 2 + place;
/** SV-012 The face-down cows at a location, in the order in which they were put there. */
export const down = (place: number): number => 6 + place;
const PER_SEAT = 10;
export const hand = (seat: Seat): number => 10 + PER_SEAT * seat;
export const pile = (seat: Seat): number => 11 + PER_SEAT * seat;
export const discard = (seat: Seat): number => 12 + PER_SEAT * seat;
/** SV-305 Support cards in a running fight. */
export const support = (seat: Seat): number => 13 + PER_SEAT * seat;
/** SV-311 The Love Shack: couple after couple, the cow first and then her partner. */
export const shack = (seat: Seat): number => 14 + PER_SEAT * seat;
/** SV-101 The cow a player has drawn and not yet placed. */
export const drawn = (seat: Seat): number => 15 + PER_SEAT * seat;
/** SV-005 A player's bulls at a location, face up. */
export const bulls = (seat: Seat, place: number): number => 16 + PER_SEAT * seat + place;

/** The location of this zone, or NONE. */
export const placeOf = (zone: number): number => (zone >= 2 && zone < 2 + LOCATIONS ? zone - 2 : NONE);
/** The location where this cow lies face up, or NONE. */
export const placeOfCow = (g: Game, card: CardId): number => placeOf(g.where(card));
/** The location where this bull of this player lies, or NONE. */
export function placeOfBull(g: Game, seat: Seat, card: CardId): number {
  const place = g.where(card) - bulls(seat, 0);
  return place >= 0 && place < LOCATIONS ? place : NONE;
}

/** SV-013 The Love Shack of a seat. */
export const ownerOf = (g: Game, seat: Seat): number => g.facts.owners[seat] ?? NONE;

/** Cows come first in the deck, then the bulls of each owner. */
export const cowCard = (cow: number): CardId => cow;
export const cowCount = (g: Game): number => (g.options.dragQueen ? 17 : 16);
/** SV-700 The Drag Queen comes after the other cows. */
export const dragQueenCard: CardId = cowCard(16);
export const bullCard = (g: Game, seat: Seat, bull: number): CardId =>
  cowCount(g) + BULLS * ownerOf(g, seat) + bull;

/** SV-204 Whether this is a bull of this player; a cow has no owner. */
export const isOwnBull = (g: Game, seat: Seat, card: CardId): boolean =>
  g.match.cards[card]?.owner === g.state.facts.owners[seat];

export const nextSeat = (g: Game, seat: Seat): Seat => (seat + 1 === g.seats ? 0 : seat + 1);

// The grid (SV-003): places 0 and 3 are diagonal, and 1 and 2

const FIRST_NEXT = [1, 0, 0, 1];
const SECOND_NEXT = [2, 3, 3, 2];

/** SV-003 Next to each other, horizontally or vertically. */
export function areAdjacent(g: Game, one: number, other: number): boolean {
  const { grid } = g.state.facts;
  return one !== other && ((grid[one] ?? 0) ^ (grid[other] ?? 0)) !== 3;
}

/** SV-010 The location at a place of the grid; layout order is NW, NE, SW, SE. */
export function locationAt(g: Game, place: number): number {
  const { grid } = g.state.facts;
  let at = 0;
  while (grid[at] !== place) at++;
  return at;
}

/** SV-003 The first of the two locations next to this one, in layout order. */
export const firstNeighbour = (g: Game, place: number): number =>
  locationAt(g, FIRST_NEXT[g.facts.grid[place] ?? 0] ?? 0);
/** SV-003 The second of them. */
export const secondNeighbour = (g: Game, place: number): number =>
  locationAt(g, SECOND_NEXT[g.facts.grid[place] ?? 0] ?? 0);

/** SV-003 The location that is neither this one nor next to it. */
export const diagonal = (g: Game, place: number): number => locationAt(g, 3 - (g.facts.grid[place] ?? 0));

/** SV-002 Whether this location is a favourite of this card; SV-705 every one is of the Drag Queen. */
export const isFavourite = (g: Game, card: CardId, place: number): boolean =>
  g.card(card).symbol === place || g.card(card).symbol === ALL;

/** Whether any cow, face up or down, lies on any location. */
export function anyCow(g: Game): boolean {
  for (let place = 0; place < LOCATIONS; place++)
    if (g.count(down(place)) > 0 || g.count(location(place)) > 0) return true;
  return false;
}

export { nameOf, nth } from '../zone.ts';
