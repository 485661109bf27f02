import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameTexts, printedNames, ruleTexts } from '../../testing/texts.ts';
import { cardTable } from '../deck.ts';
import { ruleIds } from '../rule-ids.ts';
import { namesEn } from './names.en.ts';
import { namesNl } from './names.nl.ts';
import { cardName, type Names } from './names.ts';
import { rulesEn } from './rules.en.ts';
import { rulesNl } from './rules.nl.ts';

ruleTexts({ ids: ruleIds, prefix: 'SV', nl: rulesNl, en: rulesEn, inside: /\b(Q\d|SV-D\d|DECLINE|PASS)/ });
nameTexts(namesNl, namesEn);

const printed = (names: Names) => [
  names.locations,
  names.symbols,
  names.owners,
  names.bulls,
  names.cows,
  names.actions,
  names.phases,
  names.places,
  names.roles,
];
printedNames(printed(namesNl), printed(namesEn));

test('cards are called by their names', () => {
  const names = Object.fromEntries(
    cardTable('stamtafel', true).map((card) => [card.id, cardName(namesNl, card)]),
  );
  assert.equal(names['stier-hoefijzer-hart-1'], 'De Souffleur');
  assert.equal(names['stier-neusring-halter-2'], 'De Saunaganger');
  assert.equal(names['koe-halter-5'], 'Big Bertha');
  assert.equal(names['koe-drag-queen'], 'Drag Queen');
  assert.ok(Object.values(names).every((name) => /^\p{Lu}[^{}\d]+$/u.test(name)));
  assert.equal(new Set(Object.values(names)).size, 20 + 16 + 1);
});

test('cards of a table of your own have a name too', () => {
  const card = { kind: 'bull', key: 'hart-7-b', symbol: 'hart', value: 7, name: '' } as const;
  assert.equal(cardName(namesNl, { ...card, name: 'Ome Cor' }), 'Ome Cor');
  assert.equal(cardName(namesNl, card), 'Stier hart 7');
  assert.equal(cardName(namesEn, { ...card, kind: 'cow' }), 'Cow hart 7');
});

test('SV-010 SV-018 house rules claim no more than there is: no picture of the rulebook, no vote of two players', () => {
  const { layout, startPlayer } = namesNl.options;
  assert.doesNotMatch(layout.values['printed-order'], /^Zoals in het boekje/);
  assert.match(layout.explains, /plaatje .* kennen we niet/);
  assert.match(namesEn.options.layout.explains, /picture .* we do not have/);
  assert.match(startPlayer.values['cow-vote'], /Met z’n tweeën wordt er geloot/);
  assert.match(namesEn.options.startPlayer.values['cow-vote'], /Two players draw lots/);
});
