import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '../testing/texts.ts';
import { timeText } from './time-text.ts';

test('a clock counts in minutes, in hours, and in days by the letters of the language', () => {
  const { nl, en } = texts;
  for (const [seconds, dutch, english] of [
    [125, '2:05', '2:05'],
    [3600, '1:00:00', '1:00:00'],
    [2 * 86_400 + 3 * 3600 + 59, '2d 3u', '2d 3h'],
  ] as const) {
    assert.equal(timeText(seconds, nl.online.daysLeft), dutch);
    assert.equal(timeText(seconds, en.online.daysLeft), english);
  }
});
