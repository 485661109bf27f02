import { type Answer, fastBelow } from '@stamtafel/kernel';

/** How simple players choose: the answer with the highest score, where chance adds up to a thousand small steps to each. */
export function bestOf(
  options: readonly Answer[],
  { dice, stepsPerPoint }: { readonly dice: number[]; readonly stepsPerPoint: number },
  scoreOf: (option: Answer) => number,
): Answer {
  let best: Answer | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const score = scoreOf(option) + fastBelow(dice, 1000) / stepsPerPoint;
    if (score <= bestScore) continue;
    best = option;
    bestScore = score;
  }
  if (best === undefined) throw new Error('there is nothing to answer');
  return best;
}
