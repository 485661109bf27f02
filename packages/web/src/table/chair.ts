import type { Seat } from '@stamtafel/kernel';
import type { Around, Snapshot } from '../session/session.ts';

/** From whose chair the table is drawn: the viewer's own; for watchers that of the first person, or else the first. */
export function chairFor({ viewer, seats }: Pick<Snapshot, 'viewer' | 'seats'>): Seat {
  if (viewer < seats.length) return viewer;
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );
}

interface Seen extends Pick<Snapshot, 'viewer' | 'seats'> {
  readonly around: Pick<Around, 'as'> | null;
}

/** Whose hand and place lie in front. On a screen for all that would be one of those who all have their hands on phones. */
export const frontFor = (seen: Seen): Seat | undefined =>
  seen.around?.as === 'screen' && seen.viewer >= seen.seats.length ? undefined : chairFor(seen);
