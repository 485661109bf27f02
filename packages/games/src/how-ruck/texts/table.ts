import type { TableTexts } from '../../edition.ts';
import type { HowRuck } from '../kind.ts';
import type { Names } from './names.ts';

/** The frames that ask a player; before the first race with words of its own (HR-055). */
export type Asks =
  | Exclude<HowRuck['frame']['do'], 'round' | 'tieBreak' | 'playTaken' | 'turnEnd'>
  | 'firstRace';

export const picks = [
  'ready',
  'calm',
  'command',
  'keep',
  'leave',
  'void',
  'place',
  'carryOut',
  'waive',
  'slot',
  'choose',
  'name',
  'from',
  'onto',
  'resign',
] as const;

/** Everything that is told, in the order of a round. */
export const events = [
  'round',
  'ready',
  'calledOff',
  'command',
  'split',
  'stop',
  'void',
  'finalSplit',
  'leave',
  'photoFinish',
  'drawn',
  'drawsEqual',
  'lot',
  'faster',
  'leftover',
  'teams',
  'barrelPlaced',
  'starts',
  'placed',
  'carriedOut',
  'waived',
  'sees',
  'took',
  'contest',
  'barrel',
  'barrelStays',
  'named',
  'removed',
  'removedNone',
  'moved',
  'monster',
  'reinforced',
  'draw',
  'skipped',
  'exhausted',
  'roundWon',
  'gameWon',
  'resigned',
] as const;

export type HowRuckTexts = TableTexts<Asks, (typeof picks)[number], (typeof events)[number]>;

/** HR-130 What an action card says, told with the play. */
export const actionTexts = ({ actions }: Names): { [action: string]: string } =>
  Object.fromEntries(Object.entries(actions).map(([action, { text }]) => [action, text]));

/** The texts of the house rules come from the names; what is on or off there is true or false in a match. */
export const optionTexts = ({ options }: Names): HowRuckTexts['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([id, { name, explains, ...rest }]) => [
      id,
      { name, explains, ...('values' in rest && { values: trueAndFalse(rest.values) }) },
    ]),
  );

const trueAndFalse = (values: { readonly [value: string]: string }): { [value: string]: string } =>
  Object.fromEntries(
    Object.entries(values).map(([value, text]) => [
      value === 'on' ? 'true' : value === 'off' ? 'false' : value,
      text,
    ]),
  );
