import type { Kind, Rule, Seat, Seats, Table, Zone } from '@stamtafel/kernel';
import type { PlayCard } from '../cards/cards.ts';
import type { CardSet } from '../deck.ts';
import type { Options } from './options.ts';

/** The four shapes of 4 downs: what is public, what is pending, which house rules, what a card looks like. */
export interface FourDowns extends Kind {
  facts: Facts;
  frame: Frame;
  options: Options;
  card: PlayCard;
}

/** Everything on the table that is not a card; all of it is public. */
export interface Facts {
  /** The number of this round, from 1. */
  round: number;
  dealer: Seat;
  /** How many cards each player was dealt in this round, so how many tricks it has. */
  cards: number;
  /** The number of this trick, from 1. */
  trick: number;
  /** Who leads this trick, or has led it. */
  leader: Seat;
  /** What a loser of this round loses, in yards. */
  stake: number;
  /** Who made the latest claim of this round, or NONE. */
  claimant: Seat;
  folded: Seats;
  /** By seat: the yards lost. */
  yards: number[];
  /** By seat: 0 in the game; otherwise the moment of leaving it, the first being 1. */
  left: number[];
  /** By seat: the families (as bits) it has shown not to hold in this round, by not following with them. */
  lacks: number[];
  /** What the last two said about 8 cards. */
  eightCards: 'unasked' | 'yes' | 'no';
}

export type Frame =
  | { readonly do: 'deal' }
  | { readonly do: 'vote' }
  | { readonly do: 'countVotes' }
  | { readonly do: 'lead'; readonly seat: Seat }
  | { readonly do: 'follow'; readonly seat: Seat }
  | { readonly do: 'answer'; readonly seat: Seat };

export type RuleFor<Do extends Frame['do']> = Rule<FourDowns, Extract<Frame, { do: Do }>>;

export type Game = Table<FourDowns>;

/** Where the cards of a described position lie that it does not mention; empty once a set has been dealt. */
export const box: Zone = 0;

/** PD-001 Each set has its own pile: what is left of the one in use after the deal, and the whole other one. */
export const pile = (set: CardSet): Zone => (set === 'black' ? 1 : 2);

export const hand = (seat: Seat): Zone => 3 + 2 * seat;

/** PD4-018 What a player has played in this round, in order, face up. */
export const played = (seat: Seat): Zone => 4 + 2 * seat;
