import type { Player } from '@stamtafel/games';
import {
  type Answer,
  answer,
  type Decision,
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

/** What there is to say about a match that was played. */
export interface Played {
  readonly outcome: Outcome;
  /** How many answers were given. */
  readonly decisions: number;
}

/** A match in progress: where it stands, and how to give an answer. */
export type Sitting<K extends Kind> = Pick<Recorder<K>, 'match' | 'state' | 'play'>;

/**
 * Of so many chances to speak up although nobody waits (claims), a player takes one. He is not asked at the others:
 * a player that always spoke up would play another game.
 */
const SPEAKS_UP_ONE_IN = 32;

/** Between two answers lies at most this long: matches with a race need time stamps. */
const SLOWEST_MS = 2000;

/** Plays a fresh match to its end. `seed`: 64 hex digits as in a real match, or a number for the search generator. */
export function playMatch<K extends Kind>(
  match: Match<K>,
  players: readonly Player<K>[],
  seed: string | number,
): Played {
  const state = start(match, seed);
  const play: Sitting<K>['play'] = (seat, given, extras) => answer(match, state, seat, given, extras);
  return playOn({ match, state, play }, players, diceOf(seed));
}

/** Plays a match on to its end. Players get the view of their seat and the decision, never the state. */
export function playOn<K extends Kind>(
  sitting: Sitting<K>,
  players: readonly Player<K>[],
  dice: number[],
): Played {
  const { match, state } = sitting;
  const longest = match.game.longest(match.seats, match.options);
  let at = 0;
  for (let decisions = 0; ; decisions++) {
    const result = outcome(match, state);
    if (result) return { outcome: result, decisions };
    if (decisions >= longest) throw new Error(`${match.game.id} goes on after ${longest} answers`);
    const decision = whoAnswers(pending(match, state), dice);
    at += 1 + fastBelow(dice, SLOWEST_MS);
    sitting.play(decision.seat, ask(match, state, players, decision, dice), { at });
  }
}

/** Of those who are asked at the same time, anybody may be the first. */
function whoAnswers(decisions: readonly Decision[], dice: number[]): Decision {
  const asked = decisions.filter(({ optional }) => !optional);
  for (const decision of decisions)
    if (decision.optional && decision.options.length > 0 && fastBelow(dice, SPEAKS_UP_ONE_IN) === 0)
      return decision;
  const chosen = asked[fastBelow(dice, asked.length)];
  if (chosen === undefined) throw new Error('the match is not over, but nobody is asked');
  return chosen;
}

function ask<K extends Kind>(
  match: Match<K>,
  state: State<K>,
  players: readonly Player<K>[],
  decision: Decision,
  dice: number[],
): Answer {
  const player = players[decision.seat % players.length];
  if (player === undefined) throw new Error('a match needs players');
  return player(match, view(match, state, decision.seat), decision, dice);
}

/** Dice for the players that follow from the seed of the match but tell nothing about its shuffles. */
export const diceOf = (seed: string | number): number[] =>
  fastSeed(typeof seed === 'number' ? seed ^ 0x51ab_5eed : fold(seed));

function fold(text: string): number {
  let hash = 0x811c_9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x0100_0193);
  return hash >>> 0;
}
