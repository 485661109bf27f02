import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameTexts, printedNames, ruleTexts } from '../../testing/texts.ts';
import { type Ruling, spuger, standardDeck } from '../deck.ts';
import { ruleIds } from '../rule-ids.ts';
import { namesEn } from './names.en.ts';
import { namesNl } from './names.nl.ts';
import { cardName } from './names.ts';
import { rulesEn } from './rules.en.ts';
import { rulesNl } from './rules.nl.ts';

ruleTexts({ ids: ruleIds, prefix: 'BMS', nl: rulesNl, en: rulesEn, inside: /\b(T\d|D-\d)/ });
nameTexts(namesNl, namesEn);

const printed = (names: typeof namesNl) => [
  names.teams,
  names.bulls.oranje,
  names.bulls.wit,
  names.specialities,
  names.actions,
  names.symbols,
  names.officials,
  names.phases,
];
printedNames(printed(namesNl), printed(namesEn));

test('cards are called by their names', () => {
  const names = Object.fromEntries(standardDeck.map((card) => [card.id, cardName(namesNl, card)]));
  assert.equal(names['oranje-01'], 'Dirk Doelpaal');
  assert.equal(names['wit-16'], 'Boogbal Bas');
  assert.equal(names['counter#2'], 'Counter');
  assert.equal(names['van-ruilen-komt-huilen'], 'Van ruilen komt huilen');
  assert.equal(names['ref-var#3'], 'De VAR raadplegen');
  assert.equal(cardName(namesEn, spuger('wit')), 'De Spuger');
  assert.equal(new Set(Object.values(names)).size, 32 + 26 + 9 + 4 - 2); // allowed and disallowed occur in both piles
});

test('a referee or VAR card of your own is called by what it does', () => {
  const own = (ruling: Partial<Ruling>) =>
    cardName(namesNl, {
      kind: 'referee',
      id: 'ref-1',
      official: '',
      ruling: { yellow: '', red: '', shuffleVar: false, result: '', ...ruling },
      marks: { count: 'own' },
    });
  assert.equal(
    own({ result: 'penalty', yellow: 'defender', shuffleVar: true }),
    'gele kaart verdediger, VAR schudden, penalty',
  );
  assert.equal(own({ red: 'attacker' }), 'rode kaart aanvaller');
  assert.equal(own({}), 'doorspelen');
});
