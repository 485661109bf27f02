import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, undo } from '@stamtafel/kernel';
import {
  ALLESDRINKER,
  at,
  DRINKER,
  grandCafe,
  keys,
  points,
  stopAll,
  withDrinker,
} from '../testing/table.ts';

const pietje = { 'A.1': ['pietje-pils-1'] };

test('SZB-006 only its own kind is laid at a bull', () => {
  const open = ['pils-1-a', 'wit-1-a', 'bruin-1-a', 'oer-1-a'];
  const zones = {
    'A.1': ['pietje-pils-1'],
    'A.2': ['bennie-blond-1'],
    'A.3': ['bruno-de-bruyne-1'],
    'A.4': ['ozzy-oerstier-1'],
    'open.A': open,
  };
  const t = at('serve A', zones, { round: 5 });
  assert.deepEqual(t.options('A'), [
    'serve pils-1-a A.1',
    'serve wit-1-a A.2',
    'serve bruin-1-a A.3',
    'serve oer-1-a A.4',
    'done',
  ]);
  assert.equal(t.refusal('A', 'serve wit-1-a A.1')?.rule, 'SZB-006');
});

test('SZB-007 a bull is worth the highest step it has reached; steps do not add up', () => {
  const worth = (...beers: string[]) =>
    points(
      at('tap B', { 'A.1': ['pietje-pils-1', ...beers], 'cellar.B': ['wit-1-a'], middle: 2 }, { round: 5 }),
      0,
    );
  assert.equal(worth(), 0);
  assert.equal(worth('pils-4-a'), 0);
  assert.equal(worth('pils-5-a'), 1);
  assert.equal(worth('pils-5-a', 'pils-4-a'), 1);
  assert.equal(worth('pils-5-a', 'pils-5-b'), 2);
  assert.equal(worth('pils-5-a', 'pils-5-b', 'pils-5-c'), 3);
  assert.equal(worth('pils-5-a', 'pils-5-b', 'pils-5-c', 'pils-4-a'), 4);
});

test('SZB-008 SZB-009 the last card may go past the quota, and then the bull is closed', () => {
  const t = at('serve A', {
    'A.1': ['ozzy-oerstier-2', 'oer-5-a', 'oer-4-a'],
    'open.A': ['oer-5-b'],
    'cellar.A': ['oer-1-a'],
  });
  t.play('A', 'serve oer-5-b A.1');
  assert.equal(points(t, 0), 4);
  assert.equal(t.refusal('A', 'serve oer-1-a A.1')?.rule, 'SZB-008');
});

test('SZB-010 the cellar keeps from round to round, open beer does not', () => {
  const t = at('serve A', {
    ...pietje,
    'open.A': ['pils-1-a', 'wit-1-a'],
    'open.B': ['wit-5-a'],
    'cellar.A': ['oer-1-a'],
  });
  stopAll(t);
  assert.equal(t.facts.round, 4);
  assert.deepEqual(t.zone('cellar.A'), ['oer-1-a']);
  for (const seat of ['A', 'B']) assert.deepEqual(t.zone(`open.${seat}`), []);
});

test('SZB-111 complete turns, step a then step b, clockwise from the bierbaas', () => {
  const zones = {
    'A.1': ['pietje-pils-1'],
    'B.1': ['pietje-pils-2'],
    'open.A': ['pils-1-a'],
    'open.B': ['pils-1-b'],
    'cellar.A': ['wit-1-a'],
    'cellar.B': ['wit-1-b'],
  };
  const t = at('serve B', zones, { facts: { bierbaas: 1 } });
  for (const [seat, frame, answer] of [
    ['B', 'serve', 'done'],
    ['B', 'cellar', 'stop'],
    ['A', 'serve', 'done'],
    ['A', 'cellar', 'stop'],
  ] as const) {
    assert.deepEqual(t.asked(), { [seat]: frame });
    t.play(seat, answer);
  }
  assert.equal(t.facts.round, 4);
});

test('SZB-112 own open beer at own bulls, nothing else', () => {
  const t = at('serve A', {
    ...pietje,
    'B.1': ['pietje-pils-2'],
    'open.A': ['pils-1-a'],
    'open.B': ['pils-2-a'],
  });
  assert.equal(t.refusal('A', 'serve pils-1-a B.1')?.rule, 'SZB-112');
  assert.equal(t.refusal('A', 'serve pils-2-a A.1')?.rule, 'SZB-112');
  assert.equal(t.refusal('A', 'serve pils-1-a A.2')?.rule, 'SZB-112');
});

test('SZB-113 one card per bull per round, whatever its source', () => {
  const t = at('serve A', { ...pietje, 'open.A': ['pils-1-a', 'pils-2-a'], 'cellar.A': ['pils-5-a'] });
  t.play('A', 'serve pils-2-a A.1');
  assert.deepEqual(t.zone('discard'), ['pils-1-a']);
  assert.equal(t.refusal('A', 'serve pils-5-a A.1')?.rule, 'SZB-113');
});

test('SZB-114 different bulls may each get a card, also two of a kind', () => {
  const t = at('serve A', { ...pietje, 'A.2': ['pietje-pils-2'], 'open.A': ['pils-1-a', 'pils-2-a'] });
  assert.equal(t.options('A').length, 5);
  t.play('A', 'serve pils-2-a A.1');
  t.play('A', 'serve pils-1-a A.2');
  assert.deepEqual([t.zone('A.1').length, t.zone('A.2').length], [2, 2]);
});

test('SZB-115 serving is never compulsory', () => {
  const t = at('serve A', { ...pietje, 'open.A': ['pils-1-a'], 'cellar.A': ['pils-5-a'] });
  t.play('A', 'done');
  assert.deepEqual(t.zone('A.1'), ['pietje-pils-1']);
  assert.deepEqual(t.options('A'), ['serve pils-5-a A.1', 'discard', 'stop']);
});

test('SZB-116 beer that is not served is poured away, face up', () => {
  const t = at('serve A', { ...pietje, 'open.A': ['pils-1-a', 'wit-1-a'], 'cellar.A': ['oer-1-a'] });
  t.play('A', 'done');
  assert.deepEqual(t.told.find(({ key }) => key === 'poured')?.cards, ['pils-1-a', 'wit-1-a']);
  assert.deepEqual(t.zone('discard'), ['pils-1-a', 'wit-1-a']);
});

test('SZB-117 the cellar only after step a, and only its top card', () => {
  const t = at('serve A', { ...pietje, 'open.A': ['pils-1-a'], 'cellar.A': ['pils-5-a', 'wit-1-a'] });
  assert.equal(t.refusal('A', 'serve pils-5-a A.1')?.rule, 'SZB-112');
  assert.equal(t.refusal('A', 'discard')?.rule, 'SZB-117');
  t.play('A', 'done');
  assert.equal(t.refusal('A', 'serve pils-5-a A.1')?.rule, 'SZB-117');
  t.play('A', 'discard');
  t.play('A', 'serve pils-5-a A.1');
  assert.equal(t.zone('cellar.A').length, 0);
});

test('SZB-118 a card served or discarded is shown to all, a card left stays secret', () => {
  const t = at('cellar A', { 'cellar.A': ['pils-5-a', 'wit-1-a'] });
  t.play('A', 'discard');
  assert.deepEqual(t.told[0]?.cards, ['wit-1-a']);
  assert.equal(t.view('C').zones[1]?.[0], t.match.faceByName.get('wit-1-a'));
  t.play('A', 'stop');
  assert.ok(t.told.every(({ cards }) => !cards.includes('pils-5-a')));
});

test('SZB-119 discarding is always allowed, with or without bulls', () => {
  const t = at('cellar A', { ...pietje, 'cellar.A': ['pils-5-a'], 'cellar.B': ['pils-4-a'] });
  assert.ok(t.options('A').includes('discard'));
  t.play('A', 'discard');
  t.play('B', 'discard');
  assert.equal(t.zone('cellar.B').length, 0);
});

test('SZB-165 SZB-166 SZB-167 Grand Café: serve or stop; or discard one card and the turn is over, also in the bonus round', () => {
  for (const round of [3, 8]) {
    const t = at(
      'cellar A',
      { ...pietje, 'cellar.A': ['wit-2-a', 'wit-1-a', 'pils-1-a'], 'cellar.B': ['wit-3-a'] },
      { round, options: grandCafe },
    );
    assert.deepEqual(t.options('A'), ['serve pils-1-a A.1', 'stop']);
    assert.equal(t.refusal('A', 'discard')?.rule, 'SZB-165');
    t.play('A', 'serve pils-1-a A.1');
    assert.deepEqual(t.options('A'), ['discard', 'stop']);
    t.play('A', 'discard');
    assert.deepEqual(t.asked(), { B: 'cellar' });
  }
});

test('SZB-179 the Drinker on top of the cellar can only be discarded or left', () => {
  const zones = { 'A.1': [ALLESDRINKER], 'cellar.A': ['wit-1-a', DRINKER] };
  const options = { ...withDrinker, bonusAllesdrinker: 'shuffled' };
  const t = at('cellar A', zones, { options });
  assert.deepEqual(t.options('A'), ['discard', 'stop']);
  assert.equal(t.refusal('A', `serve ${DRINKER} A.1`)?.rule, 'SZB-172');
  t.play('A', 'discard');
  assert.deepEqual(t.asked(), { A: 'cellar' });
  const gc = at('cellar A', zones, { options: { ...options, ...grandCafe } });
  gc.play('A', 'discard');
  assert.ok(!('A' in gc.asked()) || gc.asked().A !== 'cellar');
});

test('SZB-192 SZB-193 the Allesdrinker takes beer of every kind, and is worth nothing below 25 glasses', () => {
  const options = { bonusAllesdrinker: 'shuffled' };
  const t = at(
    'serve A',
    {
      'A.1': [ALLESDRINKER, 'pils-5-a', 'wit-5-a', 'bruin-5-a', 'oer-5-a'],
      'open.A': ['pils-4-a', 'oer-5-b'],
    },
    { round: 7, options },
  );
  assert.deepEqual(t.options('A'), ['serve pils-4-a A.1', 'serve oer-5-b A.1', 'done']);
  assert.equal(points(t, 0), 0);
  t.play('A', 'serve oer-5-b A.1');
  assert.deepEqual(t.outcome()?.scores, [10, 0, 0, 0]);
});

test('SZB-203 step a is final once the cellar shows a card', () => {
  for (const cellarView of ['top-only', 'memory-aid']) {
    const t = at(
      'serve A',
      { ...pietje, 'open.A': ['pils-1-a'], 'cellar.A': ['wit-1-a'] },
      { options: { cellarView } },
    );
    const before = clone(t.match, t.state);
    t.play('A', 'done');
    assert.equal(undo(t.match, before, t.state, 0), 'never');
    t.play('A', 'stop');
    assert.equal(undo(t.match, before, t.state, 0), 'never', 'also when the cellar is shut again');
  }
});

test('SZB-203 step a can be taken back with everybody’s consent while no cellar has shown a card', () => {
  const open = { ...pietje, 'open.A': ['pils-1-a'], 'B.1': ['pietje-pils-2'], 'open.B': ['pils-1-b'] };
  for (const [cellars, verdict] of [
    [{}, 'ask'],
    [{ 'cellar.C': ['wit-1-a'] }, 'ask'],
    [{ 'cellar.A': ['wit-1-a'] }, 'never'],
  ] as const) {
    const t = at('serve A', { ...open, ...cellars });
    const before = clone(t.match, t.state);
    t.play('A', 'done');
    if (t.asked().A === 'cellar') t.play('A', 'stop');
    assert.equal(undo(t.match, before, t.state, 0), verdict, JSON.stringify(cellars));
  }
});

test('SZB-203 a cellar that was left can be taken back to with everybody’s consent: earlier ones do not count', () => {
  const next = { 'C.1': ['pietje-pils-1'], 'open.C': ['pils-1-a'] };
  const t = at('cellar B', { ...next, 'cellar.A': ['wit-1-a'], 'cellar.B': ['wit-1-b'] });
  const before = clone(t.match, t.state);
  t.play('B', 'stop');
  assert.deepEqual(t.asked(), { C: 'serve' });
  assert.equal(undo(t.match, before, t.state, 1), 'ask');
});

test('SZB-204 the clock serves nothing and leaves the cellar', () => {
  const t = at('serve A', { ...pietje, 'open.A': ['pils-1-a'], 'cellar.A': ['pils-5-a'] });
  t.expire('A');
  assert.deepEqual(t.asked(), { A: 'cellar' });
  t.expire('A');
  assert.ok(keys(t).includes('keeps'));
});

test('SZB-207 reasons do not tell what lies in the cellar', () => {
  const serving = at('serve A', { ...pietje, 'open.A': ['pils-1-a'], 'cellar.A': ['oer-1-a', 'wit-1-a'] });
  const reasons = ['oer-1-a', 'oer-1-b'].map((card) => serving.refusal('A', `serve ${card} A.1`)?.rule);
  assert.deepEqual(reasons, ['SZB-112', 'SZB-112'], 'in the cellar or not');
  const waiting = at('cellar A', {
    'cellar.A': ['pils-3-a'],
    'B.1': ['ozzy-oerstier-1'],
    'cellar.B': ['pils-1-a', 'pils-2-a'],
  });
  for (const attempt of ['serve pils-1-a B.1', 'serve pils-2-a B.1', 'discard'])
    assert.equal(waiting.refusal('B', attempt)?.rule, 'SZB-117', attempt);
});
