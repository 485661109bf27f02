import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open } from '@stamtafel/kernel';
import type { Edition, Language } from '../edition.ts';
import { Teller } from '../telling/tell.ts';
import { type PlayCard, playDeck } from './cards/cards.ts';
import { fivePossessionsEdition } from './five-possessions/edition.ts';
import { fourDownsEdition } from './four-downs/edition.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';
import { faceLine } from './voice.ts';

const shipped = playDeck({ 'pd.deck': 'default' });
const card = (id: string): PlayCard => shipped.find((found) => found.id === id)!;

test('PD-004 X-R1 the face of the sample card reads "4 – Run, Offense", on a blue bar', () => {
  assert.equal(card('black:off-pistol').name, 'Pistol');
  assert.equal(faceLine(card('black:off-pistol'), namesEn.colours), '4 – Run, Offense · blue (B)');
});

test('PD-004 number and type are said in both games, in lists and where there is little room', () => {
  const said = (edition: Edition, language: Language) => {
    const teller = new Teller(edition, open(edition.game), language, []);
    return (id: string) => [teller.figures(id), teller.cardTag(id)];
  };
  const downs = said(fourDownsEdition, 'nl');
  assert.deepEqual(downs('black:def-46'), ['6 – Run, Defense · paars (P)', '46 (P6 Run def)']);
  const duels = said(fivePossessionsEdition, 'nl');
  assert.deepEqual(duels('white:off-ace'), ['paars telt 4 · 4 – Run, Offense', 'Ace (telt 4 · P4 Run off)']);
  assert.deepEqual(said(fivePossessionsEdition, 'en')('black:def-46'), [
    'against B2 G3 O0 P4 · 6 – Run, Defense',
    '46 (B2 G3 O0 P4 · P6 Run def)',
  ]);
});

test('PD-007 a card is explained: what its type means, and who the dots on its side are', () => {
  const match = open(fivePossessionsEdition.game);
  const figures = fivePossessionsEdition.sources?.figures(match, 'white:off-pistol', 'nl') ?? [];
  const texts = figures.map(({ text }) => text);
  assert.ok(texts.includes('type: Run (lopen met de bal)'), texts.join('; '));
  assert.ok(
    texts.some((text) => text.includes('3 blauw (wide receivers)')),
    texts.join('; '),
  );
});

test('PD-012 the colour of a card is also a letter, in both languages', () => {
  assert.equal(faceLine(card('white:def-46'), namesNl.colours), '6 – Run, Defense · paars (P)');
  assert.equal(faceLine(card('white:off-punt'), namesEn.colours), '7 – Special, Offense · orange (O)');
});
