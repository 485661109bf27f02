import type { Edition, Player } from '@stamtafel/games';
import { type Answer, type Decision, fastBelow, type Kind, type Match } from '@stamtafel/kernel';

/** The question as a computer player answers it: how one likes to play is for people to say. */
export function forBots<K extends Kind>({ game }: Match<K>, decision: Decision): Decision {
  const isTheirs = ({ pick }: Answer): boolean => game.picks[pick]?.byPeople === true;
  if (!decision.options.some(isTheirs)) return decision;
  return { ...decision, options: decision.options.filter((option) => !isTheirs(option)) };
}

/** Any option, each equally likely. */
export const random: Player = (_match, _view, { options }, dice) => {
  const option = options[fastBelow(dice, options.length)];
  if (option === undefined) throw new Error('asked, but nothing is offered');
  return option;
};

/** The players of a game by name: `random`, and those it brings itself. */
export function players<K extends Kind>(edition: Edition<K>): ReadonlyMap<string, Player<K>> {
  const all: readonly (readonly [string, Player<K>])[] = [
    ['random', random],
    ...Object.entries(edition.players),
  ];
  return new Map(
    all.map(([name, player]) => [
      name,
      (match, view, decision, dice) => player(match, view, forBots(match, decision), dice),
    ]),
  );
}
