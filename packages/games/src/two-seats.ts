import { type Seat, seatLetter, type ZoneDef } from '@stamtafel/kernel';

/* Where exactly two play, there is one other. */

export const A: Seat = 0;
export const B: Seat = 1;
export const otherThan = (seat: Seat): Seat => 1 - seat;

/** A zone for each of the two: "hand.A" and "hand.B". */
export const perSeat = (name: string, shows: ZoneDef['shows'], mixed = false): ZoneDef[] =>
  [A, B].map((owner) => ({ name: `${name}.${seatLetter(owner)}`, owner, shows, mixed }));
