import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findings, pairsIn } from './check-words.ts';

const page = `
# Words

## One thing, one word

### Everywhere

| | Say | Not |
|---|---|---|
| nl | verhaal | logboek, verslag* |
| en | story | the log |

### How-Ruck!

| | Say | Not |
|---|---|---|
| nl | leerpotje | leerspel |
`;
const pairs = pairsIn(page);
const found = (file: string, text: string) =>
  findings(file, text, pairs).map(({ line, pair }) => [line, pair.not]);

test('a losing word is found where players read it, and nowhere else', () => {
  assert.equal(pairs.length, 4);
  const table = 'packages/games/src/how-ruck/texts/table.nl.ts';
  assert.deepEqual(found(table, "  a: 'In het Logboek.',\n  b: 'Het leerspel',"), [
    [1, 'logboek'],
    [2, 'leerspel'],
  ]);
  const filledIn = ['  c: `Verslagen: $', '{logboek}`,'].join('');
  assert.deepEqual(found(table, filledIn), [[1, 'verslag*']]);
  assert.deepEqual(found(table, "  logboek: 'verhaal',\n  // logboek\n  log: 'logboeken',"), []);
  assert.deepEqual(found(table, "  d: 'the log',"), []);
  assert.deepEqual(found('packages/web/src/texts/nl.ts', "  a: 'Het leerspel',"), []);
  assert.deepEqual(found('packages/games/src/how-ruck/lesson.ts', "  en: 'the log',"), [[1, 'the log']]);
});

test('docs/words.md has a table for everything and for each box', () => {
  const all = pairsIn(readFileSync(new URL('../docs/words.md', import.meta.url), 'utf8'));
  assert.equal(new Set(all.map(({ within }) => within[0])).size, 6);
});
