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
