import { createHash } from 'node:crypto';
import process from 'node:process';

const DAY_MS = 24 * 3600 * 1000;

/** What decides which part of a large campaign a run looks at. */
export interface Draw {
  /** As `2026-11-19`. */
  readonly day: string;
  /** `npm run quick`, `npm test` or `npm run night`. */
  readonly effort: keyof Extents;
  /** The night goes through everything in this many parts; this is one of them, counted from 1. */
  readonly slice: { readonly nr: number; readonly of: number };
}

/** How large a campaign is: while somebody works, in every full run, and in a night. */
export interface Extents {
  readonly quick: number;
  readonly test: number;
  readonly night: number;
}

/** The draw of this run: of today, unless STAMTAFEL_DAY names a day to repeat. */
export function drawIn(env: NodeJS.ProcessEnv, now: Date): Draw {
  const day = env.STAMTAFEL_DAY ?? now.toISOString().slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new Error(`STAMTAFEL_DAY is a day such as 2026-11-19, not ${day}.`);
  const [, nr, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(env.STAMTAFEL_SLICE ?? '1/1') ?? [];
  const slice = { nr: Number(nr), of: Number(of) };
  if (!(slice.nr <= slice.of))
    throw new Error(`STAMTAFEL_SLICE is one of so many, such as 3/20, not ${env.STAMTAFEL_SLICE}.`);
  const effort = env.STAMTAFEL_NIGHT ? 'night' : env.STAMTAFEL_QUICK ? 'quick' : 'test';
  return { day, effort, slice };
}

/** The one of this process. */
export const draw: Draw = drawIn(process.env, new Date());

/** Is this run one of the night, which looks at everything? */
export const atNight = draw.effort === 'night';

/** Is it `npm run quick`, in which campaigns are too short to see everything? */
export const isQuick = draw.effort === 'quick';

/** This many rounds of a campaign; a slice of the night has its share of them. */
export function howMany(extents: Extents, { effort, slice }: Draw = draw): number {
  return effort === 'night' ? Math.ceil(extents.night / slice.of) : extents[effort];
}

/**
 * This many of `all`: others each day, until all had their turn. At night all of them, or the slice that was asked for.
 * `what` names the list, so that two lists of the same length are not gone through in step.
 */
export function sampleOfDay<T>(what: string, all: readonly T[], count: number, by: Draw = draw): T[] {
  const { nr, of } = by.slice;
  if (by.effort === 'night') return all.filter((_, place) => place % of === nr - 1);
  const days = Date.parse(by.day) / DAY_MS;
  const begin = (days * count) % all.length;
  const shuffled = [...all.entries()]
    .map(([place, one]) => ({ one, lot: hash(`${what}\n${place}`) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ one }) => one);
  return [...shuffled, ...shuffled].slice(begin, begin + Math.min(count, all.length));
}

/** A seed for a campaign: another one each day and in each slice of the night. */
export function seedOfDay(what: string, { day, slice }: Draw = draw): number {
  return Number.parseInt(hash(`${what}\n${day}\n${slice.nr}/${slice.of}`).slice(0, 7), 16);
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
