import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseOf } from './course.ts';

test('a line is level while nothing changes and steps where something does', () => {
  const { paths, ends, most, least } = courseOf([
    [0, 0],
    [0, 1],
    [2, 1],
  ]);
  assert.deepEqual([least, most], [0, 2]);
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
