/** Time as the house knows it. Everything that waits uses this, so that tests need not wait. */
export interface HouseClock {
  /** Milliseconds since 1970; may jump. */
  wall(): number;
  /**
   * Milliseconds since some moment; never jumps, and stands still while the process cannot run. Durations are measured
   * by this one.
   */
  now(): number;
  /** For how many milliseconds it has stood still so far. */
  stoodStill(): number;
  /** Calls once after this time; returns a function that cancels it. What has arrived by then is handled first. */
  after(ms: number, call: () => void): () => void;
  /** Calls after it has stood still for a second or more, with the milliseconds. */
  onPause(call: (ms: number) => void): void;
}

/** Time as a machine offers it: it also runs while the process does not. */
export interface MachineTime {
  wall(): number;
  /** Never jumps. */
  now(): number;
  after(ms: number, call: () => void): () => void;
  /** Calls every so often while something else keeps the process alive. */
  every(ms: number, call: () => void): void;
  /** Calls once everything that has arrived on sockets was handed over. */
  afterArrivals(call: () => void): () => void;
}

export const thisMachine: MachineTime = {
  wall: () => Date.now(),
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, call) => void setInterval(call, ms).unref(),
  afterArrivals(call) {
    // Comes after the event loop has next looked at its sockets.
    const turn = setImmediate(call);
    return () => clearImmediate(turn);
  },
};

const BEAT_MS = 100;
/** The process was not running, or busy with one thing, if a beat is later than this. */
const LATEST_BEAT_MS = 250;
/** So long a pause is worth a word. */
const NOTABLE_MS = 1000;
/** Timers are rounded, and ring up to this much too early. */
const EARLY_MS = 1;

/**
 * The clock of a house that may be stopped at any moment: a laptop is closed, a machine is moved, memory is tidied up.
 * That costs nobody their time, since no time passes, and what arrived meanwhile arrived at the moment when it began.
 * Time is counted from beat to beat; a beat that is late counts only up to where somebody last looked at the clock.
 */
export function houseClock(machine: MachineTime = thisMachine): HouseClock {
  const heard: ((ms: number) => void)[] = [];
  /** Both at the last beat. */
  let [beat, then] = [machine.now(), 0];
  /** What has passed since, as far as it counts. */
  let passed = 0;
  let stood = 0;

  /** What has passed since the last beat without counting. */
  const standing = (): number => {
    const since = machine.now() - beat;
    if (since <= LATEST_BEAT_MS) passed = since;
    return since - passed;
  };
  machine.every(BEAT_MS, () => {
    const lost = standing();
    beat += passed + lost;
    then += passed;
    passed = 0;
    stood += lost;
    if (lost >= NOTABLE_MS) for (const call of heard) call(lost);
  });

  const clock: HouseClock = {
    wall: () => machine.wall(),
    now() {
      standing();
      return then + passed;
    },
    stoodStill: () => stood + standing(),
    after(ms, call) {
      const due = clock.now() + ms;
      const ring = (): void => {
        const wait = due - clock.now();
        cancel = wait < EARLY_MS ? machine.afterArrivals(call) : machine.after(wait, ring);
      };
      let cancel = machine.after(ms, ring);
      return () => cancel();
    },
    onPause: (call) => void heard.push(call),
  };
  return clock;
}

/** Milliseconds as they pass outside, whether the process can run or not. */
export const timeOutside = (clock: HouseClock): number => clock.now() + clock.stoodStill();

/** The same clock for calls that may fail, now or later: what they throw is caught here and does no other harm. */
export const guarded = (clock: HouseClock, failed: (error: unknown) => void): HouseClock => ({
  wall: () => clock.wall(),
  now: () => clock.now(),
  stoodStill: () => clock.stoodStill(),
  onPause: (call) => clock.onPause(call),
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
