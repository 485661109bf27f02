import {
  type CardBase,
  type Kind,
  NONE,
  type Rule,
  type Seat,
  type Seats,
  type Table,
} from '@stamtafel/kernel';
import { bySeat } from '../by-seat.ts';
import type { PrintedCard } from './deck.ts';
import type { Options } from './options.ts';
import type { RuleId } from './rule-ids.ts';

/** The four shapes of Stier zoekt Bier: what is public, what is pending, which house rules, what a card looks like. */
export interface StierZoektBier extends Kind {
  facts: Facts;
  frame: Frame;
  options: Options;
  card: Card;
}

/** Everything public that is not a card. Bids, scores and pairs follow from the cards on the table. */
export interface Facts {
  /** SZB-002 The round being played, 1 to 7; 8 is the bonus round, 0 before the first. */
  round: number;
  /** The seat that has the beer boss. */
  bierbaas: Seat;
  /** SZB-113 By seat: the places in the pub, as bits, at which a beer was laid in this round. */
  served: number[];
  /** SZB-106 By seat: the places, as bits, at which a bull was tucked in this round. */
  tucked: number[];
  /** SZB-164 By seat: the kind it taps in this round (Grand Café), or NONE. */
  tapped: number[];
  /** SZB-181 The players who give the Drinker the first beer they tap in this round. */
  owing: Seats;
  /** SZB-081 The players with a bid, best first; fixed when everybody has tapped. */
  ranking: Seat[];
  /** SZB-082 How many bulls have been taken in this round. */
  taken: number;
}

export type Frame =
  | { readonly do: 'round' }
  | { readonly do: 'stock' }
  | { readonly do: 'pick1' }
  | { readonly do: 'place1' }
  | { readonly do: 'pick2' }
  | { readonly do: 'place2' }
  | { readonly do: 'tap'; readonly seat: Seat }
  | { readonly do: 'give'; readonly seat: Seat; readonly drinks: Seat }
  | { readonly do: 'take'; readonly seat: Seat }
  | { readonly do: 'tuck'; readonly seat: Seat }
  | { readonly do: 'serve'; readonly seat: Seat }
  | { readonly do: 'cellar'; readonly seat: Seat }
  | { readonly do: 'change' }
  | { readonly do: 'bonus' };

export type Game = Table<StierZoektBier>;

/** Refusals can only name rules that exist. */
export interface RuleFor<Do extends Frame['do']> extends Rule<StierZoektBier, Extract<Frame, { do: Do }>> {
  readonly id?: RuleId;
  refuses?(
    ...args: Parameters<NonNullable<Rule<StierZoektBier, Extract<Frame, { do: Do }>>['refuses']>>
  ): RuleId | undefined;
}

/** A card of the match: the same properties for bulls and beers, so that the engine sees one shape. */
export interface Card extends CardBase {
  readonly back: 'beer' | 'bull';
  readonly isBull: boolean;
  /** SZB-004 0 pils, 1 wit, 2 bruin, 3 oer; 4 the Allesdrinker's "all"; NONE for the 1,5 meter Drinker. */
  readonly kind: number;
  /** Glasses; 0 for everything that is no beer. */
  readonly value: number;
  /** SZB-007 What a bull is worth at this many glasses, up to its quota. */
  readonly points: readonly number[];
  /** SZB-008 The last step; 0 for everything that is no bull. */
  readonly quota: number;
  /** The card as the deck lists it, with the marks of its figures. */
  readonly printed: PrintedCard;
}

export const KINDS = 4;
/** SZB-192 The Allesdrinker drinks beer of every kind. */
export const ALL = 4;

/** SZB-002 Seven rounds, then the bonus round. */
export const ROUNDS = 7;
export const BONUS = 8;
/** SZB-047 At most five cards lie face down in a supply. */
export const CELLAR = 5;
/** SZB-083 At most one bull per round: nobody ever needs more places for separate bulls. */
export const PLACES = 7;

/** SZB-031, SZB-082 So many bulls are drawn, and at most taken, per round. */
export const bullsPerRound = (seats: number): number => (seats === 5 ? 3 : 2);

// The zones, in the order of `zones()`. The last card of a zone is the top one.

export const deck = 0;
export const discard = 1;
/** The face-down bull deck. */
export const bulls = 2;
export const box = 3;
/** The bulls on offer, those that came first first. */
export const middle = 4;
/** SZB-101 The bull just taken, until its owner has chosen where it goes. */
export const taken = 5;
/** SZB-175, SZB-178 The 1,5 meter Drinker while he lies open, and the beer given to him. */
export const drinker = 6;

const FIRST = 7;
const PER_SEAT = 3 + PLACES;
export const hand = (seat: Seat): number => FIRST + seat * PER_SEAT;
export const cellar = (seat: Seat): number => FIRST + seat * PER_SEAT + 1;
export const openBeer = (seat: Seat): number => FIRST + seat * PER_SEAT + 2;
/** A place in the pub, 0 to 6: the top bull, then what came later: beer, and for a pair the tucked bull. */
export const place = (seat: Seat, n: number): number => FIRST + seat * PER_SEAT + 3 + n;

/** Which place of this seat's pub a zone is, or NONE. */
export function placeNumber(seat: Seat, zone: number): number {
  const n = zone - place(seat, 0);
  return n >= 0 && n < PLACES ? n : NONE;
}

/** SZB-061, SZB-111 How many come before this seat in every phase: the bierbaas of the round is 0. */
export const turnOf = (g: Game, seat: Seat): number => (seat - g.facts.bierbaas + g.seats) % g.seats;

/** SZB-061 The left neighbour. */
export const leftOf = (g: Game, seat: Seat): Seat => (seat + 1 === g.seats ? 0 : seat + 1);

export { nameOf, nth } from '../zone.ts';

/** What a fact has for this seat. */
export const factOf = (all: readonly number[], seat: Seat): number => all[seat] ?? NONE;

export const isGrandCafe = (g: Game): boolean => g.options.variant === 'grand-cafe';

export const tapTurn = bySeat('tap');
export const takeTurn = bySeat('take');
export const tuckTurn = bySeat('tuck');
export const serveTurn = bySeat('serve');
export const cellarTurn = bySeat('cellar');
