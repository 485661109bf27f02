import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseOf } from './course.ts';

test('a line is level while nothing changes and steps where something does', () => {
  const { paths, ends, bottom, top } = courseOf([
    [0, 0],
    [0, 1],
    [2, 1],
  ]);
  assert.deepEqual([bottom, top], [0, 2]);
  assert.deepEqual(paths, ['M26 102H306V10H306', 'M26 102H166V56H306']);
  assert.deepEqual(ends, [
    { x: 306, y: 10 },
    { x: 306, y: 56 },
  ]);
});

test('scores below zero and matches without a score stay on the paper', () => {
  assert.deepEqual(courseOf([[0], [-2], [2]]).paths, ['M26 56H166V102H306V10H306']);
  assert.deepEqual(courseOf([[0, 0]]).paths, ['M26 102H26', 'M26 102H26']);
});

test('where fewer points win, the fewest end on top', () => {
  const { ends, bottom, top } = courseOf(
    [
      [0, 0],
      [10, 4],
    ],
    { fewerWin: true },
  );
  assert.deepEqual([bottom, top], [10, 0]);
  assert.deepEqual(
    ends.map(({ y }) => y),
    [102, 46.8],
  );
});
