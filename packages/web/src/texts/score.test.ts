import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoreLine } from './score.ts';
import { texts } from './texts.ts';

test('a score is not broken over two lines', () => {
  assert.equal(scoreLine([2, 10]), '2–\u206010');
});

test('what is usual is said once, also of a choice that is called so', () => {
  const { online } = texts.nl;
  assert.equal(online.usualValue('Gewoon'), 'Gewoon');
  assert.equal(online.usualValue('zonder kloppen'), 'zonder kloppen (gewoon)');
});
