import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, clone, fastSeed, open, playout, start, Table } from '@stamtafel/kernel';
import { stierZoektBier } from './game.ts';
import { impossible } from './impossible.ts';
import { type Around, at, beers, DRINKER, withDrinker, type Zones } from './testing/table.ts';

const refused = (why: RegExp, point: string, zones: Zones, around?: Around) =>
  assert.throws(
    () => at(point, zones, around),
    (error) => error instanceof BadInput && why.test(error.message),
    why.source,
  );

test('every position that play reaches is possible', () => {
  for (const [seats, options] of [
    [4, {}],
    [5, { bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' }],
    [3, { variant: 'grand-cafe', unclaimedBulls: 'box', bonusDrinker: 'on' }],
  ] as const) {
    const match = open(stierZoektBier, { seats, options });
    const dice = fastSeed(7);
    for (let seed = 1; seed <= 5; seed++) {
      const g = new Table(match, start(match, seed));
      g.state.known = [];
      while (g.state.stack.length > 0) {
        assert.equal(impossible(new Table(match, clone(match, g.state))), undefined);
        playout(g, dice, 1);
      }
      assert.equal(impossible(g), undefined);
    }
  }
});

test('what cannot be is refused with a sentence', () => {
  refused(/at most 5 lie face down/, 'tap A', { 'cellar.A': 6 });
  refused(/no card in the cellar/, 'tap A', {});
  refused(/round is 1 to 7/, 'tap A', { 'cellar.A': 1 }, { round: 8 });
  refused(/bull deck has 8 cards/, 'tap A', { 'cellar.A': 1, bulls: 3 });
  refused(/cannot lie in zone middle/, 'tap A', { 'cellar.A': 1, middle: ['pils-1-a'] });
  refused(/cannot be laid at A.1/, 'tap A', { 'cellar.A': 1, 'A.1': ['pietje-pils-1', 'wit-1-a'] });
  refused(/was closed before/, 'tap A', {
    'cellar.A': 1,
    'A.1': ['ozzy-oerstier-2', 'oer-5-a', 'oer-5-b', 'oer-1-a'],
  });
  refused(/first card at A.1/, 'tap A', { 'cellar.A': 1, 'A.1': ['pils-1-a'] });
  refused(/cannot be tucked/, 'tap A', { 'cellar.A': 1, 'A.1': ['pietje-pils-1', 'ozzy-oerstier-1'] });
  refused(/more than a pair/, 'tap A', {
    'cellar.A': 1,
    'A.1': ['pietje-pils-1', 'pietje-pils-2', 'pietje-pils-3'],
  });
  refused(/A.2 is used before A.1/, 'tap A', { 'cellar.A': 1, 'A.2': ['pietje-pils-1'] });
  refused(
    /more bulls than the 1 rounds/,
    'tap A',
    { 'cellar.A': 1, 'A.1': ['pietje-pils-1'], 'A.2': ['ozzy-oerstier-1'] },
    { round: 1 },
  );
  refused(/bulls have come into the middle/, 'tap A', { 'cellar.A': 1, middle: 7 });
  refused(/none is open now/, 'stock', { 'open.A': 1 });
  refused(/outside the draft/, 'tap A', { 'cellar.A': 1, 'hand.B': 2 });
  refused(/same number of cards/, 'pick1', { 'hand.A': 6, 'hand.B': 5, 'hand.C': 6, 'hand.D': 6 });
  refused(/not in the ranking/, 'take A', { middle: 2 });
  refused(/no bull to take/, 'take A', {}, { facts: { ranking: [0] } });
  refused(/zone taken/, 'tuck A', { middle: 2 }, { facts: { ranking: [0], taken: 1 } });
  refused(/no open beer that can be served/, 'serve A', { 'open.A': beers('pils-1', 2) });
  refused(/zone drinker/, 'tap A', { 'cellar.A': 1, 'open.A': [DRINKER] }, { options: withDrinker });
  refused(
    /only while he lies open/,
    'tap A',
    { 'cellar.A': 1, drinker: ['pils-1-a'] },
    { options: withDrinker },
  );
  refused(/is his seat/, 'give A', { drinker: [DRINKER], 'open.A': ['pils-1-a'] }, { options: withDrinker });
  refused(/tapped has for each seat/, 'tap A', { 'cellar.A': 1 }, { facts: { tapped: [1, -1, -1, -1] } });
  refused(/each at most once/, 'tap A', { 'cellar.A': 1 }, { facts: { ranking: [1, 1] } });
  refused(
    /two cards this round/,
    'tap A',
    { 'cellar.A': 1, 'A.1': ['pietje-pils-1', 'pietje-pils-2'] },
    { facts: { served: [1, 0, 0, 0], tucked: [1, 0, 0, 0] } },
  );
  refused(/empty A.1/, 'tap A', { 'cellar.A': 1 }, { facts: { served: [1, 0, 0, 0] } });
});
