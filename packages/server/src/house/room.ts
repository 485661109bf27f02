/** Whether there is room for new tables. When there is none, those that are there go on. */
import { refuse } from '../table/trouble.ts';
import { Alarm } from './clock.ts';
import type { Environment } from './environment.ts';

const MIB = 1024 * 1024;
const LOOK_MS = 60_000;
/** Of the operator's quota: from here on there is a warning. */
const SCARCE = 0.8;
/** What the disk must still have: for the tables that are there, and before that as a warning. */
const FULL_BYTES = 64 * MIB;
const SCARCE_BYTES = 512 * MIB;

export interface RoomSeen {
  readonly is: 'enough' | 'scarce' | 'full';
  /** In bytes. What is kept is counted in whole MiB and once a minute: no single choice shows in it. */
  readonly used: number;
  readonly quota: number;
  readonly free: number;
}

/** `quota` 0: no limit but the disk. */
export function seen(used: number, free: number, quota: number): RoomSeen {
  const whole = Math.ceil(used / MIB) * MIB;
  const share = quota === 0 ? 0 : whole / quota;
  const isFull = share >= 1 || free < FULL_BYTES;
  const isScarce = share >= SCARCE || free < SCARCE_BYTES;
  return { is: isFull ? 'full' : isScarce ? 'scarce' : 'enough', used: whole, quota, free };
}

export class RoomWatch {
  readonly #env: Environment;
  readonly #changed: (room: RoomSeen) => void;
  readonly #alarm: Alarm;
  #seen: RoomSeen = { is: 'enough', used: 0, quota: 0, free: 0 };
  #first: Promise<void>;
  #closed = false;

  /** `changed`: there is now less room, or more again. */
  constructor(env: Environment, changed: (room: RoomSeen) => void) {
    this.#env = env;
    this.#changed = changed;
    this.#alarm = new Alarm(env.clock);
    this.#first = this.#look();
  }

  get seen(): RoomSeen {
    return this.#seen;
  }

  async #look(): Promise<void> {
    try {
      const { used, free } = await this.#env.log.room();
      const before = this.#seen;
      this.#seen = seen(used, free, this.#env.setting.quotaBytes);
      if (this.#seen.is !== before.is) this.#changed(this.#seen);
    } catch (error) {
      if (!this.#closed) this.#env.failed('', error);
    }
    if (!this.#closed) this.#alarm.set(LOOK_MS, () => void this.#look());
  }

  async check(): Promise<void> {
    await this.#first;
    if (this.#seen.is === 'full')
      refuse('no-room', 'This house is full: new tables do not fit. Those that are there go on.');
  }

  close(): void {
    this.#closed = true;
    this.#alarm.clear();
  }
}
