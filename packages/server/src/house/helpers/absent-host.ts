import type { Appointment } from './appointments.ts';
import type { Room } from './room.ts';

/** How long a host may be away from a paused table: longer than a meal, for a phone that sleeps is away too. */
const LONGEST_BREAK_MS = 30 * 60_000;

export const HOST_GONE = 'the host is gone';

/** The host of a paused table stays away: from then on every player may resume it. */
export function hostGone(room: Room): readonly Appointment[] {
  const { phase, made } = room.state;
  if (phase !== 'paused' || room.isPresent(made.host)) return [];
  return [{ name: HOST_GONE, ms: () => LONGEST_BREAK_MS }];
}
