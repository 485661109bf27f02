import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestMoment } from './best-moment.ts';

const won = (...ranks: number[]) => ({ ranks });

/** The score after each goal: 'ab' is 1-0, then 1-1. */
const goals = (scored: string): number[][] => {
  const count = (by: string, n: number): number => [...scored.slice(0, n)].filter((one) => one === by).length;
  return Array.from({ length: scored.length + 1 }, (_, n) => [count('a', n), count('b', n)]);
};
/** Which goal was the best moment of the first player, who won. */
const bestGoal = (scored: string): number | undefined => bestMoment(goals(scored), won(1, 2))?.moment;

test('the best moment is where the chance to end ahead of the best of the others grew most', () => {
  const scores = [
    [0, 0, 0],
    [0, 4, 0],
    [3, 4, 0],
    [3, 4, 9],
    [12, 4, 9],
    [14, 4, 9],
  ];
  // Nine points at once; the others who were ahead meanwhile count, no matter who they were.
  assert.deepEqual(bestMoment(scores, won(1, 3, 2)), { moment: 4, before: -6, after: 3, winners: [0] });
});

test('of goals, which are alike, that one is best which decided: not the first, where there were more', () => {
  assert.equal(bestGoal('a'), 1);
  // Ahead all along: what the other never caught up with.
  assert.equal(bestGoal('aababab'), 6, '1-0 2-0 2-1 3-1 3-2 4-2 4-3');
  assert.equal(bestGoal('aaabbaa'), 6, '3-0, 3-2, and away again');
  assert.equal(bestGoal('aaa'), 2);
  assert.equal(bestGoal('aaaabba'), 2);
  // Late, from level.
  assert.equal(bestGoal('bbaaba'), 6);
  assert.equal(bestGoal('abababa'), 7);
});

test('points that come when all is settled are no best moment, however many', () => {
  const scores = [
    [0, 0],
    [0, 10],
    [20, 10],
    [20, 19],
    [32, 19],
    [57, 19],
    [82, 19],
  ];
  assert.equal(bestMoment(scores, won(1, 2))?.moment, 5);
});

test('what another loses brings the winner forward too', () => {
  const best = bestMoment(
    [
      [0, 0],
      [1, 5],
      [1, 0],
    ],
    won(1, 2),
  );
  assert.deepEqual(best, { moment: 2, before: -4, after: 1, winners: [0] });
});

test('of equal moments the last that turned the match is best, else the last', () => {
  assert.equal(bestGoal('baaa'), 3, 'the lead, and not the goal after it');
  assert.equal(bestGoal('aa'), 2, 'the first goal turns nothing');
});

test('where few points win, the best moment is where the others got most', () => {
  const yards = [
    [0, 0],
    [10, 0],
    [10, 60],
    [10, 100],
  ];
  assert.deepEqual(bestMoment(yards, won(1, 2), true), { moment: 2, before: -10, after: 50, winners: [0] });
});

test('those who share the win lead by what the last of them leads', () => {
  const best = bestMoment(
    [
      [0, 0, 0],
      [5, 0, 0],
      [5, 5, 1],
    ],
    won(1, 1, 3),
  );
  assert.deepEqual(best, { moment: 2, before: 0, after: 4, winners: [0, 1] });
});

test('there is no best moment without a change, without a growth, or where everybody won', () => {
  assert.equal(
    bestMoment(
      [
        [0, 0],
        [0, 0],
      ],
      won(1, 2),
    ),
    undefined,
  );
  assert.equal(
    bestMoment(
      [
        [2, 0],
        [2, 1],
      ],
      won(1, 2),
    ),
    undefined,
  );
  assert.equal(
    bestMoment(
      [
        [0, 0],
        [3, 1],
        [3, 3],
      ],
      won(1, 1),
    ),
    undefined,
  );
  assert.equal(bestMoment([], won(1, 2)), undefined);
});
