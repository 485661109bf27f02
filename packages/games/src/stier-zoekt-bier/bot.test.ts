import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, fastBelow, fastSeed, open, outcome, pending, start, view } from '@stamtafel/kernel';
import { greedy } from './bot.ts';
import { stierZoektBier } from './game.ts';
import { at } from './testing/table.ts';

/** The share of victories of one greedy seat among players that answer at random. */
function shareAgainstRandom(seats: number, options: object, matches: number): number {
  const match = open(stierZoektBier, { seats, options: { ...options } });
  const dice = fastSeed(2026);
  let share = 0;
  for (let i = 0; i < matches; i++) {
    const state = start(match, i + 1);
    const me = i % seats;
    while (state.stack.length > 0) {
      const decision = pending(match, state)[0]!;
      const { seat, options: choices } = decision;
      const given =
        seat === me
          ? greedy(match, view(match, state, seat), decision, dice)
          : choices[fastBelow(dice, choices.length)]!;
      answer(match, state, seat, given);
    }
    const ranks = outcome(match, state)?.ranks ?? [];
    if (ranks[me] === 1) share += 1 / ranks.filter((rank) => rank === 1).length;
  }
  return share / matches;
}

test('the simple player wins at least 90 of 100 matches against three random players, in every variant', () => {
  assert.ok(shareAgainstRandom(4, {}, 40) >= 0.9);
  assert.ok(shareAgainstRandom(4, { variant: 'grand-cafe' }, 20) >= 0.9);
  assert.ok(shareAgainstRandom(3, { bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' }, 20) >= 0.9);
});

test('it serves the strongest beer, doubles a good bull and does not give its best beer away', () => {
  const best = (...given: Parameters<typeof at>) => {
    const t = at(...given);
    const { pick, card, to } = greedy(t.match, t.view('A'), t.decision('A')!, fastSeed(1));
    return [pick, card, to].filter(Boolean).join(' ');
  };
  assert.equal(
    best('serve A', { 'A.1': ['pietje-pils-1'], 'open.A': ['pils-1-a', 'pils-5-a'] }),
    'serve pils-5-a A.1',
  );
  assert.equal(
    best(
      'tuck A',
      { taken: ['ozzy-oerstier-5'], 'A.1': ['ozzy-oerstier-2', 'oer-5-a', 'oer-5-b'] },
      { round: 7, facts: { ranking: [0], taken: 1 } },
    ),
    'under A.1',
  );
});
