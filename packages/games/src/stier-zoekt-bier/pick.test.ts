import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NONE } from '@stamtafel/kernel';
import { ENOUGH, isComplete, picked, pickedFirst, placesPicked } from './pick.ts';

const pick = (...places: readonly number[]): number => places.reduce(picked, NONE);

test('SZB-049 a sealed pick names the places in the hand, the lower card first', () => {
  assert.deepEqual(placesPicked(NONE), []);
  assert.deepEqual(placesPicked(pick(2)), [2]);
  assert.deepEqual(placesPicked(pick(5, 0)), [5, 0]);
  assert.deepEqual([NONE, pick(0), pick(5)].map(isComplete), [false, false, false]);
  assert.ok(isComplete(pick(0, 5)) && isComplete(pick(5, 0)));
  assert.deepEqual([NONE, pick(4), pick(4, 1)].map(pickedFirst), [NONE, 4, NONE]);
});

test('SZB-162 a pick in Grand Café can stop after one card, or before it', () => {
  assert.deepEqual(placesPicked(pick(ENOUGH)), []);
  assert.deepEqual(placesPicked(pick(2, ENOUGH)), [2]);
  assert.ok(isComplete(pick(ENOUGH)) && isComplete(pick(2, ENOUGH)));
  assert.equal(pickedFirst(pick(ENOUGH)), NONE);
});
