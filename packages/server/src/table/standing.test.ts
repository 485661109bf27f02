import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionOf, editions } from '@stamtafel/games';
import { fastBelow, fastSeed, open, outcome, pending } from '@stamtafel/kernel';
import { beginPlay, carryOut, type Given, goneBack, type Play, undoOf } from './play.ts';
import { Standing } from './standing.ts';

/** The moves that are left, as one would say it. */
function left(moves: readonly Given[], seat: number, how: 'withdrawn' | 'back'): readonly Given[] {
  const last = moves.findLastIndex((move) => move.seat === seat);
  let first = last;
  while (moves[first]?.more) first--;
  return moves.filter((_, i) => i < first || (how === 'withdrawn' && i > last));
}

for (const { game } of editions)
  test(`${game.id}: however much is taken back, the match is as if replayed from the deal`, () => {
    const dice = fastSeed(5);
    const match = open(game, { seats: game.players.at(-1)! });
    const deal = (): Play => beginPlay(match, '5e'.repeat(32));
    const standing = new Standing<Given>();
    let moves: readonly Given[] = [];
    let play = deal();
    let undone = 0;
    for (let n = 0; n < 400 && outcome(match, play.state) === undefined; n++) {
      const seat = fastBelow(dice, match.seats);
      const may = undoOf(play, seat);
      // Often enough to come back before the moments that are remembered.
      const wantsBack = n > 60 && fastBelow(dice, 10) < (n % 120 > 90 ? 8 : 3);
      if (wantsBack && (may === 'free' || may === 'ask')) {
        const how = may === 'free' ? 'withdrawn' : 'back';
        moves = left(moves, seat, how);
        const replayed = moves.reduce((so, move) => carryOut(so, move, n), deal());
        const clocks = { gone: standing.gone({ seat, how }), when: n, increment: 0 };
        const expected = goneBack(play, replayed, { seat, how }, clocks);
        play = goneBack(play, standing.without({ seat, how }, deal), { seat, how }, clocks);
        standing.drop({ seat, how });
        assert.deepEqual(standing.moves, moves);
        assert.deepEqual(play, expected);
        undone++;
        continue;
      }
      const asked = pending(match, play.state).filter(({ options }) => options.length > 0);
      const decision = asked[fastBelow(dice, asked.length)]!;
      const move = {
        seat: decision.seat,
        answer: decision.options[fastBelow(dice, decision.options.length)]!,
      };
      play = carryOut(play, move, n);
      standing.add(move);
      moves = [...moves, move];
    }
    assert.ok(undone > 5, `${undone}`);
  });

test('to take back costs a few answers, however many stand', () => {
  const match = open(editionOf('five-possessions')!.game, { seats: 2 });
  const deal = (): Play => beginPlay(match, '5e'.repeat(32));
  const dice = fastSeed(1);
  const standing = new Standing<Given>();
  const carriedOut = new Set<number>();
  let play = deal();
  while (standing.moves.length < 150) {
    const asked = pending(match, play.state).filter(({ options }) => options.length > 0);
    const { seat, options } = asked[fastBelow(dice, asked.length)]!;
    const answer = options[fastBelow(dice, options.length)]!;
    const n = standing.moves.length;
    const move: Given = {
      seat,
      get answer() {
        carriedOut.add(n);
        return answer;
      },
    };
    play = carryOut(play, move, n);
    standing.add(move);
  }
  const { seat } = standing.moves.at(-1)!;
  for (const most of [150, 16]) {
    carriedOut.clear();
    standing.without({ seat, how: 'back' }, deal);
    assert.ok(carriedOut.size <= most, `${carriedOut.size} answers were carried out again`);
  }
});
