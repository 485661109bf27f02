/** What a report needs beyond the plain tally: counted in the threads, added up in the order of the matches. */
import type { Outcome } from '@stamtafel/kernel';
import type { Sighting } from './watch.ts';

/** Sums from which a mean and its spread follow. */
export interface Moments {
  sum: number;
  squares: number;
}

/** What one changed house rule did: differences to the same deals without the change. */
export interface Effect {
  matches: number;
  /** How many of them took the same course: as long, with the same points and places. */
  same: number;
  /** By seat: its share of the win. */
  readonly shares: Moments[];
  /** The share of the first player. */
  readonly first: Moments;
  readonly decisions: Moments;
  /** The mean of all seats. */
  readonly points: Moments;
}

/** Numbers only, so that details of different matches can be added up. */
export interface Detail {
  /** By number of rounds (or the like): how many matches had that many. */
  readonly parts: Map<number, number>;
  /** By seat and points: how often. */
  readonly points: Map<number, number>[];
  /** Matches with a first player, and by turn from there: shares of wins. */
  begun: number;
  readonly turns: number[];
  /** By kind of card and seat: matches in which it worked longest for that seat, and that seat's shares of those wins. */
  readonly had: number[][];
  readonly won: number[][];
  /** By change. */
  readonly effects: Effect[];
}

export interface Course {
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly sighting: Sighting;
}

export interface Size {
  readonly seats: number;
  readonly kinds: number;
  readonly changes: number;
}

export function emptyDetail({ seats, kinds, changes }: Size): Detail {
  const times = <T>(length: number, make: () => T): T[] => Array.from({ length }, make);
  const none = (): Moments => ({ sum: 0, squares: 0 });
  return {
    parts: new Map(),
    points: times(seats, () => new Map()),
    begun: 0,
    turns: times(seats, () => 0),
    had: times(kinds, () => times(seats, () => 0)),
    won: times(kinds, () => times(seats, () => 0)),
    effects: times(changes, () => ({
      matches: 0,
      same: 0,
      shares: times(seats, none),
      first: none(),
      decisions: none(),
      points: none(),
    })),
  };
}

/** By seat: winners of one match share it. */
export function sharesOf({ ranks }: Outcome): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

export function countDetail(detail: Detail, { outcome, sighting }: Course): void {
  const { parts, first, holders } = sighting;
  const shares = sharesOf(outcome);
  const seats = shares.length;
  raise(detail.parts, parts);
  detail.points.forEach((counts, seat) => {
    raise(counts, outcome.scores[seat] ?? 0);
  });
  if (first >= 0) {
    detail.begun++;
    for (let turn = 0; turn < seats; turn++)
      detail.turns[turn] = (detail.turns[turn] ?? 0) + (shares[(first + turn) % seats] ?? 0);
  }
  holders.forEach((seat, kind) => {
    const [had, won] = [detail.had[kind], detail.won[kind]];
    if (seat < 0 || !had || !won) return;
    had[seat] = (had[seat] ?? 0) + 1;
    won[seat] = (won[seat] ?? 0) + (shares[seat] ?? 0);
  });
}

/** Counts a deal that was played as it is and with a house rule changed. */
export function countEffect(effect: Effect, usual: Course, changed: Course): void {
  const [before, after] = [sharesOf(usual.outcome), sharesOf(changed.outcome)];
  effect.matches++;
  if (isSameCourse(usual, changed)) effect.same++;
  effect.shares.forEach((moments, seat) => {
    note(moments, (after[seat] ?? 0) - (before[seat] ?? 0));
  });
  note(effect.first, shareOfFirst(changed, after) - shareOfFirst(usual, before));
  note(effect.decisions, changed.decisions - usual.decisions);
  note(effect.points, mean(changed.outcome.scores) - mean(usual.outcome.scores));
}

const isSameCourse = (a: Course, b: Course): boolean =>
  a.decisions === b.decisions &&
  a.outcome.scores.every((points, seat) => points === b.outcome.scores[seat]) &&
  a.outcome.ranks.every((rank, seat) => rank === b.outcome.ranks[seat]);

/** An even share where there was no first player. */
const shareOfFirst = ({ sighting: { first } }: Course, shares: readonly number[]): number =>
  shares[first] ?? 1 / shares.length;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function note(moments: Moments, value: number): void {
  moments.sum += value;
  moments.squares += value * value;
}

function raise(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Adds what was counted elsewhere. */
export function mergeDetail(into: Detail, from: Detail): void {
  addCounts(into.parts, from.parts);
  into.points.forEach((counts, seat) => {
    addCounts(counts, from.points[seat]);
  });
  into.begun += from.begun;
  addNumbers(into.turns, from.turns);
  into.had.forEach((had, kind) => {
    addNumbers(had, from.had[kind]);
  });
  into.won.forEach((won, kind) => {
    addNumbers(won, from.won[kind]);
  });
  into.effects.forEach((effect, change) => {
    const other = from.effects[change];
    if (!other) return;
    effect.matches += other.matches;
    effect.same += other.same;
    effect.shares.forEach((moments, seat) => {
      addMoments(moments, other.shares[seat]);
    });
    addMoments(effect.first, other.first);
    addMoments(effect.decisions, other.decisions);
    addMoments(effect.points, other.points);
  });
}

function addCounts(into: Map<number, number>, from: ReadonlyMap<number, number> = new Map()): void {
  for (const [key, times] of from) into.set(key, (into.get(key) ?? 0) + times);
}

function addNumbers(into: number[], from: readonly number[] = []): void {
  from.forEach((number, i) => {
    into[i] = (into[i] ?? 0) + number;
  });
}

function addMoments(into: Moments, from: Moments | undefined): void {
  into.sum += from?.sum ?? 0;
  into.squares += from?.squares ?? 0;
}
