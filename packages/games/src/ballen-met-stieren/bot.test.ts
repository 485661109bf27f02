import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed, open } from '@stamtafel/kernel';
import { shareAgainstRandom } from '../testing/against-random.ts';
import { greedy } from './bot.ts';
import { ballenMetStieren } from './game.ts';
import { type Pitch, pitch } from './testing/table.ts';

test('the simple player is clearly above half against a random one, with every house rule', () => {
  assert.ok(shareAgainstRandom(open(ballenMetStieren), greedy, 200) >= 0.75);
  const rules = { spuger: 'both', bench: 'reservesAndUsed', specialities: 'off', lastTurn: 'equal' };
  assert.ok(shareAgainstRandom(open(ballenMetStieren, { options: rules }), greedy, 100) >= 0.7);
});

test('it attacks with a striker, defends with just enough and uses a card when it turns the attack', () => {
  const best = (t: Pitch, seat: string) => {
    const { pick, card } = greedy(t.match, t.view(seat), t.decision(seat)!, fastSeed(1));
    return card ? `${pick} ${card}` : pick;
  };
  const t = pitch({
    A: { hand: ['o-01', 'o-09', 'o-06'] },
    B: { hand: ['w-09', 'w-02', 'w-05', 'krachtvoer'] },
  });
  assert.equal(best(t, 'A'), 'bull oranje-09');
  t.run('A bull o-06');
  assert.equal(best(t, 'B'), 'bull wit-05');
  t.run('B bull w-09', 'B lay krachtvoer');
  assert.equal(best(t, 'B'), 'use');
});
