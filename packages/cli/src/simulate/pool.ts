import { Worker } from 'node:worker_threads';
import { type Plan, stretches } from './plan.ts';
import { merge, type Tally } from './tally.ts';

/**
 * Plays a plan on so many threads and counts everything into `total`, in the order of the matches, whichever thread
 * was first. When the signal comes, it ends with what is done by then.
 */
export async function playPlan(
  plan: Plan,
  total: Tally,
  jobs: number,
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<void> {
  const todo = stretches(plan.matches);
  const early = new Map<number, Tally>();
  let handedOut = 0;
  let counted = 0;
  let done = 0;
  const finished = (index: number, tally: Tally): void => {
    early.set(index, tally);
    for (let next = early.get(counted); next; next = early.get(counted)) {
      merge(total, next);
      early.delete(counted++);
    }
    done += tally.matches;
    progress(done);
  };
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan });
      const stop = (): void => void worker.terminate();
      let index = 0;
      const goOn = (): void => {
        const stretch = signal.aborted ? undefined : todo.next().value;
        if (!stretch) {
          stop();
          return;
        }
        index = handedOut++;
        worker.postMessage(stretch);
      };
      worker.on('message', (tally: Tally) => {
        finished(index, tally);
        goOn();
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        signal.removeEventListener('abort', stop);
        resolve();
      });
      signal.addEventListener('abort', stop);
      goOn();
    });
  const ended = await Promise.allSettled(Array.from({ length: Math.min(jobs, plan.matches) }, thread));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  for (const [, tally] of [...early].sort(([a], [b]) => a - b)) merge(total, tally);
}
