import type { Match, Seat, View } from '@stamtafel/kernel';
import { ALL, bulls, type Card, down, hand, LOCATIONS, location, type StierenVersieren } from './kind.ts';

export type SvMatch = Match<StierenVersieren>;
export type SvView = View<StierenVersieren>;

/** The table as one seat sees it: who is where. */
export interface Board {
  readonly me: Seat;
  readonly hand: readonly Card[];
  /** By seat and location. */
  readonly bulls: readonly (readonly (readonly Card[])[])[];
  /** By location: the cows face up. */
  readonly cows: readonly (readonly Card[])[];
  /** By location: the face-down cows, those the viewer knows by their cards. */
  readonly down: readonly (readonly (Card | undefined)[])[];
}

export function boardOf(match: SvMatch, view: SvView): Board {
  const faces = (zone: number): Card[] => (view.zones[zone] ?? []).flatMap((face) => match.faces[face] ?? []);
  const places = Array.from({ length: LOCATIONS }, (_, place) => place);
  return {
    me: view.viewer,
    hand: faces(hand(view.viewer)),
    bulls: Array.from({ length: match.seats }, (_, seat) => places.map((place) => faces(bulls(seat, place)))),
    cows: places.map((place) => faces(location(place))),
    down: places.map((place) => (view.zones[down(place)] ?? []).map((face) => match.faces[face])),
  };
}

export const fits = (bull: Card, cow: Card): boolean => cow.symbol === ALL || bull.symbol === cow.symbol;
