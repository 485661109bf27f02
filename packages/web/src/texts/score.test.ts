import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '../testing/texts.ts';
import { scoreLine, unbroken } from './score.ts';

test('a score is not broken over two lines', () => {
  assert.equal(scoreLine([2, 10]), '2–\u206010');
  assert.equal(
    unbroken('Het staat 3–1. Nickel (4-2-5) - en nu?'),
    'Het staat 3–\u20601. Nickel (4-\u20602-\u20605) - en nu?',
  );
});

test('what is usual is said once, also of a choice that is called so', () => {
  const { online } = texts.nl;
  assert.equal(online.usualValue('Gewoon'), 'Gewoon');
  assert.equal(online.usualValue('zonder kloppen'), 'zonder kloppen (gewoon)');
});
