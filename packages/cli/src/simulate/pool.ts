import { inThreads } from '../threads.ts';
import { type Plan, type Stretch, stretches } from './plan.ts';
import { matchesPlayed, merge, type Tally } from './tally.ts';

/**
 * Plays a plan on `jobs` threads and counts everything into `total`, in the order of the matches. The signal ends
 * it with what has been done so far.
 */
export async function playPlan(
  plan: Plan,
  total: Tally,
  jobs: number,
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<void> {
  const todo = stretches(plan);
  let done = 0;
  await inThreads<Stretch, Tally>(
    {
      script: new URL('./worker.ts', import.meta.url),
      data: plan,
      threads: Math.min(jobs, plan.matches),
      next: () => todo.next().value,
      take: (_, tally) => merge(total, tally),
      done(_, tally) {
        done += matchesPlayed(tally);
        progress(done);
      },
    },
    signal,
  );
}
