import type { Edition, Player } from '@stamtafel/games';
import { fastBelow, type Kind } from '@stamtafel/kernel';

/** Any option, each equally likely. */
export const random: Player = (_match, _view, { options }, dice) => {
  const option = options[fastBelow(dice, options.length)];
  if (option === undefined) throw new Error('asked, but nothing is offered');
  return option;
};

/** The players of a game by name: `random`, and those it brings itself. */
export function players<K extends Kind>(edition: Edition<K>): ReadonlyMap<string, Player<K>> {
  return new Map<string, Player<K>>([['random', random], ...Object.entries(edition.players)]);
}
