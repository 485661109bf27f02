import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart, cut, LONGEST_NAME, typedName } from './names.ts';

const family = '👨‍👩‍👧‍👦';

test('a text is cut between letters as people count them, never within one', () => {
  assert.equal(cut('Jan', 24), 'Jan');
  assert.equal(cut(`${'a'.repeat(23)}${family}b`, 24), `${'a'.repeat(23)}${family}`);
  assert.equal(cut(`${'a'.repeat(24)}${family}`, 24), 'a'.repeat(24));
  assert.equal(cut('🐂'.repeat(50), 32), '🐂'.repeat(32));
  assert.equal(cut('Zoe\u0308'.repeat(10), 3), 'Zoe\u0308');
  assert.equal(cut('🇳🇱🇧🇪🇩🇪', 2), '🇳🇱🇧🇪');
});

test('a typed name is one that the house takes: whole letters, and not too long on the wire', () => {
  assert.equal(typedName('n'.repeat(30)), 'n'.repeat(24));
  assert.equal(typedName(family.repeat(5)), family.repeat(2));
  assert.ok(typedName('🐂'.repeat(40)).length <= LONGEST_NAME);
});

test('two players with one name are numbered, whatever the case of the letters', () => {
  assert.equal(apart('Jan', []), 'Jan');
  assert.equal(apart('Jan', ['Piet']), 'Jan');
  assert.equal(apart('Jan', ['Jan']), 'Jan (2)');
  assert.equal(apart('jan', ['Jan', 'Jan (2)']), 'jan (3)');
  const long = 'x'.repeat(LONGEST_NAME);
  assert.equal(apart(long, [long]), `${'x'.repeat(LONGEST_NAME - 4)} (2)`);
});
