import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALLESDRINKER, at, keys, points, stopAll } from '../testing/table.ts';

const middle = ['pietje-pils-1', 'ozzy-oerstier-1', 'bennie-blond-1'];
const ranked = (...ranking: number[]) => ({ facts: { ranking } });
const last = { 'cellar.D': ['pils-1-a'] };

test('SZB-081 larger amounts first, then the kind, then the distance from the bierbaas', () => {
  const t = at(
    'tap D',
    { ...last, middle: 2, 'open.A': ['pils-5-a'], 'open.B': ['oer-5-a'], 'open.C': ['pils-5-b', 'pils-1-b'] },
    { facts: { bierbaas: 0 } },
  );
  t.play('D', 'stop');
  assert.deepEqual(t.facts.ranking, [2, 1, 0]);
  const equal = at(
    'tap A',
    {
      'cellar.A': ['pils-1-a'],
      middle: 2,
      'open.A': ['wit-3-a'],
      'open.B': ['wit-3-b'],
      'open.D': ['wit-3-c'],
    },
    { facts: { bierbaas: 1 } },
  );
  equal.play('A', 'stop');
  assert.deepEqual(equal.facts.ranking, [1, 3, 0]);
});

test('SZB-082 in rank order each takes one bull, until two have been taken (three with five players)', () => {
  const t = at('take C', { middle }, ranked(2, 0, 1));
  t.play('C', 'choose ozzy-oerstier-1');
  assert.equal(t.refusal('A', 'choose ozzy-oerstier-1')?.rule, 'SZB-082');
  t.play('A', 'choose pietje-pils-1');
  assert.deepEqual(t.zone('C.1'), ['ozzy-oerstier-1']);
  assert.notEqual(t.asked().B, 'take');
  const five = at('take C', { middle }, { seats: 5, ...ranked(2, 0, 1, 4) });
  five.play('C', 'choose ozzy-oerstier-1');
  five.play('A', 'choose pietje-pils-1');
  assert.deepEqual(five.asked(), { B: 'take' });
  five.play('B', 'choose bennie-blond-1');
  assert.notEqual(five.asked().E, 'take');
});

test('SZB-083 nobody takes two bulls in one round', () => {
  const t = at('take A', { middle, 'cellar.A': ['pils-1-a'] }, ranked(0));
  t.play('A', 'choose ozzy-oerstier-1');
  assert.deepEqual(t.asked(), { A: 'cellar' });
  assert.equal(t.facts.taken, 1);
});

test('SZB-084 a player who declines passes the right on, and is not asked again', () => {
  const t = at('take A', { middle, 'cellar.A': ['pils-1-a'] }, ranked(0, 1, 2));
  t.play('A', 'decline');
  assert.deepEqual(t.asked(), { B: 'take' });
  t.play('B', 'decline');
  t.play('C', 'choose pietje-pils-1');
  assert.deepEqual(t.asked(), { A: 'cellar' });
});

test('SZB-085 without a bid there is no bull', () => {
  const t = at('take A', { middle }, ranked(0));
  assert.equal(t.refusal('B', 'choose pietje-pils-1')?.rule, 'SZB-085');
  t.play('A', 'decline');
  assert.equal(Object.values(t.asked()).includes('take'), false);
});

test('SZB-086 bulls not taken stay, and never more than two are taken in a round', () => {
  const t = at('take A', { middle: [...middle, 'bruno-de-bruyne-1'] }, ranked(0, 1, 2, 3));
  t.play('A', 'choose pietje-pils-1');
  t.play('B', 'choose ozzy-oerstier-1');
  assert.deepEqual(t.zone('middle').slice(0, 2), ['bennie-blond-1', 'bruno-de-bruyne-1']);
  assert.equal(t.zone('middle').length, 4);
});

test('SZB-087 a bull laid separately can be served in the round it arrives', () => {
  const t = at('take A', { middle, 'open.A': ['pils-5-a'] }, ranked(0));
  t.play('A', 'choose pietje-pils-1');
  assert.deepEqual(t.options('A'), ['serve pils-5-a A.1', 'done']);
});

test('SZB-101 separately, or under an unpaired bull of yours of the same kind; without one there is no question', () => {
  const zones = {
    middle: ['pietje-pils-2'],
    'A.1': ['ozzy-oerstier-1'],
    'A.2': ['pietje-pils-1'],
    'B.1': ['pietje-pils-3'],
  };
  const t = at('take A', zones, { round: 4, ...ranked(0) });
  t.play('A', 'choose pietje-pils-2');
  assert.deepEqual(t.options('A'), ['separate', 'under A.2']);
  assert.equal(t.refusal('A', 'under A.1')?.rule, 'SZB-101');
  assert.equal(t.refusal('A', 'under B.1')?.rule, 'SZB-101');
  t.play('A', 'separate');
  assert.deepEqual(t.zone('A.3'), ['pietje-pils-2']);
});

test('SZB-102 later there is no choice: separate bulls stay separate', () => {
  const t = at('cellar A', { 'A.1': ['pietje-pils-1'], 'A.2': ['pietje-pils-2'], 'cellar.A': ['wit-1-a'] });
  assert.ok(t.refusal('A', 'under A.1'));
  assert.deepEqual(t.options('A'), ['discard', 'stop']);
});

test('SZB-103 a pair has two bulls; a third may pair with another unpaired one', () => {
  const zones = {
    taken: ['pietje-pils-4'],
    'A.1': ['pietje-pils-1', 'pietje-pils-2'],
    'A.2': ['pietje-pils-3'],
  };
  const t = at('tuck A', zones, { round: 5, facts: { ranking: [0], taken: 1 } });
  assert.deepEqual(t.options('A'), ['separate', 'under A.2']);
  assert.equal(t.refusal('A', 'under A.1')?.rule, 'SZB-103');
  t.play('A', 'under A.2');
  assert.deepEqual(t.zone('A.2'), ['pietje-pils-3', 'pietje-pils-4']);
});

test('SZB-104 SZB-105 a pair scores the top bull twice, earlier beer included', () => {
  const t = at(
    'tuck A',
    { taken: ['pietje-pils-6'], 'A.1': ['pietje-pils-1', 'pils-5-a', 'pils-5-b'] },
    { facts: { ranking: [0], taken: 1 } },
  );
  assert.equal(points(t, 0), 2);
  t.play('A', 'under A.1');
  assert.equal(points(t, 0), 4);
  assert.ok(keys(t).includes('tucked'));
});

test('SZB-106 SZB-107 tucking uses up the slot of the pair, which has one slot per round', () => {
  const t = at(
    'tuck A',
    { taken: ['pietje-pils-6'], 'A.1': ['pietje-pils-1'], 'open.A': ['pils-5-a'], 'cellar.A': ['pils-4-a'] },
    { facts: { ranking: [0], taken: 1 } },
  );
  t.play('A', 'under A.1');
  assert.deepEqual(t.zone('discard'), ['pils-5-a']);
  assert.equal(t.refusal('A', 'serve pils-4-a A.1')?.rule, 'SZB-106');
  const pair = at(
    'cellar A',
    { 'A.1': ['pietje-pils-1', 'pietje-pils-2', 'pils-1-a'], 'cellar.A': ['pils-5-a'] },
    { facts: { served: [1, 0, 0, 0] } },
  );
  assert.equal(pair.refusal('A', 'serve pils-5-a A.1')?.rule, 'SZB-113');
});

test('SZB-108 a closed bull can be tucked under', () => {
  const closed = ['ozzy-oerstier-2', 'oer-5-a', 'oer-5-b'];
  const t = at('take A', { middle: ['ozzy-oerstier-1'], 'A.1': closed }, ranked(0));
  t.play('A', 'choose ozzy-oerstier-1');
  assert.deepEqual(t.options('A'), ['separate', 'under A.1']);
  t.play('A', 'under A.1');
  assert.equal(points(t, 0), 8);
});

test('SZB-194 the Allesdrinker is never tucked, nor is another bull under it', () => {
  const options = { bonusAllesdrinker: 'shuffled' };
  const t = at(
    'take A',
    { middle: [ALLESDRINKER], 'A.1': ['pietje-pils-1'], 'cellar.A': ['wit-1-a'] },
    { ...ranked(0), options },
  );
  t.play('A', `choose ${ALLESDRINKER}`);
  assert.deepEqual(t.zone('A.2'), [ALLESDRINKER]);
  const under = at(
    'tuck A',
    { taken: ['pietje-pils-2'], 'A.1': [ALLESDRINKER], 'A.2': ['pietje-pils-1'] },
    { options, facts: { ranking: [0], taken: 1 } },
  );
  assert.equal(under.refusal('A', 'under A.1')?.rule, 'SZB-194');
  assert.deepEqual(under.options('A'), ['separate', 'under A.2']);
});

test('SZB-204 the clock takes the bull that came first, and lays it separately', () => {
  const t = at(
    'take A',
    { middle, 'A.1': ['pietje-pils-2'], 'cellar.A': ['wit-1-a'] },
    { round: 4, ...ranked(0) },
  );
  t.expire('A');
  t.expire('A');
  assert.deepEqual(t.zone('A.2'), ['pietje-pils-1']);
});

test('SZB-131 SZB-132 the first of the ranking gets the bierbaas, even after declining; without bids it stays', () => {
  const t = at('take C', { middle }, { facts: { ranking: [2, 0], bierbaas: 1 } });
  stopAll(t);
  assert.equal(t.facts.bierbaas, 2);
  assert.ok(keys(t).includes('bierbaas'));
  const nobody = at('cellar A', { 'cellar.A': ['pils-1-a'] }, { facts: { bierbaas: 1 } });
  const again = at('take B', { middle }, { facts: { ranking: [1, 0], bierbaas: 1 } });
  for (const stays of [nobody, again]) {
    stopAll(stays);
    assert.equal(stays.facts.bierbaas, 1);
    assert.deepEqual(
      keys(stays).filter((key) => key.startsWith('bierbaas')),
      ['bierbaasStays'],
    );
  }
});
