import {
  answerText,
  carryOut,
  type Decision,
  fastBelow,
  type Kind,
  type Match,
  outcome,
  type Table,
  toAnswer,
} from '@stamtafel/kernel';
import { type Budget, spend } from '../bot.ts';
import { askTop, nextSeat } from '../search/playout.ts';
import { numbering } from '../search/tree.ts';
import { winShares } from '../utility.ts';
import { bestOf } from './flat.ts';
import type { Playout } from './playouts.ts';

/** The usual constant of the textbook. */
const EXPLORATION = 0.7;

interface Branch {
  visits: number;
  available: number;
  worth: number;
  readonly next: Map<number, Branch>;
}

const branch = (): Branch => ({ visits: 0, available: 0, worth: 0, next: new Map() });

/**
 * Single-observer information-set Monte Carlo tree search as in the textbook, frozen: one tree, options that are not
 * always on offer count how often they were, playouts to the end. What better searches are measured against.
 */
export function ismcts<K extends Kind>(
  match: Match<K>,
  imagine: () => Table<K>,
  decision: Decision,
  play: Playout<K>,
  budget: Budget,
  dice: number[],
): number {
  const { keyOf, by } = numbering(match);
  const root = branch();
  const path: Branch[] = [];
  const seats: number[] = [];
  const untried: number[] = [];

  spend(budget, () => {
    const g = imagine();
    let node = root;
    path.length = 0;
    seats.length = 0;
    for (let depth = 0; g.state.stack.length > 0; depth++) {
      const seat = depth === 0 ? decision.seat : nextSeat(g);
      const { count } = askTop(g, seat);
      untried.length = 0;
      let place = 0;
      let bestScore = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        const child = node.next.get(by(seat, keyOf(g.list[i]!)));
        if (child === undefined) {
          untried.push(i);
          continue;
        }
        child.available++;
        const score =
          child.worth / child.visits + EXPLORATION * Math.sqrt(Math.log(child.available) / child.visits);
        if (score > bestScore) {
          bestScore = score;
          place = i;
        }
      }
      const grows = untried.length > 0;
      if (grows) place = untried[fastBelow(dice, untried.length)]!;
      const key = by(seat, keyOf(g.list[place]!));
      let child = node.next.get(key);
      if (child === undefined) {
        child = branch();
        child.available = 1;
        node.next.set(key, child);
      }
      path.push(child);
      seats.push(seat);
      carryOut(g, seat, g.list[place]!);
      node = child;
      if (grows) break;
    }
    play(g, dice);
    const result = outcome(match, g.state);
    if (result === undefined) return;
    const shares = winShares(result);
    for (let i = 0; i < path.length; i++) {
      path[i]!.visits++;
      path[i]!.worth += shares[seats[i]!]!;
    }
  });

  const g = imagine();
  const { count } = askTop(g, decision.seat);
  const visits = new Map<string, number>();
  for (let i = 0; i < count; i++) {
    const option = g.list[i]!;
    visits.set(
      answerText(toAnswer(match, option)),
      root.next.get(by(decision.seat, keyOf(option)))?.visits ?? 0,
    );
  }
  return bestOf(decision.options.map((option) => visits.get(answerText(option)) ?? -1));
}
