import { isFull, type SeatState } from '../../table/state.ts';
import { Alarm } from '../clock.ts';
import type { Helper, Room } from './room.ts';

/**
 * Starts a match once all seats are taken and there was time to add to the shuffle, unless the table waits for
 * everyone to add something. A rematch also waits until everyone has come, since nobody chose their seat there. It
 * does not wait for programs, which may not be running: a bot keeps the chair of one that does not come.
 */
export class Starter implements Helper {
  readonly #room: Room;
  readonly #alarm: Alarm;
  /** When the match starts, by the clock of the house. */
  #at = 0;

  constructor(room: Room) {
    this.#room = room;
    this.#alarm = new Alarm(room.clock);
  }

  plan(): boolean {
    if (!this.#isReady()) this.#alarm.clear();
    else if (!this.#alarm.isSet) {
      const { clock, setting } = this.#room;
      this.#at = clock.now() + setting.waiveMs;
      this.#alarm.set(setting.waiveMs, () => {
        void this.#room.carry(() => (this.#isReady() ? { do: 'start' } : undefined));
      });
    }
    return false;
  }

  /** Milliseconds until the deal, while that is counted down. */
  get dealsIn(): number | undefined {
    return this.#alarm.isSet ? Math.max(0, Math.ceil(this.#at - this.#room.clock.now())) : undefined;
  }

  #isReady(): boolean {
    const { state } = this.#room;
    if (state.phase !== 'gathering' || state.made.awaitWords || !isFull(state)) return false;
    return state.made.after === undefined || state.seats.every((sitter) => this.#hasCome(sitter));
  }

  #hasCome({ person, playsFor }: SeatState): boolean {
    return person === undefined || playsFor !== undefined || this.#room.isPresent(person);
  }

  stop(): void {
    this.#alarm.clear();
  }
}
