import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { difference, patched } from './patch.ts';

/** Random JSON, small enough that two of them often share parts. */
function anything(dice: number[], depth: number): unknown {
  switch (fastBelow(dice, depth > 0 ? 6 : 4)) {
    case 0:
      return null;
    case 1:
      return fastBelow(dice, 3);
    case 2:
      return ['a', 'b', '__proto'][fastBelow(dice, 3)];
    case 3:
      return fastBelow(dice, 2) === 1;
    case 4:
      return Array.from({ length: fastBelow(dice, 4) }, () => anything(dice, depth - 1));
    default:
      return Object.fromEntries(
        ['x', 'y', 'z', '0']
          .filter(() => fastBelow(dice, 2) === 1)
          .map((key) => [key, anything(dice, depth - 1)]),
      );
  }
}

test('a difference leads from one value to the other, also over a wire', () => {
  const dice = fastSeed(7);
  for (let i = 0; i < 20_000; i++) {
    const before = anything(dice, 4);
    const after = anything(dice, 4);
    const patch = difference(before, after);
    if (patch === undefined) deepEqual(before, after);
    else deepEqual(patched(before, JSON.parse(patch)), after);
  }
});

test('what stays the same is not mentioned', () => {
  equal(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }), undefined);
  equal(difference({ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 4 } }), '{"b":{"c":4,"d":null}}');
  equal(difference([1, 2, 3], [1, 5, 3]), '{"1":5}');
  equal(difference({ a: undefined }, {}), undefined);
  equal(difference({ a: 1 }, { a: null }), '{"a":[null]}');
});

test('the value before is left as it was', () => {
  const before = Object.freeze({ a: Object.freeze([1, 2]) });
  deepEqual(patched(before, { a: { '0': 9 } }), { a: [9, 2] });
});
