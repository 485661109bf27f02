/**
 * Keeps a folder of increments up to date while the house is open, in a thread of its own. Whether anything has changed is
 * looked at here, so that a quiet house does nothing.
 */
import { Worker } from 'node:worker_threads';
import { isSame } from './gather.ts';
import type { Marks } from './point.ts';
import type { Taken, Taking } from './take.ts';

/** A whole copy reads everything: the next comes no sooner than this, even if the last one failed. */
const COPY_AGAIN_MS = 3_600_000;

export interface IncrementSetting {
  readonly to: string;
  readonly everyMs: number;
  readonly days: number;
}

interface KeeperParts extends IncrementSetting {
  /** The data folder. */
  readonly data: string;
  readonly clock: {
    wall(): number;
    now(): number;
    after(ms: number, call: () => void): () => void;
  };
  /** How far the database is. */
  readonly marks: () => Marks;
  readonly report: (taken: Taken) => void;
  /** Nothing could be written; the next time tries again. */
  readonly failed: (error: unknown) => void;
  readonly code?: URL;
}

export interface Keeper {
  /** Writes what is left, and ends. Must come before the log is closed. */
  close(): Promise<void>;
}

const answerOf = (worker: Worker): Promise<Taken> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread ended before it answered')));
  });

export function startIncrements({
  data,
  to,
  everyMs,
  days,
  clock,
  marks,
  report,
  failed,
  code = new URL('./worker.ts', import.meta.url),
}: KeeperParts): Keeper {
  let cancel = (): void => {};
  let running: Worker | undefined;
  let known: Marks | undefined;
  let copyAfter = Number.NEGATIVE_INFINITY;
  let isOver = false;

  const run = async (mayCopy: boolean): Promise<void> => {
    const taking: Taking = { to, now: clock.wall(), days, mayCopy };
    const worker = new Worker(code, { workerData: { data, ...taking } });
    running = worker;
    try {
      const taken = await answerOf(worker);
      known = taken.marks;
      if (taken.failed !== undefined || taken.made.includes('whole')) copyAfter = clock.now() + COPY_AGAIN_MS;
      report(taken);
    } finally {
      if (running === worker) running = undefined;
      await worker.terminate();
    }
  };
  const tick = async (): Promise<void> => {
    try {
      if (known !== undefined && isSame(known, marks())) report({ made: [], marks: known, damaged: [] });
      else await run(clock.now() >= copyAfter);
    } catch (error) {
      known = undefined;
      if (!isOver) failed(error);
    }
    if (!isOver) later();
  };
  const later = (ms = everyMs): void => {
    cancel = clock.after(ms, () => void tick());
  };
  later(0);
  return {
    async close() {
      isOver = true;
      cancel();
      // A whole copy may take long, and can be made again.
      await running?.terminate();
      try {
        if (known === undefined || !isSame(known, marks())) await run(false);
      } catch (error) {
        failed(error);
      }
    },
  };
}
