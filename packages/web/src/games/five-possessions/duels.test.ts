import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@stamtafel/kernel';
import { lastDuels } from './duels.ts';

const told = (key: string, args: Event['args'] = {}, cards: Event['cards'] = []): Event => ({
  key,
  args,
  cards,
});
const duel = (lane: number) =>
  told('duelWon', { lane, mine: 3, theirs: 2 }, ['black:off-ace', 'white:def-dime']);
const lanes = (...story: Event[]) => lastDuels(story).map(({ lane }) => lane);
const first = [told('possession'), told('row'), duel(1), duel(2)];

test('the duels of the last row stay in sight while the next one is laid', () => {
  assert.deepEqual(lanes(...first), [1, 2]);
  assert.deepEqual(lanes(...first, told('row')), [1, 2]);
  assert.deepEqual(lanes(...first, told('row'), duel(2)), [2]);
});

test('PD5-050 the duels of a possession stay in sight when the next one begins, as those of the one before', () => {
  const next = [...first, told('possessionWon'), told('possession'), told('row')];
  const past = (...story: Event[]) => lastDuels(story).map(({ lane, isPast }) => [lane, isPast]);
  assert.deepEqual(past(...next), [
    [1, true],
    [2, true],
  ]);
  assert.deepEqual(past(...next, duel(4)), [[4, false]]);
  assert.deepEqual(past(...next, duel(4), told('row')), [[4, false]]);
});
