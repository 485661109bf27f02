import { Worker } from 'node:worker_threads';
import type { Answer } from '@stamtafel/kernel';
import { answerSchema } from '@stamtafel/protocol';
import { z } from 'zod';
import type { Asked, Thinkers, Thought } from './thinkers.ts';
import type { ToWorker } from './worker.ts';

interface PoolSetting {
  readonly workers?: number;
  /** A bot that thinks longer loses its worker. */
  readonly limitMs?: number;
  /** The program of a worker; tests use broken ones. */
  readonly program?: URL;
}

interface Job {
  readonly table: string;
  readonly thought: Thought;
  readonly due: number;
  /** After this moment it no longer waits for a worker that is not there yet. */
  readonly patientUntil: number;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Bots in worker threads. The job that is due first is next, but a table with many bots does not get all of them
 * served before other tables. While a job waits, no bot thinks longer than its share. A worker that hangs, throws or
 * grows too large is replaced and its job rejected. A job that waits only for workers that start or hang is rejected
 * two seconds after it was due: with more hanging bots than workers, jobs would otherwise wait for their own turn to
 * hang.
 */
export class BotPool implements Thinkers {
  readonly #limitMs: number;
  readonly #program: URL;
  readonly #waiting: Job[] = [];
  readonly #seats: Seat[];
  #failed = 0;
  #closed = false;
  #hurrying: NodeJS.Timeout | undefined;
  #losingPatience: NodeJS.Timeout | undefined;
  /** When a worker last answered. */
  #answered = Number.NEGATIVE_INFINITY;

  constructor({
    workers = 2,
    limitMs = 2000,
    program = new URL('./worker.ts', import.meta.url),
  }: PoolSetting = {}) {
    this.#limitMs = limitMs;
    this.#program = program;
    this.#seats = Array.from({ length: workers }, () => new Seat());
  }

  think(table: string, thought: Thought, { dueMs, signal }: Asked): Promise<Answer | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the bots have gone home'));
      if (signal?.aborted) return reject(new Error('nobody asks any more'));
      const wanted = performance.now() + dueMs;
      const due = this.#freeShare(table, wanted);
      const job: Job = { table, thought, due, patientUntil: wanted + this.#limitMs, resolve, reject };
      signal?.addEventListener('abort', () => this.#forget(job), { once: true });
      this.#waiting.push(job);
      this.#serve();
    });
  }

  /** Jobs of one table are due a share apart, so that other tables get their turn in between. */
  #freeShare(table: string, wanted: number): number {
    const jobs = [...this.#waiting, ...this.#seats.flatMap(({ job }) => job ?? [])];
    const taken = jobs.filter((job) => job.table === table).map(({ due }) => due);
    let due = wanted;
    for (const other of taken.sort((a, b) => a - b))
      if (Math.abs(other - due) < SHARE_MS) due = other + SHARE_MS;
    return due;
  }

  #forget(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    for (const seat of this.#seats) if (seat.job === job) this.#say(seat, 'enough');
    job.reject(new Error('nobody asks any more'));
  }

  stats() {
    const thinking = this.#seats.filter(({ job }) => job !== undefined).length;
    return { waiting: this.#waiting.length, thinking, failed: this.#failed };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#hurrying);
    clearTimeout(this.#losingPatience);
    for (const job of this.#waiting.splice(0)) job.reject(new Error('the bots have gone home'));
    await Promise.all(
      this.#seats.map(async (seat) => {
        seat.job?.reject(new Error('the bots have gone home'));
        seat.job = undefined;
        clearTimeout(seat.timer);
        await seat.worker?.terminate();
      }),
    );
  }

  #serve(): void {
    for (const seat of this.#seats) {
      if (this.#waiting.length === 0 || this.#closed) break;
      if (seat.job !== undefined || seat.starting) continue;
      if (seat.worker === undefined) this.#start(seat);
      else this.#give(seat, seat.worker);
    }
    this.#hurry();
    this.#losePatience();
  }

  /**
   * While no worker answers, jobs that have waited too long are rejected; the workers keep starting. If bots merely
   * think long, one of them answers after each share.
   */
  #losePatience(): void {
    clearTimeout(this.#losingPatience);
    if (this.#closed) return;
    const now = performance.now();
    const isServed = now - this.#answered < 2 * SHARE_MS;
    for (const job of isServed ? [] : this.#waiting.filter(({ patientUntil }) => patientUntil <= now)) {
      this.#waiting.splice(this.#waiting.indexOf(job), 1);
      this.#failed++;
      job.reject(new Error('no bot was there in time'));
    }
    const next = Math.min(...this.#waiting.map(({ patientUntil }) => patientUntil));
    if (next === Number.POSITIVE_INFINITY) return;
    const least = isServed ? SHARE_MS : 0;
    this.#losingPatience = setTimeout(() => this.#losePatience(), Math.max(next - now, least));
    this.#losingPatience.unref();
  }

  /** While a job waits, bots that have thought for their share are told to answer. */
  #hurry(): void {
    clearTimeout(this.#hurrying);
    if (this.#waiting.length === 0 || this.#closed) return;
    const now = performance.now();
    let next = SHARE_MS;
    for (const seat of this.#seats) {
      if (seat.job === undefined || seat.isHurried) continue;
      const left = seat.began + SHARE_MS - now;
      if (left > 0) next = Math.min(next, left);
      else {
        seat.isHurried = true;
        this.#say(seat, 'enough');
      }
    }
    this.#hurrying = setTimeout(() => this.#hurry(), next);
    this.#hurrying.unref();
  }

  #say({ worker }: Seat, message: ToWorker): void {
    worker?.postMessage(message);
  }

  #start(seat: Seat): void {
    const worker = new Worker(this.#program, {
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
      // A bot has no business with the house's environment or its output.
      env: {},
      stdout: true,
      stderr: true,
    });
    seat.worker = worker;
    seat.starting = true;
    seat.timer = setTimeout(() => this.#fail(seat, worker, 'did not start'), SLOWEST_START_MS);
    seat.timer.unref();
    worker.unref();
    worker.on('message', (message: unknown) => this.#heard(seat, worker, message));
    worker.on('error', () => this.#fail(seat, worker, 'threw'));
    worker.on('exit', () => this.#fail(seat, worker, 'went away'));
  }

  #give(seat: Seat, worker: Worker): void {
    const [job] = this.#waiting.splice(this.#next(), 1);
    if (job === undefined) return;
    seat.job = job;
    seat.began = performance.now();
    seat.isHurried = false;
    // On a machine too busy for a whole thought, half a thought is better than none.
    seat.timer = setTimeout(
      () => {
        this.#say(seat, 'enough');
        seat.timer = setTimeout(() => this.#fail(seat, worker, 'took too long'), this.#limitMs / 4);
      },
      this.#limitMs * (3 / 4),
    );
    worker.ref();
    this.#say(seat, job.thought);
  }

  #next(): number {
    let first = 0;
    this.#waiting.forEach((job, i) => {
      if (job.due < (this.#waiting[first]?.due ?? job.due)) first = i;
    });
    return first;
  }

  #heard(seat: Seat, worker: Worker, message: unknown): void {
    if (seat.worker !== worker) return;
    clearTimeout(seat.timer);
    if (seat.starting) seat.starting = false;
    else {
      const { job } = seat;
      seat.job = undefined;
      this.#answered = performance.now();
      worker.unref();
      const heard = fromWorker.safeParse(message);
      if (heard.success) job?.resolve(heard.data.answer ?? undefined);
      else {
        this.#failed++;
        job?.reject(new Error('a bot answered nonsense'));
      }
    }
    this.#serve();
  }

  #fail(seat: Seat, worker: Worker, how: string): void {
    if (seat.worker !== worker || this.#closed) return;
    clearTimeout(seat.timer);
    this.#failed++;
    // If a worker cannot even start, the job must not wait for ever.
    const job = seat.job ?? (seat.starting ? this.#waiting.shift() : undefined);
    seat.job = undefined;
    seat.starting = false;
    seat.worker = undefined;
    void worker.terminate();
    job?.reject(new Error(`a bot ${how}`));
    this.#serve();
  }
}

/** Reading all games takes a while on a busy machine. */
const SLOWEST_START_MS = 20_000;
/** How long a bot may think while another waits for its worker. */
const SHARE_MS = 500;

const fromWorker = z.strictObject({ answer: answerSchema.nullable() });

/** The place of one worker. */
class Seat {
  worker: Worker | undefined;
  starting = false;
  job: Job | undefined;
  began = 0;
  /** It has been told to answer now. */
  isHurried = false;
  timer: NodeJS.Timeout | undefined;
}
