import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, fastSeed, open, outcome, pending, start, view } from '@stamtafel/kernel';
import { shareAgainstRandom } from '../testing/against-random.ts';
import { greedy } from './bot.ts';
import { stierenVersieren } from './game.ts';
import { onTurn, type Sv, short } from './testing/table.ts';

test('the simple player beats a random one in 95 of 100 matches, and with every house rule', () => {
  assert.ok(shareAgainstRandom(open(stierenVersieren, { seats: 2 }), greedy, 200) >= 0.95);
  assert.ok(
    shareAgainstRandom(
      open(stierenVersieren, { seats: 2, options: { dragQueen: true, talkEqual: 'leave' } }),
      greedy,
      60,
    ) >= 0.95,
  );
  assert.ok(
    shareAgainstRandom(
      open(stierenVersieren, { seats: 4, options: { tactical: true, dragQueen: true } }),
      greedy,
      60,
    ) >= 0.85,
  );
  assert.ok(
    shareAgainstRandom(
      open(stierenVersieren, { seats: 3, options: { challengeMode: 'race', startPlayer: 'cow-vote' } }),
      greedy,
      60,
    ) >= 0.85,
  );
});

const answers = (t: Sv, seat: string): string => {
  const { pick, card, to } = greedy(
    t.seated.match,
    t.seated.view(seat),
    t.seated.decision(seat)!,
    fastSeed(1),
  );
  return short([pick, card, to].filter((part) => part !== undefined).join(' '));
};

test('it woos when it can, brings cows home, and turns cows up', () => {
  const bulls = { 'opera.A': ['A:hart-4'], 'hand.A': ['A:geld-1'] };
  assert.equal(answers(onTurn({ ...bulls, opera: ['K:hart-3', 'K:hart-5'] }), 'A'), 'woo K:hart-5');
  assert.equal(
    answers(onTurn({ kroeg: ['K:hart-3'], 'kroeg.A': ['A:hart-4'] }), 'A'),
    'escort K:hart-3 opera',
  );
  assert.equal(
    answers(onTurn({ ...bulls, 'opera.down': ['K:hart-3'] }, { facts: { slots: [0] } }), 'A'),
    'talk A:hart-4 1',
  );
});

test('it challenges when it is stronger, helps as much as needed and no more', () => {
  const zones = { opera: ['K:hart-4'], 'opera.A': ['A:hart-2'], 'hand.A': ['A:bier-1'] };
  const strong = onTurn({ ...zones, 'opera.B': ['B:hart-5'], 'hand.B': ['B:hart-4', 'B:bier-4'] });
  strong.play('A', 'woo K:hart-4');
  assert.equal(answers(strong, 'B'), 'challenge B:hart-5');
  strong.play('B', 'challenge B:hart-5');
  assert.equal(answers(strong, 'B'), 'support B:hart-4');
  strong.play('B', 'support B:hart-4');
  assert.equal(answers(strong, 'B'), 'done');
  const weak = onTurn({ ...zones, 'opera.B': ['B:hart-1'], 'hand.B': ['B:bier-4'] });
  weak.play('A', 'woo K:hart-4');
  assert.equal(answers(weak, 'B'), 'decline');
});

test('§12 matches of simple players have the lengths, couples and points that the specification expects', () => {
  for (const [seats, couples, points, rounds] of [
    [2, 9.4, 68, 7],
    [3, 10.4, 49, 6.9],
    [4, 10.8, 39, 6.2],
  ] as const) {
    const match = open(stierenVersieren, { seats });
    const dice = fastSeed(seats);
    const sums = { couples: 0, points: 0, rounds: 0 };
    const matches = 60;
    for (let i = 0; i < matches; i++) {
      const state = start(match, i + 1);
      while (state.stack.length > 0) {
        const decision = pending(match, state)[0]!;
        const given = greedy(match, view(match, state, decision.seat), decision, dice);
        for (const { key } of answer(match, state, decision.seat, given))
          if (key === 'couple') sums.couples++;
      }
      sums.rounds += state.facts.round;
      sums.points += outcome(match, state)!.scores.reduce((sum, score) => sum + score, 0) / seats;
    }
    const near = (sum: number, expected: number, spread: number): void =>
      assert.ok(Math.abs(sum / matches - expected) <= spread, `${sum / matches} instead of ${expected}`);
    near(sums.couples, couples, 1.2);
    near(sums.points, points, 10);
    near(sums.rounds, rounds, 0.5);
  }
});
