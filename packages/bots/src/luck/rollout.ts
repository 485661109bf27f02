import {
  carryOut,
  clone,
  fastBelow,
  fastSeed,
  type Kind,
  NONE,
  outcome,
  type State,
  type Table,
} from '@stamtafel/kernel';
import { drawShare, softmax } from '../exp.ts';
import { fraction } from '../search/playout.ts';
import type { Judge } from '../sense.ts';
import { winShares } from '../utility.ts';

/** Which dice a course of play is thrown with. Courses of the same round differ only in where they begin. */
export interface Round {
  readonly seed: number;
  readonly n: number;
}

/** Fills the seed: the upper word of it, which leaves the lower one to the round. */
const UPPER = 0x1_0000_0000;
/** Far from every number of an answer. */
const SHUFFLES = 0x1f_0000;

/**
 * One answer in this many is random: people do not all play alike, and what only pays if everybody goes on to do what
 * looks best must not seem certain.
 */
const STRAYS_ONE_IN = 12;

const lowerWord = ({ seed, n }: Round): number => (seed ^ Math.imul(n + 1, 0x9e37_79b1)) >>> 0;

/** Every answer of a round has dice of its own: after the same answers everybody throws the same. */
const diceAt = (round: Round, moment: number): number[] => fastSeed(lowerWord(round) + moment * UPPER);

/** A copy whose coming shuffles are those of the round, not those of the match: nobody at the table could know those. */
export function reshuffled<K extends Kind>(from: State<K>, g: Table<K>, round: Round): State<K> {
  const state = clone(g.match, from);
  state.key = '';
  state.fast = diceAt(round, SHUFFLES);
  return state;
}

/**
 * Plays a state to its end, everybody by first sight, and tells each seat's share of the win. `moment`
 * is how many answers came before.
 */
export function playedOut<K extends Kind>(
  state: State<K>,
  moment: number,
  judge: Judge<K>,
  temperature: number,
  g: Table<K>,
  round: Round,
): number[] {
  const { match } = g;
  const { stack } = state;
  // Players who look at the cards before them ask nobody what they have seen.
  state.known = [];
  state.bags = [];
  g.state = state;
  for (let now = moment; stack.length > 0; now++) {
    const dice = diceAt(round, now);
    const frame = stack[stack.length - 1]!;
    const rule = match.rules[frame.do]!;
    const seat = rule.who === undefined ? frame.seat! : anyOf(rule.who(g, frame), match.seats, dice);
    const count = g.ask(rule, frame, seat);
    let place = count === 1 ? 0 : (judge.sense.offhand?.(g, frame, count, dice) ?? NONE);
    if (place === NONE && fastBelow(dice, STRAYS_ONE_IN) === 0) place = fastBelow(dice, count);
    if (place === NONE) {
      judge.rate(g, frame, seat, count);
      softmax(judge.scores, count, temperature);
      place = drawShare(judge.scores, count, fraction(dice));
    }
    carryOut(g, seat, g.list[place]!);
  }
  const result = outcome(match, state);
  if (result === undefined) throw new Error('a match was played to its end, but has none');
  return winShares(result);
}

/** Anybody asked at the same time may be the first: otherwise the first chair would win every race. */
function anyOf(seats: number, count: number, dice: number[]): number {
  const asked: number[] = [];
  for (let seat = 0; seat < count; seat++) if (seats & (1 << seat)) asked.push(seat);
  return asked[fastBelow(dice, asked.length)]!;
}
