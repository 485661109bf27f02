import { Alarm } from '../clock.ts';
import type { Helper, Room } from './room.ts';

/** How long a host may be away from a paused table: longer than a meal, for a phone that sleeps is away too. */
const LONGEST_BREAK_MS = 30 * 60_000;

/** Notices that the host of a paused table stays away: from then on every player may resume it. */
export class AbsentHost implements Helper {
  readonly #room: Room;
  readonly #alarm: Alarm;
  #isGone = false;

  constructor(room: Room) {
    this.#room = room;
    this.#alarm = new Alarm(room.clock);
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  plan(): boolean {
    const { state } = this.#room;
    if (state.phase !== 'paused' || this.#room.isPresent(state.made.host)) this.stop();
    else if (!this.#isGone && !this.#alarm.isSet)
      this.#alarm.set(LONGEST_BREAK_MS, () => {
        this.#isGone = true;
        this.#room.refresh();
      });
    return false;
  }

  stop(): void {
    this.#isGone = false;
    this.#alarm.clear();
  }
}
