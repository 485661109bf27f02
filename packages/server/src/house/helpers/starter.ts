import { isFull, type SeatState } from '../../table/state.ts';
import type { Appointment } from './appointments.ts';
import type { Room } from './room.ts';

export const START = 'the match starts';

/**
 * Starts a match once all seats are taken and there was time to add to the shuffle, unless the table waits for
 * everyone to add something. A rematch also waits until everyone has come, since nobody chose their seat there. It
 * does not wait for programs, which may not be running: a bot keeps the chair of one that does not come.
 */
export function start(room: Room): readonly Appointment[] {
  if (!isReady(room)) return [];
  return [{ name: START, ms: () => room.setting.waiveMs, command: () => ({ do: 'start' }) }];
}

function isReady(room: Room): boolean {
  const { state } = room;
  if (state.phase !== 'gathering' || state.made.awaitWords || !isFull(state)) return false;
  return state.made.after === undefined || state.seats.every((sitter) => hasCome(room, sitter));
}

const hasCome = (room: Room, { person, playsFor }: SeatState): boolean =>
  person === undefined || playsFor !== undefined || room.isPresent(person);
