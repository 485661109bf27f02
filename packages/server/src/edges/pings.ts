import { type HouseClock, timeOutside } from '../house/clock.ts';

/** The first pings come quickly, so that a round trip is known before the first race. */
const PINGS_MS = [0, 1_000, 3_000] as const;
const PING_EVERY_MS = 20_000;
/** A ping unanswered for this long means that the client is gone. */
const DEAD_AFTER_MS = 2 * PING_EVERY_MS;

interface Sent {
  /** Measured by the clock that stands still while the process cannot run: nobody is dropped because we were stopped. */
  readonly at: number;
  /** Measured by a clock that goes on: a round trip is never measured too short. */
  readonly outside: number;
}

/** Asks the client now and then whether it is there, and measures how long the answer takes. */
export class Pings {
  readonly #ask: (n: number) => void;
  readonly #dead: () => void;
  readonly #clock: HouseClock;
  /** Those under way. */
  readonly #underway = new Map<number, Sent>();
  #cancel = (): void => {};
  #count = 0;

  constructor(clock: HouseClock, ask: (n: number) => void, dead: () => void) {
    this.#clock = clock;
    this.#ask = ask;
    this.#dead = dead;
  }

  begin(): void {
    this.#cancel = this.#clock.after(PINGS_MS[this.#count] ?? PING_EVERY_MS, () => this.#ping());
  }

  #ping(): void {
    const now = this.#clock.now();
    const [oldest] = this.#underway.values();
    if (oldest !== undefined && now - oldest.at >= DEAD_AFTER_MS) {
      this.#dead();
      return;
    }
    const n = this.#count++;
    this.#underway.set(n, { at: now, outside: timeOutside(this.#clock) });
    this.begin();
    this.#ask(n);
  }

  /** The round trip in milliseconds; undefined if no such ping is under way. */
  answered(n: number): number | undefined {
    const sent = this.#underway.get(n);
    this.#underway.delete(n);
    return sent === undefined ? undefined : timeOutside(this.#clock) - sent.outside;
  }

  end(): void {
    this.#cancel();
  }
}
