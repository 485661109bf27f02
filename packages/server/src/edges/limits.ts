/** How much of something a caller may have in a period of time, or at once. */

/** No more keys than this are remembered. */
const MANY = 10_000;

interface Spent {
  since: number;
  count: number;
}

/** This many per period and key. The time is an argument, so that tests need not wait. */
export class Allowance {
  readonly #spent = new Map<string, Spent>();
  readonly #most: number;
  readonly #ms: number;
  constructor({ most, ms }: { readonly most: number; readonly ms: number }) {
    this.#most = most;
    this.#ms = ms;
  }

  /** Takes one; false if none is left. */
  spend(key: string, now: number): boolean {
    const spent = this.#spent.get(key);
    if (spent === undefined || now - spent.since >= this.#ms) {
      // Deleted and inserted again, so that the map is ordered by time.
      this.#spent.delete(key);
      this.#forget(now);
      this.#spent.set(key, { since: now, count: 1 });
      return true;
    }
    if (spent.count >= this.#most) return false;
    spent.count++;
    return true;
  }

  /** Gives back one that was taken in vain. */
  giveBack(key: string): void {
    const spent = this.#spent.get(key);
    if (spent !== undefined && spent.count > 0) spent.count--;
  }

  get size(): number {
    return this.#spent.size;
  }

  /** Drops the oldest once their period is over, and even earlier in a flood of new keys: memory stays bounded. */
  #forget(now: number): void {
    for (const [key, { since }] of this.#spent) {
      if (now - since < this.#ms && this.#spent.size < MANY) return;
      this.#spent.delete(key);
    }
  }
}

/** This many at once per key. */
export class Places {
  readonly #taken = new Map<string, number>();
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place and returns the function that frees it, or undefined if all are taken. */
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
