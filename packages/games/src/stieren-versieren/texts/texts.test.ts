import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardTable } from '../deck.ts';
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
      assert.match(text, /^[A-Z“].*[.?!”)]$/s, id);
      assert.doesNotMatch(text, / {2}|\n|[{}`§]|\b(Q\d|SV-D\d|DECLINE|PASS)/, id);
    }
  }
});

test('rule texts speak only of rules that exist, the same ones in both languages', () => {
  const mentioned = (text: string) => [...text.matchAll(/SV-\d{3}[a-z]?/g)].map((match) => match[0]).sort();
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
  for (const group of [
    'locations',
    'symbols',
    'owners',
    'bulls',
    'cows',
    'actions',
    'phases',
    'places',
    'roles',
  ] as const) {
    const dutch: Record<string, { name: string; gloss?: string }> = namesNl[group];
    for (const [id, { name, gloss }] of Object.entries<{ name: string; gloss?: string }>(namesEn[group])) {
      assert.equal(name, dutch[id]?.name, id);
      assert.ok(gloss, id);
      assert.equal(dutch[id]?.gloss, undefined, id);
    }
  }
});
