import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLines } from './in-lines.ts';

test('a name is broken at its words into lines of this many letters', () => {
  const two = { letters: 11, most: 2 };
  assert.deepEqual(inLines('Goalgetter Guus', two), ['Goalgetter', 'Guus']);
  assert.deepEqual(inLines('De Os', two), ['De Os']);
  assert.deepEqual(inLines('Hooli-gans', { letters: 8, most: 2 }), ['Hooli-', 'gans']);
  assert.deepEqual(inLines('Hooli-gans', two), ['Hooli-gans']);
  assert.deepEqual(inLines('Overdreven', { letters: 5, most: 2 }), ['Overdreven']);
});

test('where that would be too many lines, they are longer, and no word is lost', () => {
  assert.deepEqual(inLines('Grote Boze Witte Wolf van Edeveen', { letters: 10, most: 3 }), [
    'Grote Boze',
    'Witte Wolf',
    'van Edeveen',
  ]);
  const two = { letters: 11, most: 2 };
  assert.deepEqual(inLines('De Grote Boze Witte Os van Ede', two), ['De Grote Boze', 'Witte Os van Ede']);
});
