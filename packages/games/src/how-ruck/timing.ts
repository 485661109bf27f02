import type { RaceTerms, Timing } from '../timing.ts';
import type { HowRuck } from './kind.ts';
import type { Options } from './options.ts';

/** HR-041 How long the countdown before the command is. */
const COUNTDOWN = 3000;

/** HR-052 How long both players may be away at the same time. */
const BOTH_AWAY = 5000;

/**
 * The race for the teams (HR-040…055). HR-050 While pairs are split, and in the slower player's final pair, answers carry
 * stamps; HR-051 what lies within the margin is a photo finish.
 */
export const timing: Timing<HowRuck> = {
  stages: { command: 'start', race: 'open', finalPair: 'last' },
  /** HR-040 Only a match with a race has one. */
  terms: ({ options }) => (options.teamForming === 'race' ? termsOf(options) : undefined),
};

export function termsOf({
  photoFinishMs,
  finalPairSeconds,
  raceMaxSeconds,
  botPace,
}: Pick<Options, 'photoFinishMs' | 'finalPairSeconds' | 'raceMaxSeconds' | 'botPace'>): RaceTerms {
  return {
    start: 'command',
    countdown: COUNTDOWN,
    photoFinish: photoFinishMs,
    /** HR-045 Then the clock leaves the final pair for the slower player. */
    last: finalPairSeconds * 1000,
    /** HR-052, HR-054 Then the race is void. */
    most: raceMaxSeconds > 0 ? raceMaxSeconds * 1000 : undefined,
    allAway: BOTH_AWAY,
    /** HR-053 A computer splits at a pace of its own. */
    pace: (level) => paces.get(botPace) ?? levelPaces.get(level) ?? USUAL_PACE,
  };
}

/** HR-053 The paces of `botPace`, in milliseconds per pair. */
const paces: ReadonlyMap<Options['botPace'], number> = new Map([
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
