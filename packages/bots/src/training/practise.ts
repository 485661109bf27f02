import { carryOut, fast31, fastSeed, type Kind, type Match, outcome, start, Table } from '@stamtafel/kernel';
import { drawShare, log, softmax } from '../exp.ts';
import type { Mind } from '../mind.ts';
import { askTop, fraction, nextSeat } from '../search/playout.ts';
import { type Judge, judgeOf, type Weights } from '../sense.ts';
import { worthOf } from '../utility.ts';
import { type Example, fit } from './fit.ts';

export interface Practice {
  /** How often the weights are changed, and how many matches lie in between. */
  readonly steps: number;
  readonly matches: number;
  /**
   * How far the first step may go: the mean difference (in nats) between the old choice and the new one. The steps
   * become shorter all the time: towards the end what is found is chance more and more.
   */
  readonly stride: number;
  /**
   * How far ahead a choice gets the credit: with 1 it is judged by the end of the match, with less the more by how the
   * positions after it look. Where much luck follows every choice that tells sooner what was good.
   */
  readonly credit: number;
  /** How much winning well counts besides winning: the margin tells more than the win alone. */
  readonly margin: number;
  /** How much choosing now this, now that counts besides winning: who always does the same learns nothing any more. */
  readonly variety: number;
  /** Whether choices at first sight learn as well; else they keep their weights. */
  readonly firstSight: boolean;
}

/** One choice of one match: what was chosen less what was to be expected, and how good the position looked to each before. */
interface Chosen {
  readonly seat: number;
  readonly row: Float64Array;
  /** Where the choice would become more even. */
  readonly evens: Float64Array;
  readonly hoped: Float64Array;
}

/** One choice in this many is used to measure how features correlate. */
const ONE_IN = 4;
/** One position in this many is kept to learn what positions are worth. */
const EVERY_POSITION = 8;
/** What positions are worth is learnt again from this many of the latest. */
const POSITIONS = 20_000;
/** How much of what earlier steps have found counts in the next one. */
const MOMENTUM = 0.8;
/** Done once in this many steps: it changes slowly. */
const EVERY_VALUE = 5;

/**
 * Learns from its own wins and losses: plays matches with itself by its judgement alone, which takes next to no time, and
 * goes towards what was chosen where the match then went better than the position had promised (natural policy gradient).
 */
export function practise<K extends Kind>(
  matches: readonly Match<K>[],
  mind: Mind<K>,
  { steps, matches: perStep, stride, credit, margin, variety, firstSight }: Practice,
  seed: number,
  report: (step: number, steepness: number, weights: Weights) => void,
): Weights {
  const dice = fastSeed(seed);
  const width = mind.sense.optionFeatures.length;
  let { weights } = mind;
  const positions: Example[] = [];
  const slope = new Float64Array(width);
  const spread = new Float64Array(width * width);
  let choices = 0;
  for (let step = 0; step < steps; step++) {
    // What the steps before have found is not forgotten at once.
    for (let f = 0; f < slope.length; f++) slope[f]! *= MOMENTUM;
    for (let f = 0; f < spread.length; f++) spread[f]! *= MOMENTUM;
    choices *= MOMENTUM;
    const judges = matches.map(({ seats }) => judgeOf(mind.sense, weights, seats));
    for (let n = 0; n < perStep; n++) {
      const match = matches[n % matches.length]!;
      const { chosen, result, seen } = playOne(match, judges[n % matches.length]!, firstSight, dice);
      const worth = worthOf(result, margin);
      const later = worth.slice();
      for (const { seat, row, evens, hoped } of chosen.reverse()) {
        const better = later[seat]! - hoped[seat]!;
        for (let s = 0; s < later.length; s++) later[s] = credit * later[s]! + (1 - credit) * hoped[s]!;
        const measures = fast31(dice) % ONE_IN === 0;
        for (let f = 0; f < width; f++) {
          slope[f]! += better * row[f]! + variety * evens[f]!;
          if (row[f] === 0) continue;
          if (measures) for (let h = 0; h <= f; h++) spread[f * width + h]! += ONE_IN * row[f]! * row[h]!;
        }
      }
      choices += chosen.length;
      const target = Float32Array.from(worth);
      for (const rows of seen) positions.push({ width: mind.sense.stateFeatures.length, rows, target });
    }
    const way = uphill(slope, spread, choices);
    let steepness = 0;
    for (let f = 0; f < width; f++) steepness += (way[f]! * slope[f]!) / choices;
    const far = (1 - step / steps) * Math.sqrt((2 * stride) / Math.max(1e-12, steepness));
    const option = weights.option.map((weight, f) => weight + far * way[f]!);
    if (positions.length > POSITIONS) positions.splice(0, positions.length - POSITIONS);
    const isTime = step % EVERY_VALUE === EVERY_VALUE - 1 || step === steps - 1;
    const state = isTime
      ? fit(positions, mind.sense.stateFeatures.length, weights.state).weights
      : weights.state;
    weights = { option, state };
    report(step, steepness, weights);
  }
  const rounded = weights.option.map((weight) => Number(weight.toPrecision(5)));
  return { option: rounded, state: weights.state };
}

function playOne<K extends Kind>(match: Match<K>, judge: Judge<K>, firstSight: boolean, dice: number[]) {
  const { sense } = judge;
  const width = sense.optionFeatures.length;
  const depth = sense.stateFeatures.length;
  const state = start(match, fast31(dice));
  // Nobody asks what anybody knows.
  state.known = [];
  state.bags = [];
  const g = new Table(match, state);
  const chosen: Chosen[] = [];
  const seen: Float32Array[] = [];
  while (state.stack.length > 0) {
    const seat = nextSeat(g);
    const { frame, count } = askTop(g, seat);
    let place = 0;
    if (count > 1) {
      if (fast31(dice) % EVERY_POSITION === 0) {
        const rows = new Float64Array(depth * match.seats);
        for (let s = 0; s < match.seats; s++) sense.state(g, s, rows.subarray(s * depth, (s + 1) * depth));
        seen.push(Float32Array.from(rows));
      }
      judge.rate(g, frame, seat, count);
      softmax(judge.scores, count, 1);
      place = drawShare(judge.scores, count, fraction(dice));
      if (firstSight || !sense.atSight?.(frame)) {
        const { seen: rows, scores } = judge;
        const mean = new Float64Array(width);
        const evens = new Float64Array(width);
        let evenness = 0;
        for (let i = 0; i < count; i++) {
          const share = scores[i]!;
          if (share < 1e-6) continue;
          const surprise = -share * log(share);
          evenness += surprise;
          for (let f = 0; f < width; f++) {
            mean[f]! += share * rows[i * width + f]!;
            evens[f]! += surprise * rows[i * width + f]!;
          }
        }
        for (let f = 0; f < width; f++) evens[f]! -= evenness * mean[f]!;
        const row = mean.map((usual, f) => rows[place * width + f]! - usual);
        chosen.push({ seat, row, evens, hoped: judge.value(g).slice() });
      }
    }
    carryOut(g, seat, g.list[place]!);
  }
  return { chosen, result: outcome(match, state)!, seen };
}

/** Weights that are hardly ever seen are held back by so much. */
const CAUTION = 1e-3;

/** Solves spread × way = slope (both divided by the number of choices) after Cholesky. */
function uphill(slope: Float64Array, spread: Float64Array, choices: number): Float64Array {
  const width = slope.length;
  const root = new Float64Array(width * width);
  for (let i = 0; i < width; i++)
    for (let j = 0; j <= i; j++) {
      let sum = spread[i * width + j]! / choices + (i === j ? CAUTION : 0);
      for (let k = 0; k < j; k++) sum -= root[i * width + k]! * root[j * width + k]!;
      root[i * width + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / root[j * width + j]!;
    }
  const way = new Float64Array(width);
  for (let i = 0; i < width; i++) {
    let sum = slope[i]! / choices;
    for (let k = 0; k < i; k++) sum -= root[i * width + k]! * way[k]!;
    way[i] = sum / root[i * width + i]!;
  }
  for (let i = width - 1; i >= 0; i--) {
    let sum = way[i]!;
    for (let k = i + 1; k < width; k++) sum -= root[k * width + i]! * way[k]!;
    way[i] = sum / root[i * width + i]!;
  }
  return way;
}
