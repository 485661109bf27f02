import type { Seat } from '@stamtafel/kernel';

/**
 * Who a computer player is for the length of a match: it follows from something everybody may know (the name of the
 * table, the promise that the cards were shuffled by) and the chair, never from the shuffle itself, of which a persona
 * must not tell anything. Neighbours follow each other, so that they are not all the same.
 */
export function characterOf(place: string, seat: Seat): number {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < place.length; i++) hash = Math.imul(hash ^ place.charCodeAt(i), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b);
  return ((hash ^ (hash >>> 13)) + seat) >>> 0;
}
