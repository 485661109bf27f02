import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameTexts, printedNames, ruleTexts } from '../../testing/texts.ts';
import { builtInBeers, builtInBulls } from '../deck.ts';
import { ruleIds } from '../rule-ids.ts';
import { namesEn } from './names.en.ts';
import { namesNl } from './names.nl.ts';
import { cardName, type Names } from './names.ts';
import { rulesEn } from './rules.en.ts';
import { rulesNl } from './rules.nl.ts';

/** A figure in the name of the 1,5 meter Drinker and its gloss. */
const drinker = /1[.,]5 met(er|re)/g;

ruleTexts({
  ids: ruleIds,
  prefix: 'SZB',
  nl: rulesNl,
  en: rulesEn,
  inside: /\b(RUL|EX|D\d)\b/,
  noFigure: drinker,
});
nameTexts(namesNl, namesEn, drinker);

const printed = ({ kinds, bulls, others, places, phases }: Names) => [kinds, bulls, others, places, phases];
printedNames(printed(namesNl), printed(namesEn));

test('cards are called by their names', () => {
  assert.equal(cardName(namesNl, 'pils-3-a'), 'Pils 3');
  assert.equal(cardName(namesNl, 'oer-5-aa'), 'Oerbier 5');
  assert.equal(cardName(namesEn, 'wit-1-d'), 'Witbier 1');
  assert.equal(cardName(namesNl, 'bruno-de-bruyne-6'), 'Bruno de Bruyne');
  assert.equal(cardName(namesEn, 'pietje-pils-12'), 'Pietje Pils');
  assert.equal(cardName(namesNl, 'bierbaas'), 'De bierbaas');
  assert.equal(cardName(namesEn, 'bonus-15-meter-drinker'), '1,5 meter Drinker');
  assert.equal(cardName(namesEn, 'bonus-allesdrinker'), 'Allesdrinker');
  for (const { id } of [...builtInBulls, ...builtInBeers])
    assert.doesNotMatch(cardName(namesEn, id), /[{}-]/, id);
  assert.throws(() => cardName(namesNl, 'water-1-a'));
});
