import type { Language } from '@stamtafel/games/edition.ts';
import { atNight, seedOfDay } from '@stamtafel/kernel/testing';

/** Any of these, another one each day: not in turn, so that whatever is drawn beside it comes together with each of them. */
export const oneOfDay = <const T>(what: string, all: readonly [T, ...T[]]): T =>
  all[seedOfDay(what) % all.length] ?? all[0];

const languages = ['nl', 'en'] as const;
const themes = ['light', 'dark'] as const;

/** One of the languages, another one each day; at night both. */
export const languagesOfDay = (what: string): readonly Language[] =>
  atNight ? languages : [oneOfDay(what, languages)];

export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

/** How a page is looked at: another language and light each day; at night each with each. */
export const looksOfDay = (what: string): readonly Look[] =>
  atNight
    ? languages.flatMap((language) => themes.map((theme) => ({ language, theme })))
    : [{ language: oneOfDay(what, languages), theme: oneOfDay(`${what}, light`, themes) }];
