import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapter } from '@stamtafel/games/chapters.ts';
import { inChapters } from './chapters.ts';

const rules = { 'T-1': 'Iedereen trekt.', 'T-2': 'Wie trekt, wint.', 'T-10': 'Einde.' };
const chapters = [chapter('T-1', 'Begin', 'Beginning'), chapter('T-10', 'Einde', 'End')];

test('a chapter holds its rules up to the next one', () => {
  const all = inChapters(rules, chapters, 'nl', () => 0);
  assert.deepEqual(
    all.map(({ title, rules: own }) => [title, own.map(([id]) => id)]),
    [
      ['Begin', ['T-1', 'T-2']],
      ['Einde', ['T-10']],
    ],
  );
});

test('of what is looked for only the chapters are left that have it', () => {
  const found = inChapters(rules, chapters, 'en', (id) => (id === 'T-2' ? 0 : undefined));
  assert.deepEqual(found, [{ from: 'T-1', title: 'Beginning', rules: [['T-2', 'Wie trekt, wint.']] }]);
});

test('what fits best comes first, in its chapter and among the chapters; what fits as well stays in order', () => {
  const found = inChapters(rules, chapters, 'nl', (id) => (id === 'T-1' ? 2 : id === 'T-2' ? 1 : 0));
  assert.deepEqual(
    found.map(({ title, rules: own }) => [title, own.map(([id]) => id)]),
    [
      ['Einde', ['T-10']],
      ['Begin', ['T-2', 'T-1']],
    ],
  );
});
