import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, DRINKER, keys, stopAll, withDrinker, type Zones } from '../testing/table.ts';

/** The outcome if everybody stops in the bonus round. */
const end = (zones: Zones, options?: { readonly [id: string]: unknown }) => {
  const t = at(
    'cellar D',
    { 'cellar.D': ['bruin-1-c'], ...zones },
    { round: 8, ...(options && { options }) },
  );
  stopAll(t);
  return t.outcome();
};

test('SZB-141 SZB-142 SZB-143 the bonus round is step b once for each, from the bierbaas, with fresh slots', () => {
  const t = at(
    'cellar D',
    {
      middle: 2,
      'A.1': ['pietje-pils-1', 'pietje-pils-2'],
      'cellar.A': ['pils-5-a'],
      'cellar.B': ['wit-1-a'],
      'cellar.D': ['oer-1-a'],
    },
    { round: 7, facts: { bierbaas: 0, ranking: [1], tucked: [1, 0, 0, 0] } },
  );
  t.play('D', 'stop');
  assert.ok(keys(t).includes('bonus'));
  assert.ok(!keys(t).includes('dealt'));
  assert.deepEqual(t.asked(), { B: 'cellar' });
  t.play('B', 'stop');
  t.play('D', 'stop');
  t.play('A', 'serve pils-5-a A.1');
  assert.deepEqual(t.outcome()?.scores, [2, 0, 0, 0]);
});

test('SZB-144 beer in cellars and bulls in the middle score nothing; the cellars are shown', () => {
  const t = at('cellar D', { middle: 2, 'cellar.A': ['pils-5-a'], 'cellar.D': ['oer-5-a'] }, { round: 8 });
  t.play('D', 'stop');
  assert.deepEqual(t.outcome()?.scores, [0, 0, 0, 0]);
  assert.deepEqual(
    t.told.filter(({ key }) => key === 'cellar').map(({ cards }) => cards),
    [['pils-5-a'], ['oer-5-a']],
  );
});

test('SZB-151 SZB-152 the sum over all bulls, pairs doubled; most points wins', () => {
  const result = end({
    'A.1': ['pietje-pils-1', 'pils-5-a'],
    'A.2': ['bennie-blond-2', 'wit-3-a', 'bennie-blond-1'],
    'B.1': ['ozzy-oerstier-2', 'oer-5-a', 'oer-5-b'],
  });
  assert.deepEqual(result?.scores, [3, 4, 0, 0]);
  assert.deepEqual(result?.ranks, [2, 1, 4, 3]);
  assert.equal(result?.reason, 'points');
});

test('SZB-153 a tie goes to most beer cards at the bulls and in the cellar, or with `bulls` at the bulls only', () => {
  const tie = {
    'A.1': ['pietje-pils-1', 'pils-5-a'],
    'B.1': ['pietje-pils-2', 'pils-2-a', 'pils-2-b'],
    'cellar.A': ['wit-1-a', 'wit-1-b'],
  };
  assert.deepEqual(end(tie)?.ranks.slice(0, 2), [1, 2]);
  assert.equal(end(tie)?.reason, 'cards');
  assert.deepEqual(end(tie, { tiebreakCards: 'bulls' })?.ranks.slice(0, 2), [2, 1]);
});

test('SZB-153 the 1,5 meter Drinker is no beer card', () => {
  const tie = {
    'A.1': ['pietje-pils-1', 'pils-5-a'],
    'B.1': ['pietje-pils-3', 'pils-5-b', 'pils-1-a'],
    'cellar.A': [DRINKER, 'wit-1-a'],
  };
  assert.deepEqual(end(tie, withDrinker)?.ranks.slice(0, 2), [2, 1]);
  assert.equal(end(tie, withDrinker)?.reason, 'glasses');
});

test('SZB-154 still tied: most glasses at the bulls', () => {
  const result = end({ 'A.1': ['pietje-pils-2', 'pils-4-a'], 'B.1': ['pietje-pils-1', 'pils-5-a'] });
  assert.deepEqual(result?.ranks.slice(0, 2), [2, 1]);
  assert.equal(result?.reason, 'glasses');
});

test('SZB-155 still tied: the victory is shared, and lower places are ranked alike', () => {
  const result = end({ 'A.1': ['pietje-pils-2', 'pils-5-a'], 'B.1': ['pietje-pils-1', 'pils-5-b'] });
  assert.deepEqual(result?.ranks, [1, 1, 4, 3]);
  assert.equal(result?.reason, 'shared');
  assert.deepEqual(
    end({ 'A.1': ['pietje-pils-2', 'pils-5-a'], 'cellar.B': ['wit-1-a'], 'cellar.D': ['wit-1-b'] })?.ranks,
    [1, 2, 4, 2],
  );
});
