import type { Seat } from '@stamtafel/kernel';
import type { KeptMatch } from '../session/messages.ts';

/** What of a kept match tells whose it is. */
export interface Owned extends Pick<KeptMatch, 'chair' | 'isShared' | 'takenOver'> {
  readonly sitters: readonly Pick<KeptMatch['sitters'][number], 'kind'>[];
  readonly record: Pick<KeptMatch['record'], 'seed'>;
}

/**
 * The chair of the person who looks back, if they played here, alone at this device: the one that was written down, or that of
 * the only person of a match that was dealt in this browser. Those of links, files and houses may be of others.
 */
export function ownSeat({ chair, isShared, takenOver, sitters, record }: Owned): Seat | undefined {
  if (isShared) return undefined;
  if (chair !== undefined) return chair;
  if (takenOver || record.seed === undefined) return undefined;
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
