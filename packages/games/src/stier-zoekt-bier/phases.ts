import type { View } from '@stamtafel/kernel';
import { BONUS, type Frame, type StierZoektBier } from './kind.ts';
import type { Names } from './texts/names.ts';

export type Phase = keyof Names['phases'];

/** SZB-003 The phases of a round, in their order. */
export const phases: readonly Phase[] = [
  'stieren-trekken',
  'bier-inslaan',
  'bier-tappen',
  'stieren-kiezen',
  'bier-serveren',
  'bierbaas-wisselen',
];

const phaseOfFrame: { readonly [D in Frame['do']]: Phase } = {
  round: 'stieren-trekken',
  stock: 'bier-inslaan',
  pick1: 'bier-inslaan',
  place1: 'bier-inslaan',
  pick2: 'bier-inslaan',
  place2: 'bier-inslaan',
  tap: 'bier-tappen',
  give: 'bier-tappen',
  take: 'stieren-kiezen',
  tuck: 'stieren-kiezen',
  serve: 'bier-serveren',
  cellar: 'bier-serveren',
  change: 'bierbaas-wisselen',
  bonus: 'bonusronde',
};

/** The phase the table is in; nothing when the match is over. */
export function phaseOf({ stack, facts }: View<StierZoektBier>): Phase | undefined {
  const frame = stack.at(-1);
  if (frame === undefined) return undefined;
  return facts.round === BONUS ? 'bonusronde' : phaseOfFrame[frame.do];
}
