import { fastBelow, fastSeed, type Match, type State } from '@stamtafel/kernel';
import type { Options } from './options.ts';

/**
 * What a house or a page with a clock needs for the race. The engine has no clock: it sees stamps and the clock's
 * answers. All times are in milliseconds.
 */

/** The options a clock must know. */
export type RaceOptions = Pick<Options, 'photoFinishMs' | 'finalPairSeconds' | 'raceMaxSeconds' | 'botPace'>;

/** HR-040 The options of a race; undefined for any other match, of any game. */
export function raceOptionsOf({ game, options }: Match): RaceOptions | undefined {
  if (game.id !== 'how-ruck') return undefined;
  const { teamForming, photoFinishMs, finalPairSeconds, raceMaxSeconds, botPace }: Unread = options;
  if (teamForming !== 'race' || !isPace(botPace)) return undefined;
  if (!isNumber(photoFinishMs) || !isNumber(finalPairSeconds) || !isNumber(raceMaxSeconds)) return undefined;
  return { photoFinishMs, finalPairSeconds, raceMaxSeconds, botPace };
}

type Unread = { readonly [id in keyof Options]?: unknown };
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isPace = (value: unknown): value is Options['botPace'] => value === 'level' || paces.has(value);

/** The part of a race that a table is in: there answers carry stamps, or the countdown comes before them. */
export type RaceStage = 'command' | 'race' | 'finalPair';

export function raceStage(match: Match, { stack }: State): RaceStage | undefined {
  const asks = stack.at(-1)?.do;
  if (asks !== 'command' && asks !== 'race' && asks !== 'finalPair') return undefined;
  return raceOptionsOf(match) && asks;
}

/** HR-050 Whether answers carry stamps now. */
export const isTimed = (match: Match, state: State): boolean => {
  const stage = raceStage(match, state);
  return stage === 'race' || stage === 'finalPair';
};

/** HR-041 The command enters the log when the countdown ends: that moment is t = 0. */
export const COUNTDOWN_MS = 3000;

/** HR-052 So long both players may be away at the same time. */
const BOTH_AWAY_MS = 5000;

/**
 * HR-050 A seat's correction, fixed at t = 0: half the lowest round-trip time measured before, rounded down, at most
 * half of `photoFinishMs`. Bots, and seats without a measurement, get none.
 */
export function correction(
  roundTrips: readonly number[],
  { photoFinishMs }: Pick<Options, 'photoFinishMs'>,
): number {
  if (roundTrips.length === 0) return 0;
  const lowest = Math.max(0, Math.min(...roundTrips));
  return Math.floor(Math.min(lowest, photoFinishMs) / 2);
}

/** HR-050 The stamp of a split: whole milliseconds since t = 0, less the seat's correction, not below 0. */
export const stamp = (received: number, start: number, corrected: number): number =>
  Math.max(0, Math.floor(received - start) - corrected);

interface Presence {
  /** By seat: since when it is disconnected, or undefined while it is there. */
  readonly awaySince: readonly (number | undefined)[];
}

/**
 * HR-052 When the race becomes void if nothing changes: `raceMaxSeconds` after t = 0, or when both players have been
 * away for more than 5 s. One player's disconnection never stops the race. Undefined: never.
 */
export function voidAt(
  start: number,
  { awaySince }: Presence,
  { raceMaxSeconds }: Pick<Options, 'raceMaxSeconds'>,
): number | undefined {
  const moments: number[] = [];
  if (raceMaxSeconds > 0) moments.push(start + raceMaxSeconds * 1000);
  const away = awaySince.filter((since) => since !== undefined);
  if (away.length > 0 && away.length === awaySince.length)
    moments.push(Math.max(start, ...away) + BOTH_AWAY_MS + 1);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** HR-045 When the clock leaves the slower player's final pair for them. */
export const leaveAt = (stopped: number, { finalPairSeconds }: Pick<Options, 'finalPairSeconds'>): number =>
  stopped + finalPairSeconds * 1000;

/** HR-053 The paces of `botPace`, in milliseconds per pair. */
export const paces: ReadonlyMap<unknown, number> = new Map([
  ['slow', 4500],
  ['normal', 3200],
  ['fast', 2200],
]);

/** HR-053 With `botPace: level` a bot is as quick as it is strong; the simple players are no champions. */
export const levelPaces: ReadonlyMap<string, number> = new Map([
  ['level1', 6000],
  ['level2', 4400],
  ['level3', 3100],
  ['level4', 2280],
  ['greedy', 4400],
  ['random', 6000],
]);

const USUAL_PACE = 4400;

/** HR-053 A bot's own generator, separate from the match's chance: the four words of a seed. */
export const botDice = (seed: number): number[] => fastSeed(seed);

/**
 * HR-053 A bot's pace in one race: nobody has the same day twice. It is drawn before a card is seen, so it tells nothing
 * of cards.
 */
export const botForm = (dice: number[], { botPace }: Pick<Options, 'botPace'>, level: string): number =>
  around(dice, paces.get(botPace) ?? levelPaces.get(level) ?? USUAL_PACE);

/** HR-053 The bot splits its next pair after this delay. */
export const botDelay = (dice: number[], pace: number): number => around(dice, pace);

/** Uniform within ±30 %. */
function around(dice: number[], usual: number): number {
  const spread = Math.floor((usual * 3) / 10);
  return usual - spread + fastBelow(dice, 2 * spread + 1);
}

/** HR-053 A bot splits its final pair at the planned moment, at the latest when `finalPairSeconds` end. */
export const botFinalSplitAt = (
  planned: number,
  stopped: number,
  options: Pick<Options, 'finalPairSeconds'>,
): number => Math.max(stopped, Math.min(planned, leaveAt(stopped, options)));
