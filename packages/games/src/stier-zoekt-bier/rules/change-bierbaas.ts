import { drinkerLeaves } from '../cards/drinker.ts';
import { BONUS, ROUNDS, type RuleFor } from '../kind.ts';
import { freshSlots } from './draw-bulls.ts';
import { startBonusServing } from './serve-beer.ts';

const ROUND = { do: 'round' } as const;
const BONUS_ROUND = { do: 'bonus' } as const;

/**
 * Phase 6, Bierbaas wisselen. SZB-131 The first of the ranking gets the bierbaas, even after declining a bull; SZB-132
 * without any bid it stays where it is. SZB-133 Then the next round, and after the seventh the bonus round.
 */
export const change: RuleFor<'change'> = {
  do(g) {
    const { facts } = g;
    const first = facts.ranking[0] ?? facts.bierbaas;
    g.tell(first === facts.bierbaas ? 'bierbaasStays' : 'bierbaas', { seat: first });
    facts.bierbaas = first;
    drinkerLeaves(g);
    g.next(facts.round < ROUNDS ? ROUND : BONUS_ROUND);
  },
};

/** SZB-141 No new bulls, no beer, no tapping; fresh slots for all, SZB-143 also for a pair formed in round 7. */
export const bonus: RuleFor<'bonus'> = {
  do(g) {
    g.facts.round = BONUS;
    freshSlots(g);
    g.tell('bonus', { seat: g.facts.bierbaas });
    startBonusServing(g);
  },
};
