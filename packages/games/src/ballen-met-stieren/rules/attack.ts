import { bullsInHand, type Frame, type Game, type RuleFor } from '../kind.ts';
import { clearAttempt } from './field.ts';

/** What follows once the cards lie, in a normal attempt and in a free kick (BMS-214). */
export const onceLaid: readonly Frame[] = [
  { do: 'attackerSpits' }, // T2c
  { do: 'defenderSpits' },
  { do: 'attackerActs' }, // T3
  { do: 'defenderActs' }, // T4
  { do: 'result' }, // T5
  { do: 'counterWindow' }, // T5b
  { do: 'attempt' },
];

/**
 * The timing chart (§7): an attack is read from top to bottom. A free kick or a penalty drops what is left of the
 * attempt, its marker included, and puts its own course in its place; then the END-CHECK follows as usual.
 */
const course: readonly Frame[] = [
  { do: 'attackerLays' }, // T1
  { do: 'defenderLays' }, // T2, and T2b when Koeienvlaai is used there
  ...onceLaid,
];

const endCheck: Frame = { do: 'endCheck' };

/**
 * BMS-003 Attacks alternate strictly. BMS-051 An attacker without a usable bull at T1 forfeits: END-CHECK, then T7
 * (nothing lies on the field, so T6 discards nothing).
 */
export const attack: RuleFor<'attack'> = {
  do(g) {
    const { facts } = g;
    facts.attack++;
    facts.attempt = 'normal';
    facts.wissel = 0;
    facts.spat = 0;
    clearAttempt(g);
    g.tell('attack', { seat: facts.attacker, number: facts.attack });
    g.next(endCheck);
    if (bullsInHand(g, facts.attacker) > 0) g.nextAll(course);
    else forfeit(g);
  },
};

const forfeit = (g: Game): void => g.tell('forfeit', { seat: g.facts.attacker });

/** The marker under the steps of an attempt; when they are all done, nothing is left of it. */
export const attempt: RuleFor<'attempt'> = { do: () => {} };
