/** How much of something somebody may have in a stretch of time, or at once. */

/** No more keys than this are remembered. */
const MANY = 10_000;

interface Spent {
  since: number;
  count: number;
}

/** So many per stretch of time and key. Time comes in, so that tests need not wait. */
export class Allowance {
  readonly #spent = new Map<string, Spent>();
  readonly #most: number;
  readonly #ms: number;
  constructor({ most, ms }: { readonly most: number; readonly ms: number }) {
    this.#most = most;
    this.#ms = ms;
  }

  /** Takes one; false when there is none left. */
  spend(key: string, now: number): boolean {
    const spent = this.#spent.get(key);
    if (spent === undefined || now - spent.since >= this.#ms) {
      // Taken out and put in again, so that the map is ordered by time.
      this.#spent.delete(key);
      this.#forget(now);
      this.#spent.set(key, { since: now, count: 1 });
      return true;
    }
    if (spent.count >= this.#most) return false;
    spent.count++;
    return true;
  }

  /** Gives back what was taken for nothing. */
  giveBack(key: string): void {
    const spent = this.#spent.get(key);
    if (spent !== undefined && spent.count > 0) spent.count--;
  }

  get size(): number {
    return this.#spent.size;
  }

  /** The oldest go when their time is over, and in a flood of new keys before that: memory stays bounded. */
  #forget(now: number): void {
    for (const [key, { since }] of this.#spent) {
      if (now - since < this.#ms && this.#spent.size < MANY) return;
      this.#spent.delete(key);
    }
  }
}

/** So many at once per key. */
export class Places {
  readonly #taken = new Map<string, number>();
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place and gives the function that leaves it, or undefined when all are taken. */
  enter(key: string): (() => void) | undefined {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#most) return undefined;
    this.#taken.set(key, taken + 1);
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left === 0) this.#taken.delete(key);
      else this.#taken.set(key, left);
    };
  }
}
