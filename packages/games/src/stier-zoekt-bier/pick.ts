import { NONE } from '@stamtafel/kernel';

/*
 * A pick in the making is one sealed number: until it is complete nobody else sees anything of it (SZB-049). It has an
 * octal digit for each card, the lower one last: 1 + the place of the card in the hand, 0 for none yet.
 */
const BASE = 8;

/** Grand Café: instead of a place in the hand, no further card. No hand has this many cards. */
export const ENOUGH = 6;

/** The place in the hand of the lower card; ENOUGH; or NONE as long as nothing is picked. */
export const lower = (code: number): number => (code === NONE ? NONE : (code % BASE) - 1);

/** The same of the card above it. */
export const upper = (code: number): number => (code < BASE ? NONE : Math.floor(code / BASE) - 1);

/** With one more choice: a place in the hand, or ENOUGH. */
export const picked = (code: number, place: number): number =>
  code === NONE ? place + 1 : code + BASE * (place + 1);

/** Nothing is left to choose after two cards, or none more. */
export const isComplete = (code: number): boolean => lower(code) === ENOUGH || upper(code) !== NONE;

/** The place of the lower card while the one above it is still to be picked, or NONE. */
export const pickedFirst = (code: number): number => (isComplete(code) ? NONE : lower(code));

/** The places in the hand of the cards picked so far, the lower one first. */
export const placesPicked = (code: number): readonly number[] =>
  [lower(code), upper(code)].filter((place) => place !== NONE && place !== ENOUGH);
