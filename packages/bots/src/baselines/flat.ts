import {
  answerText,
  carryOut,
  type Decision,
  type Kind,
  type Match,
  outcome,
  type Table,
  toAnswer,
} from '@stamtafel/kernel';
import { type Budget, spend } from '../bot.ts';
import { askTop } from '../search/playout.ts';
import { winShares } from '../utility.ts';
import type { Playout } from './playouts.ts';

/** Flat Monte Carlo: every option is tried in turn, each time in another world; the best mean wins. */
export function flat<K extends Kind>(
  match: Match<K>,
  imagine: () => Table<K>,
  decision: Decision,
  play: Playout<K>,
  budget: Budget,
  dice: number[],
): number {
  const texts = decision.options.map(answerText);
  const tries = texts.map(() => 0);
  const sums = texts.map(() => 0);
  let turn = 0;
  spend(budget, () => {
    const g = imagine();
    const { count } = askTop(g, decision.seat);
    const place = turn++ % count;
    const option = texts.indexOf(answerText(toAnswer(match, g.list[place]!)));
    carryOut(g, decision.seat, g.list[place]!);
    play(g, dice);
    const result = outcome(match, g.state);
    if (result === undefined || option < 0) return;
    tries[option]!++;
    sums[option]! += winShares(result)[decision.seat]!;
  });
  return bestOf(sums.map((sum, i) => (tries[i]! > 0 ? sum / tries[i]! : -1)));
}

/** The place of the largest number, the first of equals. */
export function bestOf(numbers: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < numbers.length; i++) if (numbers[i]! > numbers[best]!) best = i;
  return best;
}
