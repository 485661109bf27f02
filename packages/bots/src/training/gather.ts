import type { Edition } from '@stamtafel/games';
import {
  type Answer,
  answerText,
  type Decision,
  fastBelow,
  fastSeed,
  type Kind,
  type Match,
  type State,
  Table,
  toAnswer,
  view,
} from '@stamtafel/kernel';
import { drawShare, softmax } from '../exp.ts';
import { anyOwing, goThrough, sitDown } from '../match.ts';
import type { Mind } from '../mind.ts';
import { askTop, fraction } from '../search/playout.ts';
import { search } from '../search/search.ts';
import { type Judge, judgeOf } from '../sense.ts';
import { winShares } from '../utility.ts';
import type { Example } from './fit.ts';

/** Who is learnt from: the simple player of the game, or the search with what has been learnt so far. */
type Teacher = 'greedy' | 'search';

export interface Lesson {
  readonly teacher: Teacher;
  readonly matches: number;
  /** Iterations of the search behind each example. */
  readonly iterations: number;
  /** One decision in this many becomes an example of a choice, and one in this many of a position. */
  readonly every: number;
  readonly everyPosition: number;
  /**
   * Positions are told mostly by how they look when the play comes to rest, instead of by who wins the match in the end:
   * much less chance lies between.
   */
  readonly byRest: boolean;
}

export interface Gathered {
  readonly choices: Example[];
  readonly positions: Example[];
}

/** How much the value at rest counts; the rest is the end of the match, so that the value cannot drift away from it. */
const BY_REST = 0.7;

/** Plays matches against itself and writes down what can be learnt from them. */
export function gather<K extends Kind>(
  edition: Edition<K>,
  matches: readonly Match<K>[],
  mind: Mind<K>,
  { teacher, matches: wanted, iterations, every, everyPosition, byRest }: Lesson,
  seed: number,
): Gathered {
  const dice = fastSeed(seed);
  const choices: Example[] = [];
  const positions: Example[] = [];
  for (let n = 0; n < wanted; n++) {
    const match = matches[n % matches.length]!;
    const judge = judgeOf(mind.sense, mind.weights, match.seats);
    const sitting = sitDown(match, fastBelow(dice, 2 ** 30));
    const { state } = sitting;
    const seen: Float32Array[] = [];
    let at = 0;
    /** Positions that have come to rest, and how they looked at that moment. */
    const rested: { readonly rows: Float32Array; readonly then: Float32Array }[] = [];
    const tell = (result: readonly number[]): void => {
      const width = mind.sense.stateFeatures.length;
      for (const rows of seen) positions.push({ width, rows, target: Float32Array.from(result) });
      for (const { rows, then } of rested) {
        const target = then.map((share, seat) => BY_REST * share + (1 - BY_REST) * result[seat]!);
        positions.push({ width, rows, target });
      }
    };
    const { outcome } = goThrough(sitting, (decisions) => {
      const table = new Table(match, state);
      if (byRest && seen.length > 0 && mind.sense.rests?.(table)) {
        const then = Float32Array.from(judge.value(table));
        for (const rows of seen) rested.push({ rows, then });
        seen.length = 0;
      }
      const decision = anyOwing(decisions, dice);
      const { options } = decision;
      let given: Answer = options[0]!;
      if (options.length > 1) {
        if (fastBelow(dice, everyPosition) === 0) seen.push(standings(match, state, mind));
        const seenAtOnce = mind.sense.atSight?.(state.stack[state.stack.length - 1]!) === true;
        const learns = fastBelow(dice, every) === 0 && !(seenAtOnce && teacher === 'search');
        if (teacher === 'greedy') {
          given = edition.players.greedy(match, view(match, state, decision.seat), decision, dice);
          if (learns) choices.push(example(match, state, mind, decision, new Map([[answerText(given), 1]])));
        } else {
          if (learns) {
            const thinking = search(
              match,
              view(match, state, decision.seat),
              decision,
              judge,
              mind.tuning,
              fastBelow(dice, 2 ** 30),
            );
            for (let i = 0; i < iterations; i++) thinking.think();
            const judged = thinking.judged();
            const total = judged.reduce((sum, { visits }) => sum + visits, 0);
            const wishes = new Map(
              judged.map(({ answer: option, visits, mix }) => [
                option === undefined ? '' : answerText(option),
                thinking.secret ? mix : visits / Math.max(1, total),
              ]),
            );
            choices.push(example(match, state, mind, decision, wishes));
          }
          given = byJudge(match, state, judge, decision, mind.tuning.temperature, dice);
        }
      }
      at += 1 + fastBelow(dice, 2000);
      return { decision, given, at };
    });
    tell(winShares(outcome));
  }
  return { choices, positions };
}

function standings<K extends Kind>(match: Match<K>, state: State<K>, { sense }: Mind<K>): Float32Array {
  const width = sense.stateFeatures.length;
  const rows = new Float32Array(width * match.seats);
  const row = new Float64Array(width);
  const g = new Table(match, state);
  for (let seat = 0; seat < match.seats; seat++) {
    row.fill(0);
    sense.state(g, seat, row);
    rows.set(row, seat * width);
  }
  return rows;
}

function example<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  { sense }: Mind<K>,
  { seat }: Decision,
  wishes: ReadonlyMap<string, number>,
): Example {
  const g = new Table(match, state);
  const { frame, count } = askTop(g, seat);
  const width = sense.optionFeatures.length;
  const target = new Float32Array(count);
  for (let i = 0; i < count; i++) target[i] = wishes.get(answerText(toAnswer(match, g.list[i]!))) ?? 0;
  const rows = new Float64Array(width * count);
  sense.options(g, frame, seat, count, rows);
  return { width, rows: Float32Array.from(rows), target };
}

function byJudge<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  judge: Judge<K>,
  { seat }: Decision,
  temperature: number,
  dice: number[],
): Answer {
  const g = new Table(match, state);
  const { frame, count } = askTop(g, seat);
  judge.rate(g, frame, seat, count);
  softmax(judge.scores, count, temperature);
  return toAnswer(match, g.list[drawShare(judge.scores, count, fraction(dice))]!);
}
