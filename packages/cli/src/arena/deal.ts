import { type BotName, type Budget, botNamed, diceOf, type Mind, winShares } from '@stamtafel/bots';
import { anyOwing, goThrough, sitDown } from '@stamtafel/bots/workshop';
import type { Edition } from '@stamtafel/games';
import {
  type Answer,
  type Decision,
  fastBelow,
  type Kind,
  type Match,
  type Outcome,
  type Seat,
  type State,
  view,
} from '@stamtafel/kernel';
import type { Entrant } from './entrant.ts';
import { oracle } from './oracle.ts';

/** A player on a chair of the arena. The truth is given to all; `honest` lets a bot see its own view of it only. */
export type Seated<K extends Kind = Kind> = (
  truth: State<K>,
  decision: Decision,
  budget: Budget,
  seed: number,
) => Answer | undefined;

function honest<K extends Kind>(
  edition: Edition<K>,
  mind: Mind<K>,
  match: Match<K>,
  name: BotName,
  character: number,
): Seated<K> {
  const bot = botNamed(edition, mind, name, character);
  return (truth, decision, budget, seed) =>
    bot(match, view(match, truth, decision.seat), decision, budget, seed);
}

/** What was found out in one deal: the same cards for every chair that `a` sits on in turn. */
export interface DealResult {
  /** By the chair of `a`: its share of the win. */
  readonly shares: readonly number[];
  /** Milliseconds of every decision in which there was something to choose. */
  readonly thinking: { readonly a: readonly number[]; readonly b: readonly number[] };
  /** How many courses of play were imagined in them. */
  readonly iterations: { readonly a: number; readonly b: number };
}

/** Between two answers lies at most this long: matches with a race need time stamps. */
const SLOWEST_MS = 2000;

/**
 * Plays one deal in all rotations: one `a`, all others `b`. Cards, the order of simultaneous answers and what the
 * bots themselves draw go by the seed and the chair, so that two equal bots play the same match every time.
 */
export function playDeal<K extends Kind>(
  edition: Edition<K>,
  mind: Mind<K>,
  match: Match<K>,
  a: Entrant,
  b: Entrant,
  seed: string,
): DealResult {
  const thinking = { a: [] as number[], b: [] as number[] };
  const iterations = { a: 0, b: 0 };
  const shares = Array.from({ length: match.seats }, (_, chair) => {
    const sits = (seat: Seat): 'a' | 'b' => (seat === chair ? 'a' : 'b');
    const entrants = { a, b };
    const made = (who: 'a' | 'b') => (count: number) => {
      iterations[who] += count;
    };
    const budgets = { a: { ...a.budget, made: made('a') }, b: { ...b.budget, made: made('b') } };
    const seated = Array.from({ length: match.seats }, (__, seat) => {
      const { name } = entrants[sits(seat)];
      const character = chanceOf(seed, seat, -1);
      return name === 'oracle' ? oracle(edition, mind, match) : honest(edition, mind, match, name, character);
    });
    const ask = (state: State<K>, decision: Decision, turn: number): Answer | undefined => {
      const { seat, options, optional } = decision;
      const who = sits(seat);
      const began = performance.now();
      const given = seated[seat]!(state, decision, budgets[who], chanceOf(seed, seat, turn));
      if (options.length > 1 || optional) thinking[who].push(performance.now() - began);
      return given;
    };
    return winShares(playOut(match, seed, ask))[chair]!;
  });
  return { shares, thinking, iterations };
}

/** One match. Players who may speak up unasked get one chance in every position, before all others. */
function playOut<K extends Kind>(
  match: Match<K>,
  seed: string,
  ask: (state: State<K>, decision: Decision, turn: number) => Answer | undefined,
): Outcome {
  const sitting = sitDown(match, seed);
  const dice = diceOf(seed);
  let at = 0;
  return goThrough(sitting, (decisions, turn) => {
    at += 1 + fastBelow(dice, SLOWEST_MS);
    const free = decisions.filter(({ optional, options }) => optional && options.length > 0);
    const speaksUp = firstToSpeak(free, (decision) => ask(sitting.state, decision, turn));
    if (speaksUp) return { ...speaksUp, at };
    const decision = anyOwing(decisions, dice);
    return { decision, given: ask(sitting.state, decision, turn), at };
  }).outcome;
}

function firstToSpeak(
  decisions: readonly Decision[],
  ask: (decision: Decision) => Answer | undefined,
): { readonly decision: Decision; readonly given: Answer } | undefined {
  for (const decision of decisions) {
    const given = ask(decision);
    if (given !== undefined) return { decision, given };
  }
  return undefined;
}

/** What a bot draws from: follows from the deal, the chair and how far the match is. */
function chanceOf(seed: string, seat: Seat, turn: number): number {
  let hash = Number.parseInt(seed.slice(0, 8), 16) ^ Math.imul(seat + 1, 0x9e37_79b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(turn + 2, 0x85eb_ca6b), 0xc2b2_ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}
