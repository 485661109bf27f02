import type { CardBase, Kind, Rule, Seat, Seats, Table } from '@stamtafel/kernel';
import { A, B, otherThan } from '../two-seats.ts';
import type { Action, Card as Printed } from './deck.ts';
import type { Options } from './options.ts';

/** The four shapes of How-Ruck!: what is public, what is pending, which house rules, what a card looks like. */
export interface HowRuck extends Kind {
  facts: Facts;
  frame: Frame;
  options: Options;
  card: Card;
}

/** Everything public that is not a card. */
export interface Facts {
  /** HR-015 The seat that counts as youngest for the whole game. */
  youngest: Seat;
  /** The start player of this round (before it is known: of the previous one), or NONE. */
  starter: Seat;
  /** The field on which the barrel stands, or 0 while none is on the track. */
  barrel: number;
  /** By seat: the barrels won. */
  won: number[];
  /** How this round's teams are formed; a void race goes on as calm, a race that was called off is so for the match. */
  forming: 'race' | 'calm' | 'called-off' | 'none';
  /** How the previous round ended. */
  reason: Reason | 'resigned' | '';
  /** HR-181 The seat that gave up, or NONE. */
  resigned: Seat;
  /** HR-041 The seats that are ready for the race. */
  ready: Seats;
  /** HR-042 The seat that called "stop!", or NONE. */
  stopped: Seat;
  /** HR-050 The highest time stamp of this race so far. */
  clock: number;
  /** HR-051 By seat: the time stamp of the tenth split, or NONE. */
  tenth: number[];
}

/** Why a round ends. */
export type Reason = 'end-field' | 'monster' | 'half';

export type Pulls = 'stronger' | 'weaker';

export type Frame =
  | { do: 'round' }
  | { do: 'ready' }
  | { do: 'command'; seat: Seat }
  | { do: 'race' }
  | { do: 'split' }
  | { do: 'finalPair'; seat: Seat }
  | { do: 'tieBreak' }
  | { do: 'leftover'; seat: Seat }
  | { do: 'turn'; seat: Seat }
  | { do: 'slot'; seat: Seat }
  | { do: 'choose'; seat: Seat }
  | { do: 'playTaken'; seat: Seat }
  | { do: 'taken'; seat: Seat }
  | { do: 'strength'; seat: Seat }
  | { do: 'source'; seat: Seat }
  | { do: 'target'; seat: Seat; from: number }
  | { do: 'turnEnd'; seat: Seat };

export type RuleFor<Do extends Frame['do']> = Rule<HowRuck, Extract<Frame, { do: Do }>>;

/** A card of the match: the same properties for Scots and actions, so that the engine sees one shape. */
export interface Card extends CardBase {
  /** 0 rood, 1 blauw, 2 groen, 3 wit; NONE for an action. */
  readonly colour: number;
  /** An action has none, and counts 0 where it matters (HR-071). */
  readonly strength: number;
  readonly howRuck: boolean;
  readonly lady: boolean;
  readonly nessie: boolean;
  /** Empty for a Scot. */
  readonly action: Action | '';
  /** HR-070–073 The higher one is the faster player. */
  readonly drawValue: number;
  /** The card as the deck lists it, with the marks of its figures. */
  readonly printed: Printed;
}

export type Game = Table<HowRuck>;

export const WHITE = 3;

/** HR-010 Seats A and B each own one side of the rope. */
export { A, B, otherThan };

// The zones, in the order of `zones()`. The last card of a zone is the top one.

/** HR-014 The cards set aside face down; all cards lie here before they are dealt. */
export const aside = 0;
export const discard = 1;
/** HR-141 The card taken by Vuile truc, until it is played. */
export const taken = 2;
/** §2.4 The field of this side and colour: A.rood A.blauw A.groen B.rood B.blauw B.groen. */
export const field = (side: Seat, colour: number): number => FIRST_FIELD + side * 3 + colour;
export const hand = (seat: Seat): number => 9 + seat;
/** HR-035 The team pile (ploegstapel). */
export const pile = (seat: Seat): number => 11 + seat;
/** HR-013 The preparation pile (voorbereidingsstapel). */
export const prep = (seat: Seat): number => 13 + seat;
/** HR-031 The pair its splitter is looking at: the first card, then the second. */
export const pair = (seat: Seat): number => 15 + seat;
/** What a splitter kept, and what went to the opponent. */
export const kept = (seat: Seat): number => 17 + seat;
export const given = (seat: Seat): number => 19 + seat;
/** HR-075 The cards drawn to find the faster player. */
export const drawn = (seat: Seat): number => 21 + seat;

export const FIRST_FIELD = 3;
export const LAST_FIELD = 8;
export const isField = (zone: number): boolean => zone >= FIRST_FIELD && zone <= LAST_FIELD;
export const sideOf = (zone: number): Seat => (zone < FIRST_FIELD + 3 ? A : B);
/** HR-096 A field's colour is its printed frame, never the colour of the card on it. */
export const frameOf = (zone: number): number => (zone - FIRST_FIELD) % 3;

/** HR-012 Everywhere a card can be. */
export const everywhere: readonly number[] = Array.from({ length: 23 }, (_, zone) => zone);

export { nameOf, nth } from '../zone.ts';

/** HR-031, HR-032 Two cards per pair, ten pairs per preparation pile. */
export const pairsDone = (g: Game, seat: Seat): number =>
  (20 - g.count(prep(seat)) - g.count(pair(seat))) >> 1;

// The track (§2.4): fields 1 to 2H; A pulls towards 1, B towards 2H.

/** HR-010 The end field of a seat: A the first, B the last one. */
export const endField = (g: Game, seat: Seat): number => (seat === A ? 1 : 2 * g.options.trackHalf);
/** HR-010 The start field of a seat: the middle field of its own half. */
export const startField = (g: Game, seat: Seat): number => g.options.trackHalf + seat;
/** HR-172, HR-173 Every field belongs to one half: there is no middle field. */
export const halfOf = (g: Game, place: number): Seat => (place <= g.options.trackHalf ? A : B);

/** HR-011 Five barrels: those that are neither won nor on the track lie in the supply. */
export const BARRELS = 5;
export const supply = ({ won, barrel }: Facts): number => BARRELS - barrelsWon(won) - (barrel === 0 ? 0 : 1);
/** HR-003 Each round awards exactly one barrel, so the barrels won count the rounds played. */
export const roundNumber = ({ won }: Facts): number => barrelsWon(won) + 1;
const barrelsWon = (won: readonly number[]): number => (won[A] ?? 0) + (won[B] ?? 0);
