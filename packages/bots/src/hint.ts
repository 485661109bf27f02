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
import { type Budget, inPieces } from './bot.ts';
import { VAGUE } from './hint-texts.ts';
import type { Mind } from './mind.ts';
import { askTop } from './search/playout.ts';
import { type Judged, search } from './search/search.ts';
import { judgeOf } from './sense.ts';

/** Why an option is good: it does something, or it avoids what another one does. In words that end a sentence. */
export interface Reason {
  readonly is: 'does' | 'avoids';
  readonly nl: string;
  readonly en: string;
}

export interface Suggestion {
  /** Undefined: not to speak up. */
  readonly answer: Answer | undefined;
  /** The share of the win it leads to, and how far that may be off. */
  readonly share: number;
  readonly error: number;
  /** It cannot be told apart from the best, and its share lies close to it. */
  readonly equal: boolean;
  /** Where it is better to be unpredictable: how often to play it. */
  readonly mix: number;
  readonly reasons: readonly Reason[];
}

/** What a strong player would consider here. */
export interface Advice {
  /** There is nothing to choose. */
  readonly isForced: boolean;
  /** The choice is made in secret: play a mixture of these. */
  readonly isMixed: boolean;
  /** At most three, the best first. */
  readonly suggestions: readonly Suggestion[];
}

/** A champion that looks over a player's shoulder: it thinks on for a while, and can be asked at any moment. */
export interface Advising {
  on(ms?: number): boolean;
  answer(): Advice;
}

const MOST_SUGGESTIONS = 3;
/** This many standard errors either way nearly always hold the truth. */
const SURE = 2;
/** Besides the best one only options that were tried so often are named: of a few tries even the error is a guess. */
const LEAST_VISITS = 10;
/** Shares further apart are not called equal, however unsure they are: doubt is no praise. */
const CLOSE = 0.05;
/** Rarer parts of a mixture are noise of the search. */
const NOISE = 0.08;

/** Advice from one seat's view and nothing else. */
export function advise<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  decision: Decision,
  mind: Mind<K>,
  budget: Budget,
  seed: number,
): Advising {
  const [only, second] = decision.options;
  if (second === undefined && !decision.optional) {
    const forced = { answer: only, share: 0, error: 1, equal: false, mix: 1, reasons: [] };
    return { on: () => true, answer: () => ({ isForced: true, isMixed: false, suggestions: [forced] }) };
  }
  const judge = judgeOf(mind.sense, mind.weights, match.seats);
  const thinking = search(match, view, decision, judge, mind.tuning, seed);
  const pieces = inPieces(budget, thinking.think, () => undefined);
  return {
    on: pieces.on,
    answer() {
      const best = thinking.secret ? mixture(thinking.judged()) : ranking(thinking.judged());
      const [first] = best;
      const reasons = first && reasonsFor(match, view, decision, mind, seed);
      return {
        isForced: false,
        isMixed: thinking.secret && best.length > 1,
        suggestions: best.map((judged) => ({
          answer: judged.answer,
          share: Math.min(1, Math.max(0, judged.share)),
          error: SURE * judged.error,
          equal: judged !== first && isEqual(first, judged),
          mix: judged.mix,
          reasons: judged.answer === undefined ? [] : (reasons?.get(answerText(judged.answer)) ?? []),
        })),
      };
    },
  };
}

/** The same in one piece. */
export function hint<K extends Kind>(...given: Parameters<typeof advise<K>>): Advice {
  const advising = advise(...given);
  advising.on();
  return advising.answer();
}

/** The option tried most, which is the one to play; then the best of those that were looked at well enough to say so. */
export function ranking(judged: readonly Judged[]): readonly [Judged, ...Judged[]] {
  const [first, ...others] = judged
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits || b.share - a.share);
  if (first === undefined) return nonEmpty([], judged);
  const known = others
    .filter(({ visits, error }) => visits >= LEAST_VISITS && SURE * error <= VAGUE)
    .slice(0, MOST_SUGGESTIONS - 1)
    .sort((a, b) => b.share - a.share);
  return [first, ...known];
}

/** Whether another option is as good as the first one, as far as both were looked at. */
export function isEqual(first: Judged, other: Judged): boolean {
  const doubt = SURE * Math.hypot(first.error, other.error);
  return first.share - other.share <= Math.min(CLOSE, doubt);
}

/** The parts of the mixture that matter, as shares of one. */
function mixture(judged: readonly Judged[]): readonly [Judged, ...Judged[]] {
  const kept = judged.filter(({ mix }) => mix >= NOISE).sort((a, b) => b.mix - a.mix);
  const shown = kept.slice(0, MOST_SUGGESTIONS);
  const sum = shown.reduce((all, { mix }) => all + mix, 0);
  return nonEmpty(
    shown.map((one) => ({ ...one, mix: one.mix / sum })),
    judged,
  );
}

function nonEmpty(some: readonly Judged[], all: readonly Judged[]): readonly [Judged, ...Judged[]] {
  const [first, ...rest] = some.length > 0 ? some : all;
  if (first === undefined) throw new Error('asked, but nothing is offered');
  return some.length > 0 ? [first, ...rest] : [first];
}

/** A reason that weighs less than this, or less than such a part of the heaviest one, is not worth a word. */
const LEAST_WEIGHT = 0.05;
const LEAST_PART = 0.3;
const MOST_REASONS = 2;

/** By option: what speaks for it, compared with the mean of the others. */
function reasonsFor<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  { seat }: Decision,
  { sense, weights }: Mind<K>,
  seed: number,
): ReadonlyMap<string, readonly Reason[]> {
  // Option features look at nothing that the seat cannot see: any world will do.
  const g = new Table(match, world(match, view, fastSeed(seed), { quiet: true }));
  const { frame, count } = askTop(g, seat);
  const width = sense.optionFeatures.length;
  const seen = new Float64Array(count * width);
  sense.options(g, frame, seat, count, seen);
  const sums = new Float64Array(width);
  for (let i = 0; i < count; i++) for (let f = 0; f < width; f++) sums[f]! += seen[i * width + f]!;
  const reasons = new Map<string, readonly Reason[]>();
  for (let i = 0; i < count; i++) {
    const weighed = sense.optionFeatures.map(({ nl, en }, f) => {
      const own = seen[i * width + f]!;
      const others = count > 1 ? (sums[f]! - own) / (count - 1) : 0;
      const is: Reason['is'] = own > others ? 'does' : 'avoids';
      return { reason: { is, nl, en }, weight: weights.option[f]! * (own - others) };
    });
    const heaviest = Math.max(0, ...weighed.map(({ weight }) => weight));
    reasons.set(
      answerText(toAnswer(match, g.list[i]!)),
      weighed
        .filter(({ weight }) => weight >= Math.max(LEAST_WEIGHT, LEAST_PART * heaviest))
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MOST_REASONS)
        .map(({ reason }) => reason),
    );
  }
  return reasons;
}
