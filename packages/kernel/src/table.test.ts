import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastSeed } from './chance.ts';
import { BadInput, open } from './game.ts';
import { start } from './play.ts';
import { Table } from './table.ts';
import { testSeed } from './testing/sit.ts';
import { hand, OPEN, PILE, PRIZES, toy } from './testing/toy.ts';
import { NONE } from './types.ts';
import { view } from './view.ts';
import { world } from './world.ts';

const match = open(toy);
const dealt = () => new Table(match, start(match, testSeed(3)));

test('a card that is put under a zone lies at its bottom, and the others stay in their order', () => {
  const g = dealt();
  const card = g.in(hand(0))[0]!;
  const before = g.in(PILE).slice();
  g.moveUnder(card, PILE);
  assert.deepEqual(g.in(PILE), [card, ...before]);
  assert.equal(g.where(card), PILE);
});

test('a card leaves from the middle of a zone without disturbing the others', () => {
  const g = dealt();
  const before = g.in(PILE).slice();
  g.move(before[1]!, OPEN);
  assert.deepEqual(g.in(PILE), [before[0], before[2], before[3]]);
  assert.deepEqual([g.top(OPEN), g.where(before[1]!)], [before[1], OPEN]);
  g.moveAll(PILE, OPEN);
  assert.deepEqual(g.in(OPEN), [before[1], before[0], before[2], before[3]], 'bottom first');
  assert.deepEqual([g.top(PILE), g.count(PILE)], [NONE, 0]);
});

test('zones are passed on around: each to the next, the last to the first', () => {
  const g = dealt();
  const hands = [0, 1, 2].map(hand);
  const before = hands.map((zone) => g.in(zone).slice());
  g.passOn(hands);
  assert.deepEqual(
    hands.map((zone) => g.in(zone)),
    [before[2], before[0], before[1]],
  );
  hands.forEach((zone, seat) => {
    for (const card of g.in(zone)) {
      assert.equal(g.where(card), zone);
      assert.ok(g.state.known[card]! & (1 << seat), 'who gets a hand sees it');
    }
  });
});

test('in a world for search hands are passed on as they are, and nobody learns anything', () => {
  const g = dealt();
  const quiet = new Table(match, world(match, view(match, g.state, 0), fastSeed(1), { quiet: true }));
  const before = [0, 1, 2].map((seat) => quiet.in(hand(seat)).slice());
  quiet.passOn([0, 1, 2].map(hand));
  assert.deepEqual(
    [0, 1, 2].map((seat) => quiet.in(hand(seat))),
    [before[2], before[0], before[1]],
  );
  quiet.show(before[0]![0]!, 7);
  assert.deepEqual(quiet.state.known, []);
});

test('what is gathered lies together in one zone', () => {
  const g = dealt();
  const all = [PILE, hand(0), hand(1)].flatMap((zone) => [...g.in(zone)]);
  g.gather([hand(0), PILE, hand(1)], PILE, 'deck');
  assert.deepEqual([...g.in(PILE)].sort(), all.sort());
  assert.deepEqual([g.count(hand(0)), g.count(hand(1)), g.count(hand(2)), g.count(PRIZES)], [0, 0, 2, 4]);
  for (const card of all) assert.equal(g.where(card), PILE);
});

test('an order that is fixed in advance has every thing once', () => {
  const drawn = (numbers: readonly number[]): readonly number[] => {
    const g = dealt();
    g.state.forced.push({ stream: 'lot', numbers });
    g.drawOrder(3, 'lot');
    assert.deepEqual(g.state.forced, [], 'it is used once');
    return [0, 1, 2].map((place) => g.unseen(place));
  };
  assert.deepEqual(drawn([2, 0, 1]), [2, 0, 1]);
  for (const numbers of [
    [0, 0, 1],
    [0, 1],
    [0, 1, 2, 2],
    [1, 2, 3],
  ])
    assert.throws(
      () => drawn(numbers),
      (error) =>
        error instanceof BadInput &&
        error.message ===
          `Chance stream lot draws an order of the numbers 0 to 2, not ${numbers.join(', ')}.`,
    );
});

test('what is fixed for one stream waits for it, and the first of two comes first', () => {
  const g = dealt();
  g.state.forced.push({ stream: 'lot', numbers: [4] }, { stream: 'lot', numbers: [0] });
  g.shuffle(PILE, 'deck');
  assert.deepEqual([g.lot(5, 'lot'), g.lot(5, 'lot')], [4, 0]);
});

test('an order is forgotten when it has done its work, and all sealed choices together', () => {
  const g = dealt();
  g.drawOrder(4, 'lot');
  assert.deepEqual([...g.state.order].sort(), [0, 1, 2, 3]);
  g.clearOrder();
  assert.deepEqual(g.state.order, []);
  for (const seat of [0, 1, 2]) g.seal(seat, 10 + seat);
  assert.deepEqual(
    [0, 1, 2].map((seat) => g.sealed(seat)),
    [10, 11, 12],
  );
  g.unseal();
  assert.deepEqual(g.state.sealed, [NONE, NONE, NONE]);
});

test('up to three things to do are done in the order in which they are named', () => {
  const g = dealt();
  g.end();
  g.next({ do: 'bid' }, { do: 'reveal' }, { do: 'round' });
  assert.deepEqual(
    g.state.stack.map((frame) => frame.do),
    ['round', 'reveal', 'bid'],
  );
});

test('a zone is found by its name, and a name that none has is an error', () => {
  const g = dealt();
  assert.equal(g.zone('hand.B'), hand(1));
  assert.throws(() => g.zone('pocket'), /no zone pocket/);
});
