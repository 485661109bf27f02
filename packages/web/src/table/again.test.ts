import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../texts/en.ts';
import { nl } from '../texts/nl.ts';
import { mayAskAgain, rematchOf, wishForRematch } from './again.ts';

const seats = ['Anna', 'Bram', 'Carla'].map((name, seat) => ({ name, yours: seat === 0 }));
const outcome = { ranks: [1, 2, 3], scores: [3, 2, 1], reason: '' };

test('who wants a rematch is named, however many play', () => {
  const around = { info: { next: 'tafel2', nextBy: 2, host: false } };
  assert.equal(wishForRematch({ seats, outcome, around }, nl), 'Carla wil nog een keer.');
  assert.equal(wishForRematch({ seats, outcome, around }, en), 'Carla wants to play again.');
});

test('a host without a seat is somebody; without a rematch nobody wants anything', () => {
  const around = { info: { next: 'tafel2', host: false } };
  assert.equal(wishForRematch({ seats, outcome, around }, nl), 'Iemand wil nog een keer.');
  assert.equal(wishForRematch({ seats, outcome, around: { info: { host: false } } }, nl), undefined);
  assert.equal(wishForRematch({ seats, outcome, around: null }, nl), undefined);
});

test('a person who wants a rematch is not asked for it, with a seat or without', () => {
  const watched = seats.map((seat) => ({ ...seat, yours: false }));
  const host = { info: { next: 'tafel2', host: true } };
  for (const asker of [
    { seats, outcome, around: { info: { next: 'tafel2', nextBy: 0, host: false } } },
    { seats: watched, outcome, around: host },
  ]) {
    assert.equal(rematchOf(asker), undefined);
    assert.equal(wishForRematch(asker, nl), undefined);
  }
  assert.equal(rematchOf({ seats, outcome, around: host }), 'tafel2', 'a chair beside a host who has none');
  const info = { next: 'tafel2', nextBy: 1, host: true };
  assert.equal(rematchOf({ seats, outcome, around: { info } }), 'tafel2');
});

test('the players and the host may ask for a rematch, a watcher may not', () => {
  const watched = seats.map((seat) => ({ ...seat, yours: false }));
  const [host, guest] = [true, false].map((isHost) => ({ info: { host: isHost } }));
  assert.ok(host && guest);
  assert.deepEqual(
    [
      mayAskAgain({ seats, outcome, around: guest }),
      mayAskAgain({ seats: watched, outcome, around: host }),
      mayAskAgain({ seats: watched, outcome, around: guest }),
      mayAskAgain({ seats: watched, outcome, around: null }),
    ],
    [true, true, false, true],
  );
});
