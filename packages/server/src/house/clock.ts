/** Time as the house knows it. Everything that waits uses this, so that tests need not wait. */
export interface HouseClock {
  /** Milliseconds since 1970; may jump. */
  wall(): number;
  /** Milliseconds since some moment; never jumps. Durations are measured by this one. */
  now(): number;
  /** Calls once after this time; returns a function that cancels it. */
  after(ms: number, call: () => void): () => void;
}

export const realClock: HouseClock = {
  wall: () => Date.now(),
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** The same clock for calls that may fail, now or later: what they throw is caught here and does no other harm. */
export const guarded = (clock: HouseClock, failed: (error: unknown) => void): HouseClock => ({
  wall: () => clock.wall(),
  now: () => clock.now(),
  after: (ms, call) => clock.after(ms, () => void Promise.try(call).catch(failed)),
});

/** One appointment at a time: a new one replaces the old one. */
export class Alarm {
  #cancel: (() => void) | undefined;
  readonly #clock: HouseClock;

  constructor(clock: HouseClock) {
    this.#clock = clock;
  }

  get isSet(): boolean {
    return this.#cancel !== undefined;
  }

  set(ms: number, call: () => void): void {
    this.clear();
    const first = Math.min(Math.max(0, ms), LONGEST);
    this.#cancel = this.#clock.after(first, () => {
      this.#cancel = undefined;
      if (ms > first) this.set(ms - first, call);
      else call();
    });
  }

  clear(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}

/** Timers cannot count further than 24 days: longer times are waited for in pieces. */
const LONGEST = 3_600_000;
