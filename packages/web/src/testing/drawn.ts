import type { Language } from '@stamtafel/games/edition.ts';
import { atNight, seedOfDay } from '@stamtafel/kernel/testing';

/** Any of these, another one each day: not in turn, so that whatever is drawn beside it comes together with each of them. */
export const oneOfDay = <T>(what: string, all: readonly [T, ...T[]]): T =>
  all[seedOfDay(what) % all.length] ?? all[0];

/** One of the languages, another one each day; at night both. */
export const languagesOfDay = (what: string): readonly Language[] =>
  atNight ? ['nl', 'en'] : [oneOfDay(what, ['nl', 'en'])];
