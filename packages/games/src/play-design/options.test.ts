import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput } from '@stamtafel/kernel';
import { playDeck, playFormations } from './cards/cards.ts';
import { formations } from './deck.ts';
import { deckOption, settleDeck } from './options.ts';

/** The shipped table with other figures for one card, as an owner would write it. */
const withPistol = (figures: object): unknown[] =>
  formations.map(({ id, name, colour, value, kind, dots }) => ({
    id,
    name,
    colour,
    value,
    kind,
    dots,
    ...(id === 'off-pistol' && figures),
  }));

test('PD-009 the cards of the match are no secret: the table that is played with can be consulted', () => {
  assert.equal(playFormations({ 'pd.deck': 'default' }), formations);
  const own = settleDeck(withPistol({ value: 7, name: 'Water Pistol' }));
  const [pistol] = playFormations({ 'pd.deck': own });
  assert.deepEqual([pistol?.name, pistol?.value, pistol?.marks.value], ['Water Pistol', 7, 'own']);
});

test('PD-013 a custom deck gives both sets the same figures', () => {
  const deck = playDeck({ 'pd.deck': settleDeck(withPistol({ colour: 'purple', value: 6 })) });
  for (const back of ['black', 'white']) {
    const pistol = deck.find(({ id }) => id === `${back}:off-pistol`);
    assert.deepEqual([pistol?.colour, pistol?.value, pistol?.side], ['purple', 6, 'offense']);
  }
});

test('PD-013 a custom deck is fixed: what the owner changes afterwards does not reach the match', () => {
  const own = withPistol({});
  const settled = settleDeck(own);
  Object.assign(own[0] as object, { value: 7 });
  assert.equal(playFormations({ 'pd.deck': settled })[0]?.value, 4);
  assert.deepEqual(
    settleDeck(JSON.parse(JSON.stringify(settled))),
    settled,
    'kept with the match and read again',
  );
});

test('PD-013 what is not a valid deck is refused in one sentence', () => {
  assert.equal(deckOption.standard, 'default');
  assert.equal(settleDeck('default'), 'default');
  for (const [deck, says] of [
    ['custom', /need all 28/],
    ['none', /not cards/],
    [[], /off-pistol is missing/],
    [withPistol({ value: 8 }), /The value of off-pistol is “8”/],
    [withPistol({ side: 'defense' }), /side of off-pistol is fixed: offense/],
  ] as const)
    assert.throws(
      () => settleDeck(deck),
      (error) => error instanceof BadInput && says.test(error.message) && !error.message.includes('{'),
    );
});
