import type { Edition, Player } from '@stamtafel/games';
import {
  type Answer,
  type Decision,
  fastBelow,
  fastSeed,
  type Kind,
  type Match,
  type Table,
  type View,
} from '@stamtafel/kernel';
import { flat } from './baselines/flat.ts';
import { ismcts } from './baselines/ismcts.ts';
import { type Playout, playoutBy, randomPlayout } from './baselines/playouts.ts';
import { imaginer } from './baselines/worlds.ts';
import { atOnce, type Bot, type Budget, type Thinker } from './bot.ts';
import { championThinker } from './champion.ts';
import { levelThinker } from './levels.ts';
import { levelNames, type Mind } from './mind.ts';
import { forBots, random } from './players.ts';

export const baselineNames = ['random', 'greedy', 'flat', 'ismcts', 'ismcts-greedy'] as const;
export const botNames = [...baselineNames, ...levelNames, 'champion'] as const;
export type BotName = (typeof botNames)[number];

/** Simple players look at the offers and answer: they do not think, and have learnt nothing that would have to be fetched. */
export const isSimple = (name: string | undefined): boolean => name === 'random' || name === 'greedy';

/** How long the searching ones think when nothing is said about it. */
export const USUAL_BUDGET: Budget = { iterations: 400 };

/** The player of this name. `character` is that of the level bots: what they forget and who they are. */
export const botNamed = <K extends Kind>(
  edition: Edition<K>,
  mind: Mind<K>,
  name: BotName,
  character?: number,
): Bot<K> => atOnce(thinkerNamed(edition, mind, name, character));

/** The same player, for callers that let it think in slices. */
export function thinkerNamed<K extends Kind>(
  edition: Edition<K>,
  mind: Mind<K>,
  name: BotName,
  character?: number,
): Thinker<K> {
  const thinker = asNamed(edition, mind, name, character);
  return (match, view, decision, budget, seed) =>
    thinker(match, view, forBots(match, decision), budget, seed);
}

function asNamed<K extends Kind>(
  edition: Edition<K>,
  mind: Mind<K>,
  name: BotName,
  character?: number,
): Thinker<K> {
  switch (name) {
    case 'random':
      return inOnePiece(simple(random));
    case 'greedy':
      return inOnePiece(simple((...given) => edition.players.greedy(...given)));
    case 'flat':
      return inOnePiece(searching(flat, randomPlayout));
    case 'ismcts':
      return inOnePiece(searching(ismcts, randomPlayout));
    case 'ismcts-greedy':
      return inOnePiece(
        searching(
          ismcts,
          playoutBy((...given) => edition.players.greedy(...given)),
        ),
      );
    case 'champion':
      return championThinker(mind);
    default:
      return levelThinker(mind, name, character);
  }
}

/** The baselines are frozen as they are, in one piece. */
const inOnePiece =
  <K extends Kind>(bot: Bot<K>): Thinker<K> =>
  (...given) => {
    let answer: Answer | undefined;
    return {
      on() {
        answer = bot(...given);
        return true;
      },
      answer: () => answer,
    };
  };

/** Of this many chances to speak up a simple player takes one: one that always did would play another game. */
const SPEAKS_UP_ONE_IN = 32;

function simple<K extends Kind>(player: Player<K>): Bot<K> {
  return (match, view, decision, _budget, seed) => {
    const dice = fastSeed(seed);
    if (decision.optional && fastBelow(dice, SPEAKS_UP_ONE_IN) > 0) return undefined;
    return player(match, view, decision, dice);
  };
}

type Searches<K extends Kind> = (
  match: Match<K>,
  imagine: () => Table<K>,
  decision: Decision,
  play: Playout<K>,
  budget: Budget,
  dice: number[],
) => number;

function searching<K extends Kind>(search: Searches<K>, play: Playout<K>): Bot<K> {
  return (match: Match<K>, view: View<K>, decision, budget, seed) => {
    const dice = fastSeed(seed);
    if (decision.optional && fastBelow(dice, SPEAKS_UP_ONE_IN) > 0) return undefined;
    const { options } = decision;
    const chosen =
      options.length === 1 ? 0 : search(match, imaginer(match, view, dice), decision, play, budget, dice);
    return options[chosen];
  };
}
