import { carryOut, fast31, fastSeed, type Kind, type Match, outcome, start, Table } from '@stamtafel/kernel';
import { drawShare, softmax } from '../exp.ts';
import type { Mind } from '../mind.ts';
import { askTop, fraction, nextSeat } from '../search/playout.ts';
import { type Judge, judgeOf } from '../sense.ts';
import { winShares } from '../utility.ts';
import { type Example, type Fitted, fit } from './fit.ts';

/** Matches alternate: in one nobody strays, in the next one choice in this many is random. */
const STRAYING = [0, 0.1, 0.25] as const;

export interface Valuing {
  readonly matches: number;
  /** Which positions: those that have come to rest, where the game's searches end, or one in this many of all. */
  readonly where: 'rests' | number;
  /** How many of the choices at first sight are just any, in all matches. */
  readonly strayAtSight: number;
}

/**
 * Learns what the positions are worth at which imagined courses of play end. From matches in which players stray now and then. A
 * player who always plays the same way never finds out what other cards would have been worth, and a search that tries
 * them out would go by a guess.
 */
export function valuePositions<K extends Kind>(
  matches: readonly Match<K>[],
  { sense, weights }: Mind<K>,
  { matches: wanted, where, strayAtSight }: Valuing,
  seed: number,
): Fitted {
  const dice = fastSeed(seed);
  const width = sense.stateFeatures.length;
  const judges = matches.map(({ seats }) => judgeOf(sense, weights, seats));
  const positions: Example[] = [];
  for (let n = 0; n < wanted; n++) {
    const k = n % matches.length;
    const straying = { where, strayAtSight, stray: STRAYING[n % STRAYING.length]! };
    const { seen, shares } = playOne(matches[k]!, judges[k]!, straying, dice);
    const target = Float32Array.from(shares);
    for (const rows of seen) positions.push({ width, rows, target });
  }
  return fit(positions, width, weights.state);
}

function playOne<K extends Kind>(
  match: Match<K>,
  judge: Judge<K>,
  { where, strayAtSight, stray }: Omit<Valuing, 'matches'> & { readonly stray: number },
  dice: number[],
) {
  const { sense } = judge;
  const width = sense.stateFeatures.length;
  const state = start(match, fast31(dice));
  // Nobody asks what anybody knows.
  state.known = [];
  state.bags = [];
  const g = new Table(match, state);
  const seen: Float32Array[] = [];
  while (state.stack.length > 0) {
    if (where === 'rests' ? sense.rests?.(g) : fast31(dice) % where === 0) {
      const rows = new Float64Array(width * match.seats);
      for (let s = 0; s < match.seats; s++) sense.state(g, s, rows.subarray(s * width, (s + 1) * width));
      seen.push(Float32Array.from(rows));
    }
    const seat = nextSeat(g);
    const { frame, count } = askTop(g, seat);
    let place = 0;
    if (count > 1) {
      judge.rate(g, frame, seat, count);
      softmax(judge.scores, count, 1);
      const strays = fraction(dice) < (sense.atSight?.(frame) ? strayAtSight : stray);
      place = strays ? fast31(dice) % count : drawShare(judge.scores, count, fraction(dice));
    }
    carryOut(g, seat, g.list[place]!);
  }
  return { seen, shares: winShares(outcome(match, state)!) };
}
