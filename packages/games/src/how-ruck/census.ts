import type { Census } from '../census.ts';
import { field, type HowRuck, hand, roundNumber } from './kind.ts';

/** A card works for the side of the rope where it lies, or for the player who has it in hand; not while teams are formed. */
export const howRuckCensus: Census<HowRuck> = {
  parts: { nl: 'rondes', en: 'rounds' },
  /** The barrel of the last round has been won by then. */
  played: (facts) => roundNumber(facts) - 1,
  workplaces: (seat) => [hand(seat), field(seat, 0), field(seat, 1), field(seat, 2)],
};
