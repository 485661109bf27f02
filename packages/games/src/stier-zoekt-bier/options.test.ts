import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, open } from '@stamtafel/kernel';
import { stierZoektBier } from './game.ts';
import { plain, scarce } from './testing/decks.ts';

const refused = (chosen: { [id: string]: unknown }, why: RegExp, seats = 4) =>
  assert.throws(
    () => open(stierZoektBier, { seats, options: chosen }),
    (error) => error instanceof BadInput && why.test(error.message),
  );

test('the standard options are those of the specification', () => {
  assert.deepEqual(open(stierZoektBier).options, {
    variant: 'standaard',
    bonusDrinker: 'off',
    drinkerDebt: 'none',
    bonusAllesdrinker: 'off',
    firstBierbaas: 'oldest',
    oldestSeat: 'none',
    unclaimedBulls: 'stay',
    cellarView: 'top-only',
    tiebreakCards: 'all',
    cardSet: 'built-in',
  });
});

test('values outside the tables are refused with a sentence', () => {
  refused({ variant: 'cafe' }, /one of standaard, grand-cafe/);
  refused({ bonusDrinker: true }, /one of off, on/);
  refused({ oldestSeat: 'E' }, /only 4 players/);
  open(stierZoektBier, { seats: 5, options: { oldestSeat: 'E' } });
});

test('SZB-220 an owner’s copy is played with, or refused before the game with what is wrong', () => {
  const match = open(stierZoektBier, { options: { cardSet: scarce, bonusAllesdrinker: 'shuffled' } });
  assert.equal(match.cards.length, 105);
  assert.equal(match.cards.at(-1)?.points.at(-1), 99);
  const own = open(stierZoektBier, { options: { cardSet: plain, bonusAllesdrinker: 'shuffled' } });
  assert.equal(own.cards.at(-1)?.points.at(-1), 10);
  refused({ cardSet: { ...plain, beers: [] } }, /Option cardSet.*80/);
  for (const nonsense of ['own-copy', 7, null, []]) refused({ cardSet: nonsense }, /Option cardSet/);
});
