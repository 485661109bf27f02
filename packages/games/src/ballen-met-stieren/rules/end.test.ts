import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pitch } from '../testing/table.ts';

test('BMS-270 at a coach’s fifth goal the match ends at once: no Counter, no T6', () => {
  const t = pitch({ A: { hand: ['o-09'] }, B: { hand: ['w-08', 'counter'] }, facts: { score: [4, 3] } });
  t.run('B lay counter', 'B hold');
  assert.deepEqual(t.outcome(), { scores: [5, 3], ranks: [1, 2], reason: 'fifth-goal' });
  assert.deepEqual([t.zone('field.A'), t.zone('laid.B')], [['oranje-09'], ['counter#1']]);
  const counter = pitch({
    A: { hand: ['o-10', 'o-01'] },
    B: { hand: ['w-08', 'counter'] },
    facts: { score: [3, 4] },
    dice: [5],
  });
  counter.run('A bull o-10', 'B lay counter', 'B hold', 'B use');
  assert.deepEqual(counter.outcome(), { scores: [4, 5], ranks: [2, 1], reason: 'fifth-goal' });
});

test('BMS-273 the match ends after the last attack, Counter window included; T6-T8 are not played', () => {
  const t = pitch({
    A: { hand: ['o-16', 'wissel'] },
    B: { hand: ['w-08', 'counter'], locked: ['w-01'] },
    facts: { attack: 8, last: 9, score: [0, 1], returning: [0, 1] },
    dice: [5],
  }).run('A lay wissel', 'B lay counter', 'A use', 'B pass', 'B hold', 'B use');
  assert.deepEqual(t.outcome(), { scores: [1, 2], ranks: [2, 1], reason: 'last-attack' });
  assert.deepEqual([t.zone('locked.B'), t.zone('field.B'), t.facts.attack], [['wit-01'], ['wit-08'], 9]);
});

test('BMS-274 the coach with more goals wins; equal scores are a draw', () => {
  const end = (score: number[]) =>
    pitch({ A: { hand: ['o-01'] }, B: { hand: ['w-01'] }, facts: { attack: 8, last: 9, score } }).outcome();
  assert.deepEqual(end([2, 1])?.ranks, [1, 2]);
  assert.deepEqual(end([0, 3])?.ranks, [2, 1]);
  assert.deepEqual(end([2, 2]), { scores: [2, 2], ranks: [1, 1], reason: 'last-attack' });
});

test('BMS-275 a third red card: see BMS-233; it comes before any goal of the same effect', () => {
  const t = pitch({ A: { hand: ['o-14', 'kopstoot'] }, B: { hand: ['tackle'] }, facts: { reds: [2, 0] } });
  t.run('A lay kopstoot', 'A use');
  assert.deepEqual(t.outcome(), { scores: [0, 0], ranks: [2, 1], reason: 'third-red' });
});

test('BMS-276 after a draw both share the first place: the app can offer a new match at once', () => {
  const t = pitch({ A: { hand: ['o-01'] }, B: { hand: ['w-01'] }, facts: { attack: 8, last: 9 } });
  assert.deepEqual(t.outcome()?.ranks, [1, 1]);
});

test('BMS-290 the clock lays nothing, holds, passes, and otherwise takes the first card of the tables', () => {
  const t = pitch({ A: { hand: ['o-14', 'o-06', 'tackle'] }, B: { hand: ['w-05', 'w-02', 'hooli-gans'] } });
  assert.deepEqual(t.decision('A')?.timeout, { pick: 'bull', card: 'oranje-06' });
  t.expire('A');
  assert.deepEqual(t.decision('A')?.timeout, { pick: 'none' });
  t.run('A lay tackle');
  assert.equal(t.decision('B')?.timeout?.card, 'wit-02');
  t.run('B bull w-02');
  assert.deepEqual(t.decision('B')?.timeout, { pick: 'none' });
  t.run('B lay hooli-gans');
  assert.deepEqual(t.decision('A')?.timeout, { pick: 'hold' });
  t.run('A hold', 'B use');
  assert.deepEqual(t.decision('A')?.timeout, { pick: 'pass' });
});

test('BMS-291 resigning loses the match at once', () => {
  const t = pitch({ facts: { score: [4, 0] } });
  t.play('A', 'resign');
  assert.deepEqual(t.outcome(), { scores: [4, 0], ranks: [2, 1], reason: 'resigned' });
});
