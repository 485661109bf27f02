import type { Kind, Rule, Seat, Table } from '@stamtafel/kernel';
import { colours } from '../deck.ts';
import { type PlayCard, playDeck } from '../shared.ts';
import { type Options, setOf } from './options.ts';

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
  /** PD-016 By seat: how far the marker is on its way from the own side to the other (seat 1 from the left). */
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

export interface FivePossessions extends Kind {
  facts: Facts;
  frame: Frame;
  options: Options;
  card: DuelCard;
}

/** The rule of a frame of this kind. */
export type RuleFor<Do extends Frame['do']> = Rule<FivePossessions, Extract<Frame, { do: Do }>>;

export type Game = Table<FivePossessions>;

/** PD5-001 Each player gets one complete set: one the 28 white, the other the 28 black cards. */
export function deck(options: Options): readonly DuelCard[] {
  return playDeck(options).map((card) => ({
    ...card,
    back: `${card.back} ${card.side}`,
    owner: card.back === setOf(options, 0) ? 0 : 1,
    tally: 1 << (4 * colours.indexOf(card.colour)),
  }));
}

export const facts = (): Facts => ({
  possession: 0,
  row: 0,
  offense: -1,
  closedIn: [0, 0, 0, 0],
  wins: [0, 0],
  yards: [0, 0],
});

export const copyFacts = (f: Facts): Facts => ({
  possession: f.possession,
  row: f.row,
  offense: f.offense,
  closedIn: f.closedIn.slice(),
  wins: f.wins.slice(),
  yards: f.yards.slice(),
});

export const defenseOf = (f: Facts): Seat => 1 - f.offense;

/** PD5-010 An open lane: not closed in any row of this possession. */
export const isOpen = (f: Facts, lane: number): boolean => f.closedIn[lane] === 0;
