import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@stamtafel/kernel';
import { newsFrom } from './news.ts';

/** A story in letters, each time told anew: a house sends other objects for the same events. */
const story = (letters: string): Event[] => [...letters].map((key) => ({ key, args: {}, cards: [] }));
const newsSince = (known: string, told: string): string | 'taken back' => {
  const from = newsFrom(story(known), story(told));
  return from > told.length ? 'taken back' : told.slice(from);
};

test('what follows what is known is news, even when the same happens again', () => {
  assert.equal(newsSince('', 'ab'), 'ab');
  assert.equal(newsSince('ab', 'ab'), '');
  assert.equal(newsSince('ab', 'abcd'), 'cd');
  assert.equal(newsSince('aa', 'aaaa'), 'aa');
});

test('taken back is what is known and no longer told, up to the very first event', () => {
  assert.equal(newsSince('abcd', 'abc'), 'taken back');
  assert.equal(newsSince('aaa', 'aa'), 'taken back');
  assert.equal(newsSince('abcd', ''), 'taken back');
  assert.equal(newsSince('abcdefgh', 'defg'), 'taken back');
});

test('only the last of a story, after a gap: nothing was taken back, and news is what the gap brought', () => {
  assert.equal(newsSince('abcdefgh', 'efgh'), '');
  assert.equal(newsSince('abcdefgh', 'ghij'), 'ij');
});

test('the beginning of a story that comes later is no news', () => {
  assert.equal(newsSince('efgh', 'abcdefgh'), '');
  assert.equal(newsSince('efgh', 'abcdefghij'), 'ij');
});

test('of another story nothing is said', () => {
  assert.equal(newsSince('abcd', 'xyz'), '');
  assert.equal(newsSince('abcd', 'abx'), '');
});
