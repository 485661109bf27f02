import { NONE } from '@stamtafel/kernel';
import type { Facts } from './kind.ts';

/** The facts before the first possession. */
export const freshFacts = (): Facts => ({
  possession: 0,
  row: 0,
  offense: NONE,
  closedIn: [0, 0, 0, 0],
  wins: [0, 0],
  yards: [0, 0],
});

export const copyFacts = (facts: Facts): Facts => ({
  possession: facts.possession,
  row: facts.row,
  offense: facts.offense,
  closedIn: facts.closedIn.slice(),
  wins: facts.wins.slice(),
  yards: facts.yards.slice(),
});
