import type { Play } from '../table/play.ts';
import { Alarm } from './clock.ts';
import type { Helper, Room } from './room.ts';

interface Moment {
  /** By the wall clock: the log has no other. */
  readonly at: number;
  readonly play: Play | undefined;
}

/** What the watchers of a delayed table see: the match as it was so long ago. */
export class Delayed implements Helper {
  readonly #room: Room;
  readonly #alarm: Alarm;
  /** The first one is what can be seen now. */
  #moments: Moment[];

  /** `past`: the match after each entry of the log, the oldest first. */
  constructor(room: Room, past: readonly Moment[]) {
    this.#room = room;
    this.#alarm = new Alarm(room.clock);
    this.#moments = [{ at: 0, play: undefined }, ...past];
  }

  get play(): Play | undefined {
    return this.#moments[0]?.play;
  }

  plan(): boolean {
    const { state, clock, setting } = this.#room;
    if (this.#moments.at(-1)?.play !== state.play) this.#moments.push({ at: clock.wall(), play: state.play });
    const horizon = clock.wall() - setting.watchDelayMs;
    while ((this.#moments[1]?.at ?? Number.POSITIVE_INFINITY) <= horizon) this.#moments.shift();
    const next = this.#moments[1];
    if (next === undefined) this.#alarm.clear();
    else if (!this.#alarm.isSet)
      this.#alarm.set(next.at - horizon, () => {
        this.plan();
        this.#room.refresh();
      });
    return true;
  }

  stop(): void {
    this.#alarm.clear();
  }
}
