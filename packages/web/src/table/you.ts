import type { Seat } from '@stamtafel/kernel';
import type { Snapshot } from '../session/session.ts';
import { en } from '../texts/en.ts';
import { nl } from '../texts/nl.ts';

const unnamed = [nl.you, en.you];

/** The chair of a player without a name, alone or in a lesson: they are addressed as "you", in any language. */
export function seatOfYou({ seats, around }: Pick<Snapshot, 'seats' | 'around'>): Seat | undefined {
  const isShared = seats.filter(({ yours }) => yours).length > 1;
  if (around !== null || isShared) return undefined;
  const [you, ...more] = seats.flatMap(({ name }, seat) => (unnamed.includes(name) ? [seat] : []));
  return more.length === 0 ? you : undefined;
}

/** The table with that chair called "you" in the language of now: a match may have been begun in another one. */
export function withYou(snapshot: Snapshot, you: Seat | undefined, name: string): Snapshot {
  if (you === undefined || snapshot.seats[you]?.name === name) return snapshot;
  return {
    ...snapshot,
    seats: snapshot.seats.map((info, seat) => (seat === you ? { ...info, name } : info)),
  };
}
