/**
 * The cards of Play Design as data. The leaflet prints one sample card and the totals; the other figures are a
 * reconstruction, and every figure carries its mark. Owners may enter those of their own copy (PD-013).
 */

import type { Mark } from '../edition.ts';

export const sides = ['offense', 'defense'] as const;
export type Side = (typeof sides)[number];

/** PD-004 The word on the card: English, whatever is spoken. */
export const printedSides = { offense: 'Offense', defense: 'Defense' } as const satisfies Record<
  Side,
  string
>;

export const colours = ['blue', 'green', 'orange', 'purple'] as const;
export type Colour = (typeof colours)[number];

/** PD-001 The same 28 formations twice: with black and with white backs. */
export const sets = ['black', 'white'] as const;
export type CardSet = (typeof sets)[number];

/** PD-007 The players of a formation: orange, purple, green, blue, and the grey linemen, who never count. */
export const dotColours = ['O', 'P', 'G', 'B', 'L'] as const;
export type Dot = (typeof dotColours)[number];

/** PD-012 The letter that goes with a card colour, the same as on its dots. */
export const colourLetters: Record<Colour, Dot> = { blue: 'B', green: 'G', orange: 'O', purple: 'P' };

/** The type words of the shipped cards; a custom deck may have others. */
export const kinds = ['Run', 'Pass', 'Special'] as const;
export type Kind = (typeof kinds)[number];

export const figures = ['name', 'side', 'colour', 'value', 'kind', 'dots'] as const;
export type Figure = (typeof figures)[number];

/** PD-003 What a card shows. */
export interface Formation {
  readonly id: FormationId;
  readonly name: string;
  readonly side: Side;
  readonly colour: Colour;
  readonly value: number;
  readonly kind: string;
  readonly dots: Readonly<Record<Dot, number>>;
  readonly marks: Readonly<Record<Figure, Mark>>;
}

type Row = readonly [
  id: string,
  name: string,
  side: Side,
  colour: Colour,
  value: number,
  kind: Kind,
  dots: string,
];

/** Section 2.2, in its order; the last column counts the dots O P G B L. */
const table = [
  ['off-pistol', 'Pistol', 'offense', 'blue', 4, 'Run', '1 0 2 3 5'],
  ['off-shotgun-spread', 'Shotgun Spread', 'offense', 'blue', 5, 'Pass', '1 0 1 4 5'],
  ['off-trips', 'Trips', 'offense', 'blue', 6, 'Pass', '1 1 0 4 5'],
  ['off-empty-backfield', 'Empty Backfield', 'offense', 'blue', 7, 'Pass', '1 0 0 5 5'],
  ['off-i-formation', 'I-Formation', 'offense', 'green', 4, 'Run', '1 1 2 2 5'],
  ['off-wishbone', 'Wishbone', 'offense', 'green', 5, 'Run', '1 1 3 1 5'],
  ['off-flexbone', 'Flexbone', 'offense', 'green', 6, 'Run', '1 0 3 2 5'],
  ['off-single-wing', 'Single Wing', 'offense', 'green', 7, 'Run', '0 2 4 0 5'],
  ['off-victory', 'Victory (kneel)', 'offense', 'orange', 4, 'Run', '1 2 3 0 5'],
  ['off-field-goal', 'Field Goal', 'offense', 'orange', 5, 'Special', '2 4 0 0 5'],
  ['off-punt', 'Punt', 'offense', 'orange', 7, 'Special', '4 0 2 0 5'],
  ['off-ace', 'Ace', 'offense', 'purple', 4, 'Run', '1 2 1 2 5'],
  ['off-heavy', 'Heavy', 'offense', 'purple', 5, 'Run', '1 3 1 1 5'],
  ['off-flex', 'Flex', 'offense', 'purple', 6, 'Pass', '1 2 0 3 5'],
  ['def-nickel', 'Nickel (4-2-5)', 'defense', 'blue', 5, 'Pass', '0 1 2 4 4'],
  ['def-dime', 'Dime (4-1-6)', 'defense', 'blue', 6, 'Pass', '0 1 1 5 4'],
  ['def-quarter', 'Quarter (3-1-7)', 'defense', 'blue', 7, 'Pass', '0 1 1 6 3'],
  ['def-4-3', '4-3', 'defense', 'green', 4, 'Run', '0 1 3 3 4'],
  ['def-4-4', '4-4', 'defense', 'green', 5, 'Run', '0 1 4 2 4'],
  ['def-3-4', '3-4', 'defense', 'green', 6, 'Run', '0 1 4 3 3'],
  ['def-goal-line', 'Goal Line (6-3)', 'defense', 'purple', 4, 'Run', '0 1 3 1 6'],
  ['def-5-2-monster', '5-2 Monster', 'defense', 'purple', 5, 'Run', '0 1 2 3 5'],
  ['def-46', '46', 'defense', 'purple', 6, 'Run', '0 2 3 2 4'],
  ['def-big-nickel', 'Big Nickel', 'defense', 'purple', 7, 'Pass', '0 2 2 3 4'],
  ['def-field-goal-block', 'Field Goal Block', 'defense', 'orange', 4, 'Special', '2 1 2 1 5'],
  ['def-punt-block', 'Punt Block', 'defense', 'orange', 5, 'Special', '4 1 1 1 4'],
  ['def-punt-return', 'Punt Return', 'defense', 'orange', 6, 'Special', '4 1 1 2 3'],
  ['def-hands-team', 'Hands Team', 'defense', 'orange', 7, 'Special', '5 0 1 3 2'],
] as const satisfies readonly Row[];

export type FormationId = (typeof table)[number][0];

const designed: Record<Figure, Mark> = {
  name: 'D',
  side: 'D',
  colour: 'D',
  value: 'D',
  kind: 'D',
  dots: 'D',
};

/** The sample card of the leaflet is a blue "4 – Run, Offense"; its name and dots cannot be read. */
const printed: Partial<Record<FormationId, Partial<Record<Figure, Mark>>>> = {
  'off-pistol': { side: 'R', colour: 'R', value: 'R', kind: 'R' },
};

/** PD-001 The 28 formations of a set. */
export const formations: readonly Formation[] = table.map(([id, name, side, colour, value, kind, dots]) => ({
  id,
  name,
  side,
  colour,
  value,
  kind,
  dots: dotsFrom(dots),
  marks: { ...designed, ...printed[id] },
}));

function dotsFrom(column: string): Record<Dot, number> {
  const [O = 0, P = 0, G = 0, B = 0, L = 0] = column.split(' ').map(Number);
  return { O, P, G, B, L };
}

/** A physical card: one formation in one of the two sets. */
export type PhysicalCard = `${CardSet}:${FormationId}`;

export function cardId(set: CardSet, id: FormationId): PhysicalCard {
  return `${set}:${id}`;
}

/** PD-001 All 56 cards: the black set, then the white one. */
export const cards: readonly PhysicalCard[] = sets.flatMap((set) =>
  formations.map(({ id }) => cardId(set, id)),
);

/** PD5-022 The dots that count, by the colour of the offense card. */
export const counted: Readonly<Record<Colour, readonly Dot[]>> = {
  blue: ['B'],
  green: ['G'],
  orange: ['O'],
  purple: ['P', 'B'],
};

/** PD5-023 Both players count the same dots, each on their own card: `colour` is that of the offense card. */
export function count({ dots }: Pick<Formation, 'dots'>, colour: Colour): number {
  return counted[colour].reduce((sum, dot) => sum + dots[dot], 0);
}

/** A player on the drawing: x from −9 (left) to 9 (right), y = depth behind the line of scrimmage, 0 to 13. */
interface LayoutDot {
  readonly dot: Dot;
  readonly x: number;
  readonly y: number;
}

/** Section 2.4, designed, without rule effect (PD-005). `std` is the usual line: five linemen around the centre. */
const drawings: Record<FormationId, string> = {
  'off-pistol': 'L std O 0,4 G 0,7 2,4 B -9,0 6,1 9,0',
  'off-shotgun-spread': 'L std O 0,5 G 2,5 B -9,0 -6,1 6,1 9,0',
  'off-trips': 'L std O 0,5 P -3,0 B -8,1 5,1 7,0 9,1',
  'off-empty-backfield': 'L std O 0,5 B -9,0 -6,1 5,1 7,1 9,0',
  'off-i-formation': 'L std O 0,1 P 3,0 G 0,4 0,7 B -9,0 9,1',
  'off-wishbone': 'L std O 0,1 P 3,0 G 0,3 -2,5 2,5 B -9,0',
  'off-flexbone': 'L std O 0,1 G 0,4 -3,1 3,1 B -9,0 9,0',
  'off-single-wing': 'L std P -3,0 3,0 G -1,5 1,4 2,2 4,1',
  'off-victory': 'L std O 0,1 P -3,0 3,0 G -1,2 1,2 0,9',
  'off-field-goal': 'L std O 0,7 -2,9 P -3,0 3,0 -4,1 4,1',
  'off-punt': 'L std O 0,13 1,6 -9,0 9,0 G -3,1 3,1',
  'off-ace': 'L std O 0,1 P -3,0 3,0 G 0,6 B -9,1 9,1',
  'off-heavy': 'L std O 0,1 P -3,0 3,0 4,1 G 0,6 B -9,1',
  'off-flex': 'L std O 0,5 P -5,0 5,1 B -9,1 7,1 9,0',
  'def-nickel': 'L -3,0 -1,0 1,0 3,0 P 4,10 G -2,4 2,4 B -9,2 6,3 9,2 -4,11',
  'def-dime': 'L -3,0 -1,0 1,0 3,0 P 4,10 G 0,4 B -9,2 -6,3 6,3 9,2 -3,11',
  'def-quarter': 'L -2,0 0,0 2,0 P 0,10 G 0,4 B -9,3 -6,4 6,4 9,3 -4,13 4,13',
  'def-4-3': 'L -3,0 -1,0 1,0 3,0 P 4,9 G -4,4 0,4 4,4 B -9,3 9,3 -3,11',
  'def-4-4': 'L -3,0 -1,0 1,0 3,0 P 0,10 G -5,3 -2,4 2,4 5,3 B -9,4 9,4',
  'def-3-4': 'L -2,0 0,0 2,0 P 4,9 G -4,1 -1,4 1,4 4,1 B -9,3 9,3 -3,11',
  'def-goal-line': 'L -5,0 -3,0 -1,0 1,0 3,0 5,0 P 7,1 G -3,2 0,2 3,2 B -8,1',
  'def-5-2-monster': 'L -4,0 -2,0 0,0 2,0 4,0 P 6,4 G -2,4 2,4 B -9,4 9,4 0,11',
  'def-46': 'L -4,0 -1,0 0,0 1,0 P 2,4 0,9 G 3,1 5,1 -2,4 B -9,3 9,3',
  'def-big-nickel': 'L -3,0 -1,0 1,0 3,0 P 5,4 4,11 G -2,4 2,4 B -9,3 9,3 -4,11',
  'def-field-goal-block': 'L -3,0 -1,0 0,0 1,0 3,0 O -5,0 5,0 P 4,3 G -1,2 1,2 B 0,9',
  'def-punt-block': 'L -3,0 -1,0 1,0 3,0 O -5,0 0,0 5,0 0,13 P 4,3 G 0,3 B -9,1',
  'def-punt-return': 'L -2,0 0,0 2,0 O -4,0 4,0 -2,8 0,13 P 3,7 G 0,4 B -9,1 9,1',
  'def-hands-team': 'L -2,3 2,3 O -6,0 -3,0 0,0 3,0 6,0 G 0,4 B -6,8 6,8 0,13',
};

const std = '-2,0 -1,0 0,0 1,0 2,0';

/** Where the eleven players of a shipped formation stand. */
export function shippedLayout(id: FormationId): readonly LayoutDot[] {
  const layout: LayoutDot[] = [];
  let dot: Dot = 'L';
  for (const word of drawings[id].replace('std', std).split(' ')) {
    const letter = dotColours.find((known) => known === word);
    if (letter) {
      dot = letter;
      continue;
    }
    const [x = Number.NaN, y = Number.NaN] = word.split(',').map(Number);
    layout.push({ dot, x, y });
  }
  return layout;
}

/** The order in which the points of a layout are listed, and recoloured when an owner changed the dots. */
const listed: readonly Dot[] = ['L', 'O', 'P', 'G', 'B'];

/** The drawing of a card: the points of its id, coloured in listed order by the card's own numbers of dots. */
export function layoutOf({ id, dots }: Pick<Formation, 'id' | 'dots'>): readonly LayoutDot[] {
  const players = listed.flatMap((dot) => Array.from({ length: dots[dot] }, () => dot));
  return shippedLayout(id).map((point, index) => ({ ...point, dot: players[index] ?? point.dot }));
}
