import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatInfo } from '../session/session.ts';
import { chairFor, frontFor } from './chair.ts';

const seats = (...kinds: readonly SeatInfo['kind'][]): readonly SeatInfo[] =>
  kinds.map((kind) => ({ name: kind, kind, yours: false, present: true, kept: false }));

test('a player looks from their own chair, also beside people and at the chair of a computer', () => {
  assert.equal(chairFor({ viewer: 2, seats: seats('person', 'bot', 'bot') }), 2);
});

test('a watcher looks from the chair of a person, wherever the computers sit', () => {
  assert.equal(chairFor({ viewer: 3, seats: seats('bot', 'open', 'person') }), 2);
  assert.equal(chairFor({ viewer: 3, seats: seats('person', 'bot', 'person') }), 0);
});

test('where computers play alone one watches from the first chair', () => {
  assert.equal(chairFor({ viewer: 2, seats: seats('bot', 'bot') }), 0);
});

test('in front lies a player’s own place, for a watcher that of a person, and on a screen for all nobody’s', () => {
  const two = seats('bot', 'person');
  assert.equal(frontFor({ viewer: 0, seats: two, around: null }), 0);
  assert.equal(frontFor({ viewer: 2, seats: two, around: { as: 'player' } }), 1);
  assert.equal(frontFor({ viewer: 2, seats: two, around: { as: 'screen' } }), undefined);
});
