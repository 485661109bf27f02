import type { Kind, Rule, Seat, Table, Zone } from '@stamtafel/kernel';
import type { PlayCard } from '../cards/cards.ts';
import type { Side } from '../deck.ts';
import type { Options } from './options.ts';

/** The four shapes of 5 possessions: what is public, what is pending, which house rules, what a card looks like. */
export interface FivePossessions extends Kind {
  facts: Facts;
  frame: Frame;
  options: Options;
  card: DuelCard;
}

/** A card of a player. Offense and defense cards never mix here (PD5-006), so each half of a set is a pack of its own. */
export interface DuelCard extends Omit<PlayCard, 'back'> {
  readonly back: string;
  readonly owner: Seat;
  /** One card of its colour, as an entry in a tally of colours: four bits for each colour. */
  readonly tally: number;
}

/** Everything public that is not a card. */
export interface Facts {
  /** The possession being played, from 1; 0 before the first. */
  possession: number;
  /** The row being played, 1 to 4; 0 before the first. */
  row: number;
  /** Who attacks; NONE until the first role is chosen. */
  offense: Seat;
  /** By lane: the row in which it was closed, 0 while it is open. */
  closedIn: number[];
  /** By seat: possessions won. */
  wins: number[];
  /** PD-016 By seat: how far the marker is on its way from its own side to the other (seat 1 from the left). */
  yards: number[];
}

export type Frame =
  | { readonly do: 'start' }
  | { readonly do: 'role'; readonly seat: Seat }
  | { readonly do: 'possession' }
  | { readonly do: 'row' }
  | { readonly do: 'place' }
  | { readonly do: 'reveal' }
  | { readonly do: 'lastOffense' }
  | { readonly do: 'layLast' }
  | { readonly do: 'lastDefense'; readonly lanes: readonly number[] }
  | { readonly do: 'revealLast'; readonly lanes: readonly number[] }
  | { readonly do: 'score'; readonly winner: Seat };

export type RuleFor<Do extends Frame['do']> = Rule<FivePossessions, Extract<Frame, { do: Do }>>;

export type Game = Table<FivePossessions>;

export const defenseOf = (f: Facts): Seat => 1 - f.offense;

/** PD5-010 An open lane: not closed in any row of this possession. */
export const isOpen = (f: Facts, lane: number): boolean => f.closedIn[lane] === 0;

/** The lanes as numbers 0 to 3 inside; outside, and in every text, they are 1 to 4. */
export const lanes = [0, 1, 2, 3] as const;

// The zones, in the order of `zones()`. The last card of a zone is the top one.

/** Where cards lie before they are unpacked. */
export const box: Zone = 0;

/** PD5-003, PD5-034 Cards shown to all for a moment: the start draw, and last cards without a place. */
export const shown: Zone = 1;

const perSeat = 5;
const firstSeat = 2;
const firstLane = firstSeat + 2 * perSeat;

/** PD5-006 The half of a player's set that lies aside while the other half is in use. */
export const half = (seat: Seat, side: Side): Zone =>
  firstSeat + seat * perSeat + (side === 'offense' ? 0 : 1);
/** PD5-007 The face-down stack of the side in use. */
export const stack = (seat: Seat): Zone => firstSeat + 2 + seat * perSeat;
/** PD5-011 The cards taken for this row. */
export const hand = (seat: Seat): Zone => firstSeat + 3 + seat * perSeat;
/** PD5-019, PD5-027, PD5-032, PD5-033 Cards that are out of this possession, face down. */
export const aside = (seat: Seat): Zone => firstSeat + 4 + seat * perSeat;

/** PD5-025 The open cards of the offense in a lane, row above row. */
export const lane = (n: number): Zone => firstLane + n;
/** PD5-012, PD5-017, PD5-026 Above them the face-down ones: not revealed yet, turned down, or dead. */
export const down = (n: number): Zone => firstLane + 4 + n;
/** PD5-013 The defense's card opposite a lane. */
export const against = (n: number): Zone => firstLane + 8 + n;
