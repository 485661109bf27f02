/** What a tally says, in figures: every number of the report is made here, and none where it is drawn. */
import type { Effect, Moments } from '../detail.ts';
import type { Change } from '../house-rules.ts';
import { type Interval, type MeanInterval, meanOf, percentile, widthFor, wilson } from '../statistics.ts';
import { type Tally, winsOf } from '../tally.ts';

/** Counts by value, from the smallest to the largest. */
export type Counts = readonly (readonly [value: number, times: number])[];

/** Whether a share differs from what is expected. */
export interface Difference {
  readonly towards: 'more' | 'less';
  /** Still there when all shares beside it are looked at together; otherwise it may be the luck of one among many. */
  readonly sure: boolean;
}

export interface Rate extends Interval {
  readonly expected: number;
  readonly difference?: Difference;
}

export interface Spread {
  readonly counts: Counts;
  readonly mean: number;
  readonly p10: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p90: number;
}

/** What a kind of card is worth to the player who has it longest. */
export interface CardWorth {
  readonly kind: number;
  readonly matches: number;
  /** The wins of those who had it, beside those that their seats have anyway. */
  readonly rate: Rate;
}

export interface EffectFound {
  readonly change: Change;
  readonly matches: number;
  readonly same: number;
  /** By seat; with two seats what one gains the other loses. */
  readonly shares: readonly MeanInterval[];
  readonly first: MeanInterval;
  readonly decisions: MeanInterval;
  readonly points: MeanInterval;
}

export interface Findings {
  readonly matches: number;
  readonly seats: readonly Rate[];
  /** By turn, from the first player on. */
  readonly turns: readonly Rate[];
  readonly decisions: Spread;
  readonly parts: Spread;
  /** By seat. */
  readonly points: readonly Spread[];
  /** The best first. */
  readonly cards: readonly CardWorth[];
  /** Kinds that worked for the same seat in every match, or for none: nothing to compare. */
  readonly cardsWithout: readonly number[];
  readonly effects: readonly EffectFound[];
}

/** With fewer matches nothing is said about a card. */
const FEWEST_FOR_A_CARD = 20;

export function findings(tally: Tally, changes: readonly Change[]): Findings {
  const { matches, lengths, detail } = tally;
  if (!detail) throw new Error('a report needs a detailed tally');
  const seats = tally.wins.length;
  // With two seats the one is the mirror of the other: a single question.
  const questions = seats === 2 ? 1 : seats;
  const even = 1 / seats;
  const wins = tally.wins.map((_, seat) => winsOf(tally, seat));
  const judged = detail.had.map((had, kind) => cardWorth(had, detail.won[kind] ?? [], wins, matches));
  const compared = judged.filter((card) => card !== undefined);
  return {
    matches,
    seats: wins.map((won) => rate(won, matches, even, questions)),
    turns: detail.begun === 0 ? [] : detail.turns.map((won) => rate(won, detail.begun, even, questions)),
    decisions: spread(lengths),
    parts: spread(detail.parts),
    points: detail.points.map(spread),
    cards: judged
      .flatMap((card, kind): CardWorth[] =>
        card === undefined
          ? []
          : [{ kind, matches: card.had, rate: rate(card.won, card.had, card.expected, compared.length) }],
      )
      .sort((a, b) => gain(b.rate) - gain(a.rate) || a.kind - b.kind),
    cardsWithout: judged.flatMap((card, kind) => (card === undefined ? [kind] : [])),
    effects: detail.effects.flatMap((effect, i) => {
      const change = changes[i];
      return change === undefined || effect.matches < 2 ? [] : [effectFound(effect, change)];
    }),
  };
}

/** How much more than expected. */
export const gain = ({ share, expected }: Rate): number => share - expected;

/** A share with its 95 % interval, and whether it differs from what is expected, as one of several questions. */
export function rate(won: number, trials: number, expected: number, questions: number): Rate {
  const interval = wilson(won, trials);
  const towards = awayFrom(interval, expected);
  if (towards === undefined) return { ...interval, expected };
  const wide = wilson(won, trials, widthFor(questions));
  return {
    ...interval,
    expected,
    difference: { towards, sure: awayFrom(wide, expected) !== undefined },
  };
}

function awayFrom({ low, high }: Interval, expected: number): 'more' | 'less' | undefined {
  return low > expected ? 'more' : high < expected ? 'less' : undefined;
}

/** Whether a mean difference is more than chance, as one of several questions. */
export function differsFromZero({ mean, low, high }: MeanInterval, questions: number): boolean {
  const reach = ((high - low) / 2) * (widthFor(questions) / widthFor(1));
  return Math.abs(mean) > reach;
}

/**
 * How often those who had a card won, and how often their seats win anyway. What the seats win is taken as known: where
 * only one seat can have the card this makes the interval a little too wide, never too narrow.
 */
function cardWorth(
  had: readonly number[],
  won: readonly number[],
  wins: readonly number[],
  matches: number,
): { readonly had: number; readonly won: number; readonly expected: number } | undefined {
  const all = had.reduce((sum, times) => sum + times, 0);
  if (all < FEWEST_FOR_A_CARD || had.includes(matches)) return undefined;
  return {
    had: all,
    won: won.reduce((sum, share) => sum + share, 0),
    expected: had.reduce((sum, times, seat) => sum + (times / all) * ((wins[seat] ?? 0) / matches), 0),
  };
}

function effectFound(
  { matches, same, shares, first, decisions, points }: Effect,
  change: Change,
): EffectFound {
  const mean = ({ sum, squares }: Moments): MeanInterval => meanOf(sum, squares, matches);
  return {
    change,
    matches,
    same,
    shares: shares.map(mean),
    first: mean(first),
    decisions: mean(decisions),
    points: mean(points),
  };
}

export function spread(map: ReadonlyMap<number, number>): Spread {
  const counts = [...map].sort(([a], [b]) => a - b);
  const all = counts.reduce((sum, [, times]) => sum + times, 0);
  const total = counts.reduce((sum, [value, times]) => sum + value * times, 0);
  return {
    counts,
    mean: all === 0 ? 0 : total / all,
    p10: percentile(counts, 0.1),
    p25: percentile(counts, 0.25),
    median: percentile(counts, 0.5),
    p75: percentile(counts, 0.75),
    p90: percentile(counts, 0.9),
  };
}

/** From the smallest to the largest value of all of these. */
export function spreadScale(spreads: readonly Spread[]): { readonly from: number; readonly to: number } {
  const values = spreads.flatMap(({ counts }) => counts.map(([value]) => value));
  return { from: Math.min(...values), to: Math.max(...values) };
}
