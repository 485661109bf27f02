import type { HouseClock, MachineTime } from '../house/clock.ts';

interface Appointment {
  readonly at: number;
  readonly n: number;
  readonly call: () => void;
}

/** Lets everything that waits for promises settle. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * A clock that moves only when told to. The wall clock can be set; the other one cannot. As the time of a machine, on
 * which a house has its own clock, it also passes while the process cannot run.
 */
export class TestClock implements HouseClock, MachineTime {
  #now = 1000;
  #wallAhead = 1_700_000_000_000;
  #appointments: Appointment[] = [];
  #n = 0;

  wall(): number {
    return this.#now + this.#wallAhead;
  }

  now(): number {
    return this.#now;
  }

  stoodStill(): number {
    return 0;
  }

  onPause(): void {}

  after(ms: number, call: () => void): () => void {
    const appointment = { at: this.#now + ms, n: this.#n++, call };
    this.#appointments.push(appointment);
    return () => {
      this.#appointments = this.#appointments.filter((other) => other !== appointment);
    };
  }

  afterArrivals(call: () => void): () => void {
    return this.after(0, call);
  }

  every(ms: number, call: () => void): void {
    this.after(ms, () => {
      call();
      this.every(ms, call);
    });
  }

  /** Sets the wall clock. */
  jump(ms: number): void {
    this.#wallAhead += ms;
  }

  /** The process cannot run for this long: what was due meanwhile comes afterwards. */
  hang(ms: number): void {
    this.#now += ms;
  }

  /** What was due while the process could not run, before anything that has arrived: as after SIGCONT. */
  async wake(): Promise<void> {
    const due = this.#appointments
      .filter(({ at }) => at <= this.#now)
      .toSorted((a, b) => a.at - b.at || a.n - b.n);
    for (const one of due) {
      if (!this.#appointments.includes(one)) continue;
      this.#appointments = this.#appointments.filter((other) => other !== one);
      one.call();
    }
    await settled();
  }

  get #next(): Appointment | undefined {
    return this.#appointments.toSorted((a, b) => a.at - b.at || a.n - b.n)[0];
  }

  /** Moves on by this much, from one appointment to the next. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (let next = this.#next; next !== undefined && next.at <= end; next = this.#next) {
      const { at, call } = next;
      this.#appointments = this.#appointments.filter((other) => other !== next);
      this.#now = Math.max(this.#now, at);
      call();
      await settled();
    }
    this.#now = end;
  }

  /** How long until the next appointment; undefined if there is none. */
  get until(): number | undefined {
    return this.#next && this.#next.at - this.#now;
  }
}
