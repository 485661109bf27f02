import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from '@stamtafel/kernel';
import { answersAt } from './drop.ts';

const left: Answer = { pick: 'move', card: 'bul', to: 'club' };
const right: Answer = { pick: 'move', card: 'bul', to: 'park' };
const talk: Answer = { pick: 'talk', card: 'bul', to: 3 };
const swap: Answer = { pick: 'swap', card: 'bul' };
const extra: Answer = { pick: 'extra', card: 'bul' };
const all = [left, right, talk, swap, extra];

test('a place stands for the answers that name it, by its zone, its name or its number', () => {
  assert.deepEqual(answersAt({ zone: 'club' }, all), [left]);
  assert.deepEqual(answersAt({ zone: 'cows', to: 'park' }, all), [right]);
  assert.deepEqual(answersAt({ to: '3' }, all), [talk]);
  assert.deepEqual(answersAt({ zone: 'hand.A' }, all), []);
  assert.deepEqual(answersAt({}, all), []);
});

test('where cards are played, the answers that name no place count: all, or those of its picks', () => {
  assert.deepEqual(answersAt({ plays: '' }, all), [swap, extra]);
  assert.deepEqual(answersAt({ plays: 'swap fetch' }, all), [swap]);
  assert.deepEqual(answersAt({ plays: 'fetch' }, all), []);
  assert.deepEqual(answersAt({ zone: 'club', plays: '' }, all), [left], 'an answer that names it goes first');
});
