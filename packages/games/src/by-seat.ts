import type { Seat } from '@stamtafel/kernel';

const MOST_SEATS = 8;

/** The frames of one kind by seat. They never change, so each is made once. */
export function bySeat<Do extends string>(
  kind: Do,
): (seat: Seat) => { readonly do: Do; readonly seat: Seat } {
  const frames = Array.from({ length: MOST_SEATS }, (_, seat) => ({ do: kind, seat }));
  return (seat) => frames[seat] ?? { do: kind, seat };
}
