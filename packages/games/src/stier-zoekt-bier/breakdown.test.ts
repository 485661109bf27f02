import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, open, outcome, playout, start, Table, view } from '@stamtafel/kernel';
import { breakdown } from './breakdown.ts';
import { stierZoektBierEdition } from './edition.ts';
import { stierZoektBier } from './game.ts';
import { PLACES, place } from './kind.ts';
import { beersAt, glassesAt, isClosed, isPair, pointsAt } from './rules/pub.ts';
import { standing } from './rules/scoring.ts';
import { cellarBeersOf, pubOf } from './seen.ts';
import { plain } from './testing/decks.ts';
import { ALLESDRINKER, at } from './testing/table.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

test('§9 the result lists per bull its total, the step reached, doubling and points, and what decides', () => {
  const zones = {
    'A.1': ['bennie-blond-2', 'wit-5-a', 'wit-4-a', 'bennie-blond-5', 'wit-5-b'],
    'A.2': ['pietje-pils-1', 'pils-5-a', 'pils-5-b'],
    'A.3': ['ozzy-oerstier-1', 'oer-5-a'],
    'cellar.A': ['wit-1-a'],
    'cellar.B': ['oer-1-a'],
  };
  const t = at('cellar A', zones, { round: 8 });
  t.play('A', 'stop');
  t.play('B', 'stop');
  const lines = breakdown(t.match, t.view('watcher'), namesNl);
  assert.deepEqual(lines[0], [
    'Bennie Blond, een paar: 14 glazen, trede van 14 gehaald: 2 × 4 = 8 punten',
    'Pietje Pils: 10 glazen, trede van 10 gehaald: 2 punten',
    'Ozzy Oerstier: 5 glazen, te weinig voor de eerste trede van 6: 0 punten',
    'Samen: 10 punten, met 7 bierkaarten bij de stieren en in de kelder en 29 glazen',
  ]);
  assert.deepEqual(lines[2], [
    'Samen: 0 punten, met 0 bierkaarten bij de stieren en in de kelder en 0 glazen',
  ]);
  assert.equal(lines.length, 4);
  const bulls = at('cellar A', zones, { round: 8, options: { tiebreakCards: 'bulls' } });
  bulls.play('A', 'stop');
  bulls.play('B', 'stop');
  assert.equal(
    breakdown(bulls.match, bulls.view('B'), namesEn)[0]?.at(-1),
    'In all: 10 points, with 6 beer cards at the bulls and 29 glasses',
  );
});

test('§9 what is read from a view is what the rules count', () => {
  for (const [seats, options] of [
    [3, {}],
    [5, { bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' }],
    [4, { variant: 'grand-cafe', cardSet: plain }],
  ] as const) {
    const match = open(stierZoektBier, { seats, options });
    const dice = fastSeed(9);
    for (let seed = 1; seed <= 8; seed++) {
      const g = new Table(match, start(match, seed));
      playout(g, dice);
      const seen = view(match, g.state, match.seats);
      for (let seat = 0; seat < seats; seat++) {
        const pub = pubOf(match, seen, seat);
        for (let n = 0; n < PLACES; n++) {
          const zone = place(seat, n);
          const stool = pub[n];
          assert.equal(stool !== undefined, g.count(zone) > 0);
          if (stool === undefined) continue;
          assert.deepEqual(
            [stool.points, stool.glasses, stool.beers, stool.tucked !== undefined, stool.isClosed],
            [pointsAt(g, zone), glassesAt(g, zone), beersAt(g, zone), isPair(g, zone), isClosed(g, zone)],
          );
        }
        const beers = pub.reduce((sum, stool) => sum + stool.beers, cellarBeersOf(match, seen, seat));
        assert.equal(beers, standing(g, seat).beers);
        assert.equal(
          pub.reduce((sum, { points }) => sum + points, 0),
          outcome(match, g.state)?.scores[seat],
        );
      }
    }
  }
});

test('SZB-113 a place has its slot until it was served or tucked at', () => {
  const zones = {
    'A.1': ['pietje-pils-1', 'pils-1-a'],
    'A.2': ['ozzy-oerstier-1', 'ozzy-oerstier-2'],
    'A.3': ['bennie-blond-1'],
    'cellar.A': 1,
  };
  const t = at('cellar A', zones, { round: 5, facts: { served: [1, 0, 0, 0], tucked: [2, 0, 0, 0] } });
  assert.deepEqual(
    pubOf(t.match, t.view('B'), 0).map(({ hasSlot }) => hasSlot),
    [false, false, true],
  );
});

test('SZB-220 odd frequencies of an owner’s copy are a warning, in both languages; the built-in set has none', () => {
  const odd = {
    ...plain,
    beers: plain.beers.map((beer, i) => (i < 20 ? { ...beer, kind: 'oer' as const } : beer)),
  };
  const warnings = stierZoektBierEdition.deck.warnings;
  for (const [cardSet, count] of [
    ['built-in', 0],
    [plain, 0],
    [odd, 2],
  ] as const) {
    const match = open(stierZoektBier, { options: { cardSet } });
    for (const language of ['nl', 'en'] as const) assert.equal(warnings?.(match, language).length, count);
  }
});

test('section 2: every figure of a card says where it comes from', () => {
  const figures = (cardSet: unknown, id: string) =>
    stierZoektBierEdition.sources?.figures(
      open(stierZoektBier, { options: { cardSet, bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' } }),
      id,
      'en',
    );
  const marks = (cardSet: unknown, id: string) => figures(cardSet, id)?.map(({ mark }) => mark);
  assert.deepEqual(
    figures('built-in', 'pietje-pils-1')?.map(({ text, mark }) => `${text} ${mark}`),
    ['kind of beer: lager R', '5→1 D', '10→2 R', '15→3 D', '19→4 R', 'number in the box: 6 D'],
  );
  assert.deepEqual(marks('built-in', 'pils-3-a'), ['R', 'R', 'D']);
  assert.deepEqual(marks(plain, 'pils-3-a'), ['own', 'own', 'own']);
  assert.deepEqual(marks('built-in', ALLESDRINKER), ['R', 'D', 'R']);
  assert.deepEqual(marks('built-in', 'bonus-15-meter-drinker'), ['D']);
  assert.deepEqual(marks('built-in', 'bierbaas'), []);
});
