import type { Language } from './edition.ts';

type Words = { readonly [L in Language]: string };

/** What the printed overview card is for: the turn, the cards and the points of a game on one screen. */
export interface Overview {
  /** What is done before the first turn, step by step: beside the card, which has no room for it. */
  readonly setUp?: readonly Words[];
  readonly sections: readonly {
    readonly title: Words;
    readonly lines: readonly OverviewLine[];
  }[];
}

interface OverviewLine {
  readonly name: Words;
  readonly text: Words;
  /** Where the whole of it can be read. */
  readonly rules: readonly string[];
}

/** A name that is printed, the same in every language. */
export const printed = (name: string): Words => ({ nl: name, en: name });
