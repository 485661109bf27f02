import type { HouseClock } from '../house/clock.ts';

interface Appointment {
  readonly at: number;
  readonly n: number;
  readonly call: () => void;
}

/** Lets everything that waits for promises settle. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock that moves only when told to. The wall clock can be set; the other one cannot. */
export class TestClock implements HouseClock {
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

  after(ms: number, call: () => void): () => void {
    const appointment = { at: this.#now + ms, n: this.#n++, call };
    this.#appointments.push(appointment);
    return () => {
      this.#appointments = this.#appointments.filter((other) => other !== appointment);
    };
  }

  /** Sets the wall clock. */
  jump(ms: number): void {
    this.#wallAhead += ms;
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
