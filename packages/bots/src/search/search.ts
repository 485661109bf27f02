import {
  type Answer,
  answerText,
  carryOut,
  type Decision,
  fast31,
  fastSeed,
  type Kind,
  type Match,
  NONE,
  outcome,
  type Seat,
  type Table,
  toAnswer,
  type View,
} from '@stamtafel/kernel';
import { softmax } from '../exp.ts';
import type { Judge } from '../sense.ts';
import { worthOf } from '../utility.ts';
import { askTop, fraction, informedPlayout, nextSeat } from './playout.ts';
import { choose, learn, mix, regretIt, TRUST } from './selection.ts';
import { solve } from './solve.ts';
import { makeNode, type Node, numbering, slotOf, step } from './tree.ts';
import { worlds } from './worlds.ts';

/** What can be set about a search, per game and level. */
export interface Tuning {
  /** How much an option that was tried little is favoured. */
  readonly exploration: number;
  /** How evenly options are spread in playouts, and before they are searched unless `openness` says otherwise. */
  readonly temperature: number;
  /**
   * How evenly options are spread before they are searched. A player who has practised much is so sure of a first look
   * that a search would try little else: the higher this is, the more it looks at what experience would not choose.
   */
  readonly openness?: number;
  /** This many informed answers follow the tree before the position is valued; Infinity: to the end. */
  readonly plies: number;
  /** How much the margin counts besides the win. */
  readonly margin: number;
  /** How deep the tree may grow, in answers of this seat and others; 1 chooses the next answer only. */
  readonly depth: number;
  /** How many different worlds are imagined. */
  readonly worlds: number;
  /**
   * Left out, choices made in secret are mixed by regret. `false` where being foreseen costs nothing (a line-up, a
   * draft): there the mixing would only blur what the search has found.
   */
  readonly mixes?: boolean;
  /**
   * Exploration is measured by how far the worths of imagined courses lie apart: for games in which one round moves the
   * match only a little, so that curiosity does not drown what there is to choose between.
   */
  readonly relative?: boolean;
  /** Left out, small ends are played out in all ways; `false` for who does not look that closely. */
  readonly exact?: boolean;
}

/** One option after thinking. */
export interface Judged {
  readonly answer: Answer | undefined;
  readonly visits: number;
  /** The share of the win, and its standard error. */
  readonly share: number;
  readonly error: number;
  /** How often to play it where predictable play would be punished. */
  readonly mix: number;
  /** No sensible player does it. */
  readonly never: boolean;
}

export interface Search {
  /** Imagines one more course of play. */
  think(): void;
  /** The options in the order of the decision. */
  judged(): Judged[];
  /** Whether the choice is made in secret, so that one had better mix. */
  readonly secret: boolean;
  /** How much of the match there is to choose about: 1, or less where exploration is relative. */
  scale(): number;
}

interface Step {
  node: Node;
  slot: number;
  seat: Seat;
  /** At choices made in secret: the slots that were on offer, and how likely the chosen one was. */
  offered: number[] | undefined;
  chance: number;
}

/** Not to speak up, where nobody waits. */
const WAIT = -7;
/** Worths that lie closer together than this are all the same. */
const LEAST_SCALE = 0.01;

/** A search from one seat's view. It never sees anything else: what is hidden is imagined again and again. */
export function search<K extends Kind>(
  match: Match<K>,
  view: View<K>,
  decision: Decision,
  judge: Judge<K>,
  tuning: Tuning,
  seed: number,
): Search {
  const dice = fastSeed(seed);
  const number = numbering(match);
  const roots: Node[] = Array.from({ length: match.seats }, makeNode);
  const at: Node[] = roots.slice();
  const imagine = worlds(match, view, judge, tuning.worlds, dice);
  const steps: Step[] = [];
  /** Answers of the frame at hand that are still secret: by turns seat and key. */
  const secrets: number[] = [];
  let [lowest, highest] = [1, 0];
  let scale = tuning.relative ? LEAST_SCALE : 1;
  const me = decision.seat;
  const rootFrame = view.stack[view.stack.length - 1]!;
  const rootRule = match.rules[rootFrame.do]!;
  const openness = tuning.openness ?? tuning.temperature;
  const mixes = tuning.mixes ?? true;
  const exact = tuning.exact ?? true;
  const secret = mixes && rootRule.who !== undefined && rootRule.race !== true;

  function think(): void {
    const table = imagine();
    const { stack } = table.state;
    for (let seat = 0; seat < match.seats; seat++) at[seat] = roots[seat]!;
    steps.length = 0;
    secrets.length = 0;
    let growing = true;
    if (decision.optional) growing = speakUpOrNot(table);
    for (let depth = steps.length; growing && stack.length > 0 && depth < tuning.depth; depth++) {
      const seat = depth === 0 ? me : nextSeat(table);
      growing = descend(table, seat) || depth === 0;
      if (judge.sense.rests?.(table)) break;
    }
    const worth = evaluate(table);
    if (tuning.relative) measure(worth[me]!);
    for (const { node, slot, seat, offered, chance } of steps) {
      if (offered !== undefined) regretIt(node, slot, worth[seat]!, offered, chance, scale);
      learn(node, slot, worth[seat]!);
    }
  }

  /** Keeps account of how far the worths lie apart. */
  function measure(worth: number): void {
    lowest = Math.min(lowest, worth);
    highest = Math.max(highest, worth);
    scale = Math.max(LEAST_SCALE, highest - lowest);
  }

  /** Takes one answer inside the tree; tells whether the tree goes on below it. */
  function descend(table: Table<K>, seat: Seat): boolean {
    const { frame, count } = askTop(table, seat);
    const rule = match.rules[frame.do]!;
    const isSecret = rule.who !== undefined && rule.race !== true;
    if (count === 1) {
      take(table, frame, seat, 0, isSecret);
      return true;
    }
    const node = at[seat]!;
    const known = node.total > 0;
    const isMixed = isSecret && mixes;
    // A mixture begins with what experience would play: there is no time to build one from nothing.
    const slots = slotsOf(table, frame, seat, node, count, isMixed ? tuning.temperature : openness);
    const mixed = isMixed ? mix(node, slots, fraction(dice)) : undefined;
    const place = mixed?.place ?? choose(node, slots, tuning.exploration, scale);
    const [offered, chance] = mixed ? [slots, mixed.chance] : [undefined, 1];
    steps.push({ node, slot: slots[place]!, seat, offered, chance });
    take(table, frame, seat, place, isSecret);
    return known;
  }

  /** By place in `g.list`: the slot in the node. New ones get their first look. */
  function slotsOf(
    table: Table<K>,
    frame: K['frame'],
    seat: Seat,
    node: Node,
    count: number,
    evenness: number,
  ): number[] {
    const slots: number[] = [];
    const before = node.keys.length;
    for (let i = 0; i < count; i++) slots.push(slotOf(node, number.keyOf(table.list[i]!)));
    if (node.keys.length === before) return slots;
    judge.rate(table, frame, seat, count);
    softmax(judge.scores, count, evenness);
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      if (slot < before) continue;
      node.prior[slot] = 0.02 / count + 0.98 * judge.scores[i]!;
      node.regret[slot] = TRUST * scale * node.prior[slot]!;
    }
    return slots;
  }

  function take(table: Table<K>, frame: K['frame'], seat: Seat, place: number, isSecret: boolean): void {
    const option = table.list[place]!;
    const { card } = option;
    const key = number.keyOf(option);
    const hidden = number.hiddenKeyOf(option);
    carryOut(table, seat, option);
    at[seat] = step(at[seat]!, number.by(seat, key));
    if (isSecret) {
      for (let other = 0; other < match.seats; other++)
        if (other !== seat) at[other] = step(at[other]!, number.by(seat, number.secretKey));
      secrets.push(seat, key, hidden, card);
      const { stack } = table.state;
      if (stack[stack.length - 1] !== frame) reveal(table);
      return;
    }
    for (let other = 0; other < match.seats; other++)
      if (other !== seat)
        at[other] = step(at[other]!, number.by(seat, sees(table, other, card) ? key : hidden));
  }

  const sees = (table: Table<K>, seat: Seat, card: number): boolean =>
    card === NONE || (match.learns[table.state.at[card]!]! & (1 << seat)) !== 0;

  /** All have chosen: now everybody sees what lies open. */
  function reveal(table: Table<K>): void {
    for (let i = 0; i < secrets.length; i += 4) {
      const by = secrets[i]!;
      for (let seat = 0; seat < match.seats; seat++) {
        if (seat === by) continue;
        const key = sees(table, seat, secrets[i + 3]!) ? secrets[i + 1]! : secrets[i + 2]!;
        at[seat] = step(at[seat]!, number.by(by, key));
      }
    }
    secrets.length = 0;
  }

  /** Nobody waits for this answer: not to give it is an option as well. */
  function speakUpOrNot(table: Table<K>): boolean {
    const { frame, count } = askTop(table, me);
    const node = roots[me]!;
    const slots = [slotOf(node, WAIT)];
    for (let i = 0; i < count; i++) slots.push(slotOf(node, number.keyOf(table.list[i]!)));
    for (const slot of slots) node.prior[slot] = 1 / slots.length;
    const place = choose(node, slots, tuning.exploration, scale);
    steps.push({ node, slot: slots[place]!, seat: me, offered: undefined, chance: 1 });
    if (place > 0) take(table, frame, me, place - 1, false);
    return true;
  }

  function evaluate(table: Table<K>): ArrayLike<number> {
    informedPlayout(table, judge, dice, tuning.plies, tuning.temperature, exact);
    const solved = exact && judge.sense.closing?.(table) ? solve(table, judge, tuning.margin) : undefined;
    if (solved !== undefined) return solved;
    const result = outcome(match, table.state);
    return result === undefined ? judge.value(table) : worthOf(result, tuning.margin);
  }

  function judged(): Judged[] {
    const node = roots[me]!;
    let mixed = 0;
    for (const share of node.average) mixed += share;
    const words = new Map<string, number>();
    const nevers = new Set<string>();
    const table = imagine();
    const { frame, count } = askTop(table, me);
    judge.rate(table, frame, me, count);
    for (let i = 0; i < count; i++) {
      const text = answerText(toAnswer(match, table.list[i]!));
      words.set(text, number.keyOf(table.list[i]!));
      if (judge.nevers[i] === 1) nevers.add(text);
    }
    const answers: (Answer | undefined)[] = decision.optional ? [undefined] : [];
    answers.push(...decision.options);
    return answers.map((answer) => {
      const key = answer === undefined ? WAIT : words.get(answerText(answer));
      const slot = key === undefined ? -1 : node.keys.indexOf(key);
      const visits = node.visits[slot] ?? 0;
      const share = visits > 0 ? node.sums[slot]! / visits : 0;
      const spread = visits > 1 ? Math.max(0, node.squares[slot]! / visits - share * share) : 1;
      return {
        answer,
        visits,
        share,
        error: visits > 0 ? Math.sqrt(spread / visits) : 1,
        mix: mixed > 0 ? (node.average[slot] ?? 0) / mixed : 0,
        never: answer !== undefined && nevers.has(answerText(answer)),
      };
    });
  }

  // Shakes the four words up: seeds that lie close together must not begin alike.
  for (let i = 0; i < 4; i++) fast31(dice);
  return { think, judged, secret, scale: () => scale };
}
