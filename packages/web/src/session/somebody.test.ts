import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nl } from '../texts/nl.ts';
import { takenOver, withFreeChairs, withSomebody } from './somebody.ts';

const seat = (kind: 'open' | 'person' | 'bot', name: string) => ({ kind, name });

test('a player without a name is “somebody”, and two of them are told apart; a free chair stays free', () => {
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

test('a computer in the chair of a player without a name has a name of its own; others keep theirs', () => {
  const sitters = [
    { kind: 'person', name: 'Jij' },
    { kind: 'bot', name: 'Mieke', level: 'level3' },
    { kind: 'person', name: 'Opa' },
  ] as const;
  assert.deepEqual(takenOver(sitters, 1, 'Jij', nl), [
    { kind: 'bot', name: 'Toon', level: 'level2' },
    { kind: 'person', name: 'Jij' },
    { kind: 'bot', name: 'Opa', level: 'level2' },
  ]);
  const [first] = takenOver([{ kind: 'person', name: 'Speler' }, ...sitters.slice(1)], 1, 'Anna', nl);
  assert.equal(first?.name, 'Toon');
});
