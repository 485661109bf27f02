import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withFreeChairs, withSomebody } from './somebody.ts';

const seat = (kind: 'open' | 'person' | 'bot', name: string) => ({ kind, name });

test('whoever has no name is somebody, and two of them are told apart; a free chair stays free', () => {
  const seats = [
    seat('person', ''),
    seat('open', ''),
    seat('person', 'An'),
    seat('person', ''),
    seat('bot', 'Toon'),
  ];
  assert.deepEqual(
    withSomebody(seats, 'Iemand').map(({ name }) => name),
    ['Iemand', '', 'An', 'Iemand 2', 'Toon'],
  );
  const named = seats.slice(1, 3);
  assert.equal(withSomebody(named, 'Iemand'), named, 'nothing to do, nothing new');
});

test('a sentence about a free chair calls it what its plate says', () => {
  const seats = [seat('person', ''), seat('open', ''), seat('bot', 'Toon')];
  assert.deepEqual(
    withFreeChairs(seats, 'vrije stoel').map(({ name }) => name),
    ['', 'vrije stoel', 'Toon'],
  );
  const taken = seats.slice(2);
  assert.equal(withFreeChairs(taken, 'vrije stoel'), taken, 'nothing to do, nothing new');
});
