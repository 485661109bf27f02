import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../texts/en.ts';
import { nl } from '../texts/nl.ts';
import { wishForRematch } from './again.ts';

const seats = ['Anna', 'Bram', 'Carla'].map((name) => ({ name }));
const outcome = { ranks: [1, 2, 3], scores: [3, 2, 1], reason: '' };

test('who wants a rematch is named, however many play', () => {
  const around = { info: { next: 'tafel2', nextBy: 2 } };
  assert.equal(wishForRematch({ seats, outcome, around }, nl), 'Carla wil nog een keer.');
  assert.equal(wishForRematch({ seats, outcome, around }, en), 'Carla wants to play once more.');
});

test('a host without a seat is somebody; without a rematch nobody wants anything', () => {
  assert.equal(
    wishForRematch({ seats, outcome, around: { info: { next: 'tafel2' } } }, nl),
    'Iemand wil nog een keer.',
  );
  assert.equal(wishForRematch({ seats, outcome, around: { info: {} } }, nl), undefined);
  assert.equal(wishForRematch({ seats, outcome, around: null }, nl), undefined);
});
