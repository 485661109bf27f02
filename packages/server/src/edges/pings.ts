import { performance } from 'node:perf_hooks';

/** The first pings come quickly, so that a round trip is known before the first race. */
const PINGS_MS = [0, 1_000, 3_000] as const;
const PING_EVERY_MS = 20_000;
/** A ping unanswered for this long means that the client is gone. */
const DEAD_AFTER_MS = 2 * PING_EVERY_MS;

/** Asks the client now and then whether it is there, and measures how long the answer takes. */
export class Pings {
  readonly #ask: (n: number) => void;
  readonly #dead: () => void;
  /** Those under way, with the time they were sent. */
  readonly #underway = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(ask: (n: number) => void, dead: () => void) {
    this.#ask = ask;
    this.#dead = dead;
  }

  begin(): void {
    this.#timer = setTimeout(() => this.#ping(), PINGS_MS[this.#count] ?? PING_EVERY_MS);
  }

  #ping(): void {
    const now = performance.now();
    const [oldest = now] = this.#underway.values();
    if (now - oldest >= DEAD_AFTER_MS) {
      this.#dead();
      return;
    }
    const n = this.#count++;
    this.#underway.set(n, now);
    this.begin();
    this.#ask(n);
  }

  /** The round trip in milliseconds; undefined if no such ping is under way. */
  answered(n: number): number | undefined {
    const left = this.#underway.get(n);
    this.#underway.delete(n);
    return left === undefined ? undefined : performance.now() - left;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
