import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit } from '@stamtafel/kernel/testing';
import { fourDowns } from '../game.ts';
import { cards, keys, round } from '../testing/table.ts';

const eight = (value: string) => ({ 'pd4.eightCards': value });

/** Three players at the last trick; with 90 yards C is out after it. */
const lastTrick = (value: string, yards: number[]) =>
  round({
    seats: 3,
    hands: { A: 'off-single-wing', B: 'def-3-4', C: 'off-ace' },
    played: {
      A: 'off-pistol off-i-formation off-trips',
      B: 'def-nickel def-4-3 def-dime',
      C: 'off-heavy off-flex def-46',
    },
    facts: { trick: 4, yards },
    options: eight(value),
  });
const finish = (table: ReturnType<typeof lastTrick>) =>
  cards(table, 'A off-single-wing, B def-3-4, C off-ace');

test('PD4-070 with 8 cards on, the two players of a game begun by two get 8 each', () => {
  const table = sit(fourDowns, { seats: 2, options: eight('on') });
  assert.deepEqual([table.zone('hand.A').length, table.zone('hand.B').length, table.facts.cards], [8, 8, 8]);
  assert.equal(table.zone('pile.black').length, 12);
});

test('PD4-070 as soon as exactly two players are in the game at a deal, and not before', () => {
  const three = lastTrick('on', [0, 0, 0]);
  finish(three);
  assert.equal(three.facts.cards, 4);
  const two = lastTrick('on', [0, 0, 90]);
  assert.equal(two.facts.cards, 4, 'it never changes a round in progress');
  finish(two);
  assert.deepEqual([two.facts.cards, two.zone('hand.A').length, two.zone('hand.C').length], [8, 8, 0]);
});

test('PD4-071 the round then has 8 tricks and the 8th decides', () => {
  const table = sit(fourDowns, { seats: 2, options: eight('on') });
  let tricks = 0;
  let winner: unknown;
  while (table.facts.round === 1) {
    assert.equal(table.facts.stake, 10);
    for (const seat of ['A', 'B']) {
      if (!table.asked()[seat] || table.facts.round > 1) continue;
      table.expire(seat);
      for (const { key, args } of table.told)
        if (key === 'keeps' || key === 'beats') {
          tricks++;
          winner = args.seat;
        }
    }
  }
  assert.equal(tricks, 8);
  assert.equal(table.facts.dealer, winner);
  assert.deepEqual(table.facts.yards, winner === 0 ? [0, 10] : [10, 0]);
});

test('PD4-072 both vote at the same time, secretly, before the first deal with two players', () => {
  const table = lastTrick('ask', [0, 0, 90]);
  finish(table);
  assert.deepEqual(table.asked(), { A: 'vote', B: 'vote' });
  table.play('A', 'yes');
  assert.deepEqual(table.told, [{ key: 'voted', args: { seat: 0 }, cards: [] }]);
  for (const viewer of ['B', 'C', 'watcher']) assert.equal(table.view(viewer).sealed, -1, viewer);
  assert.deepEqual(table.asked(), { B: 'vote' });
  assert.equal(table.refusal('A', 'no')?.rule, 'PD4-072', 'a vote is final');
  assert.equal(table.refusal('C', 'no')?.rule, 'PD4-072', 'who is out does not vote');
  assert.equal(table.refusal('B', 'claim')?.rule, 'PD4-072');
  table.play('B', 'yes');
  assert.deepEqual(keys(table).slice(0, 4), ['voted', 'vote', 'vote', 'eightCards']);
  assert.deepEqual([table.facts.eightCards, table.facts.cards], ['yes', 8]);
});

test('PD4-072 8 cards are used only if both say yes', () => {
  for (const [a, b] of [
    ['yes', 'no'],
    ['no', 'yes'],
    ['no', 'no'],
  ] as const) {
    const table = sit(fourDowns, { seats: 2, options: eight('ask') });
    table.play('B', b);
    table.play('A', a);
    assert.deepEqual([table.facts.eightCards, table.facts.cards], ['no', 4], `${a}, ${b}`);
    assert.ok(keys(table).includes('fourCards'));
  }
});

test('PD4-072 the question is asked once, and the answer holds for the rest of the game', () => {
  for (const [vote, count] of [
    ['yes', 8],
    ['no', 4],
  ] as const) {
    const table = sit(fourDowns, { seats: 2, options: eight('ask') });
    for (const seat of ['A', 'B']) table.play(seat, vote);
    while (!table.outcome()) {
      assert.equal(table.facts.cards, count);
      for (const seat of ['A', 'B']) {
        const asks = table.asked()[seat];
        assert.notEqual(asks, 'vote');
        if (asks) table.expire(seat);
      }
    }
  }
});

test('PD-014 the vote of one player does not outdate that of the other', () => {
  const [one, two] = [1, 2].map(() => sit(fourDowns, { seats: 2, options: eight('ask') }));
  one!.play('A', 'yes');
  one!.play('B', 'no');
  two!.play('B', 'no');
  two!.play('A', 'yes');
  assert.equal(JSON.stringify(one!.state), JSON.stringify(two!.state));
});

test('PD-015 for an absent player the vote is no', () => {
  const table = sit(fourDowns, { seats: 2, options: eight('ask') });
  table.expire('A');
  table.play('B', 'yes');
  assert.equal(table.facts.eightCards, 'no');
});

test('PD4-073 without the option it is always 4 cards', () => {
  assert.equal(sit(fourDowns, { seats: 2 }).facts.cards, 4);
  const table = lastTrick('off', [0, 0, 90]);
  finish(table);
  assert.deepEqual([table.facts.cards, table.zone('hand.A').length], [4, 4]);
});
