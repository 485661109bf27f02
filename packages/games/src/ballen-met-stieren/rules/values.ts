import type { Seat } from '@stamtafel/kernel';
import type { Bull, Speciality } from '../deck.ts';
import { at, type Card, type Facts } from '../kind.ts';
import type { Options } from '../options.ts';

/** What the values of a bull depend on besides its card: a table has it, and so has a view. */
interface Circumstances {
  readonly facts: Facts;
  readonly options: Options;
}

/** BMS-250 Specialities are automatic; the option can switch them off. */
export const has = ({ options }: Circumstances, { speciality }: Card, wanted: Speciality): boolean =>
  speciality === wanted && options.specialities === 'on';

/** The speciality that works on this card; BMS-261 De Spuger always spits: he takes part by a house rule of his own. */
export const specialityOf = ({ speciality }: Bull, { specialities }: Options): Speciality | '' =>
  specialities === 'on' || speciality === 'spuger' ? speciality : '';

/**
 * BMS-067 Current A = printed A + modifiers − Modderpoels beside its coach + speciality; no bounds. BMS-116b Modderpoel
 * counts in every attempt and in Counter. BMS-254 `vrije-trapper`: +2 A while it attacks in a free kick.
 */
export function attackValue(now: Circumstances, seat: Seat, bull: Card, modderpoels: number): number {
  const { attempt, attacker, plusAttack } = now.facts;
  const bonus = attempt === 'freeKick' && seat === attacker && has(now, bull, 'vrije-trapper') ? 2 : 0;
  return bull.attack + at(plusAttack, seat) - modderpoels + bonus;
}

/** BMS-067 Current D = printed D + modifiers + speciality. BMS-255 `penaltykiller`: +2 D as keeper in a penalty. */
export function defenceValue(now: Circumstances, seat: Seat, bull: Card): number {
  const bonus = now.facts.attempt === 'penalty' && has(now, bull, 'penaltykiller') ? 2 : 0;
  return bull.defence + at(now.facts.plusDefence, seat) + bonus;
}
