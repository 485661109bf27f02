import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@stamtafel/kernel';
import { Known } from './known.ts';

/** A story in letters, each time told anew. */
const story = (letters: string): Event[] => [...letters].map((key) => ({ key, args: {}, cards: [] }));

test('what was there when a chair was first seen is no news, even when its beginning comes later', () => {
  const known = new Known();
  assert.equal(known.newFrom(0, story('efgh')), 4);
  assert.equal(known.newFrom(0, story('abcdefgh')), 8);
  assert.equal(known.newFrom(0, story('abcdefghij')), 8);
});

test('each chair has its own news, until it answers', () => {
  const known = new Known();
  for (const seat of [0, 1]) known.newFrom(seat, story('ab'));
  known.know(1, story('abcd'));
  assert.deepEqual([known.newFrom(0, story('abcdef')), known.newFrom(1, story('abcdef'))], [2, 4]);
});

test('after taking back, what is played instead is news', () => {
  const known = new Known();
  known.know(0, story('abcd'));
  assert.equal(known.newFrom(0, story('ab')), 2);
  assert.equal(known.newFrom(0, story('abxy')), 2);
});
