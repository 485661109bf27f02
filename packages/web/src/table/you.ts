import type { Seat } from '@stamtafel/kernel';
import type { Snapshot } from '../session/session.ts';
import { nameless } from '../texts/nameless.ts';

/** A player without a name, in any language. */
export const isUnnamed = (name: string): boolean => name === nameless.nl.you || name === nameless.en.you;

/**
 * The chair of the reader, who is addressed as "you": the only one of this device. Around one screen, for watchers and
 * from chairs of others in a replay everybody has a name, except a player who never gave one.
 */
export function seatOfYou({ seats, around }: Pick<Snapshot, 'seats' | 'around'>): Seat | undefined {
  const isPlayed = seats.some(({ yours }) => yours);
  const mine = seats.flatMap(({ yours, name }, seat) =>
    (isPlayed ? yours : around === null && isUnnamed(name)) ? [seat] : [],
  );
  return mine.length === 1 ? mine[0] : undefined;
}

/** The table with that chair called "you" in the language of now, beside the name that it has for the others. */
export function withYou<S extends Pick<Snapshot, 'seats'>>(
  snapshot: S,
  you: Seat | undefined,
  name: string,
): S {
  if (you === undefined || snapshot.seats[you]?.name === name) return snapshot;
  return {
    ...snapshot,
    seats: snapshot.seats.map((info, seat) =>
      seat === you ? { ...info, name, ...(!isUnnamed(info.name) && { called: info.name }) } : info,
    ),
  };
}
