import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, fastBelow, fastSeed, open, outcome, pending, start, view } from '@stamtafel/kernel';
import { greedy } from './bot.ts';
import { ballenMetStieren } from './game.ts';
import { type Pitch, pitch } from './testing/table.ts';

/** The share of matches the greedy seat wins against one that answers at random; a draw counts half. */
function shareAgainstRandom(options: object, matches: number): number {
  const match = open(ballenMetStieren, { options: { ...options } });
  const dice = fastSeed(2026);
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const state = start(match, i + 1);
    const me = i % 2;
    while (state.stack.length > 0) {
      const decision = pending(match, state)[0]!;
      const { seat, options: choices } = decision;
      const given =
        seat === me
          ? greedy(match, view(match, state, seat), decision, dice)
          : choices[fastBelow(dice, choices.length)]!;
      answer(match, state, seat, given);
    }
    const { ranks } = outcome(match, state)!;
    won += ranks[0] === ranks[1] ? 0.5 : ranks[me] === 1 ? 1 : 0;
  }
  return won / matches;
}

test('the simple player is clearly above half against a random one, with every house rule', () => {
  assert.ok(shareAgainstRandom({}, 200) >= 0.75);
  const rules = { spuger: 'both', bench: 'reservesAndUsed', specialities: 'off', lastTurn: 'equal' };
  assert.ok(shareAgainstRandom(rules, 100) >= 0.7);
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
