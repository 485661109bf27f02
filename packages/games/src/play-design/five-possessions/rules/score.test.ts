import assert from 'node:assert/strict';
import { test } from 'node:test';
import { winsPossession } from '../testing/table.ts';

const overtime = { 'pd5.tieAt5': 'overtime' };

test('PD5-040 PD-011 X-R2 the winner, offense or defense, moves 20 yards and counts one win', () => {
  for (const offense of ['A', 'B'] as const) {
    const t = winsPossession('A', { wins: [0, 1], offense });
    assert.deepEqual(
      [t.facts.wins, t.facts.yards],
      [
        [1, 1],
        [20, 20],
      ],
    );
  }
});

test('PD5-041 X-14 with 5 wins against 3 or fewer the game is won at once', () => {
  for (const wins of [0, 1, 2, 3]) {
    const t = winsPossession('A', { wins: [4, wins], offense: 'B' });
    assert.deepEqual(t.outcome(), { scores: [5, wins], ranks: [1, 2], reason: 'won' });
    assert.deepEqual(t.asked(), {});
  }
});

test('PD5-042 X-13 at 5–4 the equalising turn is played with swapped roles: possession 10', () => {
  for (const [winner, offense] of [
    ['A', 'A'],
    ['A', 'B'],
    ['B', 'A'],
    ['B', 'B'],
  ] as const) {
    const t = winsPossession(winner, { wins: [4, 4], offense });
    assert.equal(t.outcome(), undefined);
    assert.deepEqual([t.facts.possession, t.facts.offense], [10, offense === 'A' ? 1 : 0]);
  }
});

test('PD5-043 PD-011 X-13 after the equalising turn 6–4 is a win and the marker stays at 100', () => {
  const t = winsPossession('A', { wins: [5, 4], offense: 'B' });
  assert.deepEqual(t.outcome(), { scores: [6, 4], ranks: [1, 2], reason: 'won' });
  assert.deepEqual(t.facts.yards, [100, 80]);
  assert.deepEqual(winsPossession('B', { wins: [4, 5], offense: 'B' }).outcome()?.ranks, [2, 1]);
});

test('PD5-043 with overtime agreed 6–4 is a win all the same', () => {
  assert.deepEqual(winsPossession('A', { wins: [5, 4], offense: 'B' }, overtime).outcome()?.scores, [6, 4]);
});

test('PD5-044 X-13 5–5 is a draw: both are first', () => {
  const t = winsPossession('B', { wins: [5, 4], offense: 'B' });
  assert.deepEqual(t.outcome(), { scores: [5, 5], ranks: [1, 1], reason: 'draw' });
  assert.deepEqual(t.facts.yards, [100, 100]);
});

test('PD5-045 in overtime two more possessions are always both played, roles alternating', () => {
  const t = winsPossession('B', { wins: [5, 4], offense: 'B' }, overtime);
  assert.deepEqual([t.outcome(), t.facts.possession, t.facts.offense], [undefined, 11, 0]);
  for (const winner of ['A', 'B'] as const) {
    const odd = winsPossession(winner, { wins: [5, 5], offense: 'A' }, overtime);
    assert.deepEqual([odd.outcome(), odd.facts.possession, odd.facts.offense], [undefined, 12, 1]);
  }
});

test('PD5-045 after two more the player with more wins wins; if level, two more are played', () => {
  const won = winsPossession('A', { wins: [6, 5], offense: 'B' }, overtime);
  assert.deepEqual(won.outcome(), { scores: [7, 5], ranks: [1, 2], reason: 'won' });
  const level = winsPossession('B', { wins: [6, 5], offense: 'B' }, overtime);
  assert.deepEqual([level.outcome(), level.facts.possession], [undefined, 13]);
});

test('PD5-045 still level after possession 30 is a draw', () => {
  const last = winsPossession('B', { wins: [15, 14], offense: 'B' }, overtime);
  assert.deepEqual(last.outcome(), { scores: [15, 15], ranks: [1, 1], reason: 'draw' });
  const before = winsPossession('B', { wins: [14, 13], offense: 'B' }, overtime);
  assert.deepEqual([before.outcome(), before.facts.possession], [undefined, 29]);
  assert.deepEqual(
    winsPossession('A', { wins: [15, 14], offense: 'B' }, overtime).outcome()?.scores,
    [16, 14],
  );
});

test('PD5-046 with trailing-offense 5–4 ends the game unless the trailing player would attack', () => {
  const narrow = { 'pd5.equaliser': 'trailing-offense' };
  // A leads 5–4. When A attacked in possession 9, B would attack in the tenth: it is played.
  const played = winsPossession('A', { wins: [4, 4], offense: 'A' }, narrow);
  assert.deepEqual([played.outcome(), played.facts.possession, played.facts.offense], [undefined, 10, 1]);
  const over = winsPossession('A', { wins: [4, 4], offense: 'B' }, narrow);
  assert.deepEqual(over.outcome(), { scores: [5, 4], ranks: [1, 2], reason: 'won' });
  const other = winsPossession('B', { wins: [4, 4], offense: 'A' }, narrow);
  assert.deepEqual(other.outcome(), { scores: [4, 5], ranks: [2, 1], reason: 'won' });
});
