import { type Answer, fastSeed, type Kind } from '@stamtafel/kernel';
import { atOnce, type Bot, decided, inPieces, type Thinker } from './bot.ts';
import { atFirstSight, decidesAtSight } from './first-sight.ts';
import type { Mind } from './mind.ts';
import { fraction } from './search/playout.ts';
import { type Judged, type Search, search } from './search/search.ts';
import { judgeOf } from './sense.ts';

/** The strongest player there is of a game. */
export const champion = <K extends Kind>(mind: Mind<K>): Bot<K> => atOnce(championThinker(mind));

/** The same, thinking in pieces. */
export function championThinker<K extends Kind>({ sense, weights, tuning }: Mind<K>): Thinker<K> {
  return (match, view, decision, budget, seed) => {
    const [only, second] = decision.options;
    if (second === undefined && !decision.optional) return decided(only);
    const judge = judgeOf(sense, weights, match.seats);
    if (decidesAtSight(judge, view, budget)) return decided(atFirstSight(match, view, decision, judge, seed));
    const thinking = search(match, view, decision, judge, tuning, seed);
    return inPieces(budget, thinking.think, () => pick(thinking, seed));
  };
}

/** Rarer parts of a mixture are noise of the search, not strategy. */
const NOISE = 0.08;

/** The answer after thinking: the one tried most, or at secret choices one of the mixture. */
export function pick(thinking: Search, seed: number): Answer | undefined {
  const judged = thinking.judged();
  if (!thinking.secret) return mostTried(judged).answer;
  const kept = judged.filter(({ mix }) => mix >= NOISE);
  if (kept.length === 0) return mostTried(judged).answer;
  let left = fraction(fastSeed(seed ^ 0x3a17_e001)) * kept.reduce((sum, { mix }) => sum + mix, 0);
  for (const { mix, answer } of kept) {
    left -= mix;
    if (left < 0) return answer;
  }
  return kept.at(-1)?.answer;
}

function mostTried(judged: readonly Judged[]): Judged {
  const [first] = judged;
  if (first === undefined) throw new Error('asked, but nothing is offered');
  return judged.reduce(
    (best, one) =>
      one.visits > best.visits || (one.visits === best.visits && one.share > best.share) ? one : best,
    first,
  );
}
