import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  answer,
  BadInput,
  fastBelow,
  fastSeed,
  open,
  pending,
  start,
  sureOfZone,
  view,
} from '@stamtafel/kernel';
import { sit, testSeed } from '@stamtafel/kernel/testing';
import { stierZoektBier } from '../game.ts';
import { ALLESDRINKER, at, keys, letTheClockPlay, stopAll } from '../testing/table.ts';

test('SZB-001 three, four or five can play, nobody else', () => {
  for (const seats of [3, 4, 5]) assert.equal(open(stierZoektBier, { seats }).seats, seats);
  for (const seats of [1, 2, 6]) assert.throws(() => open(stierZoektBier, { seats }), BadInput);
  assert.equal(open(stierZoektBier).seats, 4);
});

test('SZB-002 SZB-003 seven rounds of six phases in order, then the bonus round, then the score', () => {
  const phaseOf: { readonly [key: string]: number } = {
    round: 1,
    bull: 1,
    dealt: 2,
    passed: 2,
    stocked: 2,
    tapped: 3,
    stops: 3,
    bid: 4,
    took: 4,
    declined: 4,
    served: 5,
    poured: 5,
    discarded: 5,
    keeps: 5,
    bierbaas: 6,
    bierbaasStays: 6,
  };
  for (const seats of [3, 4, 5]) {
    const match = open(stierZoektBier, { seats });
    const dice = fastSeed(seats);
    const state = start(match, testSeed(seats));
    const told = ['round'];
    let phase = 1;
    while (state.stack.length > 0) {
      const { seat, options } = pending(match, state)[0]!;
      for (const { key } of answer(match, state, seat, options[fastBelow(dice, options.length)]!)) {
        told.push(key);
        if (key === 'bonus') phase = 5;
        const now = phaseOf[key] ?? phase;
        assert.ok(now >= phase || (phase === 6 && now === 1), `${key} in phase ${phase}`);
        phase = now;
      }
    }
    assert.equal(told.filter((key) => key === 'round').length, 7);
    assert.equal(told.filter((key) => key.startsWith('bierbaas')).length, 7);
    assert.equal(told.filter((key) => key === 'bonus').length, 1);
    assert.ok(told.lastIndexOf('bonus') > told.lastIndexOf('round'));
    assert.equal(told.at(-1), 'score');
  }
});

test('SZB-031 two bulls come into the middle, with five players three; of 24 bulls 14 (21) are in the game', () => {
  for (const [seats, each] of [
    [3, 2],
    [4, 2],
    [5, 3],
  ] as const) {
    const t = sit(stierZoektBier, { seats });
    assert.equal(t.zone('middle').length, each);
    assert.equal(t.zone('bulls').length, 6 * each);
    assert.equal(t.zone('box').length, 24 - 7 * each);
    assert.deepEqual(
      t.view('A').zones[3]?.every((entry) => entry < 0),
      true,
    );
  }
});

test('SZB-032 bulls that are left stay on offer beside the new ones; with `box` they go', () => {
  const zones = { middle: ['pietje-pils-1', 'ozzy-oerstier-1'], 'cellar.A': ['pils-1-a'] };
  const stay = at('tap A', zones);
  stopAll(stay);
  assert.equal(stay.zone('middle').length, 4);
  assert.deepEqual(stay.zone('middle').slice(0, 2), ['pietje-pils-1', 'ozzy-oerstier-1']);
  const box = at('tap A', zones, { options: { unclaimedBulls: 'box' } });
  stopAll(box);
  assert.equal(box.zone('middle').length, 2);
  assert.ok(box.zone('box').includes('pietje-pils-1'));
});

test('SZB-033 at the start of a round every bull and pair gets a fresh slot', () => {
  const t = at(
    'change',
    { 'A.1': ['pietje-pils-1', 'pils-1-a'], 'B.1': ['ozzy-oerstier-1', 'ozzy-oerstier-2'] },
    {
      facts: { served: [1, 0, 0, 0], tucked: [0, 1, 0, 0] },
    },
  );
  assert.deepEqual(t.facts.served, [0, 0, 0, 0]);
  assert.deepEqual(t.facts.tucked, [0, 0, 0, 0]);
  assert.equal(t.facts.round, 4);
});

test('SZB-133 after phase 6 comes the next round, after the seventh the bonus round', () => {
  const t = at('change', { 'cellar.A': ['pils-1-a'] }, { round: 7 });
  assert.equal(t.facts.round, 8);
  assert.deepEqual(t.asked(), { A: 'cellar' });
  assert.equal(at('change', {}, { round: 6 }).facts.round, 7);
});

test('section 3: the oldest player is the first bierbaas; nobody marked, or `random`: the lot decides', () => {
  const first = (options: object, seed: number) =>
    sit(stierZoektBier, { options: { ...options }, seed }).facts.bierbaas;
  for (let seed = 1; seed < 10; seed++) assert.equal(first({ oldestSeat: 'C' }, seed), 2);
  const drawn = (options: object) => new Set(Array.from({ length: 60 }, (_, i) => first(options, i + 1)));
  assert.equal(drawn({}).size, 4);
  assert.equal(drawn({ firstBierbaas: 'random', oldestSeat: 'C' }).size, 4);
});

test('SZB-191 shuffled, the Allesdrinker may be absent; guaranteed, everybody knows that it comes', () => {
  const where = (bonusAllesdrinker: string, seed: number) => {
    const t = sit(stierZoektBier, { options: { bonusAllesdrinker }, seed });
    assert.equal(t.zone('bulls').length + t.zone('middle').length, 14);
    return t.zone('box').includes(ALLESDRINKER);
  };
  const seeds = Array.from({ length: 60 }, (_, i) => i + 1);
  assert.ok(seeds.some((seed) => where('shuffled', seed)));
  assert.ok(seeds.some((seed) => !where('shuffled', seed)));
  assert.ok(seeds.every((seed) => !where('guaranteed', seed)));
  const t = sit(stierZoektBier, { options: { bonusAllesdrinker: 'guaranteed' }, seed: 2 });
  const known = [...sureOfZone(t.match, view(t.match, t.state, 4), 'bulls'), ...t.zone('middle')];
  assert.ok(known.includes(ALLESDRINKER));
  const places = new Set(
    seeds.map((seed) => {
      const { zone } = sit(stierZoektBier, { options: { bonusAllesdrinker: 'guaranteed' }, seed });
      return [...zone('bulls'), ...zone('middle')].indexOf(ALLESDRINKER);
    }),
  );
  assert.ok(places.size > 8);
});

test('SZB-204 a match that the clock plays alone comes to its end', () => {
  for (const options of [{}, { variant: 'grand-cafe', bonusDrinker: 'on' }]) {
    const t = sit(stierZoektBier, { options });
    letTheClockPlay(t);
    assert.equal(keys(t).at(-1), 'score');
  }
});
