import assert from 'node:assert/strict';
import { test } from 'node:test';
import { called } from './called.ts';

test('around one screen two players of one name are told apart, and one without a name is a guest', () => {
  const guest = (n: number): string => `Speler ${n}`;
  assert.deepEqual(called(['Jan', 'Jan '], 2, guest), ['Jan', 'Jan (2)']);
  assert.deepEqual(called(['jan', '', 'JAN', 'Jan'], 4, guest), ['jan', 'Speler 2', 'JAN (2)', 'Jan (3)']);
  assert.deepEqual(called(['Speler 2'], 2, guest), ['Speler 2', 'Speler 2 (2)']);
});
