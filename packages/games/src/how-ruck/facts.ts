import { NONE } from '@stamtafel/kernel';
import { A, B, type Facts } from './kind.ts';
import type { Options } from './options.ts';

/** The facts before the first round. */
export const freshFacts = (_seats: number, { youngestSeat, teamForming }: Options): Facts => ({
  youngest: youngestSeat === 'B' ? B : A,
  starter: NONE,
  barrel: 0,
  won: [0, 0],
  forming: teamForming,
  reason: '',
  resigned: NONE,
  ready: 0,
  stopped: NONE,
  clock: 0,
  tenth: [NONE, NONE],
});

export const copyFacts = (facts: Facts): Facts => ({
  youngest: facts.youngest,
  starter: facts.starter,
  barrel: facts.barrel,
  won: facts.won.slice(),
  forming: facts.forming,
  reason: facts.reason,
  resigned: facts.resigned,
  ready: facts.ready,
  stopped: facts.stopped,
  clock: facts.clock,
  tenth: facts.tenth.slice(),
});
