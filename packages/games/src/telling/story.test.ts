import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Event, open } from '@stamtafel/kernel';
import { howRuckEdition } from '../how-ruck/edition.ts';
import { heardBy, tell } from './story.ts';
import { Teller } from './tell.ts';

const teller = new Teller(howRuckEdition, open(howRuckEdition.game), 'nl', ['Anna', 'Mieke'], 0);
const split = (seat: number, count: number): Event => ({ key: 'split', args: { seat, count }, cards: [] });
const event = (key: string, seat: number): Event => ({ key, args: { seat }, cards: [] });

/** Both race: A is a little faster. */
const race = [
  event('command', 0),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [split(0, n), split(1, n)]),
  split(0, 10),
  event('stop', 0),
];

test('a race is told in one line for everybody, however they took turns', () => {
  assert.deepEqual(tell(teller, race), [
    'Jij roept: “How-Ruck!”',
    'Mieke heeft 9 van de 10 paren verdeeld.',
    'Jij hebt 10 van de 10 paren verdeeld.',
    'Jij roept: “Stop!”',
  ]);
});

test('a race that is called off and goes on calmly is told in two parts', () => {
  const calm: Event = { key: 'void', args: {}, cards: [] };
  const told = tell(teller, [split(0, 1), split(1, 1), split(0, 2), calm, split(0, 3), split(1, 2)]);
  assert.deepEqual(
    told.map((sentence) => /\d/.exec(sentence)?.[0]),
    ['1', '2', undefined, '3', '2'],
  );
});

test('an event that counts something else, or counts from the start again, is told each time', () => {
  assert.equal(tell(teller, [split(0, 3), split(1, 1), split(0, 3), split(0, 1)]).length, 4);
});

test('a listener hears every step of their own; of others, that they began and what came of it', () => {
  const heard = (listener: number, from = 0) => heardBy(listener, race, from).map(({ args }) => args.count);
  assert.deepEqual(heard(0), [undefined, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, undefined]);
  assert.deepEqual(heard(0, 18), [10, undefined]);
  assert.deepEqual(heard(2), [undefined, 1, 1, undefined]);
});
