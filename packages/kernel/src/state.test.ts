import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from './chance.ts';
import { open } from './game.ts';
import { answer, pending, playout, start } from './play.ts';
import { position } from './position.ts';
import { blank, clone, restore } from './state.ts';
import { Table } from './table.ts';
import { testSeed } from './testing/sit.ts';
import { hand, PILE, type Toy, toy } from './testing/toy.ts';
import type { State } from './types.ts';
import { view } from './view.ts';
import { world } from './world.ts';

const match = open(toy);

/** A state in which no list is empty. */
function full(): State<Toy> {
  const state = start(match, testSeed(6), [
    { stream: 'lot', numbers: [1] },
    { stream: 'lot', numbers: [2, 0, 1] },
  ]);
  const g = new Table(match, state);
  g.show(g.top(PILE), 1);
  g.shuffle(PILE, 'deck');
  g.draw(PILE, hand(1));
  g.drawOrder(4, 'prizes');
  g.seal(1, 12);
  g.facts.log.push('b1');
  g.gather([hand(1)], PILE, 'deck');
  return state;
}

/** Changes every number and text and empties every list that may be changed, in place. */
function spoil(value: unknown, isShared: (part: object) => boolean): void {
  if (typeof value !== 'object' || value === null || isShared(value)) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'number') Reflect.set(value, key, part + 1000);
    else if (typeof part === 'string') Reflect.set(value, key, `${part}!`);
    else spoil(part, isShared);
  }
  if (Array.isArray(value)) value.push(...value.slice(), 7);
}

test('a clone is deep: whatever happens to it leaves the original alone, and the other way round', () => {
  const one = full();
  assert.ok(one.bags.length > 0 && one.order.length > 0 && one.forced.length > 0 && one.stack.length > 0);
  const text = JSON.stringify(one);
  const two = clone(match, one);
  assert.equal(JSON.stringify(two), text);
  // Frames, bags and fixed outcomes are never changed once made: a clone may share them, but not their lists.
  const shared = new Set<object>([...one.stack, ...one.bags, ...one.forced]);
  spoil(two, (part) => shared.has(part));
  assert.equal(JSON.stringify(one), text);
  const three = clone(match, one);
  spoil(one, (part) => shared.has(part));
  assert.equal(JSON.stringify(three), text);
});

test('every way to a state has the same keys in the same order', () => {
  const one = full();
  const keys = Object.keys(one);
  const saved: State<Toy> = JSON.parse(JSON.stringify(one));
  const shuffled: State<Toy> = { ...saved };
  for (const state of [
    blank(match, testSeed(1)),
    blank(match, 1),
    clone(match, one),
    restore(match, saved),
    restore(match, shuffled),
    position(match, { stack: [{ do: 'bid' }] }, testSeed(1)),
    world(match, view(match, one, 0), fastSeed(1)),
    world(match, view(match, one, 0), fastSeed(1), { quiet: true }),
  ])
    assert.deepEqual(Object.keys(state), keys);
});

test('a state saved as JSON goes on exactly as the one that stayed', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const dice = fastSeed(seed);
    let state = start(match, testSeed(seed));
    const stayed = start(match, testSeed(seed));
    while (state.stack.length > 0) {
      state = restore(match, JSON.parse(JSON.stringify(state)));
      const decisions = pending(match, state);
      assert.deepEqual(decisions, pending(match, stayed));
      const { seat, options } = decisions[fastBelow(dice, decisions.length)]!;
      const option = options[fastBelow(dice, options.length)]!;
      assert.deepEqual(answer(match, state, seat, option), answer(match, stayed, seat, option));
      assert.equal(JSON.stringify(state), JSON.stringify(stayed));
    }
  }
});

test('a match for search is repeatable and has knowledge, too', () => {
  const one = start(match, 12);
  const two = start(match, 12);
  playout(new Table(match, one), fastSeed(3));
  playout(new Table(match, two), fastSeed(3));
  assert.equal(JSON.stringify(one), JSON.stringify(two));
  assert.equal(view(match, one, 0).viewer, 0);
});

test('before anything happens all cards lie in the resting zone, known to everybody', () => {
  const state = blank(match, testSeed(1));
  assert.equal(state.zones[PILE]!.length, 14);
  assert.ok(state.known.every((seats) => seats === match.everybody));
});
