/** Whether there is room for new tables. When there is none, those that are there go on. */
import type { Room } from '../log/port.ts';
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

/**
 * Where the lines lie is drawn anew at every look, up to this much before them. At a sharp line, somebody who fills
 * the house up to it would see in which minute somebody else writes, and how much. A house that is full, or nearly,
 * remains so until there is this much more room: otherwise it would change its mind every minute.
 */
const BLUR_BYTES = 4 * MIB;

export interface RoomSeen {
  readonly is: 'enough' | 'scarce' | 'full';
  /** In bytes; what is kept, in whole MiB. */
  readonly used: number;
  readonly quota: number;
  readonly free: number;
}

/** `quota` 0: no limit but the disk. `blur`: how much before each line. */
export function seen({ used, free }: Room, quota: number, before: RoomSeen['is'], blur: number): RoomSeen {
  const beyond = (share: number, least: number, isStill: boolean): boolean => {
    const early = blur + (isStill ? BLUR_BYTES : 0);
    return (quota > 0 && used + early >= share * quota) || free - early < least;
  };
  const isFull = beyond(1, FULL_BYTES, before === 'full');
  const isScarce = beyond(SCARCE, SCARCE_BYTES, before !== 'enough');
  const whole = Math.ceil(used / MIB) * MIB;
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
      const room = await this.#env.upkeep.room();
      const before = this.#seen;
      const blur = this.#env.below(BLUR_BYTES + 1);
      this.#seen = seen(room, this.#env.setting.quotaBytes, before.is, blur);
      if (this.#seen.is !== before.is) this.#changed(this.#seen);
    } catch (error) {
      if (!this.#closed) this.#env.failed('', error);
    }
    if (!this.#closed) this.#alarm.set(LOOK_MS, () => void this.#look());
  }

  async check(): Promise<void> {
    await this.#first;
    if (this.#seen.is === 'full') refuse('house-full');
  }

  close(): void {
    this.#closed = true;
    this.#alarm.clear();
  }
}
