import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { BadInput, open } from '@stamtafel/kernel';
import { changes, columnsOf, type Json, leaves, readText, valueAt, withValue } from './tree.ts';

for (const { game, deck } of editions) {
  const house: Json = JSON.parse(JSON.stringify(deck.template()));

  test(`${game.id}: every figure of the template can be read and written back`, () => {
    const places = leaves(house);
    assert.ok(places.length > 50, `${places.length} figures`);
    for (const path of places) assert.deepEqual(withValue(house, path, valueAt(house, path)), house);
    assert.equal(changes(house, house), 0);
    open(game, { options: { [deck.option]: house } });
  });

  test(`${game.id}: nonsense in a figure is one change, and refused in a sentence`, () => {
    const number = leaves(house).find((path) => typeof valueAt(house, path) === 'number');
    assert.ok(number !== undefined);
    const own = withValue(house, number, 'veel');
    assert.equal(changes(own, house), 1);
    assert.throws(() => open(game, { options: { [deck.option]: own } }), BadInput);
  });
}

test('fields read numbers, lists, words and nothing', () => {
  assert.equal(readText('7', 3), 7);
  assert.equal(readText('zeven', 3), 'zeven');
  assert.deepEqual(readText('[[5,1]]', [[4, 1]]), [[5, 1]]);
  assert.equal(readText('7', 'woord'), '7');
  assert.equal(readText('', 3), undefined);
  assert.equal(readText('', ''), '');
});

test('a column that only some rows have can be filled in and left out again', () => {
  const rows: Json = [{ a: 1 }, { a: 2, b: 'x' }];
  assert.deepEqual(columnsOf([{ a: 1 }, { a: 2, b: 'x' }]), [['a'], ['b']]);
  const filled = withValue(rows, ['0', 'b'], 'y');
  assert.deepEqual(filled, [
    { a: 1, b: 'y' },
    { a: 2, b: 'x' },
  ]);
  assert.deepEqual(withValue(filled, ['0', 'b'], undefined), rows);
  assert.deepEqual(withValue(rows, ['0'], undefined), [{ a: 2, b: 'x' }]);
});
