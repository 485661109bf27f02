/**
 * The cards of How-Ruck!: 45 Scots and 10 actions, as data.
 *
 * Source: Kosmos 2002, Dutch rules by Peter Vosters. The rulebook prints no card list; what it does not say was
 * taken from published reviews or designed by us, and every figure says which (`Mark`). Owners can enter the
 * figures of their own copy (HR-017).
 */

import type { Mark } from '../edition.ts';

export const colours = ['rood', 'blauw', 'groen', 'wit'] as const;
export type Colour = (typeof colours)[number];

export const actions = [
  'adrenalinestoot',
  'vuile-truc',
  'how-ruck',
  'mucho-macho',
  'zwak-wint',
  'touwbreuk',
  'wisselen-van-kant',
  'en-daag',
  'monsterachtig',
  'versterking',
] as const;
export type Action = (typeof actions)[number];

/** What can be marked: every printed property of a Scot, and how often a card occurs. */
export const figures = ['colour', 'strength', 'howRuck', 'lady', 'nessie', 'count'] as const;
export type Figure = (typeof figures)[number];

export interface Scot {
  readonly kind: 'scot';
  readonly id: string;
  readonly colour: Colour;
  readonly strength: number;
  /** The card carries the text How-Ruck: playing it brings a contest (HR-110). */
  readonly howRuck: boolean;
  /** Counts for Mucho Macho (HR-149). */
  readonly lady: boolean;
  /** Counts for Monsterachtig (HR-163); never a lady (HR-150). */
  readonly nessie: boolean;
  readonly marks: Readonly<Record<Figure, Mark>>;
}

export interface ActionCard {
  readonly kind: 'action';
  readonly id: string;
  readonly action: Action;
  readonly marks: Readonly<Record<'count', Mark>>;
}

export type Card = Scot | ActionCard;

/** Lean heroes: one row per type, the same in each of the three colours. */
const heroes = [
  { strength: 0, howRuck: false, copies: 2 },
  { strength: 1, howRuck: false, copies: 2 },
  { strength: 1, howRuck: true, copies: 1 },
  { strength: 2, howRuck: false, copies: 2 },
  { strength: 2, howRuck: true, copies: 2 },
  { strength: 3, howRuck: false, copies: 2 },
  { strength: 3, howRuck: true, copies: 1 },
] as const;

/** Strengths 0 to 3 (ladies 4) are published; how many of each, and who carries the text How-Ruck, is our choice. */
const usualMarks = { colour: 'R', strength: 'S', howRuck: 'D', lady: 'R', nessie: 'R', count: 'D' } as const;

/** Robust ladies. That the fainted one (strength 0) is a lady too is our ruling (HR-149). */
const ladies = [
  { strength: 0, copies: 1, marks: { ...usualMarks, lady: 'D' } },
  { strength: 1, copies: 1, marks: usualMarks },
  { strength: 2, copies: 1, marks: usualMarks },
  { strength: 3, copies: 3, marks: usualMarks },
  { strength: 4, copies: 2, marks: usualMarks },
] as const;

const nessie: Scot = {
  kind: 'scot',
  id: 'nessie',
  colour: 'wit',
  strength: 6,
  howRuck: false,
  lady: false,
  nessie: true,
  marks: { ...usualMarks, strength: 'R', count: 'R' },
};

const standardHeroes: readonly Scot[] = heroes.flatMap(({ strength, howRuck, copies }) =>
  (['rood', 'blauw', 'groen'] as const).flatMap((colour) =>
    numbered(`${colour}-${strength}${howRuck ? '-hr' : ''}`, copies).map(
      (id): Scot => ({
        kind: 'scot',
        id,
        colour,
        strength,
        howRuck,
        lady: false,
        nessie: false,
        marks: usualMarks,
      }),
    ),
  ),
);

const standardLadies: readonly Scot[] = ladies.flatMap(({ strength, copies, marks }) =>
  numbered(`dame-${strength}`, copies).map(
    (id): Scot => ({
      kind: 'scot',
      id,
      colour: 'wit',
      strength,
      howRuck: false,
      lady: true,
      nessie: false,
      marks,
    }),
  ),
);

const standardActions: readonly ActionCard[] = actions.map((action) => ({
  kind: 'action',
  id: action,
  action,
  marks: { count: 'R' },
}));

/** The 55 cards of the shipped deck, in the order of the specification. */
export const standardDeck: readonly Card[] = [
  ...standardHeroes,
  ...standardLadies,
  nessie,
  ...standardActions,
];

/** A single card keeps its bare name, several are counted from 1. */
function numbered(name: string, copies: number): string[] {
  return copies === 1 ? [name] : Array.from({ length: copies }, (_, i) => `${name}-${i + 1}`);
}
