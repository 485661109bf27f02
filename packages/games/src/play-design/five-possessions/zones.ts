import type { Seat, ZoneDef } from '@stamtafel/kernel';
import { lanes } from './kind.ts';

const player = (seat: Seat, letter: string): ZoneDef[] => [
  { name: `offense.${letter}`, owner: seat, shows: 'nobody' },
  { name: `defense.${letter}`, owner: seat, shows: 'nobody' },
  { name: `stack.${letter}`, owner: seat, shows: 'nobody' },
  { name: `hand.${letter}`, owner: seat, shows: 'owner', mixed: true },
  { name: `aside.${letter}`, owner: seat, shows: 'nobody' },
];

/** Who learns a face that arrives in a zone, in the order of the numbers in kind.ts. */
export const zones = (): readonly ZoneDef[] => [
  { name: 'box', shows: 'all' },
  { name: 'shown', shows: 'all' },
  ...player(0, 'A'),
  ...player(1, 'B'),
  ...lanes.map((n): ZoneDef => ({ name: `lane.${n + 1}`, shows: 'all' })),
  ...lanes.map((n): ZoneDef => ({ name: `down.${n + 1}`, shows: 'nobody' })),
  ...lanes.map((n): ZoneDef => ({ name: `against.${n + 1}`, shows: 'nobody' })),
];
