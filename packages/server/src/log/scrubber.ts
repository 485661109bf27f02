/** Has the database read through while the house is open: soon after the start, and a day after each reading. */
import { Worker } from 'node:worker_threads';
import type { Damage } from './scrub.ts';

export type ScrubNews = ({ readonly is: 'damage' } & Damage) | { readonly is: 'read' };

const AGAIN_MS = 24 * 3600 * 1000;
/** Of one core. */
const SHARE = 0.05;

interface ScrubberWish {
  readonly damaged: (damage: Damage) => void;
  /** A reading has ended; false if it could not be finished. */
  readonly ended: (isRead: boolean) => void;
  readonly againMs?: number;
  readonly share?: number;
}

/** Begins at once; returns the function that ends it. */
export function startScrubber(
  folder: string,
  { damaged, ended, againMs = AGAIN_MS, share = SHARE }: ScrubberWish,
): () => Promise<void> {
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const code = new URL('./scrub-worker.ts', import.meta.url);
  const begin = (): void => {
    const reading = new Worker(code, { workerData: { folder, share } });
    worker = reading;
    let isRead = false;
    reading.unref();
    reading.on('message', (news: ScrubNews) => {
      if (news.is === 'read') isRead = true;
      else damaged({ table: news.table, flaw: news.flaw });
    });
    // Why it could not go on is not ours to solve: the next reading tries again.
    reading.on('error', () => {});
    reading.on('exit', () => {
      if (isOver) return;
      ended(isRead);
      timer = setTimeout(begin, againMs);
      timer.unref();
    });
  };
  begin();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await worker?.terminate();
  };
}
