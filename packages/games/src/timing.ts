import { fastBelow, fastSeed, type Kind, type Match, type State } from '@stamtafel/kernel';

/**
 * What a house or a page with a clock needs for a race: the part of a match in which the moment of an answer counts. The
 * engine has no clock: it sees stamps and the clock's answers. All times are in milliseconds.
 */

/**
 * The parts of a race. `start`: a player starts it, and the countdown comes before their answer. `open`: everybody who is
 * asked answers as fast as they can. `last`: it is stopped, and one seat finishes what it was at. In the last two answers
 * carry stamps.
 */
export type RaceStage = 'start' | 'open' | 'last';

/** How a game is raced. A method, so that editions of all games fit one list. */
export interface Timing<K extends Kind = Kind> {
  /** By what is asked: the part of a race that it belongs to. */
  readonly stages: { readonly [asks: string]: RaceStage };
  /** What holds in a race of this match; undefined where nobody races. */
  terms(match: Match<K>): RaceTerms | undefined;
}

export interface RaceTerms {
  /** The pick that starts the race. It enters the log when the countdown ends: that moment is t = 0. */
  readonly start: string;
  readonly countdown: number;
  /** Answers this near to each other are a photo finish. Of a player's way at most half of it is made up for. */
  readonly photoFinish: number;
  /** How long the last seat may take once the race is stopped; then the clock answers for it. */
  readonly last: number;
  /** When the clock ends the race for all, since t = 0; undefined: never. */
  readonly most: number | undefined;
  /** The clock ends it, too, once all players have been away for longer than this. */
  readonly allAway: number;
  /** What a computer of this level usually takes for one answer. */
  readonly pace: (level: string) => number;
}

/** The part of a race that a table is in. */
export function raceStage<K extends Kind>(
  timing: Timing<K> | undefined,
  match: Match<K>,
  { stack }: State<K>,
): RaceStage | undefined {
  const asks = stack.at(-1)?.do;
  const stage = asks === undefined ? undefined : timing?.stages[asks];
  return stage && timing?.terms(match) && stage;
}

/** Whether answers carry stamps in this part. */
export const isStamped = (stage: RaceStage | undefined): stage is 'open' | 'last' =>
  stage === 'open' || stage === 'last';

/**
 * A seat's correction, fixed at t = 0: half the lowest round-trip time measured before, rounded down, at most half the
 * margin of a photo finish. Bots, and seats without a measurement, get none.
 */
export function correction(
  roundTrips: readonly number[],
  { photoFinish }: Pick<RaceTerms, 'photoFinish'>,
): number {
  if (roundTrips.length === 0) return 0;
  const lowest = Math.max(0, Math.min(...roundTrips));
  return Math.floor(Math.min(lowest, photoFinish) / 2);
}

/** The stamp of an answer: whole milliseconds since t = 0, less the seat's correction, not below 0. */
export const stamp = (received: number, start: number, corrected: number): number =>
  Math.max(0, Math.floor(received - start) - corrected);

interface Presence {
  /** By seat: since when it is disconnected, or undefined while it is there. */
  readonly awaySince: readonly (number | undefined)[];
}

/**
 * When the clock ends the race for all if nothing changes. One player's disconnection never does. Undefined: never.
 */
export function endsAt(
  start: number,
  { awaySince }: Presence,
  { most, allAway }: Pick<RaceTerms, 'most' | 'allAway'>,
): number | undefined {
  const moments: number[] = [];
  if (most !== undefined) moments.push(start + most);
  const away = awaySince.filter((since) => since !== undefined);
  if (away.length > 0 && away.length === awaySince.length)
    moments.push(Math.max(start, ...away) + allAway + 1);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** When the clock answers for the last seat. */
export const lastEndsAt = (stopped: number, { last }: Pick<RaceTerms, 'last'>): number => stopped + last;

/** A bot's own generator, separate from the match's chance: the four words of a seed. */
export const botDice = (seed: number): number[] => fastSeed(seed);

/**
 * A bot's pace in one race: nobody has the same day twice. It is drawn before a card is seen, so it tells nothing of
 * cards.
 */
export const botForm = (dice: number[], { pace }: Pick<RaceTerms, 'pace'>, level: string): number =>
  around(dice, pace(level));

/** The bot gives its next answer after this delay. */
export const botDelay = (dice: number[], pace: number): number => around(dice, pace);

/** Uniform within ±30 %. */
function around(dice: number[], usual: number): number {
  const spread = Math.floor((usual * 3) / 10);
  return usual - spread + fastBelow(dice, 2 * spread + 1);
}

/** A bot that is the last gives its answer at the planned moment, at the latest when its time ends. */
export const botLastAt = (planned: number, stopped: number, terms: Pick<RaceTerms, 'last'>): number =>
  Math.max(stopped, Math.min(planned, lastEndsAt(stopped, terms)));
