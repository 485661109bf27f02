import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { disorderOf, needless, wordsOf } from './check-spelling.ts';
import { type Passage, passagesOfPage, passagesOfSource } from './spelling/passages.ts';
import { dictionary, misspelt, wordsIn } from './spelling/words.ts';

const books = fileURLToPath(new URL('../node_modules/@cspell/', import.meta.url));
const dictionaries = {
  nl: dictionary(`${books}dict-nl-nl/Dutch.trie.gz`),
  en: dictionary(`${books}dict-en-gb/en_GB.trie.gz`),
};
const found = (passages: readonly Passage[]) =>
  passages.flatMap((passage) => misspelt(passage, dictionaries).map((word) => `${passage.line} ${word}`));
const inText = (file: string, source: string) => found(passagesOfSource(file, source, true));
const inCode = (source: string) => found(passagesOfSource('scripts/some.test.ts', source, false));
const inPage = (page: string) => found(passagesOfPage(page, 'en'));

test('a Dutch text is spelt as Dutch, an English one as English', () => {
  const dutch = 'packages/games/src/how-ruck/texts/table.nl.ts';
  assert.deepEqual(
    inText(dutch, "export const a = {\n  b: 'De bierkaarten zijn verdeelt over tweee stapels',\n};"),
    ['2 tweee'],
  );
  assert.deepEqual(inText(dutch, "const a = 'Whose cards are these';"), ['1 Whose', '1 cards']);
  assert.deepEqual(inText('a.en.ts', "const a = 'The color of the kaart, `kaart` and “kaart”';"), [
    '1 color',
    '1 kaart',
  ]);
  assert.deepEqual(inText('a.ts', "const a = { nl: 'het spel', en: 'het game' };"), ['1 het']);
  assert.deepEqual(inText('a.ts', "const nl = { a: 'cards' }; const b = ['the game', 'het spel', 'teh'];"), [
    '1 cards',
    '1 teh',
  ]);
});

test('names, keys, ids, types and filled-in values are not spelt', () => {
  assert.deepEqual(
    inText(
      'a.nl.ts',
      "import { thing } from './whatever.ts';\ntype A = 'somebody'; const place: 'there' = { when: 'dame-4-1' };",
    ),
    [],
  );
  assert.deepEqual(
    wordsIn('{seat} krijgt {count:kaart|kaarten} en HR-093, zie {somewhere}. readFile() a_b --seed'),
    ['krijgt', 'kaart', 'kaarten', 'en', 'zie'],
  );
});

test('comments and titles of tests are English, other strings of code are not read', () => {
  assert.deepEqual(inCode("// A kommentar\nconst a = 'teh';\ntest('a titel', () => {});\n/** Twoo\n */"), [
    '1 kommentar',
    '4 Twoo',
    '3 titel',
  ]);
});

test('a page is English; code is not read, a citation may be Dutch, and so may a name', () => {
  assert.deepEqual(
    inPage('# A pagge\n\n```\ncode heree\n```\n`heree` [see](heree.md) *het veld* “de kaart” Kaart kaart'),
    ['1 pagge', '6 kaart'],
  );
});

test('a list is in order, and holds only what is needed', () => {
  const words = wordsOf('Nessie\nbier\nbier\naap\n');
  assert.deepEqual(disorderOf(words), [
    '“bier” belongs before “bier”, once',
    '“aap” belongs before “bier”, once',
  ]);
  assert.deepEqual(
    needless(words, (word) => word === 'bier', new Set(['Nessie', 'bier'])),
    ['bier', 'bier', 'aap'],
  );
});
