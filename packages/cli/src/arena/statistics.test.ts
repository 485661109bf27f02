import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { ratings } from './elo.ts';
import { countDeal, type Deals, expectedShare, noDeals, scoreOf, sprt } from './statistics.ts';

const near = (found: number, wanted: number, by: number): void =>
  assert.ok(Math.abs(found - wanted) <= by, `${found} is not ${wanted} ± ${by}`);

function dealsOf(seats: number, ...deals: readonly (readonly number[])[]): Deals {
  const all = noDeals(seats);
  for (const shares of deals) countDeal(all, shares);
  return all;
}
const times = <T>(count: number, item: T): T[] => new Array<T>(count).fill(item);

test('a score that is always the same has the interval of that many matches', () => {
  // Wilson: 400 of 400 is n / (n + z²) at least.
  const won = scoreOf(dealsOf(2, ...times(200, [1, 1])));
  assert.equal(won.share, 1);
  near(won.low, 400 / (400 + 3.8415), 1e-5);
  near(won.high, 1, 1e-12);
  const lost = scoreOf(dealsOf(2, ...times(200, [0, 0])));
  near(lost.high, 1 - won.low, 1e-9);
  near(lost.low, 0, 1e-12);
  assert.deepEqual(scoreOf(noDeals(2)), { share: 0, low: 0, high: 1 });
});

test('what the cards decide cancels out, what they do not decide counts as it is', () => {
  const width = (deals: Deals): number => scoreOf(deals).high - scoreOf(deals).low;
  // Half of the matches are won in all three; only how they fall together differs.
  const byCards = dealsOf(2, ...times(100, [1, 0]), ...times(100, [0, 1]));
  const asItComes = dealsOf(2, ...times(100, [1, 0]), ...times(50, [1, 1]), ...times(50, [0, 0]));
  const together = dealsOf(2, ...times(100, [1, 1]), ...times(100, [0, 0]));
  near(width(asItComes), 2 * 1.96 * Math.sqrt(0.25 / 400), 0.003);
  near(width(together), 2 * 1.96 * Math.sqrt(0.25 / 200), 0.004);
  assert.ok(width(byCards) < width(asItComes) / 3);
});

test('nineteen intervals in twenty hold the truth, whatever the share, the seats and the pairing', () => {
  const dice = fastSeed(20);
  const chance = (): number => fastBelow(dice, 1 << 20) / (1 << 20);
  for (const [seats, share, paired] of [
    [2, 0.5, 0],
    [2, 0.5, 0.8],
    [2, 0.9, 0.5],
    [2, 0.98, 0],
    [4, 0.25, 0.5],
    [4, 0.7, 0],
  ] as const) {
    let held = 0;
    for (let trial = 0; trial < 1000; trial++) {
      const deals = noDeals(seats);
      for (let deal = 0; deal < 60; deal++) {
        // Some deals are decided by the cards: they go to a fixed share of the chairs.
        const first = Math.floor(chance() * seats);
        const byCards = chance() < paired && Number.isInteger(share * seats);
        countDeal(
          deals,
          Array.from({ length: seats }, (_, chair) =>
            (byCards ? (chair + first) % seats < share * seats : chance() < share) ? 1 : 0,
          ),
        );
      }
      const { low, high } = scoreOf(deals);
      if (low <= share && share <= high) held++;
    }
    assert.ok(held >= 930, `${seats} seats, ${share}, ${paired}: ${held}`);
  }
});

test('Elo points as everybody knows them, and for more seats', () => {
  near(expectedShare(0, 2), 0.5, 1e-12);
  near(expectedShare(200, 2), 0.7597, 1e-4);
  near(expectedShare(-400, 2), 1 / 11, 1e-9);
  near(expectedShare(0, 4), 0.25, 1e-12);
  near(expectedShare(400, 4), 10 / 13, 1e-9);
});

test('ratings give the scores back that they come from, and never run away', () => {
  const deals = (share: number): Deals => {
    const wins = Math.round(10_000 * share);
    return dealsOf(2, ...times(wins, [1, 1]), ...times(10_000 - wins, [0, 0]));
  };
  const [strong, middle, weak] = ratings(3, [
    { a: 0, b: 1, deals: deals(expectedShare(100, 2)) },
    { a: 1, b: 2, deals: deals(expectedShare(150, 2)) },
    { a: 0, b: 2, deals: deals(expectedShare(250, 2)) },
  ]);
  assert.ok(strong && middle && weak);
  near(strong.elo - middle.elo, 100, 1);
  near(middle.elo - weak.elo, 150, 1);
  near(strong.elo + middle.elo + weak.elo, 0, 1e-6);
  assert.ok(strong.error > 0 && strong.error < 10);

  const [always, never] = ratings(2, [{ a: 0, b: 1, deals: dealsOf(2, ...times(100, [1, 1])) }]);
  assert.ok(always && never);
  // 200 wins and half of one more: 400 · log10(200.5 / 0.5) apart.
  near(always.elo - never.elo, 400 * Math.log10(401), 0.01);
  assert.ok(always.error > 100 && Number.isFinite(always.error));

  const nobody = ratings(2, [{ a: 0, b: 1, deals: noDeals(2) }]);
  for (const { elo } of nobody) near(elo, 0, 1e-9);
});

test('the error of a rating is that of the score it comes from', () => {
  const half = dealsOf(2, ...times(100, [1, 0]), ...times(50, [1, 1]), ...times(50, [0, 0]));
  const [first, second] = ratings(2, [{ a: 0, b: 1, deals: half }]);
  assert.ok(first && second);
  // 1.96 √(¼ / 400) of score is 34 Elo; each of the two has half of the difference.
  near(first.error, (400 / Math.LN10) * 1.96 * 2 * Math.sqrt(1 / 400) * 0.5, 0.5);
  near(second.error, first.error, 1e-6);
});

test('the sequential test decides for the stronger, against the equal and not at once', () => {
  assert.equal(sprt(dealsOf(2, [1, 1])).verdict, 'open');
  assert.equal(sprt(dealsOf(2, ...times(400, [1, 1]), ...times(100, [0, 0]))).verdict, 'stronger');
  assert.equal(sprt(dealsOf(2, ...times(400, [0, 0]), ...times(100, [1, 1]))).verdict, 'not stronger');
  assert.equal(sprt(dealsOf(2, ...times(40, [1, 0]), [1, 1], [0, 0])).verdict, 'open');
  // A normal test by hand: n (s1 − s0)(2x − s0 − s1) / 2v, with n = 400 matches of ¼ each.
  const s1 = expectedShare(20, 2);
  const even = dealsOf(2, ...times(100, [1, 0]), ...times(50, [1, 1]), ...times(50, [0, 0]));
  near(sprt(even).llr, (400 * (s1 - 0.5) * (0.5 - s1)) / (2 * 0.25), 0.02);
});

test('of a hundred sequential tests of equals about five go wrong', () => {
  const dice = fastSeed(7);
  let wrong = 0;
  for (let test = 0; test < 200; test++) {
    const deals = noDeals(2);
    for (let deal = 0; deal < 4000; deal++) {
      countDeal(deals, [fastBelow(dice, 2), fastBelow(dice, 2)]);
      if (deal >= 16 && sprt(deals).verdict !== 'open') break;
    }
    if (sprt(deals).verdict === 'stronger') wrong++;
  }
  assert.ok(wrong > 0 && wrong <= 20, String(wrong));
});
