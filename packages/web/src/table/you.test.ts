import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatInfo } from '../session/session.ts';
import { seatOfYou } from './you.ts';

const seat = (name: string, yours: boolean): SeatInfo => ({
  name,
  kind: yours ? 'person' : 'bot',
  yours,
  present: true,
  kept: false,
});

test('whoever plays alone without a name is spoken to, in whatever language the match was begun', () => {
  const alone = (name: string) =>
    seatOfYou({ seats: [seat('Mieke', false), seat(name, true)], around: null });
  assert.deepEqual(['Jij', 'You', 'Anna'].map(alone), [1, 1, undefined]);
});

test('at a shared screen everybody has a name, whatever it is', () => {
  const seats = [seat('You', true), seat('Anna', true)];
  assert.equal(seatOfYou({ seats, around: null }), undefined);
  assert.equal(seatOfYou({ seats: seats.slice(0, 1), around: null }), 0);
});
