import { Worker } from 'node:worker_threads';
import { type Plan, stretches } from './plan.ts';
import type { Tally } from './tally.ts';

/**
 * Plays a plan on so many threads. What comes back is in the order of the matches, whichever thread was first.
 * When the signal comes, what is done by then is returned.
 */
export async function playPlan(
  plan: Plan,
  jobs: number,
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<Tally[]> {
  const todo = [...stretches(plan.matches)];
  const tallies: (Tally | undefined)[] = todo.map(() => undefined);
  let next = 0;
  let done = 0;
  const finished = (index: number, tally: Tally): void => {
    tallies[index] = tally;
    done += tally.matches;
    progress(done);
  };
  const hire = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan });
      const stop = (): void => void worker.terminate();
      let index = 0;
      const goOn = (): void => {
        index = next++;
        const stretch = todo[index];
        if (stretch && !signal.aborted) worker.postMessage(stretch);
        else stop();
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
  const ended = await Promise.allSettled(Array.from({ length: Math.min(jobs, todo.length) }, hire));
  for (const thread of ended) if (thread.status === 'rejected') throw thread.reason;
  return tallies.filter((tally) => tally !== undefined);
}
