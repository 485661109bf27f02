/**
 * A player who sees all cards, to measure how much there is to gain by playing better. It lives here and
 * only the arena knows it (scripts/check-imports.ts sees to that): no table, no person ever meets it.
 */
import type { Mind } from '@stamtafel/bots';
import { informedPlayout, ismcts, judgeOf, type Playout, playoutBy } from '@stamtafel/bots/workshop';
import type { Edition } from '@stamtafel/games';
import { clone, fastFork, fastSeed, type Kind, type Match, type State, Table } from '@stamtafel/kernel';
import type { Seated } from './deal.ts';

/** The textbook search on the truth itself. In its playouts all play as well as the best have learnt to. */
export function oracle<K extends Kind>(edition: Edition<K>, mind: Mind<K>, match: Match<K>): Seated<K> {
  const play = playoutOf(edition, mind, match);
  return (truth, decision, budget, seed) => {
    const { options, optional } = decision;
    // Speaking up out of turn is not what it is here to measure.
    if (optional) return undefined;
    if (options.length === 1) return options[0];
    const dice = fastSeed(seed);
    return options[ismcts(match, copier(match, truth, dice), decision, play, budget, dice)];
  };
}

/** Plays by the trained weights of the game, or as its simple player does where there are none. */
function playoutOf<K extends Kind>(edition: Edition<K>, mind: Mind<K>, { seats }: Match<K>): Playout<K> {
  const { sense, weights, tuning } = mind;
  if (sense.optionFeatures.length === 0) return playoutBy((...given) => edition.players.greedy(...given));
  // The textbook plays every course of play to the very end.
  const { rests: _, ...playing } = sense;
  const judge = judgeOf(playing, weights, seats);
  return (g, dice) => informedPlayout(g, judge, dice, Number.POSITIVE_INFINITY, tuning.temperature);
}

/** Tables with the true cards, every time with another future chance. */
function copier<K extends Kind>(match: Match<K>, truth: State<K>, dice: number[]): () => Table<K> {
  let g: Table<K> | undefined;
  return () => {
    const state = clone(match, truth);
    state.key = '';
    state.known = [];
    state.bags = [];
    fastFork(dice, state.fast);
    g ??= new Table(match, state);
    g.state = state;
    return g;
  };
}
