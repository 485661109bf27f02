import { properties } from '@stamtafel/kernel/testing';
import { actions, type CustomDeck, colours } from './deck.ts';
import { howRuck } from './game.ts';
import { events } from './texts/table.ts';

/** A deck of one's own that makes rare things common: chains of Vuile truc, several Nessies, high strengths. */
const wild: CustomDeck = {
  scots: Array.from({ length: 45 }, (_, i) => ({
    colour: colours[i % 4] ?? 'wit',
    strength: i % 10,
    howRuck: i % 3 === 0,
    ...(i % 4 === 3 && (i % 8 === 3 ? { lady: true } : { nessie: true })),
  })),
  actions: [...Array.from({ length: 6 }, () => 'vuile-truc' as const), ...actions.slice(6)],
};

properties(
  howRuck,
  [
    {},
    { options: { teamForming: 'race' } },
    { options: { teamForming: 'none', placement: 'own', trackHalf: 10 } },
    { options: { vuileTrucMode: 'open', beginnerFirstRound: true, trackHalf: 4, barrelsToWin: 2 } },
    { options: { teamForming: 'race', deck: wild, vuileTrucMode: 'open', trackHalf: 10 } },
    { options: { deck: wild, trackHalf: 10 } },
  ],
  { matches: 5, pairs: 10_000, worlds: 10_000, keys: events },
);
