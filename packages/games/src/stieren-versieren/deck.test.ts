import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, open } from '@stamtafel/kernel';
import { cardTable, type OwnTable, owners, symbols } from './deck.ts';
import { stierenVersieren } from './game.ts';
import { checkOwnDeck, ownDeckTemplate } from './own-deck.ts';

const cards = cardTable('stamtafel', true);
const sum = (list: readonly { readonly value: number }[]): number =>
  list.reduce((total, { value }) => total + value, 0);

const ownTable = (): { bulls: Record<string, unknown>[]; cows: Record<string, unknown>[] } => ({
  bulls: Array.from({ length: 20 }, (_, i) => ({ symbol: symbols[i % 4], value: 1 + (i % 3) })),
  cows: Array.from({ length: 16 }, (_, i) => ({ symbol: symbols[i % 4], value: 9 })),
});

test('80 bulls, 20 per owner, five per symbol, sum 60 each; 16 cows, four per symbol, sum 56; and the Drag Queen', () => {
  for (const owner of owners) {
    const bulls = cards.filter((card) => card.owner === owner);
    assert.equal(bulls.length, 20);
    assert.equal(sum(bulls), 60);
    for (const symbol of symbols)
      assert.deepEqual(
        bulls.filter((bull) => bull.symbol === symbol).map(({ value }) => value),
        [1, 2, 3, 4, 5],
      );
  }
  const cows = cards.filter(({ kind, symbol }) => kind === 'cow' && symbol !== 'alle');
  assert.equal(sum(cows), 56);
  for (const symbol of symbols)
    assert.deepEqual(
      cows.filter((cow) => cow.symbol === symbol).map(({ value }) => value),
      [2, 3, 4, 5],
    );
  assert.equal(cards.length, 97);
  assert.equal(new Set(cards.map(({ id }) => id)).size, 97);
  assert.equal(cards[0]?.id, 'koe-hart-2');
  assert.equal(cards[17]?.id, 'stier-hoefijzer-hart-1');
});

test('no figure passes for printed that is not', () => {
  const printed = cards
    .filter(({ marks }) => marks.value === 'R')
    .map(({ id }) => id.replace(/-(hoefijzer|staart|horens|neusring)/, ''));
  assert.deepEqual([...new Set(printed)].sort(), [
    'koe-drag-queen',
    'koe-halter-5',
    'koe-hart-4',
    'stier-halter-2',
    'stier-hart-3',
  ]);
  const named = cards.filter(({ marks }) => marks.name === 'R').map(({ key }) => key);
  assert.deepEqual([...new Set(named)].sort(), ['drag-queen', 'halter-2', 'halter-5']);
  assert.ok(cards.every(({ marks }) => marks.name !== 'S' && marks.symbol !== 'S' && marks.value !== 'S'));
});

test('backs show the owner of a bull and nothing else; all cows share one', () => {
  const match = open(stierenVersieren, { options: { dragQueen: true } });
  assert.equal(match.packs.length, 5);
  for (const card of match.cards) assert.equal(card.back, card.isCow ? 'koe' : card.printed.owner);
});

test('SV-017 an owner’s table: the same bulls for every player, ids with suffixes, everything marked as own', () => {
  const table: unknown = ownTable();
  assert.equal(checkOwnDeck(table), undefined);
  const match = open(stierenVersieren, { seats: 4, options: { deckTable: table, dragQueen: true } });
  const ids = match.cards.map(({ id }) => id);
  assert.equal(new Set(ids).size, 97);
  assert.deepEqual(
    ids.filter((id) => id.startsWith('koe-hart')),
    ['koe-hart-9', 'koe-hart-9-b', 'koe-hart-9-c', 'koe-hart-9-d'],
  );
  assert.ok(ids.includes('stier-neusring-geld-1-b'));
  for (const { printed } of match.cards)
    assert.equal(printed.marks.value, printed.key === 'drag-queen' ? 'R' : 'own');
});

const change =
  (list: 'bulls' | 'cows', card: number, figures: object) =>
  (table: ReturnType<typeof ownTable>): unknown => ({
    ...table,
    [list]: table[list].map((entered, i) => (i === card ? { ...entered, ...figures } : entered)),
  });

test('SV-017 a table is refused with its first fault', () => {
  const reason = (spoil: (table: ReturnType<typeof ownTable>) => unknown): string | undefined => {
    const table = ownTable();
    return checkOwnDeck(spoil(table) ?? table)?.reason;
  };
  assert.equal(
    reason(() => 7),
    'not-a-table',
  );
  assert.equal(
    reason(() => ({ bulls: 1, cows: [] })),
    'not-a-table',
  );
  assert.equal(
    reason((t) => ({ ...t, sheep: [] })),
    'unknown-table-field',
  );
  assert.equal(
    reason((t) => ({ ...t, bulls: t.bulls.slice(1) })),
    'bull-count',
  );
  assert.equal(
    reason((t) => ({ ...t, cows: [...t.cows, t.cows[0]] })),
    'cow-count',
  );
  assert.equal(
    reason((t) => ({ ...t, cows: [1, ...t.cows.slice(1)] })),
    'not-a-card',
  );
  assert.equal(reason(change('bulls', 3, { size: 1 })), 'unknown-card-field');
  assert.equal(reason(change('bulls', 3, { symbol: 'alle' })), 'symbol');
  for (const value of [0, 10, 1.5, '3', undefined])
    assert.equal(reason(change('cows', 3, { value })), 'value');
  assert.equal(reason(change('cows', 3, { name: '' })), undefined);
  assert.equal(reason(change('cows', 3, { name: 'x'.repeat(61) })), 'name');
  assert.equal(reason(change('cows', 3, { name: 'a\u001b[2J' })), 'name');
  assert.equal(
    reason((t) => {
      for (const bull of t.bulls) if (bull.symbol === 'geld') bull.symbol = 'hart';
    }),
    'missing-symbol',
  );
  assert.equal(reason(change('cows', 0, { symbol: 'geld' })), 'cows-per-symbol');
  assert.throws(() => open(stierenVersieren, { options: { deckTable: 'other' } }), BadInput);
  assert.throws(
    () => open(stierenVersieren, { options: { deckTable: { bulls: [], cows: [] } } }),
    /This card list has 0 bulls; it must have exactly 20/,
  );
});

test('SV-017 our own table can be filled in: it is accepted and plays like the standard one', () => {
  const template = ownDeckTemplate();
  assert.equal(checkOwnDeck(JSON.parse(JSON.stringify(template))), undefined);
  const ids = (options: { readonly [id: string]: unknown }) =>
    open(stierenVersieren, { options }).cards.map(({ id, value }) => [id, value]);
  assert.deepEqual(ids({ deckTable: template }), ids({}));
});

test('SV-017 values up to 9 and equal cards play by the same rules', () => {
  const table: OwnTable = {
    bulls: Array.from({ length: 20 }, (_, i) => ({
      symbol: symbols[i < 17 ? 0 : i - 16] ?? 'hart',
      value: 9,
    })),
    cows: Array.from({ length: 16 }, (_, i) => ({
      symbol: symbols[i % 4] ?? 'hart',
      value: 9,
      name: `Koe ${i}`,
    })),
  };
  const match = open(stierenVersieren, { options: { deckTable: table } });
  assert.equal(match.cards[0]?.printed.name, 'Koe 0');
  assert.equal(match.cards.filter(({ symbol, owner }) => symbol === 0 && owner === 0).length, 17);
});
