import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Owned, ownSeat } from './own-seat.ts';

const [person, bot] = [{ kind: 'person' }, { kind: 'bot' }] as const;
const alone: Owned = { sitters: [bot, person, bot], record: { seed: 'a' } };

test('a match played alone in this browser is looked back at from that chair; one around one screen from nobody’s', () => {
  assert.equal(ownSeat(alone), 1);
  assert.equal(ownSeat({ ...alone, sitters: [person, person] }), undefined);
});

test('a match of a house belongs to the chair from which it was played; watchers and several chairs have none', () => {
  const played: Owned = { sitters: [person, bot], record: {} };
  assert.equal(ownSeat({ ...played, chair: 0 }), 0);
  assert.equal(ownSeat(played), undefined);
  assert.equal(ownSeat({ ...played, chair: 0, isShared: true }), undefined);
});

test('in a match that others began, only a player who took a chair has one', () => {
  assert.equal(ownSeat({ ...alone, takenOver: true }), undefined);
  assert.equal(ownSeat({ ...alone, takenOver: true, chair: 1 }), 1);
});
