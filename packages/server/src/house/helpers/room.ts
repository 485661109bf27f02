import type { Decision, Seat } from '@stamtafel/kernel';
import type { Waiter } from '../../bots/thinkers.ts';
import type { Answering, Command } from '../../table/command.ts';
import type { TableState } from '../../table/state.ts';
import type { HouseClock } from '../clock.ts';
import type { Onlooker } from '../desk.ts';
import type { HouseSetting } from '../setting.ts';

/** What the helpers at a table (clock, bots, keeper …) see of it. */
export interface Room {
  readonly id: string;
  readonly clock: HouseClock;
  readonly setting: HouseSetting;
  readonly state: TableState;
  /** A random whole number from 0 to n − 1. */
  below(n: number): number;
  /** The open decisions; none while the match is not being played. */
  decisions(): readonly Decision[];
  isPresent(person: string): boolean;
  /** Whether anyone who plays here is present. */
  readonly isAttended: boolean;
  onlookersOf(person: string): Iterable<Onlooker>;
  /** The round trips of a person's windows in milliseconds, as far as they were measured. */
  roundTripsOf(person: string): readonly number[];
  /** Those for whom bots play: who sits here, or shows the table. */
  waiters(): readonly Waiter[];
  /**
   * The house's own command, made when its turn in the queue comes (undefined: no longer needed). The answer
   * that starts a race waits for its countdown first.
   */
  carry(command: () => Command | undefined): Promise<Carried>;
  /** Sends to all onlookers who may know what happens now. */
  tell(frame: string): void;
  /** The same, but clients that read slowly do without. */
  tellDroppable(frame: string): void;
  /** Shows everyone what has changed besides the log: a wish, who is present. */
  refresh(): void;
}

/** When something could not be saved, the house tries again after this time. */
export const AGAIN_MS = 1000;

/**
 * 'not-now': it could not be saved and everything is planned again a little later, or the table has been frozen
 * since.
 */
export type Carried = 'done' | 'refused' | 'not-now';

/** Does something at a table now and then: the clock, the bots, the keeper … */
export interface Helper {
  /**
   * Something has changed: set the alarms that are needed now and drop the others. Returns true to be called again
   * after every answer; otherwise the helper has nothing to do until people, seats, orders or wishes change.
   */
  plan(): boolean;
  /** The table leaves memory, or is read again. */
  stop(): void;
}

/** The decision of a seat if it is still the one with this number. */
export function openDecision(room: Room, seat: Seat, question: number): Decision | undefined {
  if (room.state.phase !== 'playing' || room.state.play?.questions[seat] !== question) return undefined;
  return room.decisions().find((decision) => decision.seat === seat);
}

/** The clock's answer to a question that is still open. */
export function clockAnswer(room: Room, seat: Seat, question: number): Answering | undefined {
  const timeout = openDecision(room, seat, question)?.timeout;
  return timeout && { do: 'answer', seat, answers: [timeout], by: 'clock', question };
}
