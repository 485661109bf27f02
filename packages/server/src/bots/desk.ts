/** What is to be thought, where, and for how long: plain data, and the time is an argument. */
import { type Account, charge, correct, newAccount, type Path, shareOf, tidy, turnOf } from './turns.ts';

/**
 * What waits now is to be thought in about this time, so nobody waits much longer, however much there is: the more
 * there is, the shorter every thought.
 */
const ROUND_MS = 1000;

export interface Wanted {
  readonly path: Path;
  readonly asked: number;
  /** What is due first is thought first, where it is the turn of several. */
  readonly due: number;
}

/** Where one thought is thought. */
export interface Place<W extends Wanted> {
  job: W | undefined;
  began: number;
  charged: number;
  /** It has been told to come to an end. */
  isHurried: boolean;
}

export interface Desk<W extends Wanted> {
  readonly waiting: W[];
  readonly places: readonly Place<W>[];
  readonly account: Account;
}

export const newDesk = <W extends Wanted>(places: number): Desk<W> => ({
  waiting: [],
  places: Array.from({ length: places }, () => ({
    job: undefined,
    began: 0,
    charged: 0,
    isHurried: false,
  })),
  account: newAccount(),
});

/** Somebody no longer waits. */
export function withdraw<W extends Wanted>(desk: Desk<W>, job: W): void {
  const index = desk.waiting.indexOf(job);
  if (index < 0) return;
  desk.waiting.splice(index, 1);
  tidy(desk.account, wantingPaths(desk));
}

/** A thought with the time it may take; without one, until it is told to end. */
export interface Start<W extends Wanted> {
  readonly job: W;
  readonly ms: number | undefined;
}

/** Gives a free place the thought whose turn it is, if one waits. */
export function begin<W extends Wanted>(desk: Desk<W>, place: Place<W>, now: number): Start<W> | undefined {
  const { waiting, places, account } = desk;
  const job = turnOf(account, waiting);
  if (job === undefined) return undefined;
  const share = shareNow(desk, job);
  waiting.splice(waiting.indexOf(job), 1);
  place.job = job;
  place.began = now;
  place.isHurried = false;
  const free = places.filter((other) => other.job === undefined).length;
  const ms = waiting.length > free ? Math.min(share, timeLeft(job, now)) : undefined;
  place.charged = ms ?? share;
  charge(account, job.path, place.charged);
  return { job, ms };
}

/** What waited for a whole round, because the machine is slower than it seemed, is answered at first sight. */
const timeLeft = ({ asked }: Wanted, now: number): number => Math.max(0, asked + ROUND_MS - now);

/**
 * A thought has come to its end, one way or the other. What it took beyond its share was time that nobody wanted, or
 * it would have been told to end: that is held against nobody.
 */
export function end<W extends Wanted>(desk: Desk<W>, place: Place<W>, now: number): void {
  const { job } = place;
  if (job === undefined) return;
  correct(desk.account, job.path, Math.min(now - place.began, shareNow(desk, job)) - place.charged);
  place.job = undefined;
  tidy(desk.account, wantingPaths(desk));
}

interface Hurry<W extends Wanted> {
  /** These have just had their share while others wait. */
  readonly jobs: readonly W[];
  /** When the next one will have had its turn, if others still wait at that time. */
  readonly nextAt: number | undefined;
}

/** Whose share is over; nobody's while nobody waits. */
export function hurry<W extends Wanted>(desk: Desk<W>, now: number): Hurry<W> {
  const jobs: W[] = [];
  let nextAt = Number.POSITIVE_INFINITY;
  for (const place of desk.waiting.length > 0 ? desk.places : []) {
    if (place.job === undefined || place.isHurried) continue;
    const until = place.began + shareNow(desk, place.job);
    place.isHurried = until <= now;
    if (place.isHurried) jobs.push(place.job);
    else nextAt = Math.min(nextAt, until);
  }
  return { jobs, nextAt: nextAt === Number.POSITIVE_INFINITY ? undefined : nextAt };
}

const shareNow = <W extends Wanted>(desk: Desk<W>, { path }: W): number =>
  shareOf(path, wantingPaths(desk), ROUND_MS * desk.places.length);

/** Counts those that wait and those being thought about. */
export const wantingPaths = <W extends Wanted>({ waiting, places }: Desk<W>): readonly Path[] =>
  [...waiting, ...places.flatMap(({ job }) => job ?? [])].map(({ path }) => path);
