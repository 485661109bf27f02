import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { properties, sit } from '@stamtafel/kernel/testing';
import { higher } from './higher.ts';

test('the first game of docs/writing-a-game.md is this one, to the letter', () => {
  const page = readFileSync(new URL('../../../../docs/writing-a-game.md', import.meta.url), 'utf8');
  const [, code] = /```ts\n(.*?)```/s.exec(page) ?? [];
  assert.equal(code, readFileSync(new URL('higher.ts', import.meta.url), 'utf8'));
});

test('HI-1 HI-2 three cards each: the higher takes the trick and lays first', () => {
  const t = sit(higher, {
    position: {
      zones: { 'hand.A': ['card-2', 'card-9'], 'hand.B': ['card-5', 'card-7'] },
      stack: [{ do: 'compare' }, { do: 'turn', seat: 'B' }, { do: 'turn', seat: 'A' }],
    },
  });
  assert.equal(t.refusal('A', 'play card-5')?.rule, 'HI-1');
  t.play('A', 'play card-2');
  t.play('B', 'play card-5');
  assert.deepEqual(t.asked(), { B: 'turn' });
  t.play('B', 'play card-7');
  t.play('A', 'play card-9');
  assert.deepEqual(t.outcome()?.scores, [1, 1]);
});

properties(higher, [{}]);
