import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestMoment } from './best-moment.ts';

const won = (...ranks: number[]) => ({ ranks });

test('the best moment is where the lead over the best of the others grew most', () => {
  const scores = [
    [0, 0, 0],
    [0, 4, 0],
    [3, 4, 0],
    [3, 4, 9],
    [12, 4, 9],
    [14, 4, 9],
  ];
  // Nine points at once; the others who were ahead meanwhile count, whoever they were.
  assert.deepEqual(bestMoment(scores, won(1, 3, 2)), { moment: 4, before: -6, after: 3, winners: [0] });
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

test('of equal moments the last that took the lead is best, else the last', () => {
  const goals = [
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ];
  assert.equal(bestMoment(goals, won(1, 2))?.moment, 3);
  assert.equal(
    bestMoment(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 1],
        [3, 1],
      ],
      won(1, 2),
    )?.moment,
    3,
  );
  assert.equal(
    bestMoment(
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
      won(1, 2),
    )?.moment,
    2,
  );
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
