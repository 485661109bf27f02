import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '../testing/texts.ts';

test('one of something is one, not several', () => {
  const counted = (language: 'nl' | 'en', n: number): readonly string[] => {
    const { answersSoFar, points, found, replay } = texts[language];
    return [answersSoFar(n), replay.answers(n), points(n), found(n)];
  };
  assert.deepEqual(counted('nl', 1), ['1 zet', '1 zet', '1 punt', '1 regel']);
  assert.deepEqual(counted('nl', 2), ['2 zetten', '2 zetten', '2 punten', '2 regels']);
  assert.deepEqual(counted('en', 1), ['1 move', '1 move', '1 point', '1 rule']);
  assert.deepEqual(counted('en', 2), ['2 moves', '2 moves', '2 points', '2 rules']);
});
