import { NONE, seatLetter } from '@stamtafel/kernel';
import type { Facts } from './kind.ts';
import type { Options } from './options.ts';

/** The facts before the first round. */
export const freshFacts = (seats: number, { firstBierbaas, oldestSeat }: Options): Facts => ({
  round: 0,
  bierbaas: firstBierbaas === 'oldest' && oldestSeat !== 'none' ? letters(seats).indexOf(oldestSeat) : 0,
  served: forEach(seats, 0),
  tucked: forEach(seats, 0),
  tapped: forEach(seats, NONE),
  owing: 0,
  ranking: [],
  taken: 0,
});

const forEach = (seats: number, value: number): number[] => Array.from({ length: seats }, () => value);

export const copyFacts = (facts: Facts): Facts => ({
  round: facts.round,
  bierbaas: facts.bierbaas,
  served: facts.served.slice(),
  tucked: facts.tucked.slice(),
  tapped: facts.tapped.slice(),
  owing: facts.owing,
  ranking: facts.ranking.slice(),
  taken: facts.taken,
});

const letters = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => seatLetter(seat));
