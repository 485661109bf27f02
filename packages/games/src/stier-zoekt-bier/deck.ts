/**
 * The cards of Stier zoekt Bier: 24 bulls and 80 beers, as data, and the two bonus cards of its sister games.
 *
 * Source: The Game Master 2014. The rulebook prints four kinds, values 1 to 5, the totals and four steps of bulls; all
 * other figures were designed by us, and every figure says which (`Mark`). Owners can enter their own copy (SZB-220).
 */

import type { Mark } from '../edition.ts';

/** SZB-004 The kinds of beer, lowest rank first. "Blond bier" is witbier. */
export const kinds = ['pils', 'wit', 'bruin', 'oer'] as const;
export type BeerKind = (typeof kinds)[number];

/** SZB-007 From this many glasses on, a bull is worth this many points in all. */
interface BullStep {
  readonly glasses: number;
  readonly points: number;
  readonly mark: Mark;
}

export interface Bull {
  readonly type: 'bull';
  readonly id: string;
  /** SZB-006 What it drinks; `all` is the Allesdrinker (SZB-192). */
  readonly kind: BeerKind | 'all';
  /** Strictly increasing; the last one is the quota (SZB-008). */
  readonly steps: readonly BullStep[];
  readonly marks: Readonly<Record<'kind' | 'count', Mark>>;
}

export interface Beer {
  readonly type: 'beer';
  readonly id: string;
  readonly kind: BeerKind;
  readonly value: number;
  readonly marks: Readonly<Record<'kind' | 'value' | 'count', Mark>>;
}

/** SZB-172 The 1,5 meter Drinker has a beer back, but no kind and no value. */
export interface Drinker {
  readonly type: 'drinker';
  readonly id: string;
  readonly marks: Readonly<Record<'back' | 'kind' | 'value', Mark>>;
}

export type PrintedCard = Bull | Beer | Drinker;

/** SZB-006 The bull that drinks a kind, as the first part of its id. */
export const bullOf: Readonly<Record<BeerKind, string>> = {
  pils: 'pietje-pils',
  wit: 'bennie-blond',
  bruin: 'bruno-de-bruyne',
  oer: 'ozzy-oerstier',
};

/** Section 2.2: how many beers of each value, 1 to 5. */
const beerCounts: Readonly<Record<BeerKind, readonly number[]>> = {
  pils: [4, 6, 7, 5, 4],
  wit: [4, 5, 5, 4, 4],
  bruin: [3, 4, 5, 3, 3],
  oer: [3, 3, 3, 3, 2],
};

/** Section 2.3: the steps of the six bulls of each kind, "glasses→points"; R marks a printed one. */
const bullSteps: Readonly<Record<BeerKind, readonly string[]>> = {
  pils: [
    '5→1 10→2R 15→3 19→4R',
    '4→1 10→2 16→3',
    '6→1 12→3 17→4',
    '8→2 14→3 18→4',
    '7→1 13→3 20→5',
    '9→2 15→3 21→5',
  ],
  wit: [
    '4→1 9→2 13→3 16→4',
    '3→1 8→2 14→4',
    '5→1 10→3 15→4',
    '6→2 12→3 16→5',
    '7→2 13→4 17→5',
    '8→2 14→4 18→6',
  ],
  bruin: ['4→1 8→3 12→4', '3→1 7→2 11→3 13→5', '5→2 9→3 14→5', '6→2 11→4 15→5', '7→3 14→5', '8→3 12→4 16→6'],
  oer: ['6→1 10→3R 12→5R', '3→1 6→3 10→4', '4→2 8→3 11→5', '5→2 9→4 13→6', '7→3 13→6', '4→1 8→4 11→5'],
};

function stepsFrom(text: string): BullStep[] {
  return text.split(' ').map((step) => {
    const [glasses = 0, points = 0] = step.replace('R', '').split('→').map(Number);
    return { glasses, points, mark: step.endsWith('R') ? 'R' : 'D' };
  });
}

/** The letters of equal beers: a to z, then aa, ab and so on. */
export function letters(n: number): string {
  const last = String.fromCharCode(97 + (n % 26));
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last;
}

export const bullId = (kind: BeerKind, number: number): string => `${bullOf[kind]}-${number}`;
export const beerId = (kind: BeerKind, value: number, copy: number): string =>
  `${kind}-${value}-${letters(copy)}`;

export const builtInBulls: readonly Bull[] = kinds.flatMap((kind) =>
  bullSteps[kind].map(
    (steps, i): Bull => ({
      type: 'bull',
      id: bullId(kind, i + 1),
      kind,
      steps: stepsFrom(steps),
      marks: { kind: 'R', count: 'D' },
    }),
  ),
);

export const builtInBeers: readonly Beer[] = kinds.flatMap((kind) =>
  beerCounts[kind].flatMap((count, i) =>
    Array.from(
      { length: count },
      (_, copy): Beer => ({
        type: 'beer',
        id: beerId(kind, i + 1, copy),
        kind,
        value: i + 1,
        marks: { kind: 'R', value: 'R', count: 'D' },
      }),
    ),
  ),
);

/** SZB-171 to SZB-180. */
export const drinkerCard: Drinker = {
  type: 'drinker',
  id: 'bonus-15-meter-drinker',
  marks: { back: 'R', kind: 'D', value: 'D' },
};

/** SZB-193 The quota is printed; the points were designed by us, or are those of the owner's copy. */
const allesdrinkerQuota = 25;
export const allesdrinkerCard = (points: number, mark: Mark): Bull => ({
  type: 'bull',
  id: 'bonus-allesdrinker',
  kind: 'all',
  steps: [{ glasses: allesdrinkerQuota, points, mark }],
  marks: { kind: 'R', count: 'R' },
});
export const allesdrinkerPoints = 10;
