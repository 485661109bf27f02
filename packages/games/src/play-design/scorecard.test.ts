import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalLine, moved, square } from './scorecard.ts';

test('PD-011 one square is 10 yards, and a marker never moves past 100', () => {
  assert.deepEqual([square, goalLine], [10, 100]);
  assert.equal(moved(0, 10), 10);
  assert.equal(moved(80, 20), 100);
  assert.equal(moved(90, 40), 100);
});
