import { type Answer, fastSeed, type Kind } from '@stamtafel/kernel';
import { decided, inPieces, type Thinker } from './bot.ts';
import { pick } from './champion.ts';
import { exp } from './exp.ts';
import { atFirstSight, decidesAtSight } from './first-sight.ts';
import { forget } from './forget.ts';
import type { LevelName, Mind, Persona } from './mind.ts';
import { fraction } from './search/playout.ts';
import { type Judged, search } from './search/search.ts';
import { judgeOf, type Weights } from './sense.ts';
import { personaOf } from './who.ts';

/**
 * A player of this strength. `character` stays the same for a whole match: it decides what is forgotten and, below the
 * champion, which persona sits down. The budget can only make it think less than its level does; with
 * `ms: Infinity` the level's safety limit in time is lifted, for measurements.
 */
export function levelThinker<K extends Kind>(mind: Mind<K>, name: LevelName, character = 0): Thinker<K> {
  const level = mind.levels[name];
  const persona = personaOf(mind, name, character);
  const weights = persona ? leaning(mind, persona) : mind.weights;
  const { temperature = mind.tuning.temperature, openness = temperature, depth, plies } = level;
  const mixes = level.mixes ?? mind.tuning.mixes ?? true;
  // Only the champion works the end of a round out; the others play it by what they see coming.
  const tuning = { ...mind.tuning, temperature, openness, mixes, depth, plies, exact: name === 'level4' };
  return (match, view, decision, budget, seed) => {
    const [only, second] = decision.options;
    if (second === undefined && !decision.optional) return decided(only);
    const remembered = forget(match, view, level.memory, character);
    const judge = judgeOf(mind.sense, weights, match.seats);
    if (decidesAtSight(judge, view, budget))
      return decided(atFirstSight(match, remembered, decision, judge, seed));
    const thinking = search(match, remembered, decision, judge, tuning, seed);
    const own = {
      ...budget,
      iterations: Math.min(budget.iterations, level.iterations),
      // The level's own limit is a safety net; without any limit the load of the machine decides nothing.
      ms: budget.ms === Number.POSITIVE_INFINITY ? budget.ms : Math.min(budget.ms ?? level.ms, level.ms),
    };
    return inPieces(own, thinking.think, () =>
      level.fancy > 0 && !thinking.secret
        ? nearlyBest(thinking.judged(), level.fancy, thinking.scale(), seed)
        : pick(thinking, seed),
    );
  };
}

function leaning<K extends Kind>({ sense, weights }: Mind<K>, { lean }: Persona): Weights {
  return {
    ...weights,
    option: weights.option.map((weight, f) => weight + (lean[sense.optionFeatures[f]!.name] ?? 0)),
  };
}

/** An option that costs more of what is at stake than this is a blunder, and nobody's choice. */
const BLUNDER = 0.12;

/** Among the options that do not cost much, the better ones more often. */
function nearlyBest(
  judged: readonly Judged[],
  fancy: number,
  scale: number,
  seed: number,
): Answer | undefined {
  const sane = judged.filter(({ never }) => !never);
  const known = sane.length > 0 ? sane : judged;
  const seen = known.filter(({ visits }) => visits > 0);
  // A player who forgets may have looked only at what now turns out to be senseless.
  const tried = seen.length > 0 ? seen : known;
  const top = Math.max(...tried.map(({ share }) => share));
  const near = tried.filter(({ share }) => share >= top - BLUNDER * scale);
  const weights = near.map(({ share }) => exp((share - top) / (fancy * scale)));
  let left = fraction(fastSeed(seed ^ 0x1cee_b00c)) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, { answer }] of near.entries()) {
    left -= weights[i]!;
    if (left < 0) return answer;
  }
  return near.at(-1)?.answer;
}
