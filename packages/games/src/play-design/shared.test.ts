import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput } from '@stamtafel/kernel';
import { colours, count, formations } from './deck.ts';
import {
  deckOption,
  faceLine,
  field,
  moved,
  type PlayCard,
  playDeck,
  playFormations,
  settleDeck,
  square,
} from './shared.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

const shipped = playDeck({ 'pd.deck': 'default' });
const card = (id: string): PlayCard => shipped.find((found) => found.id === id)!;

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

test('PD-004 X-R1 the face of the sample card reads "4 – Run, Offense", on a blue bar', () => {
  assert.equal(card('black:off-pistol').name, 'Pistol');
  assert.equal(faceLine(card('black:off-pistol'), namesEn), '4 – Run, Offense · blue (B)');
});

test('PD-012 the colour of a card is also a letter, in both languages', () => {
  assert.equal(faceLine(card('white:def-46'), namesNl), '6 – Run, Defense · paars (P)');
  assert.equal(faceLine(card('white:off-punt'), namesEn), '7 – Special, Offense · orange (O)');
});

test('PD-009 the cards of the match are no secret: the table that is played with can be consulted', () => {
  assert.equal(playFormations({ 'pd.deck': 'default' }), formations);
  const own = settleDeck(withPistol({ value: 7, name: 'Water Pistol' }));
  const [pistol] = playFormations({ 'pd.deck': own });
  assert.deepEqual([pistol?.name, pistol?.value, pistol?.marks.value], ['Water Pistol', 7, 'own']);
});

test('PD-011 one square is 10 yards, and a marker never moves past 100', () => {
  assert.deepEqual([square, field], [10, 100]);
  assert.equal(moved(0, 10), 10);
  assert.equal(moved(80, 20), 100);
  assert.equal(moved(90, 40), 100);
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
    ['custom', /needs its 28 cards/],
    ['none', /not a deck/],
    [[], /off-pistol is missing/],
    [withPistol({ value: 8 }), /The value of off-pistol is “8”/],
    [withPistol({ side: 'defense' }), /side of off-pistol is fixed: offense/],
  ] as const)
    assert.throws(
      () => settleDeck(deck),
      (error) => error instanceof BadInput && says.test(error.message) && !error.message.includes('{'),
    );
});
