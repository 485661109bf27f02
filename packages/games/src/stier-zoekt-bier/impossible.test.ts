import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, clone, fastSeed, open, playout, start, Table } from '@stamtafel/kernel';
import { stierZoektBier } from './game.ts';
import { impossible } from './impossible.ts';
import { type Around, at, beers, DRINKER, grandCafe, withDrinker, type Zones } from './testing/table.ts';

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
    [3, { variant: 'grand-cafe', unclaimedBulls: 'box', bonusDrinker: 'on', drinkerDebt: 'first' }],
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

test('an impossible position is refused in a sentence', () => {
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
  refused(
    /is the seat of that player/,
    'give A',
    { drinker: [DRINKER], 'open.A': ['pils-1-a'] },
    { options: withDrinker },
  );
  refused(/tapped has for each seat/, 'tap A', { 'cellar.A': 1 }, { facts: { tapped: [1, -1, -1, -1] } });
  refused(/each at most once/, 'tap A', { 'cellar.A': 1 }, { facts: { ranking: [1, 1] } });
  refused(
    /two cards this round/,
    'cellar A',
    { 'cellar.A': 1, 'A.1': ['pietje-pils-1', 'pietje-pils-2'] },
    { facts: { served: [1, 0, 0, 0], tucked: [1, 0, 0, 0] } },
  );
  refused(/empty A.1/, 'cellar A', { 'cellar.A': 1 }, { facts: { served: [1, 0, 0, 0] } });
});

test('a position has the facts of its moment', () => {
  const tap = (facts: Around['facts'], options = {}): [string, Zones, Around] => [
    'tap A',
    { 'cellar.A': 1 },
    { ...(facts && { facts }), options },
  ];
  for (const bierbaas of [-1, 4, 0.5]) refused(/bierbaas is a seat, 0 to 3/, ...tap({ bierbaas }));
  for (const bits of [-1, 128, 1.5]) {
    refused(/places as bits, 0 to 127/, ...tap({ served: [0, 0, 0, bits] }));
    refused(/places as bits, 0 to 127/, ...tap({ tucked: [bits, 0, 0, 0] }));
  }
  for (const kind of [-2, 4]) refused(/0 to 3, or -1/, ...tap({ tapped: [kind, -1, -1, -1] }, grandCafe));
  refused(/the ranking lists seats/, ...tap({ ranking: [4] }));
  refused(/of 2 ranked players at most 2/, ...tap({ ranking: [0, 1], taken: 3 }));
  at(...tap({ ranking: [3, 1], taken: 2, bierbaas: 3 }));
  at(
    'tap A',
    { 'cellar.A': 1, 'open.A': ['oer-1-a'] },
    { options: grandCafe, facts: { tapped: [3, -1, -1, -1] } },
  );
  for (const [point, round, rounds] of [
    ['round', 7, '0 to 6'],
    ['bonus', 6, '7 to 7'],
    ['bonus', 8, '7 to 7'],
    ['cellar A', 9, '1 to 8'],
    ['tap A', 0, '1 to 7'],
  ] as const)
    refused(new RegExp(`the round is ${rounds}, not ${round}`), point, { 'cellar.A': 1 }, { round });
  at('round', {}, { round: 6 });
});

test('SZB-010 SZB-116 open beer after its owner has poured away cannot be', () => {
  refused(/A has poured away/, 'cellar A', { 'cellar.A': 1, 'open.A': 1 });
  const served = { 'B.1': ['pietje-pils-1'], 'open.B': ['pils-1-a'] };
  refused(/A has poured away/, 'serve B', { ...served, 'open.A': 1 });
  refused(/none is open now/, 'cellar A', { 'cellar.A': 1, 'open.B': 1 }, { round: 8 });
  refused(/C has poured away/, 'change', { 'open.C': 1 });
  at('serve B', { ...served, 'open.A': 1, 'open.C': 1 }, { facts: { bierbaas: 1 } });
});

test('SZB-047 open beer in pick 2 needs a full cellar, and is no more than pick 1 adds', () => {
  const hands = { 'hand.A': 4, 'hand.B': 4, 'hand.C': 4, 'hand.D': 4 };
  refused(/cellar.B is not full/, 'pick2', { ...hands, 'open.B': 1, 'cellar.B': 4 });
  refused(/pick 1 adds at most two/, 'pick2', { ...hands, 'open.B': 3, 'cellar.B': 5 });
  refused(/at most 4 cards in pick2/, 'pick2', { ...hands, 'hand.A': 5 });
  refused(/same number of cards/, 'pick2', { ...hands, 'hand.B': 3 });
  at('pick2', { ...hands, 'open.B': 2, 'cellar.B': 5 });
  at('pick2', { ...hands, 'hand.A': 6 }, { options: grandCafe });
});

test('SZB-163 SZB-164 in Grand Café there is one open kind, the fixed one', () => {
  const tap = (zones: Zones, tapped: number[], options = {}) =>
    [
      'tap A',
      { 'cellar.A': 1, ...zones },
      { options: { ...grandCafe, ...options }, facts: { tapped } },
    ] as const;
  refused(/holds two kinds/, ...tap({ 'open.B': ['pils-1-a', 'wit-1-a'] }, [-1, 0, -1, -1]));
  refused(/tapped of B is 1/, ...tap({ 'open.B': ['wit-1-a'] }, [-1, 0, -1, -1]));
  refused(/tapped of B is 1/, ...tap({ 'open.B': ['wit-1-a'] }, [-1, -1, -1, -1]));
  refused(/-1 as long as open.B is empty/, ...tap({}, [-1, 2, -1, -1]));
  const given = { drinker: [DRINKER, 'bruin-1-a'] };
  refused(/-1 as long as open.B is empty/, ...tap(given, [-1, 1, -1, -1], withDrinker));
  at(...tap(given, [-1, 2, -1, -1], withDrinker));
  refused(
    /nothing has been tapped yet/,
    'stock',
    {},
    { options: grandCafe, facts: { tapped: [1, -1, -1, -1] } },
  );
  const bonus = { round: 8, options: grandCafe, facts: { tapped: [1, -1, -1, -1] } };
  refused(/nothing has been tapped yet/, 'cellar A', { 'cellar.A': 1 }, bonus);
});

test('SZB-181 a beer is owed to the Drinker while he lies open, by a player who has none and taps after him', () => {
  const owed = (owing: number, drinkerDebt = 'first'): Around => ({
    options: { ...withDrinker, drinkerDebt },
    facts: { owing },
  });
  const lying = { 'cellar.B': 1, drinker: [DRINKER] };
  at('tap B', lying, owed(4));
  for (const owing of [16, -1, 0.5]) refused(/bits, 0 to 15/, 'tap B', lying, owed(owing));
  refused(/nobody owes/, 'tap B', lying, owed(4, 'none'));
  refused(/nobody owes/, 'tap B', { 'cellar.B': 1 }, owed(4));
  refused(/bierbaas has tapped before/, 'tap B', lying, owed(1));
  refused(/open\.C is empty/, 'tap B', { ...lying, 'open.C': ['pils-1-a'] }, owed(4));
});

test('SZB-177 SZB-178 the Drinker lies open from the draft to the end of a round only', () => {
  const options = withDrinker;
  const hands = { 'hand.A': 4, 'hand.B': 4, 'hand.C': 4, 'hand.D': 4 };
  const six = { 'hand.A': 6, 'hand.B': 6, 'hand.C': 6, 'hand.D': 6 };
  refused(/zone drinker is empty/, 'pick1', { ...six, drinker: [DRINKER] }, { options });
  for (const point of ['stock', 'round'])
    refused(/zone drinker is empty/, point, { drinker: [DRINKER] }, { options });
  for (const [point, round] of [
    ['bonus', 7],
    ['cellar A', 8],
  ] as const)
    refused(/zone drinker is empty/, point, { 'cellar.A': 1, drinker: [DRINKER] }, { options, round });
  refused(/only beside a full cellar/, 'pick2', { ...hands, 'cellar.A': 4, drinker: [DRINKER] }, { options });
  const early = { ...hands, 'cellar.A': 5, drinker: [DRINKER, 'pils-1-a'] };
  refused(/before tapping/, 'pick2', early, { options });
  at('pick2', { ...early, drinker: [DRINKER] }, { options });
  const five = ['pils-1-a', 'pils-2-a', 'pils-3-a', 'pils-4-a'];
  refused(/at most one beer/, 'tap A', { 'cellar.A': 1, drinker: [DRINKER, ...five] }, { options });
});

test('SZB-111 SZB-113 slots that cannot have been used', () => {
  const pietje = { 'A.1': ['pietje-pils-1', 'pils-1-a'], 'cellar.A': 1, 'cellar.B': 1 };
  const served = { facts: { served: [1, 0, 0, 0] } };
  refused(/not come to serving yet/, 'tap A', pietje, served);
  refused(/not come to serving yet/, 'cellar B', pietje, { facts: { ...served.facts, bierbaas: 1 } });
  refused(/not come to serving yet/, 'cellar B', pietje, {
    round: 8,
    facts: { ...served.facts, bierbaas: 1 },
  });
  at('cellar B', pietje, served);
  refused(/no beer lies on top/, 'cellar A', { ...pietje, 'A.1': ['pietje-pils-1'] }, served);
  const pair = { ...pietje, 'A.1': ['pietje-pils-1', 'pietje-pils-2', 'pils-1-a'] };
  const tucked = { facts: { tucked: [1, 0, 0, 0] } };
  const fresh = { ...pietje, 'A.1': ['pietje-pils-1', 'pietje-pils-2'] };
  refused(/no bull can have been tucked yet/, 'tap A', fresh, tucked);
  refused(/no bull can have been tucked yet/, 'cellar A', fresh, { round: 8, ...tucked });
  at('cellar A', fresh, tucked);
  refused(/beer lies on top of it/, 'cellar A', pair, tucked);
});

test('SZB-113 more cards at a bull than rounds to lay them in cannot be', () => {
  const two = { 'A.1': ['pietje-pils-1', 'pils-1-a', 'pils-1-b'], 'cellar.A': 1 };
  refused(/at most 1 rounds/, 'tap A', two, { round: 2 });
  at('cellar A', two, { round: 2, facts: { served: [1, 0, 0, 0] } });
  const later = {
    'A.1': ['ozzy-oerstier-1'],
    'A.2': ['pietje-pils-1', 'pils-1-a', 'pils-1-b'],
    'cellar.A': 1,
  };
  refused(/A.2 has had 2 cards .* at most 1 rounds/, 'tap A', later, { round: 3 });
  at('tap A', later, { round: 4 });
});
