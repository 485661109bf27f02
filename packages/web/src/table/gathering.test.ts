import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from '@stamtafel/kernel';
import {
  canFillUp,
  filledUp,
  type Gathering,
  isWhole,
  series,
  toggled,
  untaken,
  wanted,
  withMembers,
} from './gathering.ts';

const [a, b, c]: readonly [Answer, Answer, Answer] = [
  { pick: 'swap', card: 'a' },
  { pick: 'swap', card: 'b' },
  { pick: 'swap', card: 'c' },
];
const done: Answer = { pick: 'done' };
const gathering: Gathering = { from: [a, b, c], least: 1, most: 2, end: done };

test('whatever the order of marking, the rules hear their own order, and the end last', () => {
  assert.deepEqual(series(gathering, [c, a]), [a, c, done]);
  assert.deepEqual(series({ from: [a, b, c], least: 2, most: 2 }, [b, a]), [a, b]);
});

test('where the order of marking counts, it is kept', () => {
  assert.deepEqual(series({ ...gathering, inOrder: true }, [c, a]), [c, a, done]);
});

test('marked again is unmarked; one too many takes the place of the last', () => {
  assert.deepEqual(toggled(gathering, [a, b], a), [b]);
  assert.deepEqual(toggled(gathering, [a, b], c), [a, c]);
});

test('a game may say itself what a mark does to the others', () => {
  const last = { ...gathering, mark: (_: readonly Answer[], answer: Answer) => [answer] };
  assert.deepEqual(toggled(last, [a, b], b), [b]);
});

test('what is on offer only after another answer can be marked too', () => {
  assert.deepEqual(withMembers([a, b, done], gathering), [a, b, done, c]);
});

test('a question about more than these answers is not theirs alone', () => {
  assert.equal(isWhole(gathering, [a, b, done]), true);
  assert.equal(isWhole(gathering, [a, b, { pick: 'pass' }]), false);
});

test('the wanted number is named when a question is about these cards alone, and only when one number is right', () => {
  const pair: Gathering = { from: [a, b, c], least: 2, most: 2 };
  assert.equal(wanted(pair, [a, b, c]), 2);
  assert.equal(wanted(gathering, [a, b, done]), undefined);
  // One bull can be swapped, among other things that can be done in a turn.
  assert.equal(wanted({ from: [a], least: 1, most: 1 }, [a, { pick: 'pass' }]), undefined);
});

test('where cards are laid out, a card and a place are taken once', () => {
  const lay = (card: string, to: number): Answer => ({ pick: 'lay', card, to });
  const all = [lay('a', 1), lay('a', 2), lay('b', 1), lay('b', 2)];
  const laying: Gathering = { from: all, least: 2, most: 2, mark: (marks) => marks };
  assert.deepEqual(untaken(laying, [lay('a', 1)], all), [lay('b', 2)]);
  assert.deepEqual(untaken(gathering, [a], [a, b]), [a, b]);
});

test('many of the same are filled up on request, beside those that were marked; few, rows and orders are not', () => {
  const bulls = ['1', '2', '3', '4', '5', '6'].map((card): Answer => ({ pick: 'choose', card }));
  const eleven: Gathering = { from: bulls, least: 4, most: 4 };
  const last = (left: readonly Answer[]): Answer => left.at(-1) ?? assert.fail('nothing is left');
  assert.deepEqual(
    filledUp(eleven, bulls.slice(1, 2), last).map(({ card }) => card),
    ['2', '6', '5', '4'],
  );
  assert.equal(canFillUp(eleven, bulls), true);
  assert.equal(canFillUp(eleven, [...bulls, { pick: 'pass' }]), false);
  assert.equal(canFillUp({ ...eleven, least: 3, most: 3 }, bulls), false);
  assert.equal(canFillUp({ ...eleven, inOrder: true }, bulls), false);
  assert.equal(canFillUp({ ...eleven, mark: (marks) => marks }, bulls), false);
});
