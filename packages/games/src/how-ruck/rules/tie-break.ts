import type { Seat } from '@stamtafel/kernel';
import { A, aside, B, drawn, type Game, type RuleFor } from '../kind.ts';
import { fasterIs } from './forming-teams.ts';

/** HR-076 15 cards give at most seven draws each. */
const DRAWS = 7;

/**
 * HR-070 Each player draws one of the set-aside cards and shows it: the higher value is the faster player. HR-074
 * Still equal: both draw a new card. HR-075 The drawn cards stay put aside, open. HR-076 A takes the top card, B the
 * next; after seven equal draws the lot decides.
 */
export const tieBreak: RuleFor<'tieBreak'> = {
  do(g) {
    for (let i = 0; i < DRAWS; i++) {
      const ofA = drawOne(g, A);
      const ofB = drawOne(g, B);
      if (ofA !== ofB) {
        fasterIs(g, ofA > ofB ? A : B);
        return;
      }
      if (i < DRAWS - 1) g.tell('drawsEqual');
    }
    const seat = g.lot(2, 'lot');
    g.tell('lot', { seat });
    fasterIs(g, seat);
  },
};

function drawOne(g: Game, seat: Seat): number {
  const card = g.draw(aside, drawn(seat));
  g.tell('drawn', { seat, card });
  return g.card(card).drawValue;
}
