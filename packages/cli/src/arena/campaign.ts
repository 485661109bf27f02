import { inThreads } from '../threads.ts';
import type { DealResult } from './deal.ts';
import type { Plan, Task } from './plan.ts';
import { countDeal, type Deals, noDeals, sprt } from './statistics.ts';
import { noThoughts, type Thoughts, think } from './thoughts.ts';

/** What a campaign found: by meeting the deals, by entrant how long it thought. */
export interface Found {
  readonly meetings: readonly { readonly deals: Deals; readonly early: boolean }[];
  readonly thoughts: readonly Thoughts[];
}

/** No meeting is decided after fewer deals than this, whatever the test says. */
const FEWEST_DEALS = 16;

/**
 * Plays a plan on `jobs` threads, one deal of every meeting after another. With `untilSure` a meeting ends as soon as
 * the sequential test is decided; deals that were under way by then are not counted, so that the number of threads
 * changes nothing.
 */
export async function playCampaign(
  plan: Plan,
  seats: number,
  { jobs, untilSure }: { readonly jobs: number; readonly untilSure: boolean },
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<Found> {
  const meetings = plan.meetings.map(() => ({ deals: noDeals(seats), early: false }));
  const thoughts = plan.entrants.map(noThoughts);
  const todo = tasksOf(plan);
  let done = 0;
  const next = (): Task | undefined => {
    for (let task = todo.next().value; task; task = todo.next().value) {
      if (!meetings[task.meeting]!.early) return task;
      progress(++done);
    }
    return undefined;
  };
  const take = (task: Task, { shares, thinking, iterations }: DealResult): void => {
    const meeting = meetings[task.meeting]!;
    if (meeting.early) return;
    countDeal(meeting.deals, shares);
    const [a, b] = plan.meetings[task.meeting]!;
    think(thoughts[a]!, thinking.a, iterations.a);
    think(thoughts[b]!, thinking.b, iterations.b);
    const { count } = meeting.deals;
    if (untilSure && count >= FEWEST_DEALS && count < plan.pairs)
      meeting.early = sprt(meeting.deals).verdict !== 'open';
  };
  const script = new URL('./worker.ts', import.meta.url);
  const threads = Math.min(jobs, plan.pairs * plan.meetings.length);
  await inThreads<Task, DealResult>(
    { script, data: plan, threads, next, take, done: () => progress(++done) },
    signal,
  );
  return { meetings, thoughts };
}

function* tasksOf({ pairs, meetings }: Plan): Generator<Task, undefined> {
  for (let deal = 0; deal < pairs; deal++)
    for (let meeting = 0; meeting < meetings.length; meeting++) yield { meeting, deal };
  return undefined;
}
