import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Answer,
  answer,
  clone,
  type Decision,
  fastBelow,
  fastSeed,
  type Match,
  open,
  outcome,
  pending,
  playout,
  type State,
  start,
  Table,
} from '@stamtafel/kernel';
import { stierZoektBier } from './game.ts';
import { PLACES, place, type StierZoektBier } from './kind.ts';
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

/** Section 12, uniform Grand Café: decisions, and questions with one option in D3 and in the picks (SZB-202). */
const grandCafe = [
  { seats: 3, decisions: 106, taps: 15.6, picks: 3.0 },
  { seats: 4, decisions: 134, taps: 20.9, picks: 4.0 },
  { seats: 5, decisions: 175, taps: 26.2, picks: 5.0 },
] as const;

for (const { seats, ...means } of grandCafe)
  test(`§12 SZB-202 Grand Café, ${seats} players at random: decisions, and questions with one option`, () => {
    const match = open(stierZoektBier, { seats, options: { variant: 'grand-cafe' } });
    const dice = fastSeed(12);
    const matches = 250;
    const sums = { decisions: 0, taps: 0, picks: 0 };
    let widest = 0;
    for (let seed = 1; seed <= matches; seed++) {
      const state = start(match, seed);
      state.known = [];
      for (let open = pending(match, state)[0]; open !== undefined; open = pending(match, state)[0]) {
        const { seat, asks, options } = open;
        const isPick = asks.startsWith('pick');
        const courses = isPick ? selections(match, state, open) : options.map((option) => [option]);
        if (courses.length > 1) sums.decisions++;
        else sums[isPick ? 'picks' : 'taps']++;
        widest = Math.max(widest, courses.length);
        for (const option of courses[fastBelow(dice, courses.length)] ?? [])
          answer(match, state, seat, option);
      }
    }
    assert.equal(widest, 37);
    assert.ok(
      Math.abs(sums.decisions / matches - means.decisions) < 2,
      `${sums.decisions / matches} decisions`,
    );
    assert.ok(Math.abs(sums.taps / matches - means.taps) < 0.8, `${sums.taps / matches} taps`);
    assert.ok(Math.abs(sums.picks / matches - means.picks) < 0.5, `${sums.picks / matches} picks`);
  });

/** The complete ordered selections of a pick, which is put together card by card. */
function selections(
  match: Match<StierZoektBier>,
  state: State<StierZoektBier>,
  { seat, options }: Decision,
): Answer[][] {
  return options.flatMap((first) => {
    const after = clone(match, state);
    answer(match, after, seat, first);
    // Only a pick in the making offers that it is enough.
    const next = pending(match, after).find((open) => open.seat === seat);
    const isOn = next?.options.some(({ pick }) => pick === 'enough') ?? false;
    return isOn ? (next?.options ?? []).map((second) => [first, second]) : [[first]];
  });
}
