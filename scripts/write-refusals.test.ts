import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { refusals } from '../packages/server/src/table/refusals.ts';
import { refusalsPage } from './write-refusals.ts';

test('docs/refusals.md is the table of refusals', () => {
  const page = readFileSync(new URL('../docs/refusals.md', import.meta.url), 'utf8');
  assert.equal(page, refusalsPage(), 'out of date: npm run refusals');
});

test('each refusal has a sentence of its own, so that people can say which one they met', () => {
  const said = Object.values(refusals).map(({ code, text }) => `${code} ${text}`);
  assert.equal(new Set(said).size, said.length);
});
