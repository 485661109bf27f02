import { Worker } from 'node:worker_threads';
import type { Answer } from '@stamtafel/kernel';
import { z } from 'zod';
import { Alarm, type HouseClock } from '../house/clock.ts';
import type { Place, Start, Wanted } from './desk.ts';
import type { Thought } from './thinkers.ts';
import type { ToWorker } from './worker.ts';

export interface Job extends Wanted {
  readonly thought: Thought;
  /** After this moment it no longer waits for a worker that is not there yet. */
  readonly patientUntil: number;
  readonly resolve: (answer: Answer | undefined) => void;
  readonly reject: (error: Error) => void;
}

interface HeadSetting {
  readonly clock: HouseClock;
  readonly limitMs: number;
  readonly program: URL;
}

interface Hearing {
  ready(): void;
  /** `answer`: not checked yet. */
  heard(spot: Spot, answer: unknown): void;
  /** Its worker has ended, with what was in these places. */
  failed(spots: readonly Spot[], how: string): void;
  neverStarted(how: string): void;
}

/** A place of the desk in a worker. */
export interface Spot {
  /** Its number there. */
  readonly number: number;
  readonly place: Place<Job>;
  /** Until it is to answer, and then until it is given up. */
  readonly alarm: Alarm;
}

/** A worker and its places. It is started when there is something to think, and replaced when it fails. */
export class Head {
  readonly #setting: HeadSetting;
  readonly #hearing: Hearing;
  readonly #spots: readonly Spot[];
  readonly #starting: Alarm;
  #worker: Worker | undefined;

  constructor(places: readonly Place<Job>[], setting: HeadSetting, hearing: Hearing) {
    this.#setting = setting;
    this.#hearing = hearing;
    this.#starting = new Alarm(setting.clock);
    this.#spots = places.map((place, number) => ({ number, place, alarm: new Alarm(setting.clock) }));
  }

  /** Its places without a job, if the worker is there. */
  get free(): readonly Spot[] {
    if (this.#worker === undefined || this.#starting.isSet) return [];
    return this.#spots.filter(({ place }) => place.job === undefined);
  }

  /** How many decisions it is thinking about. */
  get busy(): number {
    return this.#spots.filter(({ place }) => place.job !== undefined).length;
  }

  wake(): void {
    if (this.#worker !== undefined) return;
    const worker = new Worker(this.#setting.program, {
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
      // A bot has no business with the house's environment or its output.
      env: {},
      stdout: true,
      stderr: true,
    });
    this.#worker = worker;
    this.#starting.set(SLOWEST_START_MS, () => {
      void this.#end();
      this.#hearing.neverStarted('did not start');
    });
    worker.unref();
    worker.on('message', (message: unknown) => this.#heard(worker, message));
    worker.on('error', () => this.#fail(worker, 'threw'));
    worker.on('exit', () => this.#fail(worker, 'went away'));
  }

  give({ number, alarm }: Spot, { job, ms }: Start<Job>): void {
    const worker = this.#worker;
    if (worker === undefined) return;
    const { limitMs } = this.#setting;
    // On a machine too busy for a whole thought, half a thought is better than none.
    alarm.set(limitMs * (3 / 4), () => {
      this.#say({ place: number, enough: true });
      alarm.set(limitMs / 4, () => this.#fail(worker, 'took too long'));
    });
    worker.ref();
    this.#say({ place: number, thought: job.thought, ...(ms !== undefined && { ms }) });
  }

  /** The answer to this is wanted now, or no longer at all. */
  enough(job: Job): void {
    for (const { place, number } of this.#spots)
      if (place.job === job) this.#say({ place: number, enough: true });
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #heard(worker: Worker, message: unknown): void {
    if (this.#worker !== worker) return;
    if (this.#starting.isSet) {
      this.#starting.clear();
      this.#hearing.ready();
      return;
    }
    const heard = fromWorker.safeParse(message);
    const spot = heard.success ? this.#spots[heard.data.place] : undefined;
    if (spot?.place.job === undefined || !heard.success) {
      this.#fail(worker, 'answered nonsense');
      return;
    }
    spot.alarm.clear();
    if (this.#spots.every(({ place }) => place.job === undefined || place === spot.place)) worker.unref();
    this.#hearing.heard(spot, heard.data.answer);
  }

  #fail(worker: Worker, how: string): void {
    if (this.#worker !== worker) return;
    const isStarting = this.#starting.isSet;
    void this.#end();
    if (isStarting) this.#hearing.neverStarted(how);
    else
      this.#hearing.failed(
        this.#spots.filter(({ place }) => place.job !== undefined),
        how,
      );
  }

  #end(): Promise<unknown> | undefined {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#starting.clear();
    for (const { alarm } of this.#spots) alarm.clear();
    return worker?.terminate();
  }

  async close(): Promise<void> {
    for (const { place } of this.#spots) {
      place.job?.reject(new Error('the bots have gone home'));
      place.job = undefined;
    }
    await this.#end();
  }
}

/** Reading all games takes a while on a busy machine. */
const SLOWEST_START_MS = 20_000;

const fromWorker = z.strictObject({ place: z.int().min(0), answer: z.unknown() });
