import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, open } from '@stamtafel/kernel';
import { shareAgainstRandom } from '../testing/against-random.ts';
import { greedy } from './bot.ts';
import { stierZoektBier } from './game.ts';
import { at } from './testing/table.ts';

test('the simple player wins at least 90 of 100 matches against three random players, in every variant', () => {
  assert.ok(shareAgainstRandom(open(stierZoektBier, { seats: 4 }), greedy, 40) >= 0.9);
  assert.ok(
    shareAgainstRandom(open(stierZoektBier, { seats: 4, options: { variant: 'grand-cafe' } }), greedy, 20) >=
      0.9,
  );
  assert.ok(
    shareAgainstRandom(
      open(stierZoektBier, { seats: 3, options: { bonusDrinker: 'on', bonusAllesdrinker: 'guaranteed' } }),
      greedy,
      20,
    ) >= 0.9,
  );
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
