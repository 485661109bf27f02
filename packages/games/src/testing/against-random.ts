import {
  answer,
  fastBelow,
  fastSeed,
  type Kind,
  type Match,
  outcome,
  pending,
  start,
  view,
} from '@stamtafel/kernel';
import type { Player } from '../edition.ts';

/**
 * The share of the wins of one player, from each chair in turn, among others who answer at random. Who wins together
 * shares the win.
 */
export function shareAgainstRandom<K extends Kind>(
  match: Match<K>,
  player: Player<K>,
  matches: number,
): number {
  const dice = fastSeed(2026);
  let share = 0;
  for (let i = 0; i < matches; i++) {
    const state = start(match, i + 1);
    const me = i % match.seats;
    while (state.stack.length > 0) {
      const decision = pending(match, state)[0]!;
      const { seat, options } = decision;
      const given =
        seat === me
          ? player(match, view(match, state, seat), decision, dice)
          : options[fastBelow(dice, options.length)]!;
      answer(match, state, seat, given);
    }
    const ranks = outcome(match, state)?.ranks ?? [];
    if (ranks[me] === 1) share += 1 / ranks.filter((rank) => rank === 1).length;
  }
  return share / matches;
}
