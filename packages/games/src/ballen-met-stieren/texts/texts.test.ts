import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Ruling, spuger, standardDeck } from '../deck.ts';
import { ruleIds } from '../rule-ids.ts';
import { namesEn } from './names.en.ts';
import { namesNl } from './names.nl.ts';
import { cardName } from './names.ts';
import { rulesEn } from './rules.en.ts';
import { rulesNl } from './rules.nl.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
const figures = (text: string) =>
  [...text.replaceAll(/[a-z]+-\d[\w-]*/g, '').matchAll(/\d+/g)].map(String).sort();

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
      assert.doesNotMatch(text, / {2}|\n|[{}`§]|\b(T\d|D-\d)/, id);
    }
  }
});

test('rule texts speak only of rules that exist, the same ones in both languages', () => {
  const mentioned = (text: string) => [...text.matchAll(/BMS-\d{3}[a-z]?/g)].map((match) => match[0]).sort();
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
  type Group = Record<string, { name: string; gloss?: string }>;
  const groups = (names: typeof namesNl): Group[] => [
    names.teams,
    names.bulls.oranje,
    names.bulls.wit,
    names.specialities,
    names.actions,
    names.symbols,
    names.officials,
    names.others,
    names.places,
    names.phases,
  ];
  const dutch = groups(namesNl);
  for (const [index, group] of groups(namesEn).entries())
    for (const [id, { name, gloss }] of Object.entries(group)) {
      assert.equal(name, dutch[index]?.[id]?.name, id);
      assert.ok(gloss, id);
      assert.equal(dutch[index]?.[id]?.gloss, undefined, id);
    }
});
