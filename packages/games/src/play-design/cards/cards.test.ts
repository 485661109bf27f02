import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colours, count, formations } from '../deck.ts';
import { playDeck } from './cards.ts';

const shipped = playDeck({ 'pd.deck': 'default' });

test('PD-001 the match has 56 cards: the same 28 formations with black and with white backs', () => {
  assert.equal(shipped.length, 56);
  assert.equal(new Set(shipped.map(({ id }) => id)).size, 56);
  for (const back of ['black', 'white']) {
    const set = shipped.filter((found) => found.back === back);
    assert.deepEqual(
      set.map(({ formation }) => formation),
      formations.map(({ id }) => id),
    );
    assert.deepEqual(
      set.map(({ id }) => id),
      formations.map(({ id }) => `${back}:${id}`),
    );
  }
});

test('PD-003 a card of the match carries the figures of its formation and its place in the list', () => {
  for (const found of shipped) {
    const formation = formations[found.order]!;
    const { id, name, side, colour, value, kind, dots } = formation;
    assert.deepEqual(
      [found.formation, found.name, found.side, found.colour, found.value, found.kind, found.dots],
      [id, name, side, colour, value, kind, dots],
    );
    for (const counted of colours) assert.equal(found.counts[counted], count(formation, counted));
  }
});
