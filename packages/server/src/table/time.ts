import type { Seat, Seats } from '@stamtafel/kernel';

/** A player whose time is up still gets this much for an answer, so that the table is not a blur. */
export const LEAST_MS = 2000;

/** What the log says about the clocks of a match, all of it by seat. */
export interface Time {
  /**
   * Changes as soon as a new allowance begins. What a player does unseen, step by step, shares one allowance: a clock
   * that jumps would count those steps for everyone.
   */
  readonly thoughts: readonly number[];
  /** When that allowance began, in milliseconds since 1970. */
  readonly since: readonly number[];
  /** How long it had taken when the seat was done. */
  readonly took: readonly number[];
  /** Milliseconds left for the match, if there is such a clock. */
  readonly left: readonly number[];
}

export const newTime = (seats: number, when: number, left: readonly number[]): Time => ({
  thoughts: new Array<number>(seats).fill(0),
  since: new Array<number>(seats).fill(when),
  took: new Array<number>(seats).fill(0),
  left,
});

/** What an answer did to the table, as far as clocks go. */
export interface Step {
  readonly seat: Seat;
  readonly owed: Seats;
  readonly owing: Seats;
  readonly sameFrame: boolean;
  /** Whether some viewer could not see it. */
  isSecret(): boolean;
}

export function timeAfter(time: Time, step: Step, when: number): Time {
  const { seat, owed, owing, sameFrame } = step;
  const own = 1 << seat;
  const isAskedAgain = sameFrame && (owed & owing & own) !== 0 && !step.isSecret();
  const begins = (owing & ~owed) | (isAskedAgain ? own : 0);
  const isNew = (s: Seat): boolean => !sameFrame || (begins & (1 << s)) !== 0;
  const isDone = (owed & ~owing & own) !== 0;
  return {
    thoughts: time.thoughts.map((n, s) => (isNew(s) ? n + 1 : n)),
    since: time.since.map((then, s) => (isNew(s) ? when : then)),
    took: isDone ? time.took.with(seat, when - (time.since[seat] ?? when)) : time.took,
    left: time.left,
  };
}

interface Stop {
  readonly seat: Seat;
  readonly left?: number;
  readonly more?: true;
}

/** How many of these answers stopped the clock of each seat. */
function stopsOf(moves: readonly Stop[], seats: number): readonly number[] {
  const stops = new Array<number>(seats).fill(0);
  moves.forEach(({ seat, left, more }, i) => {
    // A batch stopped it once, though in older logs every part of it says so.
    const isCounted = more && moves[i - 1]?.left !== undefined;
    if (left !== undefined && !isCounted) stops[seat] = (stops[seat] ?? 0) + 1;
  });
  return stops;
}

/** What taking back did to the table, as far as clocks go. */
export interface Undone {
  readonly seat: Seat;
  /** New allowances begin for all: the others agreed that the table goes back. */
  readonly isNew: boolean;
  readonly owed: Seats;
  readonly gone: readonly Stop[];
  /** Milliseconds that come back when a clock stops. */
  readonly increment: number;
}

/** A player who withdraws an answer continues with the time they had left when they gave it. */
export function timeAfterUndo(time: Time, undone: Undone, when: number): Time {
  const { seat, isNew, owed, gone, increment } = undone;
  const stops = stopsOf(gone, time.left.length);
  const isResumed = (s: Seat): boolean => s === seat && !(owed & (1 << s));
  const leftNow = (left: number, s: Seat): number => {
    const without = left - (stops[s] ?? 0) * increment;
    if (!stops[s]) return left;
    if (isNew) return Math.max(LEAST_MS, without);
    // It is unknown how little was left before it was raised to the least: answering and withdrawing must not give
    // more.
    return left <= LEAST_MS ? 0 : Math.max(0, without);
  };
  return {
    thoughts: isNew ? time.thoughts.map((n) => n + 1) : time.thoughts,
    since: time.since.map((then, s) => {
      if (isNew) return when;
      return isResumed(s) ? when - (time.took[s] ?? 0) : then;
    }),
    took: time.took,
    left: time.left.map(leftNow),
  };
}

export const timeLeft = (time: Time, seat: Seat, left: number): Time => ({
  ...time,
  left: time.left.with(seat, left),
});
