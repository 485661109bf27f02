import { NONE } from '@stamtafel/kernel';
import { A, type Facts } from './kind.ts';

/** The facts before the first attack. */
export const freshFacts = (): Facts => ({
  home: NONE,
  attack: 0,
  attacker: A,
  score: [0, 0],
  yellows: [0, 0],
  reds: [0, 0],
  last: 0,
  ending: '',
  loser: NONE,
  wissel: 0,
  spat: 0,
  returning: [0, 0],
  attempt: 'normal',
  verdict: '',
  locked: false,
  hoef: false,
  plusAttack: [0, 0],
  plusDefence: [0, 0],
});

export const copyFacts = (facts: Facts): Facts => ({
  home: facts.home,
  attack: facts.attack,
  attacker: facts.attacker,
  score: facts.score.slice(),
  yellows: facts.yellows.slice(),
  reds: facts.reds.slice(),
  last: facts.last,
  ending: facts.ending,
  loser: facts.loser,
  wissel: facts.wissel,
  spat: facts.spat,
  returning: facts.returning.slice(),
  attempt: facts.attempt,
  verdict: facts.verdict,
  locked: facts.locked,
  hoef: facts.hoef,
  plusAttack: facts.plusAttack.slice(),
  plusDefence: facts.plusDefence.slice(),
});
