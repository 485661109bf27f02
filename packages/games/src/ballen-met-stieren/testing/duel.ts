import { type Pitch, pitch, type Setting } from './table.ts';

export interface Duel {
  readonly a?: string;
  readonly b?: string;
  readonly dice?: number[];
  readonly setting?: Setting;
}

/** o-14 (6/4) against w-02 (2/8) unless said otherwise; the attacker uses this card, the defender has laid nothing. */
export const attackerUses = (card: string, { a = 'o-14', b = 'w-02', dice = [], setting = {} }: Duel = {}) =>
  pitch({ A: { hand: [a, 'o-06', card] }, B: { hand: [b, 'w-07'] }, dice, ...setting }).run(
    `A bull ${a}`,
    `A lay ${card}`,
    `B bull ${b}`,
    'A use',
  );

export const defenderUses = (card: string, { a = 'o-14', b = 'w-02', dice = [], setting = {} }: Duel = {}) =>
  pitch({ A: { hand: [a, 'o-06'] }, B: { hand: [b, 'w-07', card] }, dice, ...setting }).run(
    `A bull ${a}`,
    `B bull ${b}`,
    `B lay ${card}`,
    'B use',
  );

export const compared = (t: Pitch) => {
  const args = t.told.find(({ key }) => key === 'compare')?.args;
  return args && [args.a, args.d];
};
export const values = (t: Pitch) =>
  t.told.filter(({ key }) => /Value$/.test(key)).map(({ key, args }) => [key, args.seat, args.value]);

export const countering = (a: string, b: string, dice: number[], setting: Setting = {}) =>
  pitch({ A: { hand: [a, 'o-06'] }, B: { hand: [b, 'w-07', 'counter'] }, dice, ...setting }).run(
    `A bull ${a}`,
    `B bull ${b}`,
    'B lay counter',
    'B hold',
  );
