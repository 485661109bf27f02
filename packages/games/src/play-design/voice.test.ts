import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PlayCard, playDeck } from './cards/cards.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';
import { faceLine } from './voice.ts';

const shipped = playDeck({ 'pd.deck': 'default' });
const card = (id: string): PlayCard => shipped.find((found) => found.id === id)!;

test('PD-004 X-R1 the face of the sample card reads "4 – Run, Offense", on a blue bar', () => {
  assert.equal(card('black:off-pistol').name, 'Pistol');
  assert.equal(faceLine(card('black:off-pistol'), namesEn), '4 – Run, Offense · blue (B)');
});

test('PD-012 the colour of a card is also a letter, in both languages', () => {
  assert.equal(faceLine(card('white:def-46'), namesNl), '6 – Run, Defense · paars (P)');
  assert.equal(faceLine(card('white:off-punt'), namesEn), '7 – Special, Offense · orange (O)');
});
