import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, clone, fastBelow, fastSeed, open, pending, start, undo } from '@stamtafel/kernel';
import { sit, testSeed } from '@stamtafel/kernel/testing';
import { actions } from '../deck.ts';
import { howRuck } from '../game.ts';
import type { CustomDeck } from '../own-deck.ts';
import { keys, pulling } from '../testing/table.ts';

const won = (t: ReturnType<typeof pulling>) => t.told.find(({ key }) => key === 'roundWon')?.args;

test('HR-170 on an end field its owner gets the barrel, no matter who played the card', () => {
  const own = pulling({ 'hand.A': ['adrenalinestoot'] }, { barrel: 3 });
  own.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(won(own), { seat: 0, reason: 'end-field', count: 1 });
  assert.deepEqual(own.facts.won, [1, 0]);
  const gift = pulling({ 'hand.A': ['how-ruck'], 'B.rood': ['nessie'] }, { barrel: 8 });
  gift.play('A', 'carryOut how-ruck');
  assert.deepEqual(won(gift), { seat: 1, reason: 'end-field', count: 1 });
  const near = pulling({ 'hand.A': ['adrenalinestoot'] }, { barrel: 4 });
  near.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual([near.facts.barrel, near.facts.won], [2, [0, 0]]);
});

test('HR-171 nothing further of that turn happens: no draw, no rest of a nested action', () => {
  const t = pulling(
    { 'hand.A': ['vuile-truc'], 'hand.B': ['adrenalinestoot'] },
    { barrel: 2, options: { barrelsToWin: 1 } },
  );
  t.play('A', 'carryOut vuile-truc');
  t.play('A', 'carryOut adrenalinestoot');
  assert.deepEqual(keys(t), ['carriedOut', 'barrel', 'roundWon', 'gameWon']);
  assert.equal(t.zone('pile.A').length, 8);
  assert.equal(t.outcome()?.reason, 'end-field');
});

test('HR-172 when all hands are empty the owner of the half gets the barrel', () => {
  for (const [barrel, winner] of [
    [2, 0],
    [6, 0],
    [7, 1],
    [11, 1],
  ] as const) {
    const t = pulling({ 'hand.A': ['rood-1-1'], 'pile.A': 0, 'hand.B': 0, 'pile.B': 0 }, { barrel });
    t.play('A', 'place rood-1-1 A.rood');
    assert.deepEqual(won(t), { seat: winner, reason: 'half', count: 1 });
    assert.ok(keys(t).includes('exhausted'));
  }
});

test('HR-173 every field belongs to one half, for every length of the track; an unmoved barrel to its start field', () => {
  for (let trackHalf = 4; trackHalf <= 10; trackHalf++)
    for (let barrel = 2; barrel < 2 * trackHalf; barrel++) {
      const t = pulling(
        { 'hand.A': ['rood-1-1'], 'pile.A': 0, 'hand.B': 0, 'pile.B': 0 },
        { barrel, options: { trackHalf } },
      );
      t.play('A', 'place rood-1-1 A.rood');
      assert.equal(won(t)?.seat, barrel <= trackHalf ? 0 : 1);
    }
});

test('HR-174 hands only are checked, after the draw: the last card is played, one is drawn, the round goes on', () => {
  const t = pulling({ 'hand.A': ['rood-1-1'], 'pile.A': ['nessie'], 'hand.B': 0, 'pile.B': 0 });
  t.play('A', 'place rood-1-1 A.rood');
  assert.deepEqual([t.zone('hand.A'), t.asked()], [['nessie'], { A: 'turn' }]);
});

test('HR-174 an empty hand with a pile is skipped and does not draw; its pile stays out, unseen', () => {
  const t = pulling(
    { 'hand.A': ['vuile-truc'], 'pile.A': 0, 'hand.B': ['rood-1-1'], 'pile.B': 3 },
    { barrel: 7 },
  );
  t.play('A', 'carryOut vuile-truc');
  t.play('A', 'place rood-1-1 A.rood');
  assert.deepEqual(won(t), { seat: 1, reason: 'half', count: 1 });
  const on = pulling({
    'hand.A': ['vuile-truc', 'rood-0-1'],
    'pile.A': 0,
    'hand.B': ['rood-1-1'],
    'pile.B': 3,
  });
  on.play('A', 'carryOut vuile-truc');
  on.play('A', 'place rood-1-1 A.rood');
  assert.deepEqual(on.asked(), { A: 'turn' });
  assert.deepEqual([on.zone('hand.B').length, on.zone('pile.B').length], [0, 3]);
});

test('HR-175 a new round follows at once', () => {
  const t = pulling({ 'hand.A': ['adrenalinestoot'] }, { barrel: 2 });
  t.play('A', 'carryOut adrenalinestoot');
  assert.equal(keys(t).at(-1), 'round');
  assert.deepEqual([t.facts.barrel, t.zone('prep.A').length, t.asked()], [0, 18, { A: 'split', B: 'split' }]);
});

test('HR-181 giving up: the opponent wins at once, barrels stay as they are', () => {
  for (const [loser, ranks] of [
    ['A', [2, 1]],
    ['B', [1, 2]],
  ] as const) {
    const t = pulling({}, { facts: { won: [2, 1] } });
    t.play(loser, 'resign');
    assert.deepEqual(t.outcome(), { scores: [2, 1], ranks, reason: 'resigned' });
    assert.deepEqual(t.asked(), {});
    assert.deepEqual(
      t.told.map(({ key, args }) => [key, args.seat]),
      [
        ['resigned', 'AB'.indexOf(loser)],
        ['gameWon', 1 - 'AB'.indexOf(loser)],
      ],
    );
  }
  const early = sit(howRuck);
  early.play('B', 'resign');
  assert.deepEqual(early.outcome(), { scores: [0, 0], ranks: [1, 2], reason: 'resigned' });
});

test('HR-182 no answer can be taken back alone: each shows a player something, or chance has spoken', () => {
  for (const options of [{}, { teamForming: 'race' }, { vuileTrucMode: 'open', teamForming: 'none' }]) {
    const match = open(howRuck, { options });
    const state = start(match, testSeed(77));
    const dice = fastSeed(5);
    while (state.stack.length > 0) {
      const decisions = pending(match, state);
      const { seat, options: choices } = decisions[fastBelow(dice, decisions.length)]!;
      const before = clone(match, state);
      answer(match, state, seat, choices[fastBelow(dice, choices.length)]!);
      assert.equal(undo(match, before, state, seat), 'ask');
    }
  }
});

test('§12 no match is longer than its bound, and the bound is 69 answers per round (84 with an owner’s deck)', () => {
  const longest = (options: object) => howRuck.longest(2, open(howRuck, { options: { ...options } }).options);
  const deck: CustomDeck = {
    scots: Array.from({ length: 45 }, () => ({ colour: 'wit', strength: 1 })),
    actions,
  };
  assert.deepEqual([longest({}), longest({ barrelsToWin: 1 }), longest({ deck })], [345, 69, 420]);
});
