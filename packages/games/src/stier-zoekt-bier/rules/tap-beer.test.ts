import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Table } from '@stamtafel/kernel';
import { kinds } from '../deck.ts';
import { bidSeen } from '../seen.ts';
import { at, DRINKER, grandCafe, stopAll, withDrinker } from '../testing/table.ts';
import { amountOf, bidOf, kindOf } from './bids.ts';

const cellars = {
  middle: 2,
  'cellar.A': ['pils-1-a', 'wit-1-a', 'oer-1-a'],
  'cellar.B': ['pils-1-b', 'pils-2-b'],
  'cellar.C': ['pils-1-c'],
  'cellar.D': ['pils-1-d'],
};

test('SZB-061 the bierbaas taps first, then the others clockwise, one turn each', () => {
  const t = at('tap C', cellars, { facts: { bierbaas: 2 } });
  for (const seat of ['C', 'D', 'A', 'B']) {
    assert.deepEqual(t.asked(), { [seat]: 'tap' });
    t.play(seat, 'stop');
  }
  assert.deepEqual(Object.values(t.asked()), ['cellar']);
});

test('SZB-062 from the top down, one at a time, until the player stops or the cellar is empty', () => {
  const t = at('tap A', cellars);
  t.play('A', 'tap');
  assert.deepEqual(t.zone('open.A'), ['oer-1-a']);
  t.play('A', 'tap');
  t.play('A', 'tap');
  assert.deepEqual(t.zone('open.A'), ['oer-1-a', 'wit-1-a', 'pils-1-a']);
  assert.deepEqual(t.asked(), { B: 'tap' });
});

test('SZB-064 SZB-065 SZB-066 nothing, several kinds, and less than others: all allowed', () => {
  const t = at('tap A', { ...cellars, 'open.D': ['oer-5-a', 'oer-5-b'] });
  t.play('A', 'tap');
  t.play('A', 'tap');
  assert.deepEqual(t.options('A'), ['tap', 'stop']);
  t.play('A', 'stop');
  t.play('B', 'stop');
  assert.deepEqual(t.asked(), { C: 'tap' });
});

test('SZB-067 open cards stay open, and after the turn none are added', () => {
  const t = at('tap A', cellars);
  t.play('A', 'tap');
  assert.equal(t.refusal('A', 'take oer-1-a')?.rule, 'SZB-067');
  t.play('A', 'stop');
  assert.equal(t.refusal('A', 'tap')?.args.asked, 0);
});

test('SZB-068 overflow counts as tapped, even for a player who passes', () => {
  const t = at('tap A', { ...cellars, 'open.B': ['oer-4-a'] });
  stopAll(t, ['tap']);
  assert.deepEqual(t.facts.ranking, [1]);
});

test('SZB-069 SZB-004 the bid is the largest total of one kind; of equal ones the kind of higher rank', () => {
  const bid = (...open: string[]) => {
    const t = at('tap D', { ...cellars, 'open.A': open });
    const found = bidOf(new Table(t.match, t.state), 0);
    const seen = bidSeen(t.match, t.view('C'), 0);
    assert.deepEqual(seen, { amount: amountOf(found), kind: kinds[kindOf(found)] }, 'as everybody sees it');
    return [amountOf(found), kindOf(found)];
  };
  assert.deepEqual(bid('oer-3-a', 'bruin-2-a', 'bruin-3-a'), [5, 2]);
  assert.deepEqual(bid('pils-5-a', 'wit-5-a'), [5, 1]);
  assert.deepEqual(bid('wit-5-a', 'bruin-5-a', 'pils-5-a'), [5, 2]);
  assert.deepEqual(bid('bruin-5-a', 'oer-5-a'), [5, 3]);
  assert.deepEqual(bid('pils-5-a', 'pils-2-a', 'oer-5-a'), [7, 0]);
});

test('SZB-070 without open beer the bid is 0', () => {
  const t = at('tap D', cellars);
  assert.equal(bidOf(new Table(t.match, t.state), 0), 0);
  assert.equal(bidSeen(t.match, t.view('C'), 0), undefined);
});

test('SZB-005 glasses count, not cards', () => {
  const open = { 'open.A': ['pils-2-a', 'pils-2-c'], 'open.B': ['oer-5-a'] };
  const t = at('tap D', { ...cellars, ...open });
  t.play('D', 'stop');
  assert.deepEqual(t.facts.ranking, [1, 0]);
});

test('SZB-164 SZB-161 in Grand Café the first open beer fixes the kind; otherwise the rules are the same', () => {
  const t = at(
    'tap A',
    { ...cellars, 'cellar.A': ['wit-1-b', 'pils-5-a', 'wit-2-a', 'wit-1-a'] },
    { options: grandCafe },
  );
  t.play('A', 'tap');
  t.play('A', 'tap');
  assert.deepEqual(t.options('A'), ['stop']);
  assert.equal(t.refusal('A', 'tap')?.rule, 'SZB-164');
  t.play('A', 'stop');
  assert.deepEqual(t.options('B'), ['tap', 'stop']);
});

test('SZB-164 overflow fixes the kind too', () => {
  const t = at(
    'tap A',
    { ...cellars, 'open.A': ['wit-5-a'] },
    { options: grandCafe, facts: { tapped: [1, -1, -1, -1] } },
  );
  assert.deepEqual(t.options('A'), ['stop']);
});

test('SZB-202 others cannot tell whether a player could tap', () => {
  const asked = (top: string) => {
    const t = at(
      'tap A',
      { ...cellars, 'cellar.A': ['oer-2-a', top], 'open.A': ['wit-5-a'] },
      { options: grandCafe, facts: { tapped: [1, -1, -1, -1] } },
    );
    return JSON.stringify([t.asked(), t.view('B')]);
  };
  assert.equal(asked('pils-5-a'), asked('wit-1-a'));
});

test('SZB-172 the Drinker can be tapped with any kind fixed', () => {
  const t = at(
    'tap A',
    { ...cellars, 'cellar.A': ['wit-1-a', DRINKER], 'open.A': ['wit-5-a'] },
    { options: { ...grandCafe, ...withDrinker }, facts: { tapped: [1, -1, -1, -1] } },
  );
  assert.deepEqual(t.options('A'), ['tap', 'stop']);
  t.play('A', 'tap');
  assert.equal(t.facts.tapped[0], 1);
  assert.deepEqual(t.options('A'), ['tap', 'stop']);
});

test('SZB-204 the clock stops tapping', () => {
  const t = at('tap A', cellars);
  t.expire('A');
  assert.deepEqual(t.zone('open.A'), []);
  assert.deepEqual(t.asked(), { B: 'tap' });
});
