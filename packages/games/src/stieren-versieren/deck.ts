/**
 * The cards of Stieren Versieren: 20 bulls for each of four owners, 16 cows and the Drag Queen, as data.
 *
 * Source: The Game Master 2018. The rulebook prints how many cards there are and the figures of three of them; the
 * rest was designed by us, and every figure says which (`Mark`). Owners can enter the figures of their own copy
 * (SV-017).
 */

import type { Mark } from '../edition.ts';

/** SV-807 The canonical order: hart, bier, halter, geld. */
export const symbols = ['hart', 'bier', 'halter', 'geld'] as const;
export type CowSymbol = (typeof symbols)[number];

/** SV-002 The location of each symbol, in the same order: that is where its bulls and cows like to be. */
export const locations = ['opera', 'kroeg', 'fitness', 'vip-club'] as const;
export type LocationName = (typeof locations)[number];

/** SV-013 The four Love Shacks: the owner symbols on the backs of the bulls. */
export const owners = ['hoefijzer', 'staart', 'horens', 'neusring'] as const;
export type Owner = (typeof owners)[number];

/** What can be marked. */
export const figures = ['name', 'symbol', 'value'] as const;
export type Figure = (typeof figures)[number];
export type Marks = Readonly<Record<Figure, Mark>>;

/** A card of the box. `key` names its row in the tables, so its name in the texts; own cards bring their name along. */
export interface Printed {
  readonly id: string;
  readonly kind: 'bull' | 'cow';
  readonly key: string;
  readonly owner: Owner | '';
  readonly symbol: CowSymbol | 'alle';
  readonly value: number;
  /** The name an owner entered, or empty. */
  readonly name: string;
  readonly marks: Marks;
}

interface Row {
  readonly symbol: CowSymbol;
  readonly value: number;
  readonly name?: string;
  readonly marks: Marks;
}

const designed: Marks = { name: 'D', symbol: 'D', value: 'D' };
/** The rulebook prints that there are four cows of each kind, so their symbols count as printed. */
const cowMarks: Marks = { name: 'D', symbol: 'R', value: 'D' };

/** Figures the rulebook's examples give away. */
const printedBulls: { readonly [key: string]: Marks } = {
  'hart-3': { name: 'D', symbol: 'R', value: 'R' },
  'halter-2': { name: 'R', symbol: 'R', value: 'R' },
};
const printedCows: { readonly [key: string]: Marks } = {
  'hart-4': { name: 'D', symbol: 'R', value: 'R' },
  'halter-5': { name: 'R', symbol: 'R', value: 'R' },
};

/** Five bulls per symbol, 1 to 5; the same for every owner. */
export const standardBulls: readonly Row[] = symbols.flatMap((symbol) =>
  [1, 2, 3, 4, 5].map((value) => ({
    symbol,
    value,
    marks: printedBulls[`${symbol}-${value}`] ?? designed,
  })),
);

/** Four cows per symbol, 2 to 5. */
export const standardCows: readonly Row[] = symbols.flatMap((symbol) =>
  [2, 3, 4, 5].map((value) => ({ symbol, value, marks: printedCows[`${symbol}-${value}`] ?? cowMarks })),
);

/** The bonus card of Ballen met Stieren: every symbol, value 5 (SV-713). */
export const dragQueen: Printed = {
  id: 'koe-drag-queen',
  kind: 'cow',
  key: 'drag-queen',
  owner: '',
  symbol: 'alle',
  value: 5,
  name: '',
  marks: { name: 'R', symbol: 'D', value: 'R' },
};

/** A card as an owner enters it. */
interface OwnCard {
  readonly symbol: CowSymbol;
  readonly value: number;
  readonly name?: string;
}

/** The figures of a player's own copy: one list of bulls, the same for every player, and the cows. */
export interface OwnTable {
  readonly bulls: readonly OwnCard[];
  readonly cows: readonly OwnCard[];
}

export type DeckTable = 'stamtafel' | OwnTable;

const ownMarks: Marks = { name: 'own', symbol: 'own', value: 'own' };

/** SV-017 The figures of a match, fixed before the set-up and the same for all players; SV-015 with the Drag Queen or without. */
export function cardTable(table: DeckTable, withDragQueen: boolean): readonly Printed[] {
  const own = (cards: readonly OwnCard[]): readonly Row[] =>
    cards.map(({ name = '', ...card }) => ({
      ...card,
      name: name.trim(),
      marks: name.trim() === '' ? { ...ownMarks, name: 'D' } : ownMarks,
    }));
  const cows = named(table === 'stamtafel' ? standardCows : own(table.cows));
  const bulls = named(table === 'stamtafel' ? standardBulls : own(table.bulls));
  return [
    ...cows.map((row) => cardOf('cow', '', row)),
    ...(withDragQueen ? [dragQueen] : []),
    ...owners.flatMap((owner) => bulls.map((row) => cardOf('bull', owner, row))),
  ];
}

const cardOf = (kind: Printed['kind'], owner: Owner | '', row: Row & { readonly key: string }): Printed => ({
  id: kind === 'cow' ? `koe-${row.key}` : `stier-${owner}-${row.key}`,
  kind,
  key: row.key,
  owner,
  symbol: row.symbol,
  value: row.value,
  name: row.name ?? '',
  marks: row.marks,
});

/** Ids are made of symbol and value; further cards of the same figures get `-b`, `-c` and so on in the order of the list. */
function named(rows: readonly Row[]): (Row & { readonly key: string })[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const plain = `${row.symbol}-${row.value}`;
    const before = seen.get(plain) ?? 0;
    seen.set(plain, before + 1);
    return { ...row, key: before === 0 ? plain : `${plain}-${String.fromCharCode(97 + before)}` };
  });
}
