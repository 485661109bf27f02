import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import { formations } from '../play-design/deck.ts';
import { fourDownsEdition } from '../play-design/four-downs/edition.ts';
import { Teller } from './tell.ts';

test('a name from a deck of one’s own is shown as it is: nothing in it is filled in, no terminal obeys it', () => {
  const deck = formations.map((formation, i) =>
    i === 0 ? { ...formation, name: 'Cash $& $$ {seat}\u001b[2J' } : formation,
  );
  const match = open(fourDownsEdition.game, { options: { 'pd.deck': deck } });
  const teller = new Teller(fourDownsEdition, match, 'nl', ['Anna', 'Bram']);
  const told = teller.event({
    key: 'lead',
    args: { seat: 1, trick: 1 },
    cards: [`black:${formations[0]?.id}`],
  });
  assert.ok(told.includes('Cash $& $$ {seat}[2J'), told);
  assert.ok(told.includes('Bram'), told);
  assert.ok(!told.includes('\u001b'), told);
});

test('a place is at somebody’s by name, at yours in a label, and at you in what is told', () => {
  const match = open(fourDownsEdition.game);
  const named = new Teller(fourDownsEdition, match, 'nl', ['Anna', 'Bram']);
  const spoken = new Teller(fourDownsEdition, match, 'nl', ['Anna', 'Bram'], 0);
  const places = (teller: typeof named, me?: number) => ['hand.A', 'hand.B'].map((z) => teller.zone(z, me));
  assert.deepEqual(places(named), ['hand bij Anna', 'hand bij Bram']);
  assert.deepEqual(places(named, 1), ['hand bij Anna', 'hand bij jezelf']);
  assert.deepEqual(places(spoken), ['hand bij jou', 'hand bij Bram']);
  assert.deepEqual(places(spoken, 0), ['hand bij jezelf', 'hand bij Bram']);
  assert.deepEqual(places(spoken, 1), ['hand bij jou', 'hand bij Bram']);
});
