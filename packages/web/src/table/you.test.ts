import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Around, SeatInfo, Snapshot } from '../session/session.ts';
import { seatOfYou, withYou } from './you.ts';

const seat = (name: string, yours: boolean): SeatInfo => ({
  name,
  kind: yours ? 'person' : 'bot',
  yours,
  present: true,
  kept: false,
});

test('the one who has the only chair of this device is spoken to, with a name or without', () => {
  const alone = (name: string) =>
    seatOfYou({ seats: [seat('Mieke', false), seat(name, true)], around: null });
  assert.deepEqual(['Jij', 'You', 'Anna'].map(alone), [1, 1, 1]);
  const calling = [seat('You', false), seat('Anna', true)];
  assert.equal(seatOfYou({ seats: calling, around: null }), 1, 'whatever the others call themselves');
});

test('at a shared screen everybody has a name, whatever it is', () => {
  const seats = [seat('You', true), seat('Anna', true)];
  assert.equal(seatOfYou({ seats, around: null }), undefined);
  assert.equal(seatOfYou({ seats: seats.slice(0, 1), around: null }), 0);
});

test('for those who watch or look back all have names; only a player who never gave one is “you”', () => {
  assert.equal(seatOfYou({ seats: [seat('Anna', false), seat('Bram', false)], around: null }), undefined);
  assert.equal(seatOfYou({ seats: [seat('Mieke', false), seat('Jij', false)], around: null }), 1);
  const around = {} as Around;
  assert.equal(seatOfYou({ seats: [seat('Anna', false), seat('Jij', false)], around }), undefined);
});

test('the chair of the reader is called "you" in his language, and the name for the others stands beside it', () => {
  const shown = (name: string) => {
    const snapshot: Pick<Snapshot, 'seats'> = { seats: [seat('Mieke', false), seat(name, true)] };
    return withYou(snapshot, 1, 'You').seats.map((info) => [info.name, info.called]);
  };
  assert.deepEqual(shown('Anna'), [
    ['Mieke', undefined],
    ['You', 'Anna'],
  ]);
  assert.deepEqual(shown('Jij'), [
    ['Mieke', undefined],
    ['You', undefined],
  ]);
});
