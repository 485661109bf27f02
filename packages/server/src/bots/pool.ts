import type { Answer } from '@stamtafel/kernel';
import { answerSchema } from '@stamtafel/protocol';
import { Alarm, type HouseClock, houseClock } from '../house/clock.ts';
import { begin, type Desk, end, hurry, newDesk, type Place, wantingPaths, withdraw } from './desk.ts';
import { Head, type Job, type Spot } from './head.ts';
import { type Asked, isShort, type Thinkers, type ThinkersStats, type Thought } from './thinkers.ts';
import { type Path, shareOf } from './turns.ts';

interface PoolSetting {
  readonly workers?: number;
  /** A bot that thinks longer loses its worker. */
  readonly limitMs?: number;
  /** The program of a worker; tests use broken ones. */
  readonly program?: URL;
  readonly clock?: HouseClock;
}

/**
 * Bots in worker threads. Whose turn it is, and for how long while others wait, says the desk. A worker that hangs,
 * throws or grows too large is replaced and its jobs rejected. A job that waits only for workers that start or hang is
 * rejected two seconds after it was due: with more hanging bots than workers, jobs would otherwise wait for their own
 * turn to hang.
 */
export class BotPool implements Thinkers {
  readonly #clock: HouseClock;
  readonly #limitMs: number;
  /** What takes a moment has places of its own, and so never waits for what takes long. */
  readonly #long: Line;
  readonly #short: Line;
  readonly #heads: readonly Head[];
  readonly #hurrying: Alarm;
  readonly #losingPatience: Alarm;
  #failed = 0;
  #shortened = 0;
  #closed = false;

  constructor({
    workers = 2,
    limitMs = 2000,
    program = new URL('./worker.ts', import.meta.url),
    clock = houseClock(),
  }: PoolSetting = {}) {
    this.#clock = clock;
    this.#limitMs = limitMs;
    this.#hurrying = new Alarm(clock);
    this.#losingPatience = new Alarm(clock);
    const [long, short] = [newLine(workers), newLine(workers)];
    const setting = { clock, limitMs, program };
    const hearing = {
      ready: () => this.#serve(),
      heard: (spot: Spot, answer: unknown) => this.#heard(spot, answer),
      failed: (spots: readonly Spot[], how: string) => this.#fail(spots, how),
      neverStarted: (how: string) => this.#failOne(how),
    };
    this.#long = long;
    this.#short = short;
    this.#heads = long.desk.places.map((place, n) => {
      const own = [place, short.desk.places[n]].flatMap((one) => one ?? []);
      return new Head(own, setting, hearing);
    });
  }

  think(table: string, thought: Thought, { dueMs, waiters, signal }: Asked): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the bots have gone home'));
      if (signal?.aborted) return reject(new Error('nobody asks any more'));
      const { waiting } = this.#lineFor(thought).desk;
      const asked = this.#clock.now();
      const due = asked + dueMs;
      const path = this.#bestPath(table, waiters);
      const job: Job = { path, thought, asked, due, patientUntil: due + this.#limitMs, resolve, reject };
      signal?.addEventListener('abort', () => this.#forget(job), { once: true });
      waiting.push(job);
      this.#serve();
    });
  }

  #lineFor(thought: Thought): Line {
    return isShort(thought) ? this.#short : this.#long;
  }

  get #lines(): readonly Line[] {
    return [this.#long, this.#short];
  }

  get #waiting(): readonly Job[] {
    return this.#lines.flatMap(({ desk }) => desk.waiting);
  }

  /** A table has the turn of the one of its people who gets most at the moment: nobody waits for their company. */
  #bestPath(table: string, waiters: Asked['waiters']): Path {
    const others = this.#lines.flatMap(({ desk }) => wantingPaths(desk));
    let [best, most]: [Path, number] = [[NOBODY, table], 0];
    for (const { neighbourhood, person } of waiters) {
      const path = [...neighbourhood, person, table];
      const share = shareOf(path, [...others, path], 1);
      if (share > most) [best, most] = [path, share];
    }
    return best;
  }

  #forget(job: Job): void {
    withdraw(this.#lineFor(job.thought).desk, job);
    this.#enough(job);
    job.reject(new Error('nobody asks any more'));
  }

  #enough(job: Job): void {
    for (const head of this.#heads) head.enough(job);
  }

  stats(): ThinkersStats {
    const waiting = this.#waiting;
    const now = this.#clock.now();
    const places = this.#lines.flatMap(({ desk }) => desk.places);
    return {
      waiting: waiting.length,
      longestMs: waiting.reduce((longest, { asked }) => Math.max(longest, now - asked), 0),
      thinking: places.filter(({ job }) => job !== undefined).length,
      failed: this.#failed,
      shortened: this.#shortened,
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#hurrying.clear();
    this.#losingPatience.clear();
    for (const { desk } of this.#lines)
      for (const job of desk.waiting.splice(0)) job.reject(new Error('the bots have gone home'));
    await Promise.all(this.#heads.map((head) => head.close()));
  }

  #serve(): void {
    if (this.#closed) return;
    if (this.#waiting.length > 0) for (const head of this.#heads) head.wake();
    // What takes a moment is answered soonest where nobody thinks.
    const calmFirst = this.#heads.toSorted((a, b) => a.busy - b.busy);
    for (const head of calmFirst) for (const spot of head.free) this.#give(head, spot);
    this.#hurry();
    this.#losePatience();
  }

  #lineOf(place: Place<Job>): Line {
    return this.#short.desk.places.includes(place) ? this.#short : this.#long;
  }

  #give(head: Head, spot: Spot): void {
    const line = this.#lineOf(spot.place);
    const start = begin(line.desk, spot.place, this.#clock.now());
    if (start === undefined) return;
    if (start.ms !== undefined && line === this.#long) this.#shortened++;
    head.give(spot, start);
  }

  /** While a job waits, bots that have thought for their share are told to answer. */
  #hurry(): void {
    const now = this.#clock.now();
    const { jobs, nextAt } = hurry(this.#long.desk, now);
    this.#shortened += jobs.length;
    for (const job of jobs) this.#enough(job);
    if (nextAt === undefined) this.#hurrying.clear();
    else this.#hurrying.set(nextAt - now, () => this.#hurry());
  }

  /**
   * While no worker answers, jobs that have waited too long are rejected; the workers keep starting. If bots merely
   * think long, one of them answers again and again.
   */
  #losePatience(): void {
    const now = this.#clock.now();
    for (const { desk, answered } of this.#lines) {
      if (now - answered < SERVED_MS) continue;
      for (const job of desk.waiting.filter(({ patientUntil }) => patientUntil <= now)) {
        withdraw(desk, job);
        this.#failed++;
        job.reject(new Error('no bot was there in time'));
      }
    }
    const next = Math.min(...this.#waiting.map(({ patientUntil }) => patientUntil));
    if (next === Number.POSITIVE_INFINITY) this.#losingPatience.clear();
    else this.#losingPatience.set(next > now ? next - now : SERVED_MS / 2, () => this.#losePatience());
  }

  #heard({ place }: Spot, message: unknown): void {
    const { job } = place;
    const line = this.#lineOf(place);
    line.answered = this.#clock.now();
    end(line.desk, place, line.answered);
    const heard = answerHeard.safeParse(message);
    if (heard.success) job?.resolve(heard.data ?? undefined);
    else {
      this.#failed++;
      job?.reject(new Error('a bot answered nonsense'));
    }
    this.#serve();
  }

  /** A worker has ended, and what was being thought there with it. */
  #fail(spots: readonly Spot[], how: string): void {
    if (this.#closed) return;
    this.#failed++;
    for (const { place } of spots) {
      const { job } = place;
      end(this.#lineOf(place).desk, place, this.#clock.now());
      job?.reject(new Error(`a bot ${how}`));
    }
    this.#serve();
  }

  /** If a worker cannot even start, those who wait must not wait for ever. */
  #failOne(how: string): void {
    if (this.#closed) return;
    this.#failed++;
    const [first] = this.#waiting;
    if (first !== undefined) withdraw(this.#lineFor(first.thought).desk, first);
    first?.reject(new Error(`a bot ${how}`));
    this.#serve();
  }
}

/** Whose table it is where all are away, as after a restart. */
const NOBODY = '';
/** Workers that have answered within this time are there. */
const SERVED_MS = 1000;

const answerHeard = answerSchema.nullable();

interface Line {
  readonly desk: Desk<Job>;
  /** When a worker last answered something of this line. */
  answered: number;
}

const newLine = (places: number): Line => ({ desk: newDesk(places), answered: Number.NEGATIVE_INFINITY });
