import { properties } from '@stamtafel/kernel/testing';
import { type OwnTable, symbols } from './deck.ts';
import { stierenVersieren } from './game.ts';
import { events } from './texts/table.ts';

/** An owner's table that makes rare things common: equal cards, high values, hardly any symbols. */
const wild: OwnTable = {
  bulls: Array.from({ length: 20 }, (_, i) => ({
    symbol: symbols[i < 14 ? 0 : i % 4] ?? 'hart',
    value: 1 + (i % 9),
  })),
  cows: Array.from({ length: 16 }, (_, i) => ({ symbol: symbols[i % 4] ?? 'hart', value: 1 + (i % 3) })),
};

properties(
  stierenVersieren,
  [
    { seats: 2 },
    { seats: 3 },
    { seats: 4 },
    { seats: 4, options: { challengeMode: 'clock', startPlayer: 'host', startSeat: 'B' } },
    { seats: 2, options: { dragQueen: true, talkEqual: 'leave', tactical: true, deckTable: wild } },
    { seats: 3, options: { challengeMode: 'race', startPlayer: 'cow-vote', layout: 'random' } },
    {
      seats: 3,
      options: {
        romeoBluff: true,
        tactical: true,
        tacticalTie: 'stays',
        tieBreak: 'couples',
        startPlayer: 'host',
        startSeat: 'C',
      },
    },
    { seats: 4, options: { tactical: true, dragQueen: true, dragQueenRemove: 6, deckTable: wild } },
    {
      seats: 4,
      options: {
        challengeMode: 'race',
        startPlayer: 'host',
        startSeat: 'D',
        dragQueen: true,
        dragQueenCowCouple: false,
        dragQueenSettled: false,
        dragQueenMates: 'symbol',
        loveShackDisplay: 'open',
      },
    },
    {
      seats: 4,
      options: {
        layout: 'custom',
        layoutOrder: 'loc-de-opera,loc-vip-club,loc-de-kroeg,loc-de-fitness',
        deckTable: wild,
      },
    },
  ],
  // SV-804 The bulls the clock plays tell that the others in that hand are not lower: everybody may know that.
  { matches: 10, keys: events, proofs: ['late'] },
);
