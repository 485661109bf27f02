import {
  type Answer,
  answerText,
  type Decision,
  fastSeed,
  type Kind,
  type Match,
  Table,
  toAnswer,
  type View,
  world,
} from '@stamtafel/kernel';
import type { Budget } from './bot.ts';
import { askTop } from './search/playout.ts';
import type { Judge } from './sense.ts';

/** Whether to decide at once: no thinking is allowed, or it would not help. */
export const decidesAtSight = <K extends Kind>(
  { sense }: Judge<K>,
  { stack }: View<K>,
  { iterations }: Budget,
): boolean => iterations < 1 || sense.atSight?.(stack[stack.length - 1]!) === true;

/** What looks best without any search: for races, where hands are quicker than thoughts. Nobody speaks up so fast. */
export function atFirstSight<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  decision: Decision,
  judge: Judge<K>,
  seed: number,
): Answer | undefined {
  if (decision.optional) return undefined;
  const g = new Table(match, world(match, view, fastSeed(seed), { quiet: true }));
  const { frame, count } = askTop(g, decision.seat);
  judge.rate(g, frame, decision.seat, count);
  const offered = new Map(decision.options.map((option) => [answerText(option), option]));
  let best = decision.options[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const option = offered.get(answerText(toAnswer(match, g.list[i]!)));
    if (option === undefined || judge.scores[i]! <= bestScore) continue;
    best = option;
    bestScore = judge.scores[i]!;
  }
  return best;
}
