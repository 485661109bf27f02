import type { Player } from '@stamtafel/games';
import {
  type Answer,
  answerText,
  carryOut,
  type Decision,
  fastBelow,
  glance,
  type Kind,
  playout,
  type Table,
  toAnswer,
} from '@stamtafel/kernel';
import { askTop, nextSeat } from '../search/playout.ts';

/** Plays an imagined world to its end. */
export type Playout<K extends Kind = Kind> = (g: Table<K>, dice: number[]) => void;

export const randomPlayout: Playout = (g, dice) => {
  playout(g, dice);
};

/** Everybody plays as this player does. */
export function playoutBy<K extends Kind>(player: Player<K>): Playout<K> {
  return (g, dice) => {
    const { match } = g;
    while (g.state.stack.length > 0) {
      const seat = nextSeat(g);
      const { frame, count } = askTop(g, seat);
      const rule = match.rules[frame.do]!;
      const options: Answer[] = [];
      for (let i = 0; i < count; i++) options.push(toAnswer(match, g.list[i]!));
      const decision: Decision = {
        seat,
        asks: rule.step?.(g, frame, seat).asks ?? frame.do,
        rule: rule.id ?? '',
        optional: false,
        options,
        timeout: undefined,
      };
      let place = 0;
      if (count > 1) {
        const wanted = answerText(player(match, glance(match, g.state, seat), decision, dice));
        place = options.findIndex((option) => answerText(option) === wanted);
        // Asking about steps may have used the list.
        g.ask(rule, frame, seat);
      }
      carryOut(g, seat, g.list[place < 0 ? fastBelow(dice, count) : place]!);
    }
  };
}
