/**
 * The cards of Ballen met Stieren, as data: 2 × 16 bulls, 38 actions, 11 referee and 5 VAR cards, the bonus bull.
 *
 * Source: The Game Master BV 2021, Hans van Tol. The rulebook prints names and effects of the actions, referee and VAR
 * cards but neither the bulls' figures nor how often a card occurs; those were designed by us, and every figure says so
 * (`Mark`). Owners can enter the figures of their own copy (own-deck.ts).
 */

import type { Mark } from '../edition.ts';

/** BMS-001 The two teams. */
export const teams = ['oranje', 'wit'] as const;
export type Team = (typeof teams)[number];

/** §4.10 The six specialities, and that of De Spuger. */
export const specialities = [
  'doelman',
  'penaltykiller',
  'counterspits',
  'afmaker',
  'dikke-huid',
  'vrije-trapper',
] as const;
export type Speciality = (typeof specialities)[number] | 'spuger';

/** BMS-070, BMS-071, BMS-072 S schildje (defender only), H hoorns (attacker only), - both. */
export type Symbol = 'S' | 'H' | '-';

/** The actions in printed order: symbol, its mark, and how many cards there are (designed by us). */
export const actionTable = [
  { action: 'bodycheck', symbol: 'S', mark: 'D', count: 1 },
  { action: 'cheerleader-bertha', symbol: '-', mark: 'R', count: 1 },
  { action: 'counter', symbol: 'S', mark: 'D', count: 2 },
  { action: 'doorgestoken-kaart', symbol: 'H', mark: 'R', count: 1 },
  { action: 'eerlijk-spel', symbol: '-', mark: 'R', count: 2 },
  { action: 'gluren-bij-de-buren', symbol: '-', mark: 'R', count: 1 },
  { action: 'hands', symbol: 'S', mark: 'R', count: 1 },
  { action: 'hoef-van-god', symbol: 'H', mark: 'R', count: 2 },
  { action: 'hooli-gans', symbol: '-', mark: 'R', count: 2 },
  { action: 'joelende-koeien', symbol: 'H', mark: 'R', count: 2 },
  { action: 'kanonskogel', symbol: 'H', mark: 'R', count: 2 },
  { action: 'koeienvlaai', symbol: 'S', mark: 'R', count: 1 },
  { action: 'kopstoot', symbol: '-', mark: 'R', count: 1 },
  { action: 'krachtvoer', symbol: 'S', mark: 'R', count: 2 },
  { action: 'matchfixing', symbol: '-', mark: 'R', count: 1 },
  { action: 'modderpoel', symbol: '-', mark: 'R', count: 1 },
  { action: 'nieuwe-hoefijzers', symbol: '-', mark: 'R', count: 2 },
  { action: 'sabotage', symbol: '-', mark: 'R', count: 1 },
  { action: 'schwalbe', symbol: 'H', mark: 'R', count: 2 },
  { action: 'sliding', symbol: 'S', mark: 'R', count: 2 },
  { action: 'slijmen-bij-de-scheids', symbol: 'S', mark: 'R', count: 1 },
  { action: 'strategie-aanpassen', symbol: '-', mark: 'R', count: 1 },
  { action: 'tackle', symbol: 'S', mark: 'R', count: 2 },
  { action: 'van-ruilen-komt-huilen', symbol: '-', mark: 'R', count: 1 },
  { action: 'wissel', symbol: '-', mark: 'R', count: 2 },
  { action: 'wissel-truc', symbol: '-', mark: 'R', count: 1 },
] as const satisfies readonly {
  readonly action: string;
  readonly symbol: Symbol;
  readonly mark: Mark;
  readonly count: number;
}[];
export type Action = (typeof actionTable)[number]['action'];
export const actions: readonly Action[] = actionTable.map(({ action }) => action);

/** A role in the running attack, as the officials' cards name it (BMS-206). */
export const roles = ['attacker', 'defender'] as const;
export type Role = (typeof roles)[number];

/** What a referee or VAR card decides; the VAR is not consulted by a VAR card. */
export const results = ['goal', 'noGoal', 'var', 'freeKick', 'penalty'] as const;
export type Result = (typeof results)[number];

/** §2.3, §2.4 What is printed on a referee or VAR card, in the order in which it is carried out (BMS-201). */
export interface Ruling {
  readonly yellow: Role | '';
  readonly red: Role | '';
  readonly shuffleVar: boolean;
  readonly result: Result | '';
}

const says = (part: Partial<Ruling>): Ruling => ({
  yellow: '',
  red: '',
  shuffleVar: false,
  result: '',
  ...part,
});

/** §2.3 The referee cards; effects printed, composition ours. */
const refereeTable = [
  { id: 'ref-goedgekeurd', count: 1, ruling: says({ result: 'goal' }) },
  { id: 'ref-afgekeurd', count: 1, ruling: says({ result: 'noGoal' }) },
  { id: 'ref-var', count: 3, ruling: says({ result: 'var' }) },
  { id: 'ref-geel-aanvaller', count: 1, ruling: says({ yellow: 'attacker', shuffleVar: true }) },
  { id: 'ref-geel-verdediger', count: 1, ruling: says({ yellow: 'defender' }) },
  { id: 'ref-rood-aanvaller', count: 1, ruling: says({ red: 'attacker' }) },
  { id: 'ref-rood-verdediger', count: 1, ruling: says({ red: 'defender' }) },
  { id: 'ref-vrije-trap', count: 1, ruling: says({ result: 'freeKick' }) },
  { id: 'ref-penalty', count: 1, ruling: says({ result: 'penalty' }) },
] as const;

/** §2.4 The VAR cards; effects printed, composition ours. */
const varTable = [
  { id: 'var-goedgekeurd', count: 2, ruling: says({ result: 'goal' }) },
  { id: 'var-afgekeurd', count: 1, ruling: says({ result: 'noGoal' }) },
  { id: 'var-afgekeurd-geel', count: 1, ruling: says({ yellow: 'attacker', result: 'noGoal' }) },
  { id: 'var-penalty', count: 1, ruling: says({ shuffleVar: true, result: 'penalty' }) },
] as const;

export type Official = (typeof refereeTable)[number]['id'] | (typeof varTable)[number]['id'];

export interface Bull {
  readonly kind: 'bull';
  readonly id: string;
  readonly team: Team;
  /** The shirt number; 17 is De Spuger. */
  readonly shirt: number;
  /** The name that an owner entered, or empty. */
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
  readonly speciality: Speciality | '';
  readonly marks: Readonly<Record<'name' | 'attack' | 'defence' | 'speciality', Mark>>;
}

export interface ActionCard {
  readonly kind: 'action';
  readonly id: string;
  readonly action: Action;
  readonly symbol: Symbol;
  readonly marks: Readonly<Record<'symbol' | 'count', Mark>>;
}

export interface OfficialCard {
  readonly kind: 'referee' | 'var';
  readonly id: string;
  /** Which printed card it is; empty for one of an owner's own. */
  readonly official: Official | '';
  readonly ruling: Ruling;
  readonly marks: Readonly<Record<'count', Mark>>;
}

export type Card = Bull | ActionCard | OfficialCard;

/** §2.1 Both teams have the same figures by shirt number. */
export const bullTable: readonly {
  readonly attack: number;
  readonly defence: number;
  readonly speciality: Speciality | '';
}[] = [
  { attack: 1, defence: 8, speciality: 'doelman' },
  { attack: 2, defence: 8, speciality: '' },
  { attack: 3, defence: 7, speciality: '' },
  { attack: 3, defence: 6, speciality: 'penaltykiller' },
  { attack: 4, defence: 6, speciality: '' },
  { attack: 5, defence: 5, speciality: '' },
  { attack: 5, defence: 5, speciality: '' },
  { attack: 5, defence: 4, speciality: 'counterspits' },
  { attack: 8, defence: 2, speciality: '' },
  { attack: 8, defence: 1, speciality: 'afmaker' },
  { attack: 7, defence: 3, speciality: '' },
  { attack: 7, defence: 3, speciality: '' },
  { attack: 7, defence: 2, speciality: 'dikke-huid' },
  { attack: 6, defence: 4, speciality: '' },
  { attack: 6, defence: 4, speciality: '' },
  { attack: 6, defence: 3, speciality: 'vrije-trapper' },
];

/** Shirt numbers have two figures: `oranje-01`. */
export const bullId = (team: Team, shirt: number): string => `${team}-${String(shirt).padStart(2, '0')}`;

/** §2 A single card keeps its bare name, several are counted: `counter#1`, `counter#2`. */
export const copies = (name: string, count: number): string[] =>
  count === 1 ? [name] : Array.from({ length: count }, (_, i) => `${name}#${i + 1}`);

const designed = { name: 'D', attack: 'D', defence: 'D', speciality: 'D' } as const;

export const standardBulls = (team: Team): readonly Bull[] =>
  bullTable.map((figures, i) => ({
    kind: 'bull',
    id: bullId(team, i + 1),
    team,
    shirt: i + 1,
    name: '',
    ...figures,
    marks: designed,
  }));

/** Stieren Versieren prints its name and that it can get another bull a red card; when, and at which numbers, is our choice. */
export const spugerMarks: Readonly<Record<'name' | 'threat' | 'spitting', Mark>> = {
  name: 'R',
  threat: 'R',
  spitting: 'D',
};

/** BMS-260 The bonus bull: copy 1 is Oranje's, copy 2 Wit's. */
export const spuger = (team: Team): Bull => ({
  kind: 'bull',
  id: `de-spuger#${teams.indexOf(team) + 1}`,
  team,
  shirt: 17,
  name: '',
  attack: 3,
  defence: 3,
  speciality: 'spuger',
  marks: designed,
});

export const standardActions: readonly ActionCard[] = actionTable.flatMap(({ action, symbol, mark, count }) =>
  copies(action, count).map(
    (id): ActionCard => ({ kind: 'action', id, action, symbol, marks: { symbol: mark, count: 'D' } }),
  ),
);

export const standardReferees: readonly OfficialCard[] = refereeTable.flatMap((row) =>
  officials('referee', row),
);
export const standardVar: readonly OfficialCard[] = varTable.flatMap((row) => officials('var', row));

function officials(
  kind: OfficialCard['kind'],
  { id: official, count, ruling }: { readonly id: Official; readonly count: number; readonly ruling: Ruling },
): OfficialCard[] {
  return copies(official, count).map(
    (id): OfficialCard => ({ kind, id, official, ruling, marks: { count: 'D' } }),
  );
}

/** The 86 cards of the shipped figures, in the order of the specification; the order BMS-290 goes by. */
export const standardDeck: readonly Card[] = [
  ...teams.flatMap(standardBulls),
  ...standardActions,
  ...standardReferees,
  ...standardVar,
];
