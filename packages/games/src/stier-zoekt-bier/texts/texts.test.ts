import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtInBeers, builtInBulls } from '../deck.ts';
import { ruleIds } from '../rule-ids.ts';
import { namesEn } from './names.en.ts';
import { namesNl } from './names.nl.ts';
import { cardName } from './names.ts';
import { rulesEn } from './rules.en.ts';
import { rulesNl } from './rules.nl.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
/** The figures of a text, without those in the name of the 1,5 meter Drinker and its gloss. */
const figures = (text: string) =>
  [...text.replaceAll(/[a-z]+-\d[\w-]*|1[.,]5 met(er|re)/g, '').matchAll(/\d+/g)].map(String).sort();

/** Every text of the names with the path to it, in the order of the keys. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

test('every rule has a text in both languages, in the order of the ids', () => {
  for (const rules of [rulesNl, rulesEn]) {
    assert.deepEqual(Object.keys(rules), [...ruleIds]);
    for (const [id, text] of Object.entries(rules)) {
      assert.match(text, /^[A-Z“].*[.?!”]$/s, id);
      assert.doesNotMatch(text, / {2}|\n|[{}`§]|\b(RUL|EX|D\d)\b/, id);
    }
  }
});

test('rule texts speak only of rules that exist, the same ones in both languages', () => {
  const mentioned = (text: string) => [...text.matchAll(/SZB-\d{3}[a-z]?/g)].map((match) => match[0]).sort();
  for (const id of ruleIds) {
    assert.deepEqual(mentioned(rulesNl[id]), mentioned(rulesEn[id]), id);
    for (const other of mentioned(rulesNl[id]))
      assert.ok(
        ruleIds.some((known) => known === other),
        other,
      );
  }
});

test('rule texts give the same figures in both languages', () => {
  for (const id of ruleIds) assert.deepEqual(figures(rulesNl[id]), figures(rulesEn[id]), id);
});

test('cards are called by their names', () => {
  assert.equal(cardName(namesNl, 'pils-3-a'), 'Pils 3');
  assert.equal(cardName(namesNl, 'oer-5-aa'), 'Oerbier 5');
  assert.equal(cardName(namesEn, 'wit-1-d'), 'Witbier 1');
  assert.equal(cardName(namesNl, 'bruno-de-bruyne-6'), 'Bruno de Bruyne');
  assert.equal(cardName(namesEn, 'pietje-pils-12'), 'Pietje Pils');
  assert.equal(cardName(namesNl, 'bierbaas'), 'De bierbaas');
  assert.equal(cardName(namesNl, 'overzicht-3'), 'Overzichtskaart');
  assert.equal(cardName(namesEn, 'bonus-15-meter-drinker'), '1,5 meter Drinker');
  assert.equal(cardName(namesEn, 'bonus-allesdrinker'), 'Allesdrinker');
  for (const { id } of [...builtInBulls, ...builtInBeers])
    assert.doesNotMatch(cardName(namesEn, id), /[{}-]/, id);
  assert.throws(() => cardName(namesNl, 'water-1-a'));
});

test('both languages name the same things, with the same blanks and figures', () => {
  const nl = leaves(namesNl);
  const en = leaves(namesEn).filter(([path]) => !path.endsWith('/gloss'));
  assert.deepEqual(
    en.map(([path]) => path),
    nl.map(([path]) => path),
  );
  for (const [index, [path, text]] of nl.entries()) {
    const other = en[index]?.[1] ?? '';
    assert.deepEqual(placeholders(other), placeholders(text), path);
    assert.deepEqual(figures(other), figures(text), path);
    assert.doesNotMatch(text + other, / {2}|\n|[`§]/, path);
  }
});

test('a printed name is the same in both languages, and English explains it', () => {
  for (const group of ['kinds', 'bulls', 'others', 'places', 'phases'] as const) {
    const dutch: Record<string, { name: string; gloss?: string }> = namesNl[group];
    for (const [id, { name, gloss }] of Object.entries<{ name: string; gloss?: string }>(namesEn[group])) {
      assert.equal(name, dutch[id]?.name, id);
      assert.ok(gloss, id);
      assert.equal(dutch[id]?.gloss, undefined, id);
    }
  }
});
