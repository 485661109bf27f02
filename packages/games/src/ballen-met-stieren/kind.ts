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
import { A, B, otherThan } from '../two-seats.ts';
import { nth } from '../zone.ts';
import type { Action, Card as Printed, Result, Role, Speciality } from './deck.ts';
import type { Options } from './options.ts';

/** The four shapes of Ballen met Stieren: what is public, what is pending, which house rules, what a card looks like. */
export interface BallenMetStieren extends Kind {
  facts: Facts;
  frame: Frame;
  options: Options;
  card: Card;
}

/** Everything public that is not a card. Lists are by seat. */
export interface Facts {
  /** BMS-022 The coach who attacks in attack 1, or NONE while that is not decided. */
  home: Seat;
  /** The number of the running attack, from 1; 0 before the first. */
  attack: number;
  /** BMS-002 The coach with the Cup. */
  attacker: Seat;
  score: number[];
  yellows: number[];
  /** BMS-232 Red cards in hand; a third one ends the match. */
  reds: number[];
  /** BMS-271 The number of the last attack, or 0 while none is the last. */
  last: number;
  ending: Ending | '';
  /** BMS-233, BMS-291 The coach who lost at once, or NONE. */
  loser: Seat;

  // The attack
  /** BMS-125 The coaches who may take bulls from their bench at the end of this attack. */
  wissel: Seats;
  /** BMS-261 The coaches whose Spuger has spat in this attack. */
  spat: Seats;
  /** BMS-118b How many of the locked cards, those at the bottom, return at the end of this attack. */
  returning: number[];

  // The attempt
  attempt: Attempt;
  /** BMS-064 The last word of an action, referee or VAR card. */
  verdict: 'goal' | 'noGoal' | '';
  /** BMS-065 Kanonskogel, or BMS-208 approved for good: the goal cannot be undone. */
  locked: boolean;
  /** BMS-108a Hoef van God waits for T5, or BMS-111c Kanonskogel does. */
  hoef: boolean;
  /** BMS-068 Modifiers of the bull on the field. */
  plusAttack: number[];
  plusDefence: number[];
}

export type Ending = 'fifth-goal' | 'third-red' | 'last-attack' | 'resigned';
export type Attempt = 'normal' | 'freeKick' | 'penalty';

export type Frame =
  // Setting up
  | { do: 'home' }
  | { do: 'squads' }
  | { do: 'eleven' }
  | { do: 'lineUp' }
  | { do: 'draft'; round: number }
  | { do: 'firstPick' }
  | { do: 'exchange' }
  | { do: 'secondPick' }
  | { do: 'leftover' }
  | { do: 'piles' }
  // T1 to T8: the course of an attack, with its questions
  | { do: 'attack' }
  | { do: 'attackerLays' }
  | { do: 'attackBull'; seat: Seat }
  | { do: 'attackAction'; seat: Seat }
  | { do: 'defenderLays' }
  | { do: 'defendBull'; seat: Seat }
  | { do: 'defendAction'; seat: Seat }
  | { do: 'attackerSpits' }
  | { do: 'defenderSpits' }
  | { do: 'spit'; seat: Seat }
  | { do: 'attackerActs' }
  | { do: 'attackerAct'; seat: Seat }
  | { do: 'defenderActs' }
  | { do: 'defenderAct'; seat: Seat }
  | { do: 'react'; seat: Seat }
  | { do: 'effect'; seat: Seat }
  | { do: 'result' }
  | { do: 'tieDecided' }
  | { do: 'counterWindow' }
  | { do: 'counter'; seat: Seat }
  | { do: 'attempt' }
  | { do: 'endCheck' }
  | { do: 'clearField' }
  | { do: 'handsBack' }
  | { do: 'refill' }
  | { do: 'refilled' }
  | { do: 'passCup' }
  // Referee and VAR, free kick, penalty
  | { do: 'referee' }
  | { do: 'var' }
  | { do: 'wall' }
  | { do: 'wallBull'; seat: Seat }
  | { do: 'kickerLays' }
  | { do: 'kickBull'; seat: Seat }
  | { do: 'kickAction'; seat: Seat }
  | { do: 'wallActs' }
  | { do: 'wallAction'; seat: Seat }
  | { do: 'penaltyTaker' }
  | { do: 'taker'; seat: Seat }
  | { do: 'penaltyKeepers' }
  | { do: 'keeper'; seat: Seat }
  | { do: 'penaltyDraw' }
  | { do: 'draw'; seat: Seat }
  | { do: 'shot' }
  // What a card asks
  | { do: 'replace'; seat: Seat }
  | { do: 'afterSlip'; seat: Seat }
  | { do: 'afterSendingOff'; seat: Seat }
  | { do: 'comeOn'; seat: Seat }
  | { do: 'give'; seat: Seat }
  | { do: 'take'; seat: Seat }
  | { do: 'order'; seat: Seat }
  | { do: 'putUnder'; seat: Seat; put: number }
  | { do: 'drawSplit'; seat: Seat; put: number };

export type RuleFor<Do extends Frame['do']> = Rule<BallenMetStieren, Extract<Frame, { do: Do }>>;

export type Game = Table<BallenMetStieren>;

/** A card of the match: the same properties for all, so that the engine sees one shape. */
export interface Card extends CardBase {
  readonly bull: boolean;
  /** The shirt number of a bull, 0 for all others. */
  readonly shirt: number;
  readonly attack: number;
  readonly defence: number;
  readonly speciality: Speciality | '';
  readonly action: Action | '';
  readonly shield: boolean;
  readonly horns: boolean;
  readonly yellow: Role | '';
  readonly red: Role | '';
  readonly shuffleVar: boolean;
  readonly result: Result | '';
  /** The card as the deck lists it, with the marks of its figures. */
  readonly printed: Printed;
}

/** Matches begun under version 1 go on as they were: the log of a table has hashed every state. */
export const asInVersion1 = (g: Game): boolean => g.match.version === 1;

/** BMS-001 Exactly two coaches. */
export { A, B, otherThan };
export const BOTH: Seats = 3;
/** BMS-002 The other coach always defends. */
export const defender = (g: Game): Seat => 1 - g.facts.attacker;

// The zones, in the order of `zones()`. The last card of a zone is the top one.

/** What takes no part in the match. */
export const box = 0;
/** BMS-020 The action cards that nobody was dealt. */
export const deck = 1;
/** BMS-042 The action cards of both coaches that were used or sacrificed, face up. */
export const discard = 2;
export const referee = 3;
export const refereeDiscard = 4;
export const varPile = 5;
export const varDiscard = 6;
/** BMS-262 Bulls that have left the match. */
export const sentOff = 7;
const FIRST_OWN = 8;
/** BMS-013 The bull pile. */
export const bulls = (seat: Seat): number => FIRST_OWN + seat;
/** BMS-019 The action pile. */
export const actions = (seat: Seat): number => FIRST_OWN + 2 + seat;
/** BMS-012 The bench (reservehekje). */
export const bench = (seat: Seat): number => FIRST_OWN + 4 + seat;
export const hand = (seat: Seat): number => FIRST_OWN + 6 + seat;
/** The bull slot of the field (weiland). */
export const field = (seat: Seat): number => FIRST_OWN + 8 + seat;
/** BMS-031, BMS-033 The action slot of the field: a card laid face down and not yet used. */
export const laid = (seat: Seat): number => FIRST_OWN + 10 + seat;
/** The action slot: a card used or sacrificed in this attempt. */
export const played = (seat: Seat): number => FIRST_OWN + 12 + seat;
/** BMS-116a The Modderpoels beside a coach. */
export const mud = (seat: Seat): number => FIRST_OWN + 14 + seat;
/** BMS-118a The cards locked by Sabotage, older ones below. */
export const locked = (seat: Seat): number => FIRST_OWN + 16 + seat;
/** BMS-042 The bull discard, face up. */
export const out = (seat: Seat): number => FIRST_OWN + 18 + seat;
/** BMS-017, BMS-042 What a coach has discarded face down. */
export const down = (seat: Seat): number => FIRST_OWN + 20 + seat;
/** What a coach has set out of sight for a moment: penalty bulls, bench bulls drawn, VAR cards to be put back. */
export const aside = (seat: Seat): number => FIRST_OWN + 22 + seat;

export { bySeat } from '../by-seat.ts';
export { nth };

/** A figure of a list by seat. */
export const at = (list: readonly number[], seat: Seat): number => list[seat] ?? 0;

/** BMS-030 Usable bulls: those in hand. Everybody sees how many by the backs. */
export function bullsInHand(g: Game, seat: Seat): number {
  const cards = g.in(hand(seat));
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (g.card(nth(g, hand(seat), i)).bull) count++;
  return count;
}

export const actionsInHand = (g: Game, seat: Seat): number => g.count(hand(seat)) - bullsInHand(g, seat);

/** BMS-048 Hand size = cards in hand + red cards + locked cards; its limit is six. */
export const HAND = 6;
export const handSize = (g: Game, seat: Seat): number =>
  g.count(hand(seat)) + at(g.facts.reds, seat) + g.count(locked(seat));

export const hasField = (g: Game, seat: Seat): boolean => g.count(field(seat)) > 0;
export const hasLaid = (g: Game, seat: Seat): boolean => g.count(laid(seat)) > 0;

/** Offers every bull (or every action card) of a zone. */
export function offerCards(g: Game, pick: string, zone: number, bulls: boolean): void {
  const cards = g.in(zone);
  for (let i = 0; i < cards.length; i++) {
    const card = nth(g, zone, i);
    if (g.card(card).bull === bulls) g.offer(pick, card);
  }
}

/** BMS-290 The clock takes the first card in the order of the tables in §2, which is the order of the deck. */
export function offerFirst(g: Game, pick: string, zone: number, bulls: boolean): void {
  const cards = g.in(zone);
  let first: CardId = NONE;
  for (let i = 0; i < cards.length; i++) {
    const card = nth(g, zone, i);
    if (g.card(card).bull === bulls && (first === NONE || card < first)) first = card;
  }
  if (first !== NONE) g.offer(pick, first);
}
