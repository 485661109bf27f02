import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSomebody } from './somebody.ts';

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
