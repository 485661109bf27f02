import { Alarm } from '../clock.ts';
import type { Helper, Room } from './room.ts';

/** Notices that the host of a paused table has been away for the grace time: from then on every player may resume it. */
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
    const { state, setting } = this.#room;
    if (state.phase !== 'paused' || this.#room.isPresent(state.made.host)) this.stop();
    else if (!this.#isGone && !this.#alarm.isSet)
      this.#alarm.set(setting.graceMs, () => {
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
