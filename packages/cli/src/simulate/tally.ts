import type { Outcome } from '@stamtafel/kernel';
import { type Detail, mergeDetail } from './detail.ts';
import { type Interval, percentile, wilson } from './statistics.ts';

/** What was counted over some matches; plain data that threads can send. */
export interface Tally {
  matches: number;
  /** By seat and by the number of winners: how often it was one of that many. */
  readonly wins: number[][];
  /** By length: how many matches took that many decisions. */
  readonly lengths: Map<number, number>;
  readonly scores: { sum: number; squares: number; least: number; most: number }[];
  readonly reasons: Map<string, number>;
  /** For a report only. */
  readonly detail?: Detail;
}

export function emptyTally(seats: number, detail?: Detail): Tally {
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    matches: 0,
    wins: bySeat(() => new Array<number>(seats + 1).fill(0)),
    lengths: new Map(),
    scores: bySeat(() => ({
      sum: 0,
      squares: 0,
      least: Number.POSITIVE_INFINITY,
      most: Number.NEGATIVE_INFINITY,
    })),
    reasons: new Map(),
    ...(detail && { detail }),
  };
}

export function count(tally: Tally, { scores, ranks, reason }: Outcome, decisions: number): void {
  tally.matches++;
  const winners = ranks.filter((rank) => rank === 1).length;
  tally.wins.forEach((by, seat) => {
    if (ranks[seat] === 1) by[winners] = (by[winners] ?? 0) + 1;
  });
  tally.scores.forEach((score, seat) => {
    const points = scores[seat] ?? 0;
    score.sum += points;
    score.squares += points * points;
    score.least = Math.min(score.least, points);
    score.most = Math.max(score.most, points);
  });
  add(tally.lengths, decisions, 1);
  add(tally.reasons, reason, 1);
}

/** Adds what was counted elsewhere. */
export function merge(into: Tally, from: Tally): void {
  into.matches += from.matches;
  into.wins.forEach((by, seat) => {
    by.forEach((_, winners) => {
      by[winners] = (by[winners] ?? 0) + (from.wins[seat]?.[winners] ?? 0);
    });
  });
  into.scores.forEach((score, seat) => {
    const other = from.scores[seat];
    if (!other) return;
    score.sum += other.sum;
    score.squares += other.squares;
    score.least = Math.min(score.least, other.least);
    score.most = Math.max(score.most, other.most);
  });
  for (const [length, times] of from.lengths) add(into.lengths, length, times);
  for (const [reason, times] of from.reasons) add(into.reasons, reason, times);
  if (into.detail && from.detail) mergeDetail(into.detail, from.detail);
}

/** How many matches were played, those with changed house rules included. */
export const matchesPlayed = ({ matches, detail }: Tally): number =>
  (detail?.effects ?? []).reduce((sum, effect) => sum + effect.matches, matches);

/** Matches won by a seat: winners of one match share it. */
export const winsOf = ({ wins }: Tally, seat: number): number =>
  (wins[seat] ?? []).reduce((sum, times, winners) => sum + (winners > 0 ? times / winners : 0), 0);

function add<T>(counts: Map<T, number>, key: T, times: number): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

export interface Summary {
  readonly seats: readonly (Interval & { readonly seat: string; readonly bot: string })[];
  readonly decisions: {
    readonly mean: number;
    readonly p10: number;
    readonly median: number;
    readonly p90: number;
    readonly max: number;
  };
  readonly scores: readonly {
    readonly seat: string;
    readonly mean: number;
    readonly deviation: number;
    readonly least: number;
    readonly most: number;
  }[];
  readonly reasons: { readonly [reason: string]: number };
}

export function summary(tally: Tally, letters: readonly string[], bots: readonly string[]): Summary {
  const { matches, lengths, scores, reasons } = tally;
  const sorted = [...lengths].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [length, times]) => sum + length * times, 0);
  return {
    seats: letters.map((seat, i) => ({
      seat,
      bot: bots[i % bots.length] ?? '',
      ...wilson(winsOf(tally, i), matches),
    })),
    decisions: {
      mean: matches === 0 ? 0 : total / matches,
      p10: percentile(sorted, 0.1),
      median: percentile(sorted, 0.5),
      p90: percentile(sorted, 0.9),
      max: percentile(sorted, 1),
    },
    scores: letters.map((seat, i) => {
      const { sum, squares, least, most } = scores[i] ?? { sum: 0, squares: 0, least: 0, most: 0 };
      if (matches === 0) return { seat, mean: 0, deviation: 0, least: 0, most: 0 };
      const mean = sum / matches;
      return { seat, mean, deviation: Math.sqrt(Math.max(0, squares / matches - mean * mean)), least, most };
    }),
    reasons: Object.fromEntries([...reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
