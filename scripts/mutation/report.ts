/** What a mutation run found, for people; and whether it is worse than it may be, or than an earlier one. */
import type { Findings, Tried } from './run.ts';

/** The share of survivors in percent, with the 95 % interval that the sample leaves (Wilson's). */
export interface Share {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

export const survived = ({ fate }: Tried): boolean => fate !== 'caught';

/** Exact where all mutants were tried: a sample of everything leaves nothing open. */
export function shareOf({ tried, population }: Findings): Share {
  const n = tried.length;
  if (n === 0) return { percent: 0, low: 0, high: 100 };
  const p = tried.filter(survived).length / n;
  if (n === population) return { percent: 100 * p, low: 100 * p, high: 100 * p };
  const z = 1.96;
  const centre = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2));
  return { percent: 100 * p, low: 100 * Math.max(0, centre - half), high: 100 * Math.min(1, centre + half) };
}

/** Surely more than may survive: what a sample finds can be chance. */
export const isTooMany = (findings: Findings, most: number): boolean => shareOf(findings).low > most;

/** The mutants that were caught then and survive now. */
export function newlyBlind(earlier: readonly Findings[], now: Findings): Tried[] {
  const caught = new Set(
    earlier
      .filter(({ scope }) => scope === now.scope)
      .flatMap(({ tried }) => tried.filter(({ fate }) => fate === 'caught').map(({ mutant }) => mutant.key)),
  );
  return now.tried.filter((one) => survived(one) && caught.has(one.mutant.key));
}

export function describe(findings: Findings): string {
  const { scope, population, tried } = findings;
  const { percent, low, high } = shareOf(findings);
  const alive = tried
    .filter(survived)
    .sort((a, b) => order(a.mutant.file, b.mutant.file) || a.mutant.start - b.mutant.start);
  const range = tried.length < population ? ` (95 %: ${low.toFixed(1)} to ${high.toFixed(1)} %)` : '';
  return [
    ...alive.map(line),
    `${scope}: ${alive.length} of ${tried.length} mutants survive, ${percent.toFixed(1)} %${range}; ${population} in all.`,
  ].join('\n');
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function line({ mutant, fate }: Tried): string {
  const { file, before, after } = mutant;
  const change = after === '' ? `without ${short(before)}` : `${short(before)}  →  ${short(after)}`;
  return `${file}:${mutant.line}  ${change}${fate === 'unreached' ? '  (no test comes by)' : ''}`;
}

const LONGEST = 90;

function short(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
}
