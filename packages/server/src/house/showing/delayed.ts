import type { Play } from '../../table/play.ts';
import { Alarm, type HouseClock } from '../clock.ts';
import type { Helper, Room } from '../helpers/room.ts';
import type { Past } from '../loading.ts';

/** What the watchers of a delayed table see: the match as it was a while ago. */
export class Delayed implements Helper {
  readonly #room: Room;
  readonly #end: () => number;
  readonly #alarm: Alarm;
  /**
   * The first one is what can be seen now. The times are those of the clock that never jumps: by the wall clock,
   * watchers could be stuck for an hour or see the present.
   */
  readonly #moments: Past[];

  /** `past`: the match after each entry of the log, the oldest first. `end`: the number of the last entry. */
  constructor(room: Room, past: readonly Past[], end: () => number) {
    this.#room = room;
    this.#end = end;
    this.#alarm = new Alarm(room.clock);
    const nothing = { at: Number.NEGATIVE_INFINITY, seq: -1, play: undefined };
    this.#moments = [nothing, ...past.map((moment) => remembered(moment, room.clock))];
  }

  get play(): Play | undefined {
    return this.#moments[0]?.play;
  }

  /** The number of the last entry that watchers may know of; −1 if there is none. */
  get seq(): number {
    return this.#moments[0]?.seq ?? -1;
  }

  plan(): boolean {
    const { state, clock, setting } = this.#room;
    if (this.#moments.at(-1)?.play !== state.play)
      this.#moments.push({ at: clock.now(), seq: this.#end(), play: state.play });
    const horizon = clock.now() - setting.watchDelayMs;
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

/** The log has only wall-clock times. Even if that clock was set back since, the moment is no later than now. */
const remembered = ({ at, seq, play }: Past, clock: HouseClock): Past => ({
  at: clock.now() - Math.max(0, clock.wall() - at),
  seq,
  play,
});
