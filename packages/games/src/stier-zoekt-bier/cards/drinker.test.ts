import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit } from '@stamtafel/kernel/testing';
import { stierZoektBier } from '../game.ts';
import { at, DRINKER, grandCafe, keys, stopAll, withDrinker } from '../testing/table.ts';

const options = withDrinker;
const turned = { middle: 2, 'cellar.A': ['wit-1-a', 'wit-2-a', DRINKER] };

test('SZB-171 the Drinker is one of 81 cards with a beer back, dealt like any of them', () => {
  const t = sit(stierZoektBier, { options });
  const beerBacks = t.match.cards.filter(({ back }) => back === 'beer');
  assert.equal(beerBacks.length, 81);
  const places = new Set(
    Array.from({ length: 40 }, (_, seed) => {
      const other = sit(stierZoektBier, { options, seed: seed + 1 });
      return other.zone('deck').includes(DRINKER);
    }),
  );
  assert.equal(places.size, 2);
  const full = at(
    'pick1',
    { 'cellar.A': 4, 'hand.A': [DRINKER, 'pils-5-a'], 'hand.B': 2, 'hand.C': 2 },
    { seats: 3, options },
  );
  full.play('A', `take ${DRINKER}`);
  for (const seat of ['B', 'C']) full.expire(seat);
  assert.deepEqual(full.zone('open.A'), ['pils-5-a']);
});

test('SZB-172 the Drinker adds nothing to a bid and cannot be served', () => {
  const t = at('tap A', turned, { options });
  t.play('A', 'tap');
  stopAll(t, ['tap']);
  assert.deepEqual(t.facts.ranking, []);
});

test('SZB-173 SZB-174 everybody else with open beer gives one card of their choice, clockwise from the left', () => {
  const t = at(
    'tap A',
    {
      ...turned,
      'open.B': ['pils-1-a', 'pils-2-a'],
      'open.D': ['oer-1-a', 'oer-2-a'],
      'cellar.C': ['bruin-1-a'],
    },
    { options },
  );
  t.play('A', 'tap');
  assert.deepEqual(t.options('B'), ['give pils-1-a', 'give pils-2-a']);
  assert.deepEqual(t.asked(), { B: 'give' });
  assert.equal(t.refusal('B', 'give oer-1-a')?.rule, 'SZB-173');
  t.play('B', 'give pils-1-a');
  t.play('D', 'give oer-2-a');
  assert.deepEqual(t.zone('drinker'), [DRINKER, 'pils-1-a', 'oer-2-a']);
  assert.deepEqual(t.asked(), { A: 'tap' });
  t.play('A', 'stop');
  t.play('C', 'tap');
  assert.deepEqual(t.zone('open.C'), ['bruin-1-a']);
});

test('SZB-173 equal beers are one option, and one option is given automatically', () => {
  const t = at(
    'tap A',
    { ...turned, 'open.B': ['pils-1-a', 'pils-1-b'], 'open.C': ['oer-1-a', 'oer-1-b', 'oer-2-a'] },
    { options },
  );
  t.play('A', 'tap');
  assert.deepEqual(t.zone('open.B'), ['pils-1-b']);
  assert.deepEqual(t.options('C'), ['give oer-1-a', 'give oer-2-a']);
});

test('SZB-175 a given card leaves the bid at once and can be served by nobody', () => {
  const t = at('tap A', { ...turned, 'open.B': ['oer-5-a'], 'B.1': ['ozzy-oerstier-1'] }, { options });
  t.play('A', 'tap');
  t.play('A', 'stop');
  assert.deepEqual(t.facts.ranking, []);
  assert.ok(!Object.values(t.asked()).includes('serve'));
});

test('SZB-176 after the giving the owner may tap on', () => {
  const t = at('tap A', { ...turned, 'open.B': ['oer-5-a'] }, { options });
  t.play('A', 'tap');
  t.play('A', 'tap');
  assert.deepEqual(t.zone('open.A'), ['wit-2-a']);
});

test('SZB-177 at the end of the round the Drinker and his beer are discarded', () => {
  const t = at('change', { drinker: [DRINKER, 'oer-5-a'] }, { options });
  assert.ok(t.zone('discard').includes(DRINKER) && t.zone('discard').includes('oer-5-a'));
  assert.deepEqual(t.zone('drinker'), []);
});

test('SZB-178 laid open as overflow the Drinker does nothing until the end of the round', () => {
  const t = at(
    'pick1',
    { middle: 2, 'cellar.A': 5, 'hand.A': [DRINKER, 'pils-5-a'], 'hand.B': 2, 'hand.C': 2 },
    { seats: 3, options },
  );
  t.play('A', `take ${DRINKER}`);
  for (const seat of ['B', 'C']) t.expire(seat);
  assert.deepEqual(t.zone('drinker'), [DRINKER]);
  assert.deepEqual(t.asked(), { A: 'tap' });
  assert.ok(!keys(t).includes('given'));
  stopAll(t, ['tap', 'take']);
  assert.deepEqual(t.zone('drinker'), [DRINKER]);
  stopAll(t);
  assert.deepEqual(t.zone('drinker'), []);
});

test('SZB-180 in Grand Café the kind stays fixed after the cards were given away', () => {
  const t = at(
    'tap A',
    { ...turned, 'open.B': ['oer-5-a'], 'cellar.B': ['wit-1-b'] },
    { options: { ...options, ...grandCafe }, facts: { tapped: [-1, 3, -1, -1] } },
  );
  t.play('A', 'tap');
  t.play('A', 'stop');
  assert.deepEqual(t.zone('open.B'), []);
  assert.deepEqual(t.options('B'), ['stop']);
});

const owed = { options: { ...options, drinkerDebt: 'first' } };

test('SZB-181 a player with nothing open who still has to tap owes the first beer they tap', () => {
  const t = at(
    'tap B',
    {
      middle: 2,
      'cellar.A': 2,
      'cellar.B': ['wit-1-a', DRINKER],
      'cellar.C': ['pils-2-a', 'bruin-3-a', 'oer-4-a'],
      'open.D': ['oer-1-a'],
    },
    owed,
  );
  t.play('B', 'tap');
  assert.deepEqual(
    t.told.map(({ key, args }) => [key, args.seat]),
    [
      ['tapped', 1],
      ['owes', 2],
      ['given', 3],
    ],
    'A, the bierbaas, has had their turn',
  );
  t.play('B', 'stop');
  t.play('C', 'tap');
  assert.deepEqual(keys(t), ['tapped', 'given']);
  assert.deepEqual([t.zone('open.C'), t.zone('drinker')], [[], [DRINKER, 'oer-1-a', 'oer-4-a']]);
  assert.deepEqual(t.asked(), { C: 'tap' }, 'the turn goes on');
  t.play('C', 'tap');
  assert.deepEqual(t.zone('open.C'), ['bruin-3-a'], 'only the first one');
  assert.equal(t.facts.owing, 0);
});

test('SZB-181 a player who taps nothing gives nothing, and the debt ends with the round', () => {
  const t = at('tap B', { middle: 2, 'cellar.B': [DRINKER], 'cellar.C': ['pils-2-a'], deck: 40 }, owed);
  t.play('B', 'tap');
  assert.equal(t.facts.owing, 4 + 8);
  stopAll(t);
  assert.deepEqual([t.zone('drinker'), t.facts.owing], [[], 0]);
});

test('SZB-181 in Grand Café the beer that is owed fixes the kind', () => {
  const t = at(
    'tap A',
    { middle: 2, 'cellar.A': [DRINKER], 'cellar.B': ['oer-1-a', 'pils-2-a', 'pils-3-a'] },
    { options: { ...owed.options, ...grandCafe } },
  );
  t.play('A', 'tap');
  t.play('B', 'tap');
  assert.deepEqual(t.facts.tapped, [-1, 0, -1, -1]);
  t.play('B', 'tap');
  assert.deepEqual(t.options('B'), ['stop']);
});

test('SZB-204 the clock gives the lowest value, then the lowest kind', () => {
  const t = at('tap A', { ...turned, 'open.B': ['oer-1-a', 'pils-5-a', 'wit-1-b'] }, { options });
  t.play('A', 'tap');
  t.expire('B');
  assert.deepEqual(t.zone('drinker'), [DRINKER, 'wit-1-b']);
  const before = at('tap A', { ...turned, 'open.B': ['pils-2-a', 'wit-1-b', 'oer-1-a'] }, { options });
  before.play('A', 'tap');
  before.expire('B');
  assert.deepEqual(before.zone('drinker'), [DRINKER, 'wit-1-b'], 'whatever lies first');
});
