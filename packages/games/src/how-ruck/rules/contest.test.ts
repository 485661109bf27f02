import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keys, pulling } from '../testing/table.ts';

const contest = (t: ReturnType<typeof pulling>) => t.told.find(({ key }) => key === 'contest')?.args;

test('HR-110 a Scot with the text How-Ruck is placed first; the contest follows before the draw and it counts', () => {
  const t = pulling({ 'hand.A': ['rood-3-hr'], 'pile.A': ['nessie'] }, { barrel: 7 });
  t.play('A', 'place rood-3-hr A.rood');
  assert.deepEqual(keys(t), ['placed', 'contest', 'barrel', 'draw']);
  assert.deepEqual(contest(t), { left: 0, a: 7, right: 1, b: 6, pulls: 'stronger' });
  assert.equal(t.facts.barrel, 6);
  const silent = pulling({ 'hand.A': ['rood-3-1'] });
  silent.play('A', 'place rood-3-1 A.rood');
  assert.ok(!keys(silent).includes('contest'));
});

test('HR-111 a side’s strength is the sum of its open cards, and 2 for every empty field', () => {
  const t = pulling({
    'hand.A': ['how-ruck'],
    'A.rood': ['dame-4-1', 'rood-0-1'],
    'A.groen': ['nessie'],
    'B.blauw': ['blauw-3-1'],
  });
  t.play('A', 'carryOut how-ruck');
  assert.deepEqual(contest(t), { left: 0, a: 0 + 2 + 6, right: 1, b: 2 + 3 + 2, pulls: 'stronger' });
});

test('HR-112 the barrel moves by the full difference towards the stronger side, no matter who played the card', () => {
  for (const turn of ['A', 'B'] as const) {
    const t = pulling(
      { [`hand.${turn}`]: ['how-ruck'], 'B.rood': ['rood-3-1'], 'B.groen': ['dame-4-1'] },
      { turn },
    );
    t.play(turn, 'carryOut how-ruck');
    assert.equal(t.facts.barrel, 9);
  }
  const towardsA = pulling({ 'hand.B': ['how-ruck'], 'A.rood': ['dame-4-1'] }, { turn: 'B' });
  towardsA.play('B', 'carryOut how-ruck');
  assert.equal(towardsA.facts.barrel, 4);
});

test('HR-113 equal strengths: the barrel does not move', () => {
  const t = pulling({ 'hand.A': ['how-ruck'], 'A.rood': ['rood-3-1'], 'B.blauw': ['blauw-3-1'] });
  t.play('A', 'carryOut how-ruck');
  assert.equal(t.facts.barrel, 6);
  assert.deepEqual(keys(t), ['carriedOut', 'contest', 'barrelStays', 'draw']);
});

test('HR-114 a move past an end field stops on that end field', () => {
  const past = (barrel: number, zones: object) => {
    const t = pulling({ 'hand.A': ['how-ruck'], ...zones }, { barrel });
    t.play('A', 'carryOut how-ruck');
    return t.told.find(({ key }) => key === 'barrel')?.args;
  };
  assert.deepEqual(past(10, { 'B.rood': ['nessie'] }), { was: 10, field: 12 });
  assert.deepEqual(past(3, { 'A.rood': ['nessie'] }), { was: 3, field: 1 });
});

test('HR-115 after the contest all cards stay where they are and play goes on', () => {
  const t = pulling({ 'hand.A': ['how-ruck'], 'A.rood': ['rood-3-1'], 'B.blauw': ['dame-1', 'blauw-2-1'] });
  t.play('A', 'carryOut how-ruck');
  assert.deepEqual([t.zone('A.rood'), t.zone('B.blauw')], [['rood-3-1'], ['dame-1', 'blauw-2-1']]);
  assert.deepEqual(t.asked(), { B: 'turn' });
});

test('HR-116 the text works only when the card is played, not when it is uncovered or moved', () => {
  const uncovered = pulling({ 'hand.A': ['mucho-macho'], 'A.rood': ['rood-3-hr', 'dame-1'] });
  uncovered.play('A', 'carryOut mucho-macho');
  assert.deepEqual(keys(uncovered), ['carriedOut', 'removed', 'draw']);
  const moved = pulling({ 'hand.A': ['wisselen-van-kant'], 'B.rood': ['rood-3-hr'] });
  moved.play('A', 'carryOut wisselen-van-kant');
  assert.deepEqual(keys(moved), ['carriedOut', 'moved', 'draw']);
  const stolen = pulling({ 'hand.A': ['vuile-truc'], 'hand.B': ['rood-3-hr'] });
  stolen.play('A', 'carryOut vuile-truc');
  stolen.play('A', 'place rood-3-hr A.rood');
  assert.ok(keys(stolen).includes('contest'));
});

test('HR-117 the contest of a Scot cannot be waived', () => {
  const t = pulling({ 'hand.A': ['rood-3-hr', 'rood-1-1'] });
  assert.equal(t.refusal('A', 'waive rood-3-hr')?.rule, 'HR-117');
  assert.equal(t.refusal('A', 'waive rood-1-1')?.rule, 'HR-117');
  t.play('A', 'place rood-3-hr B.rood');
  assert.equal(t.facts.barrel, 7);
});
