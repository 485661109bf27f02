import type { Player } from '@stamtafel/games';
import {
  type Answer,
  answer,
  type Decision,
  fast31,
  fastBelow,
  fastSeed,
  type Kind,
  type Match,
  type Outcome,
  outcome,
  pending,
  type Recorder,
  type State,
  start,
  view,
} from '@stamtafel/kernel';
import type { Bot, Budget } from './bot.ts';

/** What there is to say about a match that was played. */
export interface Played {
  readonly outcome: Outcome;
  /** How many answers were given. */
  readonly decisions: number;
}

/** A match in progress: where it stands, and how to give an answer. */
export type Sitting<K extends Kind> = Pick<Recorder<K>, 'match' | 'state' | 'play'>;

/** A player who thinks for this long, and who alone decides whether to speak up where nobody waits. */
export interface Thoughtful<K extends Kind = Kind> {
  readonly bot: Bot<K>;
  readonly budget: Budget;
}

export type Seated<K extends Kind = Kind> = Player<K> | Thoughtful<K>;

/**
 * Of this many chances to speak up although nobody waits (claims), a player takes one. They are not asked at the others:
 * a player that always spoke up would play another game.
 */
const SPEAKS_UP_ONE_IN = 32;

/** Between two answers lies at most this long: matches with a race need time stamps. */
const SLOWEST_MS = 2000;

/** Plays a fresh match to its end. `seed`: 64 hex digits as in a real match, or a number for the search generator. */
export function playMatch<K extends Kind>(
  match: Match<K>,
  players: readonly Seated<K>[],
  seed: string | number,
): Played {
  return playOn(sitDown(match, seed), players, diceOf(seed));
}

/** One answer in the course of a match. */
export interface Turn {
  readonly decision: Decision;
  readonly given: Answer | undefined;
  /** When it is given: matches with a race need time stamps. */
  readonly at: number;
}

/** Goes through a match to its end, one answer after another: `next` says who of those who are asked answers what. */
export function goThrough<K extends Kind>(
  { match, state, play }: Sitting<K>,
  next: (decisions: readonly Decision[], turn: number) => Turn,
): Played {
  const longest = match.game.longest(match.seats, match.options);
  for (let decisions = 0; ; decisions++) {
    const result = outcome(match, state);
    if (result) return { outcome: result, decisions };
    if (decisions >= longest) throw new Error(`${match.game.id} goes on after ${longest} answers`);
    const { decision, given, at } = next(pending(match, state), decisions);
    if (given === undefined) throw new Error('somebody is waited for, but says nothing');
    play(decision.seat, given, { at });
  }
}

/** A fresh match that nobody records. */
export function sitDown<K extends Kind>(match: Match<K>, seed: string | number): Sitting<K> {
  const state = start(match, seed);
  return { match, state, play: (seat, given, extras) => answer(match, state, seat, given, extras) };
}

/** Plays a match on to its end. Players get the view of their seat and the decision, never the state. */
export function playOn<K extends Kind>(
  sitting: Sitting<K>,
  players: readonly Seated<K>[],
  dice: number[],
): Played {
  const { match, state } = sitting;
  let at = 0;
  return goThrough(sitting, (decisions) => {
    const { decision, given } = whoAnswers(match, state, decisions, players, dice);
    at += 1 + fastBelow(dice, SLOWEST_MS);
    return { decision, given: given ?? ask(match, state, players, decision, dice), at };
  });
}

/** Anybody who is waited for at the same time may be the first. */
export function anyOwing(decisions: readonly Decision[], dice: number[]): Decision {
  const owing = decisions.filter(({ optional }) => !optional);
  const decision = owing[fastBelow(dice, owing.length)];
  if (decision === undefined) throw new Error('the match is not over, but nobody is asked');
  return decision;
}

interface Next {
  readonly decision: Decision;
  readonly given?: Answer;
}

/** The player who wants to speak up, or else one of those who are waited for. */
function whoAnswers<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  decisions: readonly Decision[],
  players: readonly Seated<K>[],
  dice: number[],
): Next {
  for (const decision of decisions) {
    if (!decision.optional || decision.options.length === 0) continue;
    if (typeof seatedAt(players, decision.seat) === 'function') {
      if (fastBelow(dice, SPEAKS_UP_ONE_IN) === 0) return { decision };
    } else {
      const given = ask(match, state, players, decision, dice);
      if (given !== undefined) return { decision, given };
    }
  }
  return { decision: anyOwing(decisions, dice) };
}

function seatedAt<K extends Kind>(players: readonly Seated<K>[], seat: number): Seated<K> {
  const player = players[seat % players.length];
  if (player === undefined) throw new Error('a match needs players');
  return player;
}

function ask<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  players: readonly Seated<K>[],
  decision: Decision,
  dice: number[],
): Answer | undefined {
  const player = seatedAt(players, decision.seat);
  const seen = view(match, state, decision.seat);
  if (typeof player === 'function') return player(match, seen, decision, dice);
  return player.bot(match, seen, decision, player.budget, fast31(dice));
}

/** Dice for the players that follow from the seed of the match but tell nothing about its shuffles. */
export const diceOf = (seed: string | number): number[] =>
  fastSeed(typeof seed === 'number' ? seed ^ 0x51ab_5eed : fold(seed));

function fold(text: string): number {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  return hash >>> 0;
}
