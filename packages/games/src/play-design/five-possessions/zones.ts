import type { Seat, Zone, ZoneDef } from '@stamtafel/kernel';
import type { Side } from '../deck.ts';

/** The lanes as numbers 0 to 3 inside; outside, and in every text, they are 1 to 4. */
export const lanes = [0, 1, 2, 3] as const;

/** Where cards lie before they are unpacked. */
export const box: Zone = 0;

/** PD5-003, PD5-034 Cards shown to all for a moment: the start draw, and last cards without a place. */
export const shown: Zone = 1;

const perSeat = 5;
const firstSeat = 2;
const firstLane = firstSeat + 2 * perSeat;

/** PD5-006 The half of a player's set that lies aside while the other half is in use. */
export const half = (seat: Seat, side: Side): Zone =>
  firstSeat + seat * perSeat + (side === 'offense' ? 0 : 1);
/** PD5-007 The face-down stack of the side in use. */
export const stack = (seat: Seat): Zone => firstSeat + 2 + seat * perSeat;
/** PD5-011 The cards taken for this row. */
export const hand = (seat: Seat): Zone => firstSeat + 3 + seat * perSeat;
/** PD5-019, PD5-027, PD5-032, PD5-033 Cards that are out of this possession, face down. */
export const aside = (seat: Seat): Zone => firstSeat + 4 + seat * perSeat;

/** PD5-025 The open cards of the offense in a lane, row above row. */
export const lane = (n: number): Zone => firstLane + n;
/** PD5-012, PD5-017, PD5-026 Above them the face-down ones: not revealed yet, turned down, or dead. */
export const down = (n: number): Zone => firstLane + 4 + n;
/** PD5-013 The defense's card opposite a lane. */
export const against = (n: number): Zone => firstLane + 8 + n;

const player = (seat: Seat, letter: string): ZoneDef[] => [
  { name: `offense.${letter}`, owner: seat, shows: 'nobody' },
  { name: `defense.${letter}`, owner: seat, shows: 'nobody' },
  { name: `stack.${letter}`, owner: seat, shows: 'nobody' },
  { name: `hand.${letter}`, owner: seat, shows: 'owner', mixed: true },
  { name: `aside.${letter}`, owner: seat, shows: 'nobody' },
];

export const zones = (): readonly ZoneDef[] => [
  { name: 'box', shows: 'all' },
  { name: 'shown', shows: 'all' },
  ...player(0, 'A'),
  ...player(1, 'B'),
  ...lanes.map((n): ZoneDef => ({ name: `lane.${n + 1}`, shows: 'all' })),
  ...lanes.map((n): ZoneDef => ({ name: `down.${n + 1}`, shows: 'nobody' })),
  ...lanes.map((n): ZoneDef => ({ name: `against.${n + 1}`, shows: 'nobody' })),
];
