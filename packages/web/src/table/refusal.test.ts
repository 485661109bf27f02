import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '../texts/texts.ts';
import { firstSentence, inBrief } from './refusal.ts';

test('a sentence ends where the next one begins', () => {
  assert.equal(
    firstSentence('Je moet kleur bekennen. Kun je dat niet, dan mag alles.'),
    'Je moet kleur bekennen.',
  );
  assert.equal(
    firstSentence('The 1.5 metre drinker stays. So does his beer.'),
    'The 1.5 metre drinker stays.',
  );
  assert.equal(firstSentence('Mag dat? Ja.'), 'Mag dat?');
  assert.equal(firstSentence('Eén zin'), 'Eén zin');
});

test('a refusal in brief names the rule that forbids it, or whose turn it is not', () => {
  const scene = { decision: null, texts: texts.nl };
  const rule = 'Je moet kleur bekennen. Anders niet.';
  assert.equal(
    inBrief(scene, { rule: 'T-1', args: {} }, rule),
    'Dat mag niet, want: Je moet kleur bekennen.',
  );
  assert.equal(inBrief(scene, { rule: 'T-1', args: { asked: 0 } }, rule), 'Jij bent nu niet aan de beurt.');
  assert.equal(inBrief(scene, { rule: 'T-9', args: {} }, undefined), 'Dat mag niet, want:');
});
