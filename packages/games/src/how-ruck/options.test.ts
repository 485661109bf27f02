import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, open } from '@stamtafel/kernel';
import { actions } from './deck.ts';
import { howRuck } from './game.ts';
import type { CustomDeck } from './own-deck.ts';

const refused = (chosen: { [id: string]: unknown }, why: RegExp) =>
  assert.throws(
    () => open(howRuck, { options: chosen }),
    (error) => error instanceof BadInput && why.test(error.message),
  );

test('the standard options are those of the specification', () => {
  assert.deepEqual(open(howRuck).options, {
    teamForming: 'calm',
    beginnerFirstRound: false,
    youngestSeat: 'random',
    photoFinishMs: 150,
    finalPairSeconds: 20,
    raceMaxSeconds: 300,
    botPace: 'level',
    vuileTrucMode: 'blind',
    placement: 'both',
    trackHalf: 6,
    barrelsToWin: 3,
    showCovered: true,
    memoryAid: false,
    deck: 'standard',
  });
});

test('values outside their limits are refused with a sentence', () => {
  refused({ photoFinishMs: 1001 }, /0 to 1000/);
  refused({ finalPairSeconds: 4 }, /5 to 60/);
  refused({ trackHalf: 11 }, /4 to 10/);
  refused({ barrelsToWin: 4 }, /one of 3, 2, 1/);
  refused({ beginnerFirstRound: 'on' }, /one of/);
  refused({ teamForming: 'quick' }, /one of/);
});

test('HR-052 the longest race is 0 for no limit, or 30 to 600 seconds', () => {
  for (const raceMaxSeconds of [0, 30, 600]) open(howRuck, { options: { raceMaxSeconds } });
  for (const raceMaxSeconds of [1, 29])
    refused({ raceMaxSeconds }, /0 \(no limit\) or a whole number from 30 to 600/);
  for (const raceMaxSeconds of [-1, 601, 2.5]) refused({ raceMaxSeconds }, /raceMaxSeconds/);
});

test('HR-017 an owner’s deck is played with, or refused before the game with what is wrong', () => {
  const deck: CustomDeck = {
    scots: Array.from({ length: 45 }, (_, i) => ({ colour: 'wit', strength: i % 10 })),
    actions,
  };
  const match = open(howRuck, { options: { deck } });
  assert.equal(match.cards.length, 55);
  assert.equal(match.cards[0]?.id, 'wit-0-1');
  refused({ deck: { ...deck, scots: deck.scots.slice(1) } }, /Option deck.*44 Scots/);
  refused(
    { deck: { ...deck, scots: [{ colour: 'wit', strength: 10 }, ...deck.scots.slice(1)] } },
    /Scot 1.*10/,
  );
  for (const nonsense of ['own', 7, null, []]) refused({ deck: nonsense }, /Option deck/);
});
