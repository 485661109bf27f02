import { properties } from '@stamtafel/kernel/testing';
import { stierZoektBier } from './game.ts';
import { scarce } from './testing/decks.ts';
import { events } from './texts/table.ts';

properties(
  stierZoektBier,
  [
    {},
    { seats: 3, options: { firstBierbaas: 'random', cellarView: 'memory-aid', tiebreakCards: 'bulls' } },
    { seats: 5, options: { oldestSeat: 'E', bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' } },
    {
      seats: 3,
      options: {
        variant: 'grand-cafe',
        bonusDrinker: 'on',
        drinkerDebt: 'first',
        unclaimedBulls: 'box',
        oldestSeat: 'B',
      },
    },
    { options: { variant: 'grand-cafe', bonusAllesdrinker: 'shuffled', oldestSeat: 'A' } },
    { seats: 5, options: { variant: 'grand-cafe', oldestSeat: 'C' } },
    // Bulls that never close swallow the beer: short deals.
    { seats: 5, options: { cardSet: scarce, bonusDrinker: 'on', oldestSeat: 'D' } },
  ],
  { matches: 4, keys: events },
);
