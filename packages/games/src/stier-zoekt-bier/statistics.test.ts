import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, open, outcome, playout, start, Table } from '@stamtafel/kernel';
import { stierZoektBier } from './game.ts';
import { PLACES, place } from './kind.ts';
import { isPair } from './rules/pub.ts';

/** Section 12, uniform play: decisions, mean score, winner's mean, pairs per game. */
const expected = [
  { seats: 3, decisions: 160, score: 2.8, winner: 5.0, pairs: 1.5 },
  { seats: 4, decisions: 206, score: 2.3, winner: 4.9, pairs: 1.4 },
  { seats: 5, decisions: 264, score: 2.7, winner: 5.9, pairs: 2.5 },
] as const;

for (const { seats, ...means } of expected)
  test(`§12 ${seats} players at random: length, scores and pairs are those of the specification`, () => {
    const match = open(stierZoektBier, { seats });
    const dice = fastSeed(12);
    const matches = 1000;
    const sums = { decisions: 0, score: 0, winner: 0, pairs: 0 };
    for (let seed = 1; seed <= matches; seed++) {
      const state = start(match, seed);
      state.known = [];
      const g = new Table(match, state);
      // A pick is one decision there and two answers here: two picks in each of seven rounds.
      sums.decisions += playout(g, dice) - 14 * seats;
      const { scores } = outcome(match, state) ?? { scores: [] };
      sums.score += scores.reduce((a, b) => a + b, 0) / seats;
      sums.winner += Math.max(...scores);
      for (let seat = 0; seat < seats; seat++)
        for (let n = 0; n < PLACES; n++)
          if (g.count(place(seat, n)) > 0 && isPair(g, place(seat, n))) sums.pairs++;
    }
    assert.ok(
      Math.abs(sums.decisions / matches - means.decisions) < 2,
      `${sums.decisions / matches} decisions`,
    );
    assert.ok(Math.abs(sums.score / matches - means.score) < 0.25, `score ${sums.score / matches}`);
    assert.ok(Math.abs(sums.winner / matches - means.winner) < 0.35, `winner ${sums.winner / matches}`);
    assert.ok(Math.abs(sums.pairs / matches - means.pairs) < 0.2, `${sums.pairs / matches} pairs`);
  });
