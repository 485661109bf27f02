import type { Edition } from '@stamtafel/games';
import {
  answer,
  type Decision,
  fastBelow,
  fastSeed,
  type Match,
  open,
  outcome,
  pending,
  type State,
  start,
  type View,
  view,
} from '@stamtafel/kernel';

/** A question of a match, and the truth behind it. */
export interface Asked {
  readonly match: Match;
  readonly truth: State;
  readonly view: View;
  readonly decision: Decision;
}

/** All questions with something to choose, of one random match after another at all numbers of seats; without an end. */
export function* walk({ game }: Edition, seed: number, options: object = {}): Generator<Asked, never> {
  const dice = fastSeed(seed);
  for (let n = 0; ; n++) {
    const match = open(game, { seats: game.players[n % game.players.length]!, options: { ...options } });
    const truth = start(match, fastBelow(dice, 2 ** 30));
    for (let at = 1; outcome(match, truth) === undefined; at += 1 + fastBelow(dice, 2000)) {
      const decisions = pending(match, truth);
      for (const decision of decisions)
        if (decision.options.length > (decision.optional ? 0 : 1))
          yield { match, truth, view: view(match, truth, decision.seat), decision };
      const asked = decisions.filter(({ optional }) => !optional);
      const { seat, options: offered } = asked[fastBelow(dice, asked.length)]!;
      answer(match, truth, seat, offered[fastBelow(dice, offered.length)]!, { at });
    }
  }
}
