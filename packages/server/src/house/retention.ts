/** Tables that are over for long leave the log, if the operator wishes: put away, or deleted. */
import { Alarm } from './clock.ts';
import type { Directory } from './directory.ts';
import type { Environment } from './environment.ts';

const DAY = 24 * 3600 * 1000;
/** Not in the first moments, when everybody comes back. */
const FIRST_MS = 60_000;
const AGAIN_MS = 3_600_000;
/** So that no player waits for it. */
const REST_MS = 1000;
const AT_ONCE = 20;

interface RetentionWish {
  /** So many tables have gone. */
  readonly retired: (tables: number) => void;
  readonly failed: (error: unknown) => void;
}

export class Retention {
  readonly #env: Environment;
  readonly #directory: Directory;
  readonly #wish: RetentionWish;
  readonly #alarm: Alarm;
  #closed = false;

  constructor(env: Environment, directory: Directory, wish: RetentionWish) {
    this.#env = env;
    this.#directory = directory;
    this.#wish = wish;
    this.#alarm = new Alarm(env.clock);
    if (env.setting.keepDays > 0) this.#next(FIRST_MS, new Set());
  }

  #next(ms: number, left: Set<string>): void {
    this.#alarm.set(ms, () => {
      void this.#some(left).then((isAll) => {
        if (!this.#closed) this.#next(isAll ? AGAIN_MS : REST_MS, isAll ? new Set() : left);
      });
    });
  }

  /** A few tables; true if there are no others. Those that cannot go now are `left` until the next time. */
  async #some(left: Set<string>): Promise<boolean> {
    const { upkeep, clock, setting } = this.#env;
    try {
      const before = clock.wall() - setting.keepDays * DAY;
      const old = await upkeep.overBefore(before, AT_ONCE + left.size);
      const fresh = old.filter((table) => !left.has(table)).slice(0, AT_ONCE);
      // Somebody looks at it: it can go once nobody does.
      const unseen = fresh.filter((table) => this.#directory.here(table) === undefined);
      const gone = await (setting.afterwards === 'delete' ? upkeep.remove(unseen) : upkeep.putAway(unseen));
      for (const table of gone) this.#directory.unloaded.drop(table);
      if (gone.length > 0) this.#wish.retired(gone.length);
      for (const table of fresh) if (!gone.includes(table)) left.add(table);
      return fresh.length === 0;
    } catch (error) {
      if (!this.#closed) this.#wish.failed(error);
      return true;
    }
  }

  close(): void {
    this.#closed = true;
    this.#alarm.clear();
  }
}
