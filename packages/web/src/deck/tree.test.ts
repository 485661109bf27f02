import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { languages } from '@stamtafel/games/edition.ts';
import { BadInput, open } from '@stamtafel/kernel';
import { cardAt } from './cards.ts';
import {
  changes,
  columnsOf,
  isRows,
  type Json,
  leaves,
  type Path,
  readText,
  valueAt,
  withMissing,
  withValue,
} from './tree.ts';

/** The lists of cards in a deck. */
const lists = (value: Json, path: Path = []): readonly Path[] =>
  isRows(value)
    ? [path]
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, part]) => lists(part, [...path, key]))
      : [];

/** What an owner may call as he likes. */
const isFree = (game: string, field: string): boolean =>
  field === 'name' || (['four-downs', 'five-possessions'].includes(game) && field === 'kind');

for (const { game, deck, ...rest } of editions) {
  const house: Json = JSON.parse(JSON.stringify(deck.template()));

  test(`${game.id}: every figure of the template can be read and written back`, () => {
    const places = leaves(house);
    assert.ok(places.length > 50, `${places.length} figures`);
    for (const path of places) assert.deepEqual(withValue(house, path, valueAt(house, path)), house);
    assert.equal(changes(house, house), 0);
    open(game, { options: { [deck.option]: house } });
  });

  test(`${game.id}: every row is about a card with a name, even after the card before it has gone`, () => {
    const edition = { game, deck, ...rest };
    const match = open(game, { options: { [deck.option]: house } });
    const cards = { edition, look: undefined, playable: [{ own: house, match }] };
    const nameAt = (own: Json, path: Path): string => {
      const found = cardAt(cards, path, valueAt(own, path));
      assert.ok(found !== undefined, path.join());
      return edition.cardName(found.match, found.id, 'nl');
    };
    for (const list of lists(house)) {
      const rows = valueAt(house, list);
      assert.ok(Array.isArray(rows));
      const names = rows.map((_, i) => nameAt(house, [...list, String(i)]));
      assert.ok(new Set(names).size >= rows.length / 9, `${list.join()}: ${names.join()}`);
      const fewer = withValue(house, [...list, '0'], undefined);
      assert.equal(nameAt(fewer, [...list, '3']), names[4]);
    }
  });

  test(`${game.id}: whatever word the template has, it has a name in both languages or is a name itself`, () => {
    for (const language of languages)
      for (const path of leaves(house)) {
        const value = valueAt(house, path);
        const field = path.findLast((step) => !/^\d+$/.test(step)) ?? '';
        // A figure that no list names goes by what it is in.
        const known = deck.words?.[language][field] ?? deck.words?.[language][path.at(-2) ?? ''];
        if (typeof value === 'string' && !isFree(game.id, field))
          assert.ok(known !== undefined && value in known, `${path.join()}: ${value}`);
      }
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

test('a deck that was entered before something could be is completed from the house’s, and has changed nothing', () => {
  const house: Json = { bulls: [{ name: '', attack: 1 }], symbols: { counter: 'S' } };
  const own = withMissing({ bulls: [{ attack: 1 }] }, house);
  assert.deepEqual(own, { bulls: [{ attack: 1 }], symbols: { counter: 'S' } });
  assert.equal(changes(own, house), 0);
  assert.deepEqual(withMissing([1], [2]), [1]);
});
