import type { TableTexts } from '../../edition.ts';
import type { StierZoektBier } from '../kind.ts';
import type { Names } from './names.ts';

/** The frames that ask a player. */
export type Asks = Extract<
  StierZoektBier['frame']['do'],
  'pick1' | 'pick2' | 'tap' | 'give' | 'take' | 'tuck' | 'serve' | 'cellar'
>;

export const picks = [
  'take',
  'nothing',
  'enough',
  'forced',
  'tap',
  'stop',
  'give',
  'choose',
  'decline',
  'separate',
  'under',
  'serve',
  'done',
  'discard',
] as const;

/** Everything that is told, in the order of a round. */
export const events = [
  'round',
  'bull',
  'reshuffled',
  'dealt',
  'chosen',
  'stocked',
  'overflow',
  'passed',
  'tapped',
  'given',
  'owes',
  'stops',
  'bid',
  'noBids',
  'took',
  'tucked',
  'declined',
  'boxed',
  'served',
  'poured',
  'discarded',
  'keeps',
  'bierbaas',
  'bierbaasStays',
  'drinkerLeaves',
  'bonus',
  'cellar',
  'score',
] as const;

export type SzbTexts = TableTexts<Asks, (typeof picks)[number], (typeof events)[number]>;

/** The names of the zones: those of the places, and the places of a pub by their number. */
export const zoneTexts = ({ places }: Names, place: string): SzbTexts['zones'] => ({
  ...Object.fromEntries(Object.entries(places).map(([zone, { name }]) => [zone, name])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [String(n), `${place} ${n}`])),
});

/** The kinds of beer and what can decide the game, as words of a sentence. */
export const wordTexts = ({ kinds, ends }: Names): SzbTexts['words'] => ({
  ...Object.fromEntries(Object.entries(kinds).map(([kind, { name }]) => [kind, name])),
  ...ends,
});
