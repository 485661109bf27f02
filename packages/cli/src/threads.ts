/** Work spread over threads, with results in the order of the work, whichever thread was first. */
import { Worker } from 'node:worker_threads';

interface Work<Task, Result> {
  /** The script of a thread: it gets `data` once, then one task after another, and posts a result for each. */
  readonly script: URL;
  readonly data: unknown;
  readonly threads: number;
  /** The next task, or undefined when there is none left; asked as late as possible. */
  next(): Task | undefined;
  take(task: Task, result: Result): void;
  /** Called as soon as a result arrives, even if earlier tasks are still being worked on. */
  done?(task: Task, result: Result): void;
}

/** Does all the work. The signal ends it with what has been done so far. */
export async function inThreads<Task, Result>(
  { script, data, threads, next, take, done }: Work<Task, Result>,
  signal: AbortSignal,
): Promise<void> {
  const early = new Map<number, readonly [Task, Result]>();
  let handedOut = 0;
  let taken = 0;
  const finished = (index: number, task: Task, result: Result): void => {
    early.set(index, [task, result]);
    for (let first = early.get(taken); first; first = early.get(taken)) {
      early.delete(taken++);
      take(...first);
    }
    done?.(task, result);
  };
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script, { workerData: data });
      const stop = (): void => void worker.terminate();
      const goOn = (): void => {
        const task = signal.aborted ? undefined : next();
        if (task === undefined) {
          stop();
          return;
        }
        const index = handedOut++;
        worker.once('message', (result: Result) => {
          finished(index, task, result);
          goOn();
        });
        worker.postMessage(task);
      };
      worker.on('error', reject);
      worker.on('exit', () => {
        signal.removeEventListener('abort', stop);
        resolve();
      });
      signal.addEventListener('abort', stop);
      goOn();
    });
  const ended = await Promise.allSettled(Array.from({ length: threads }, thread));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  for (const [, rest] of [...early].sort(([a], [b]) => a - b)) take(...rest);
}
