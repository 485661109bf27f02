import type { Seat } from '@stamtafel/kernel';

/* Where exactly two play, there is one other. */

export const A: Seat = 0;
export const B: Seat = 1;
export const otherThan = (seat: Seat): Seat => 1 - seat;
