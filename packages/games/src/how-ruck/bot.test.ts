import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, fastBelow, fastSeed, open, pending, start, view } from '@stamtafel/kernel';
import { greedy } from './bot.ts';
import { howRuck } from './game.ts';
import { pulling } from './testing/table.ts';

/** The share of rounds the greedy seat wins against one that answers at random. */
function shareAgainstRandom(options: object, rounds: number): number {
  const match = open(howRuck, { options: { barrelsToWin: 1, ...options } });
  const dice = fastSeed(2026);
  let won = 0;
  for (let i = 0; i < rounds; i++) {
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
    won += state.facts.won[me] ?? 0;
  }
  return won / rounds;
}

test('the simple player beats a random one in 97 of 100 rounds, with every house rule', () => {
  assert.ok(shareAgainstRandom({}, 400) >= 0.97);
  assert.ok(shareAgainstRandom({ teamForming: 'race', vuileTrucMode: 'open' }, 200) >= 0.97);
  assert.ok(shareAgainstRandom({ teamForming: 'none', trackHalf: 10 }, 200) >= 0.95);
});

test('it keeps the strong for itself, gives the weak away and wins when it can', () => {
  const best = (zones: object, seat: 'A' | 'B', barrel: number) => {
    const t = pulling({ ...zones }, { turn: seat, barrel });
    const { pick, card, to } = greedy(t.match, t.view(seat), t.decision(seat)!, fastSeed(1));
    return [pick, card, to].filter(Boolean).join(' ');
  };
  assert.equal(best({ 'hand.A': ['rood-3-1'] }, 'A', 6), 'place rood-3-1 A.rood');
  assert.equal(best({ 'hand.B': ['rood-0-1'] }, 'B', 6), 'place rood-0-1 A.rood');
  assert.equal(best({ 'hand.B': ['rood-3-1', 'adrenalinestoot'] }, 'B', 10), 'carryOut adrenalinestoot');
  const taking = pulling(
    { 'hand.A': ['vuile-truc'], 'hand.B': ['monsterachtig', 'adrenalinestoot'], 'A.rood': ['nessie'] },
    { barrel: 3, options: { vuileTrucMode: 'open' } },
  );
  taking.play('A', 'carryOut vuile-truc');
  assert.equal(
    greedy(taking.match, taking.view('A'), taking.decision('A')!, fastSeed(1)).card,
    'adrenalinestoot',
    'Monsterachtig can do nothing here',
  );
  assert.equal(
    best({ 'hand.A': ['dame-4-1', 'monsterachtig'], 'B.rood': ['nessie'] }, 'A', 11),
    'carryOut monsterachtig',
  );
});
