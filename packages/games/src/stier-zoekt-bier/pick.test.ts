import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NONE } from '@stamtafel/kernel';
import { ENOUGH, PER_CARD, placesPicked } from './pick.ts';

test('SZB-049 a sealed pick names the places in the hand, the lower card first', () => {
  assert.deepEqual(placesPicked(NONE), []);
  assert.deepEqual(placesPicked(3), [2]);
  assert.deepEqual(placesPicked(6 + PER_CARD * 1), [5, 0]);
});

test('SZB-162 a pick in Grand Café can stop after one card, or before it', () => {
  assert.deepEqual(placesPicked(ENOUGH), []);
  assert.deepEqual(placesPicked(3 + PER_CARD * ENOUGH), [2]);
});
